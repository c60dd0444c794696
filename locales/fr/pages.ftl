# Les pages de ce qui est trop long pour un seul message.

button-page-before = Page précédente
button-page-after = Page suivante
page-of = Page { $page } sur { $pages }.

# Pages of what is too long for one message.

button-page-before = Previous page
button-page-after = Next page
page-of = Page { $page } of { $pages }.

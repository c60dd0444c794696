# What the steps of the lessons on Contiguity and Contiguity Deluxe say: the idea and the task, and what is said when it is done.

lesson-contiguity-slide = A disk slides around the ring as far as you like, over empty cells. Slide one of your disks.
lesson-contiguity-slide-done = That is a slide: as far as the way is free.

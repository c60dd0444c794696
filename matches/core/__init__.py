"""What all rooms share: values such as a match with its seats, its terms and its clock, and no SQL."""

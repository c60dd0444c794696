"""Pictures that are no boards: results, the course of a match, brackets and tables, how a team voted."""

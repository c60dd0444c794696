"""The search of both games of Contigo."""

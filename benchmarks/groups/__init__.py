"""The costs of leagues, tournaments and teams."""

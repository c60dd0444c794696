"""What leagues, tournaments and teams cost."""

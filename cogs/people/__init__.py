"""What people choose and see about themselves: settings, blocks, privacy, the desk."""

"""One running process: its settings, services, background work and health."""

"""One running process: its settings, its services, its work, and how it is known to be well."""

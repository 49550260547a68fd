"""Books: logs that are not tables, folded in memory and kept up to date."""

"""In company: friends, one device, a big screen, days, challenges, clubs."""

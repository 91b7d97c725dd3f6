"""The terminal: a person plays against bots. It draws views, offers options and shows sentences; it owns no rule."""

# What stands on every page: the header, titles, notices.

frame-home = Home

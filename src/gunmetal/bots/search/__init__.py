"""Search: bots that look ahead in worlds that they imagine."""

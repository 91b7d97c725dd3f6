"""The table in the browser: tables, seats, store, streams. The page itself is in web/ and owns no rule."""

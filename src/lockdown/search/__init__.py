"""Find the rule that answers a question: one index for both games, their modes and each language.

- `words`   cuts text into words, and knows their forms, their synonyms and what people ask
- `index`   the index (SQLite's FTS5) and the order of the answers
- `export`  the same index as JSON, for pages without a server (the documentation)

>>> from lockdown.search import search
>>> search("can I trade in combat", "en", "lockdown")[0].id
'LD-TRD-01'
"""

from lockdown.search.index import GAMES, MODES, Found, search

__all__ = ["GAMES", "MODES", "Found", "search"]

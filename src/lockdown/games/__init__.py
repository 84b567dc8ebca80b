"""The games of this table, one package each: what differs between them stands here."""

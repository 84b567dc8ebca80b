"""The rules, one module a chapter of the catalogue. Each rule carries its id where it lives."""

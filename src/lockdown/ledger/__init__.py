"""The rules ledger: which rules of the catalogue have code, and which have tests that pass.

The catalogue (`docs/rules`) numbers every rule. Code names the rules it carries out, tests and
scenarios name the rules they hold; this package joins the three.

- `catalogue`  reads the rules
- `carriers`   finds ids in code, tests and scenarios, without running anything
- `record`     keeps how the tests that carry ids came out last time
- `report`     joins them, for `lockdown rules`
- `pytest_plugin`  writes the record and refuses unknown ids
"""

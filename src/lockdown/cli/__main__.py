"""`python -m lockdown.cli` is `lockdown`."""

from lockdown.cli import main

if __name__ == "__main__":
    main()

# Sourced by ./test and ./play: sets PYTHON to the newest suitable Python on PATH, or explains.
#
# Each candidate is run, not only looked up: version managers put names on PATH that do not work.
# `ensurepip` is what `python -m venv` needs; Debian ships it apart, as python3-venv.
PYTHON=
without_venv=
for candidate in python3.13 python3.12 python3.11 python3 python; do
    if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' \
        >/dev/null 2>&1; then
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            PYTHON=$candidate
            break
        fi
        without_venv=$candidate
    fi
done
if [ -z "$PYTHON" ] && [ -n "$without_venv" ]; then
    echo "$("$without_venv" --version) is here, but its module 'venv' is not." >&2
    echo "On Debian and Ubuntu: apt-get install python3-venv" >&2
    exit 1
fi
if [ -z "$PYTHON" ]; then
    echo "Lockdown needs Python 3.11, 3.12 or 3.13, and none is on PATH." >&2
    if command -v python3 >/dev/null 2>&1; then
        echo "python3 is $(python3 --version 2>&1)." >&2
    fi
    exit 1
fi

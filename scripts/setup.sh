#!/bin/sh
# Bring a virtual environment up to date:   sh scripts/setup.sh FOLDER [EXTRA ...]
# This part needs no Python: it finds one. scripts/setup.py does the work. PYTHON=... overrides the choice.
here=$(dirname "$0")

# Quick way out, without looking for a Python: the environment itself says that it is current.
if [ -z "${PYTHON:-}" ] && [ -x "$1/bin/python" ] && "$1/bin/python" "$here/setup.py" --check "$@" 2>/dev/null; then
    exit 0
fi

fits='import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))'
lacking_venv=

# A name on PATH proves nothing (pyenv leaves shims for versions that are switched off), so each one is run.
try() {
    python=$1
    shift
    "$python" -c "$fits" >/dev/null 2>&1 || return 0
    if "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        exec "$python" "$here/setup.py" "$@" </dev/null
    fi
    lacking_venv=${lacking_venv:-$python}
}

if [ -n "${PYTHON:-}" ]; then
    try "$PYTHON" "$@"
else
    for name in python3.13 python3.12 python3.11 python3; do
        try "$name" "$@"
    done
fi

if [ -n "$lacking_venv" ]; then
    echo "Set-up: $lacking_venv cannot make virtual environments; install its venv module (on Debian and Ubuntu: apt install python3-venv) and try again." >&2
elif [ -n "${PYTHON:-}" ]; then
    echo "Set-up: PYTHON=$PYTHON is not a Python 3.11, 3.12 or 3.13; name one, or leave PYTHON out to have one found." >&2
else
    echo "Set-up: Gunmetal needs Python 3.11, 3.12 or 3.13, and none was found on the PATH; install one, or name it: make PYTHON=/path/to/python3.13 ..." >&2
fi
exit 1

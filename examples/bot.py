"""A bot of your own in Python, without any library: it is asked on standard input, and answers on standard output.

    gunmetal arena gunrunners --players 2 --bots "exec:python3 examples/bot.py,random"

Each line is a JSON object (docs/outside-bots.md). This one plays any of the games, and plays them badly: it takes the option whose
notation is the longest, as these tend to do the most.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "move":
        best = max(message["options"], key=lambda option: len(option["notation"]))
        print(best["action"], flush=True)

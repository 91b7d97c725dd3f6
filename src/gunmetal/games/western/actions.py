"""Actions as small numbers, in blocks: what the interface, bots and logs choose from. Their words are in notation.py.

Both games share the blocks; each offers those that its rules have.
"""

from gunmetal.games.western.state import COLOURS, GANG, GUNFIGHTERS, KINDS, LOCATIONS, SIDES

DONE = 0                                       # nothing more of this, and on with the turn
STAY = 1                                       # (SL-10, SM-8)
MISS = 2                                       # the turn (SL-8)
MOVE = 3                                       # + location
BOOTS = MOVE + LOCATIONS                       # + location: with a card that moves two steps
HORSE = BOOTS + LOCATIONS                      # + location: with a card that moves anywhere
RIDE = HORSE + LOCATIONS                       # + location: from the Livery for $2 (SM-8)
HIRE = RIDE + LOCATIONS                        # + gunfighter
BUY = HIRE + GUNFIGHTERS                       # + kind (SL-12)
SELL = BUY + KINDS                             # + kind (SL-17)
ATTACH = SELL + KINDS                          # + kind * GANG + slot: buy for a gunfighter (SM-26)
SELL_ATTACHED = ATTACH + KINDS * GANG          # + slot * COLOURS + colour (SM-14)
HEAL = SELL_ATTACHED + GANG * COLOURS          # + slot: in the Hotel (SL-20, SM-16)
BAG = HEAL + GANG                              # + slot: with a Doctor's Bag (SL-27, SM-11)
PLAY = BAG + GANG                              # + kind: an action card
FREE_SHOOTOUT = PLAY + KINDS                   # in the Saloon (SL-23, SM-20)
FREE_BRAWL = FREE_SHOOTOUT + 1
JAIL = FREE_BRAWL + 1                          # + gunfighter (SL-24, SM-21)
JAIL_WITH_POSTER = JAIL + GUNFIGHTERS          # + gunfighter
HANG = JAIL_WITH_POSTER + GUNFIGHTERS          # + gunfighter (SL-19, SM-13)
MINE = HANG + GUNFIGHTERS                      # roll a die (SM-15)
VISIT = MINE + 1                               # draw a card at Madame Bell's (SM-19)
CHOOSE = VISIT + 1                             # + seat * GANG + slot: a gunfighter
USE = CHOOSE + SIDES * GANG                    # + kind: a card that helps (SL-27), Dynamite (SM-11)
LASSO = USE + KINDS                            # + slot of its bearer (SM-29)
STEAL = LASSO + GANG                           # + (seat * GANG + slot) * COLOURS + colour
STAKE = STEAL + SIDES * GANG * COLOURS         # + dollars, up to 10
REROLL = STAKE + 11                            # + face: a suit, or a joker (SL-34)
CANCEL = REROLL + 5                            # wounds with a Bible
PLACE = CANCEL + 1                             # + location (SL-36)
RELEASE = PLACE + LOCATIONS                    # + gunfighter (SL-36, SM-30)
ROB = RELEASE + GUNFIGHTERS                    # + seat: whose account (SM-31)
GIVE_UP = ROB + SIDES                          # + kind (SL-28)
DISCARD = GIVE_UP + KINDS                      # + kind; at the opening: change it (SM-5)
ACCOUNT = DISCARD + KINDS                      # + dollars that shall lie there (SL-14, SM-22)
MOST_DOLLARS = 500
ACTIONS = ACCOUNT + MOST_DOLLARS + 1

MAX_OPTIONS = 1024
MAX_STEPS = 1 << 17                            # decisions that are recorded of one game

### The page around the games: lobby, invitations, rules, settings. The tables have files of their own.

## All pages

shell-home = Gunmetal, to the lobby
shell-tagline = Three tabletop games, with people or bots
shell-skip = Skip to the content
shell-close = Close
shell-copy = Copy
shell-copied = Copied.
shell-copy-by-hand = The link is selected: copy it with your keyboard.
shell-rules = Rules
shell-loading = Loading …
shell-offline = The server does not answer. Your game is kept; try again in a moment.
shell-failed = The server could not do that (answer { $status }).
shell-broken-title = Something broke
shell-broken = The page ran into an error. Your game is kept on the server; load the page again.
shell-reload = Load again
shell-nowhere-title = Nothing is here
shell-nowhere = There is no page at this address. The link may have been cut short.
shell-to-lobby = To the lobby

language-en = English
language-pt-br = Português

## Settings of this browser

prefs-title = Settings
prefs-language = Language
prefs-theme = Theme
prefs-theme-auto = As the system
prefs-theme-light = Light
prefs-theme-dark = Dark
prefs-go-light = Switch to light
prefs-go-dark = Switch to dark
prefs-motion = Animation
prefs-motion-full = Full
prefs-motion-short = Short
prefs-motion-off = Off
prefs-confirm = Ask before a choice is played
prefs-confirm-always = Always
prefs-confirm-final = If it cannot be undone
prefs-confirm-never = Never
prefs-sound = Sounds
prefs-notifications = Browser notifications
prefs-notifications-note = When it is your turn and you look elsewhere
prefs-notes = Notes on face-down cards I know
prefs-notes-note = In Gunrunners; without them you remember for yourself
prefs-notifications-missing = This browser has no notifications here.
prefs-notifications-denied = The browser does not allow notifications for this page.

## Who is who

you-title = You
you-open = { $name ->
    [none] You: name, picture, other device
   *[other] { $name }: name, picture, other device
}
you-name = Name
you-name-hint = What others call you
you-ask-name = What do the others call you?
you-ask-hint = A name, if you like
you-avatar = Picture
you-carry-title = Go on with another device
you-carry = A link that takes all your seats along. It works once: open it on the other device.
you-carry-make = Make a link
you-carry-link = One-time link
you-carry-until = Works once, until { $time }.
avatar-hat = Hat
avatar-key = Key
avatar-glasses = Glasses
avatar-phone = Telephone
avatar-case = Suitcase
avatar-star = Star
avatar-horseshoe = Horseshoe
avatar-lamp = Lantern
avatar-cactus = Cactus
avatar-boot = Boot
avatar-cards = Cards
avatar-mask = Mask

seat-open = Free seat
seat-bot = Bot
seat-you = You
seat-nameless = Somebody
seat-of = { $colour }, { $agency }

bot-level-random = Bot, at random
bot-level-greedy = Bot, steady
bot-level-rookie = Bot, rookie
bot-level-regular = Bot, regular
bot-level-skilled = Bot, skilled
bot-level-expert = Bot, expert
bot-level-master = Bot, master
bot-level-legend = Bot, legend
bot-level-other = Bot, { $level }

## The games, in one sentence each

about-gunrunners = Place agents, trigger busts, split the crates.
about-gunslingers = Hire a posse, work the town, be the last one standing.
about-gunsmoke = The town again, larger: gunfighters, gold and a bank.

## Lobby: a new game

lobby-title = Lobby
lobby-new = Start a game
lobby-new-note = Pick a game, check the seats, deal.
lobby-game = Game
lobby-chosen = Chosen
lobby-players-range = { $least }–{ $most } players
lobby-editions = { $count ->
    [one] one edition
   *[other] { $count } editions
}
lobby-has-solo = solo game

lobby-who = Who plays
lobby-who-bots = Me and bots
lobby-who-friends = Friends, by link
lobby-who-screen = All at this screen
lobby-who-solo = Alone
lobby-players = Players
lobby-seats = Seats
lobby-seat-who = Who plays { $colour }
lobby-seat-me = You
lobby-seat-screen = Somebody at this screen
lobby-seat-open = A friend, by link
lobby-seat-anyone = Anyone who joins
lobby-seat-name = Name of { $colour }
lobby-seat-name-hint = Name
lobby-seat-waiting = Waits for a friend
lobby-seat-waiting-anyone = Waits for anyone
lobby-daily = Today’s challenge
lobby-daily-note = { DATETIME($day, dateStyle: "long") }: the same deal for everybody.

lobby-edition = Edition
lobby-bots-move = Bots move
lobby-bots-quick = At once
lobby-bots-steady = After a moment
lobby-bots-slow = At leisure
lobby-pace = Time to think
lobby-pace-none = No clock
lobby-pace-live = At the table
lobby-pace-days = Over days
lobby-pace-seconds = { $seconds ->
    [one] { $seconds } second a choice
   *[other] { $seconds } seconds a choice
}
lobby-pace-minutes = { $minutes ->
    [one] { $minutes } minute a choice
   *[other] { $minutes } minutes a choice
}
lobby-pace-day-count = { $days ->
    [one] { $days } day a choice
   *[other] { $days } days a choice
}
lobby-open = Who may come
lobby-open-no = Private
lobby-open-yes = Open
lobby-open-no-note = Only those with the link.
lobby-open-yes-note = Listed in the lobby: anyone may watch, or take a free seat.
lobby-variants = Variants
lobby-variants-none = as in the rulebook
lobby-variants-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-variant-players = { $players } players are a variant that is not in the rulebook.
lobby-setting-other = Variant “{ $setting }”
lobby-setting-opening-hand = Cards dealt at the start
lobby-setting-round-limit = Round limit (0: none)
lobby-setting-interest-per = Banked dollars that earn $1

lobby-start = Start { $game }
lobby-starting = Dealing …
lobby-go-bots = The bots are ready: the game begins at once.
lobby-go-open = You get a link to hand on. The game begins when all seats are taken, or when you let bots take the free ones.
lobby-go-screen = You pass the screen around; a curtain hides each hand.
lobby-go-solo = You against the Three: the game begins at once.
lobby-created = Your table is ready
lobby-created-note = Send this link to those who will play. Each free seat goes to the first who takes it.
lobby-invite-link = Invitation
lobby-share = Share
lobby-share-text = Come and play { $game } with me.
lobby-to-table = Go to the table

## Lobby: tables

lobby-mine = My games
lobby-your-turns = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
lobby-your-turn = Your turn
lobby-your-turn-title = Your turn ({ $count }) · Gunmetal
lobby-turn = { $game }, turn { $turn }
lobby-with = with { $names }
lobby-alone = solo game
lobby-waiting = Waiting for players
lobby-over = Finished
lobby-running = Others play
lobby-more = { $count } more
lobby-open-tables = Open tables
lobby-watch-tables = Watch
lobby-none-open = No table is open just now. Start one, and choose “Open”.
lobby-taken = { $taken } of { $seats } seats taken
lobby-join = Join
lobby-join-what = Join { $game }, { $details }
lobby-watch = Watch
lobby-watch-what = Watch { $game } of { $names }
lobby-learn = Learn

## Invitations

join-title = { $host ->
    [none] You are invited to { $game }
   *[other] { $host } invites you to { $game }
}
join-seat = Your seat
join-now = Take the seat
join-watch = Only watch
join-full = All seats are taken, but you may watch.
join-sitting = You sit at this table already.
join-to-table = Go to the table
join-failed = The invitation does not work
carry-title = Take your seats to this device
carry-note = This browser will then have your seats, your name and your picture. The link works once.
carry-now = Take them over
carry-done = Done: your seats are here now.
carry-failed = The link does not work

## Rules

rules-of = Rules of { $game }
rules-contents = Contents
rules-games = Games
rules-search = Find in the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
rules-english = The numbered rules are kept in English; the tables explain every choice in your language.

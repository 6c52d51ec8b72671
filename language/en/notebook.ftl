## Library

### Values and programs in a notebook. $scenario: the text of a search, such as queens/8.

# Below a picture that moves.
notebook-film = Steps { NUMBER($begin) } to { NUMBER($end) } of the search { $scenario }
# Beside the player of a search, or where a search has none. $steps, $most: how many the player has.
notebook-part = The player has the first { NUMBER($steps) } steps.
notebook-far = Step { NUMBER($step) } is too far for the player here. It has the first { NUMBER($most) } steps.
notebook-own = This search can't be written as a scenario. So it has no player here.
notebook-large = The page of this search is too large for a notebook. So it has no player here.
# Below a long table. $rows: all of them.
notebook-rows = You see the first { NUMBER($shown) } of { NUMBER($rows) } rows.

# --- an answer that is checked ---

notebook-check-open = The check can't tell whether this answer is right.
# After it comes what an answer looks like.
notebook-check-unread = The check can't read this answer: { $answer }.

# --- what is not accepted ---

notebook-error-nothing = Say which puzzle, such as queens 8 or tour 5x5 --start c3.
notebook-error-quotes = line { $line }: a quotation mark is missing
notebook-error-function = function { $given }: it must be a function that you wrote with def
notebook-error-source = function { $function }: its source is not known. Define it in a cell or a file
# $name: what the function uses.
notebook-error-uses = function { $function }: it uses { $name }, which is not a plain value, a module or a function of yours. Make it inside the function
notebook-error-parameter = function { $function }: its parameter { $parameter } must be one of { OR($known) }, or have a default
notebook-error-answer = answer { $answer }: it must be a list, a dictionary, a text or a number

notebook-error-address = address { $address }: it must begin with https:// and have no #
notebook-error-anywidget = This needs anywidget: pip install anywidget
notebook-error-search = search { $given }: give a search, a scenario or a link

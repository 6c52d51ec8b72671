## Library

### Values and programs in a notebook. $scenario: the text of a search, such as queens/8.

# Below a picture that moves.
notebook-film = Steps { NUMBER($begin) } to { NUMBER($end) } of the search { $scenario }
# Beside the player of a search, or where a search has none. $steps, $most: how many the player has.
notebook-part = The player has the first { NUMBER($steps) } steps.
notebook-far = Step { NUMBER($step) } is too far for the player here. It has the first { NUMBER($most) } steps.
notebook-own = No text of a scenario says this search. So it has no player here.
notebook-large = The page of this search is too large for a notebook. So it has no player here.
# Below a long table. $rows: all of them.
notebook-rows = You see the first { NUMBER($shown) } of { NUMBER($rows) } rows.

# --- what is not accepted ---

notebook-error-address = address { $address }: it must begin with https:// and have no #

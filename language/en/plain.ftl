## Library

# --- what happened at a step ---

plain-begin = The search has chosen nothing yet.
# $order: its place among the candidates, or ""
plain-place = The search chooses { $name }.
plain-dead-end = Dead end: nothing can follow { $name }. The search takes it back.
# $every: solutions may have been found there
plain-exhausted = { $every ->
    [true] The search has tried everything after { $name }. It takes { $name } back.
   *[false] Nothing after { $name } works. The search takes it back.
}
plain-solution-left = That was a solution. The search goes on and takes { $name } back.
plain-solved = Every choice is made. That's a solution!

# --- titles of a search's end ---

plain-found = Solution found
plain-no-solution = No solution exists

## Page

plain-own = Your own
# $number: on the path, or 0
plain-cell = { $number ->
    [0] { $name }: not chosen
   *[other] { $name }: choice { $number }
}
plain-label = { $length ->
    [one] { $depth } of { $length } choice made.
   *[other] { $depth } of { $length } choices made.
}
plain-counts = { $placed ->
    [one] { $placed } choice made, { $undone } taken back.
   *[other] { $placed } choices made, { $undone } taken back.
}

## Page, in dialogs

# In the help.
plain-help-intro = The search tries the options in a fixed order. Where no option is left, it takes its last choice back and tries the next one. Press Play, or step forward and back.

## Page

plain-own = Your own
plain-help-intro = The program tries the choices in a fixed order; where none is left it takes its last one back and tries the next. Press play, or step through it, forwards and backwards.
plain-help-legend = { "" }
plain-begin = Nothing has been chosen yet.
# $order: its place among the candidates, or ""
plain-place = { $name } is chosen.
plain-dead-end = Dead end after { $name }: nothing can follow. It is taken back.
# $every: solutions may have been found there
plain-exhausted = { $every ->
    [true] Everything beyond { $name } has been searched. It is taken back.
   *[false] Nothing beyond { $name } works. It is taken back.
}
plain-solution-left = That was a solution. The search goes on: { $name } is taken back.
plain-solved = Everything is in place: a solution.
# $number: on the path, or 0
plain-cell = { $number ->
    [0] { $name }: not chosen
   *[other] { $name }: chosen as number { $number }
}
plain-label = { $length ->
    [one] { $depth } of { $length } choice made.
   *[other] { $depth } of { $length } choices made.
}
plain-found = Solution found
plain-no-solution = No solution exists
plain-checked = Checked: the rules hold.
plain-counts = { $placed ->
    [one] { $placed } choice placed, { $undone } taken back.
   *[other] { $placed } choices placed, { $undone } taken back.
}
plain-tried = { $placed ->
    [one] Every way was tried, as far as it could go: { $placed } choice placed in all.
   *[other] Every way was tried, as far as it could go: { $placed } choices placed in all.
}

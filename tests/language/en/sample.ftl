### One sentence for each thing that a catalogue may hold.

## Library and page

sample-text = The search tried "everything" at `once`, for ${ "{" }n{ "}" } \ more.
sample-lines =
    The first line,
    and the second.
sample-name = { $name } is empty.
sample-number = { $n } steps, { NUMBER($n) } in all
sample-plural = { $n ->
    [0] No queen is left.
    [one] { $n } queen is left.
   *[other] { $n } queens are left.
}
sample-row = Look at { AND($places) }: { COUNT($places) ->
    [one] it is
   *[other] they are
} empty.
sample-short = { OR($places, most: 3) }
sample-chosen = { $puzzle ->
    [tour] No tour is possible.
   *[other] No solution is possible, { $n ->
       [one] with { $n } colour
      *[other] with { $n } colours
    }.
}
sample-yes = { $every ->
    [true] All solutions
   *[false] One solution
}
sample-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
sample-term = { -program }: { -region(case: "capital") } 2 is a { -region }.
sample-gender = { -region.gender ->
    [f] she
   *[other] it
}
sample-again = { sample-yes }, { sample-button.title }
sample-button = Show
    .title = Show a tour

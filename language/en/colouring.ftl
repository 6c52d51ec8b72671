### A map, or a graph, is coloured.
### $region: its name; $colour: red, blue and so on.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

colouring-only = { $then ->
    [true] Then { $region } can only be { $colour }.
   *[false] { $region } can only be { $colour }.
}
colouring-none = { $then ->
    [true] Then no colour is left for { $region }.
   *[false] No colour is left for { $region }.
}
colouring-options = { $region } can only be { OR($colours, most: 6) }.
colouring-try = Try { $colour } for { $region }.

# --- why a colour is ruled out ---

colouring-touches = touches { $region }, already { $colour }
# It would only give an answer with the names of two colours swapped.
colouring-as-new = { $colour } is as new as { $other }: nothing to gain

# --- why it is lost ---

# $neighbours: each a colouring-why-neighbour
colouring-why-no-colour = No colour is left for { $region }: { AND($neighbours, most: 6) }.
colouring-why-neighbour = { $region } is { $colour }
colouring-why-clique = { AND($regions, most: 6) } all touch one another. They alone need { COUNT($regions) } colours.
# An odd number of regions.
colouring-why-ring = { COUNT($regions) } regions form a ring: { AND($regions, most: 6) }. Each of them touches the next. Two colours can't take turns around an odd ring.
colouring-why-wheel = { $hub } touches all { COUNT($regions) } regions of a ring: { AND($regions, most: 6) }. Each of them touches the next. { $hub } takes one colour, so two are left for the ring. Two colours can't take turns around an odd ring.
# What proves nothing: it is still open.
colouring-open = { $region } can still be { OR($colours, most: 6) }.

# --- why a colour is not looked at ---

colouring-unseen-coloured = { $region } is already { $colour }.
colouring-unseen-next = The next region is { $region }.

# --- what is marked; small letters, as in a legend ---

colouring-mark-stuck = a region for which no colour is left
colouring-mark-neighbours = neighbours that have the colours
colouring-mark-clique = regions that all touch one another
colouring-mark-ring = { $regions ->
    [one] { $regions } region in a ring, an odd number
   *[other] { $regions } regions in a ring, an odd number
}
colouring-mark-hub = the region that touches all of the ring

## Library and page

colouring-colour = { $colour ->
    [1] red
    [2] blue
    [3] yellow
    [4] green
    [5] orange
    [6] purple
    [7] brown
    [8] pink
   *[other] colour { $colour }
}

## Page

colouring-cell = { $region }: { $colour }
colouring-begin = { $regions ->
    [one] { $colours ->
        [one] { $regions } region and { $colours } colour. Neighbours must differ.
       *[other] { $regions } region and { $colours } colours. Neighbours must differ.
    }
   *[other] { $colours ->
        [one] { $regions } regions and { $colours } colour. Neighbours must differ.
       *[other] { $regions } regions and { $colours } colours. Neighbours must differ.
    }
}
# $order: its place among the candidates
colouring-place = { $region } is coloured { $colour } (try { $turn } of { $tries }).
colouring-easy = It is an easy region: a colour is always left for it.
colouring-dead-end = Dead end: { $stuck } touches all colours. { $region } gives up { $colour }.
# $every: colourings may have been found there
colouring-exhausted = { $every ->
    [true] Everything beyond { $region } in { $colour } has been searched. It gives up that colour.
   *[false] Nothing beyond { $region } in { $colour } works. It gives up that colour.
}
colouring-solution-left = That was a colouring. The search goes on: { $region } gives up { $colour }.
colouring-solved = { $used ->
    [one] Every region has a colour, and no two neighbours the same: { $used } colour in use.
   *[other] Every region has a colour, and no two neighbours the same: { $used } colours in use.
}
colouring-label = { $regions ->
    [one] { $colours ->
        [one] Map of { $regions } region, { $coloured } of them coloured with up to { $colours } colour.
       *[other] Map of { $regions } region, { $coloured } of them coloured with up to { $colours } colours.
    }
   *[other] { $colours ->
        [one] Map of { $regions } regions, { $coloured } of them coloured with up to { $colours } colour.
       *[other] Map of { $regions } regions, { $coloured } of them coloured with up to { $colours } colours.
    }
}
colouring-fewest-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}
colouring-fewest-searching = searching ...
colouring-fewest-found = found: { $placed } placed, { $undone } taken back.
colouring-fewest-exhausted = { $placed ->
    [one] impossible: every way tried, in { $placed } placement
   *[other] impossible: every way tried, in { $placed } placements
}
colouring-fewest-clique = ({ AND($clique) } all touch one another)
colouring-fewest-stopped = { $events ->
    [one] not known: stopped at { $events } step
   *[other] not known: stopped at { $events } steps
}
colouring-fewest-least = { $colours ->
    [one] { $colours } colour is the least.
   *[other] { $colours } colours are the least.
}
colouring-help-intro = Every region gets one of the colours so that neighbours differ. The program takes the regions in some order and tries the colours in turn. Where each colour touches a neighbour it goes back and recolours. Press play, or step through it, forwards and backwards.
colouring-help-legend = Each colour has its own pattern as well. The framed region is the next one; a red frame marks the region that just gave up its colour.
# The choice of an own one among the presets.
colouring-own = Your own map
# The title of a heat map.
colouring-heat = Taken back from each region
colouring-found = { $colours ->
    [one] Coloured with 1 colour
   *[other] Coloured with up to { $colours } colours
}
colouring-no-solution = { $colours ->
    [one] { $colours } colour is not enough
   *[other] { $colours } colours are not enough
}
colouring-checked = Checked: the two sides of every border differ.
colouring-counts = { $placed ->
    [one] { $placed } placement, { $undone } taken back.
   *[other] { $placed } placements, { $undone } taken back.
}
colouring-tried = { $placed ->
    [one] Every way was tried, as far as it could go: { $placed } placement in all.
   *[other] Every way was tried, as far as it could go: { $placed } placements in all.
}
colouring-cell-blank = { $region }: no colour yet
colouring-title = { $colours ->
    [one] { $map } in { $colours } colour
   *[other] { $map } in { $colours } colours
}
colouring-title-own = { $colours ->
    [one] A map in { $colours } colour
   *[other] A map in { $colours } colours
}
colouring-purpose = { $wanted ->
    [all] Find every way to colour { $regions ->
        [0] the map
        [one] { $regions } region
       *[other] { $regions } regions
    } with { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }, no two neighbours alike.
    [count] Count the ways to colour { $regions ->
        [0] the map
        [one] { $regions } region
       *[other] { $regions } regions
    } with { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }, no two neighbours alike.
    [some] Find { $number } ways to colour { $regions ->
        [0] the map
        [one] { $regions } region
       *[other] { $regions } regions
    } with { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }, no two neighbours alike.
   *[one] Colour { $regions ->
        [0] the map
        [one] { $regions } region
       *[other] { $regions } regions
    } with { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }, no two neighbours alike.
}
colouring-signs-next = the region that comes next
colouring-signs-undone = the region that just gave up its colour
colouring-refused-touches = not { AND($names) }: { $neighbour }
colouring-refused-new = not { $one }: as new as { $other }
colouring-refused-before = Ruled out: { $reasons }.

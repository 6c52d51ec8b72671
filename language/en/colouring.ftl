### A map, or a graph, is coloured.
### $region: its name; $colour: red, blue and so on.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

colouring-none = { $then ->
    [true] Then no colour is left for { $region }.
   *[false] No colour is left for { $region }.
}
colouring-options = { $then ->
    [true] Then { $region } can only be { OR($colours, most: 6) }.
   *[false] { $region } can only be { OR($colours, most: 6) }.
}
colouring-try = Try { $colour } for { $region }.

# --- why a colour is ruled out ---

colouring-touches = its neighbour { $region } is already { $colour }
# Several regions.
colouring-touched-by = its neighbours { AND($regions, most: 6) } are already { $colour }
# What looking ahead refuses.
colouring-ahead-none = it leaves no colour for { $region }
colouring-ahead-only = { $region } can only be { $colour }
# It would only give an answer with the names of two colours swapped.
colouring-as-new = neither { $colour } nor { $other } is on the map yet, so one of them is enough

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
colouring-unseen-given = { $region } is given: it is { $colour }. A given colour is never taken back.
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

# --- what the catalogue says: names, forms and cards ---

colouring-entry = Map colouring
    .summary = Every region of a map gets a colour, and neighbours get different ones.
    .command = colour a map
colouring-parameter-map = Map
    .help = A map by its name, or each region with its neighbours: WA:NT,SA;NT:Q;...
    .australia = Australia
    .ukraine = The regions of Ukraine
    .us = The states of the USA
    .world = The countries of the world
    .world-africa = Africa
    .world-asia = Asia
    .world-europe = Europe
    .world-north-america = North America
    .world-south-america = South America
colouring-parameter-colours = Colours
    .help = How many colours there are.
colouring-parameter-givens = Given colours
    .help = Colours that regions have from the beginning, such as A:red,B:2. The search adds the others.
colouring-parameter-order = Order of regions
    .help = Which region the search colours next.
    .given = As given
    .degree = Most neighbours first
    .dsatur = Most colours around it first
    .dsatur-help = Brelaz 1979.
    .kernel = Most colours around it first, easy regions last
    .kernel-help = An easy region has more colours left than neighbours without a colour. So a colour is always left for it. The search misses no colouring.
colouring-parameter-symmetry = Only one new colour
    .help = Colours that are not on the map yet are all alike. The search can try only one of them.
    .no = No
    .yes = Yes
colouring-preset-australia-3 = Australia in three colours, without a mistake
    .look = Three colours are enough, and two are not.
colouring-preset-australia-2 = Australia in two colours: impossible, and proved
    .look = Three regions all touch one another, so two colours are not enough.
colouring-preset-australia-3-given = Two given colours: impossible, and proved
    .look = Queensland is red and Victoria is blue. Their two common neighbours would both be yellow.
colouring-preset-ukraine-4 = 26 regions, four colours, no mistake
    .look = Four colours work at the first attempt, and three are not enough. Outlines: MapSVG, CC BY 4.0.
    .program = The regions of Ukraine
colouring-preset-us-4 = The USA in four colours: 2,418 attempts
    .look = The order of the regions decides how often the search takes a colour back.
colouring-preset-us-4-conflicts = Min-conflicts: the USA in 189 steps
    .look = Chance colours all 51 regions. Then the search changes those with a neighbour of the same colour. Backtracking needs 4,785 steps.
colouring-preset-us-3 = Three colours: impossible, and proved
    .look = Nevada has 5 neighbours in a ring. The ring needs 3 colours, so none is left for Nevada.
    .program = The USA
colouring-preset-europe-4 = Europe in four colours, without a mistake
    .look = The country with the most colours around it comes first. The search takes nothing back.

colouring-program-recursive = Recursive
    .does = A call colours one region, and returns whether all regions after it could be coloured, too.
colouring-program-ahead = Looking ahead
    .does = A call gets the colours that are left, and tries no colour that leaves another region without one.
colouring-program-walk = Min-conflicts
    .does = Chance colours every region without a given colour. Then the program takes a region that has a neighbour of the same colour, and gives it the best colour, again and again.

# --- what is printed, and the title of a picture; what is not accepted ---

colouring-error-region = givens { $region }: the map has no such region. Write region and colour, for instance A:red,B:2.
colouring-error-colour = givens { $colour }: a colour must be { OR($known) }, or a number from 1 to { $most }
colouring-error-given = givens { $given }: choices are 0 to { $most }
colouring-error-two-colours = givens { $givens }: { $region } has two colours. A region can have only one.
colouring-error-alike = givens { $givens }: { AND($regions) } are neighbours, and both are { $colour }. No colouring has that.
colouring-error-symmetry = symmetry 'yes': given colours can't be exchanged with others. Leave out symmetry or givens.

colouring-text-region = { $region }: { $colour }
colouring-picture = A map of { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { NUMBER($coloured) } of them coloured with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}

# --- what a program of the visitor's own does wrong ---

colouring-task-alike = { AND($regions) } are neighbours of the same colour.
# $near: a neighbour with a given colour
colouring-task-given-near = { $region } can't be { $colour }: that is the given colour of its neighbour { $near }.
colouring-task-given = { $region } is given: it is { $colour }.
# Where colours are given; $known: all colours
colouring-task-no-colour = { $value } is no colour here. Call the colours { OR($known, most: 8) }, or number them from 1.
colouring-task-many = { $value } is one colour too many. You have { $colours ->
    [one] { $colours } colour.
   *[other] { $colours } colours.
}

# --- the command line ---

colouring-command-file = a file: GeoJSON, TopoJSON, polylines, or a graph in any form that 'knights graph' reads
colouring-command-layer = the layer of a TopoJSON file; without this the one with the most regions
colouring-command-snap = join points of GeoJSON that are closer than a millionth of the map
colouring-command-map = australia, ukraine, us, world, or a part such as world.africa
colouring-command-colours = how many; without this the fewest that are enough
colouring-command-givens = colours that regions have from the beginning, such as Texas:red,Utah:2
colouring-command-order = which region comes next
colouring-command-symmetry = of the colours that are not used yet, try only one
colouring-command-one-map = map: give a file, or --map australia. It must be one of the two.
colouring-command-no-file = --layer and --snap go with a file, not with --map
colouring-command-no-colours = --all and --count need a number of colours. Give --colours, too.
colouring-command-givens-colours = --givens needs a number of colours. Give --colours, too.
colouring-command-too-few = { $colours ->
    [one] { $colours } colour is not enough.
   *[other] { $colours } colours are not enough.
}
colouring-command-too-many = There is no colouring: the map needs more than { $most } colours.
colouring-command-stopped = { $colours ->
    [one] { $steps ->
        [one] With { $colours } colour the search was stopped after { $steps } step.
       *[other] With { $colours } colour the search was stopped after { $steps } steps.
    }
   *[other] { $steps ->
        [one] With { $colours } colours the search was stopped after { $steps } step.
       *[other] With { $colours } colours the search was stopped after { $steps } steps.
    }
}
colouring-command-more = That proves nothing. Give more steps with --max-events, or try --colours { $more }.

# --- what a step ruled out ---

# $places: one region
colouring-refused-touches = { AND($places, most: 8) } can't be { $colour }: its neighbour { $region } is { $colour }.
colouring-refused-new = The search skips { $colour }: it is not on the map yet, and neither is { $other }. One new colour is enough.

# --- what happened at a step ---

# A walk that mends conflicts. $regions: those without a given colour
colouring-walk-begin = { COUNT($givens) ->
    [0] { "" }
    [one] { AND($givens) } is given. The search never changes it.{ " " }
   *[other] { AND($givens, most: 6) } are given. The search never changes them.{ " " }
}{ $regions ->
    [one] At first, chance colours { $regions } region.
   *[other] At first, chance colours { $regions } regions.
} Then the search changes regions that have a neighbour of the same colour.
colouring-walk-put = Chance colours { $region } { $colour }.
# $troubled: the regions with a neighbour of their own colour; $free: those of them without a given colour; $least: the neighbours that have the new colour
colouring-walk-change = { $troubled ->
    [one] { $troubled } region had a neighbour of its own colour.
   *[other] { $troubled } regions had a neighbour of their own colour.
} { $free ->
    [1] Of these, only { $region } has no given colour.
   *[other] Chance picks { $region }.
} The search changes it from { $before } to { $colour }. { $least ->
    [0] No neighbour has that colour.
    [one] { $least } neighbour has that colour. No colour is better.
   *[other] { $least } neighbours have that colour. No colour is better.
}
colouring-walk-stay = { $troubled ->
    [one] { $troubled } region had a neighbour of its own colour.
   *[other] { $troubled } regions had a neighbour of their own colour.
} { $free ->
    [1] Of these, only { $region } has no given colour.
   *[other] Chance picks { $region }.
} It stays { $colour }, with { $least ->
    [one] { $least } neighbour of that colour. No colour is better.
   *[other] { $least } neighbours of that colour. No colour is better.
}
colouring-walk-chance = as few neighbours have it, and chance picked another colour
colouring-walk-more = { $regions ->
    [one] { $regions } neighbour has it, and another colour has fewer
   *[other] { $regions } neighbours have it, and another colour has fewer
}
colouring-walk-other = { $region } is not looked at here: the search colours { $coming }.
colouring-begin = { COUNT($givens) ->
    [0] No region has a colour yet.
    [one] { AND($givens) } is given. The search never takes it back.
   *[other] { AND($givens, most: 6) } are given. The search never takes them back.
}
# Looking ahead. $name: the region that would get the colour
colouring-refused-none = { $name } can't be { OR($colours) }: that leaves no colour for { $region }.
colouring-refused-only = { $name } can't be { OR($colours) }: { $region } can only be { $colour }.
# $places: regions for which the colour was ruled out. $done: $region is coloured
colouring-lost = { $done ->
    [true] { COUNT($places) ->
        [one] { AND($places) } loses { $colour }: { $region } is { $colour }.
       *[other] { AND($places, most: 6) } lose { $colour }: { $region } is { $colour }.
    }
   *[false] { COUNT($places) ->
        [one] { AND($places) } loses { $colour }: { $region } can only be { $colour }.
       *[other] { AND($places, most: 6) } lose { $colour }: { $region } can only be { $colour }.
    }
}
colouring-least = { $number ->
    [0] This colour takes no option from another region.
    [one] This colour takes an option from { $number } region.
   *[other] This colour takes an option from { $number } regions.
} The search first tries the colour that takes the fewest.
colouring-looked-ahead = The search looked ahead: each region without a colour still has one left.
colouring-ahead-stuck = But any colour left for { $region } would leave another region without one.
colouring-dead-end-ahead = Dead end: the search finds no colour for { $stuck }. It takes { $colour } back from { $region }.
# $turn: its place among the colours
colouring-place = The search colours { $region } { $colour }. It is colour { $turn } of { $tries } on the search's list.
colouring-easy = It is an easy region: a colour is always left for it.
colouring-dead-end = Dead end: no colour is left for { $stuck }. The search takes { $colour } back from { $region }.
# $every: colourings may have been found there
colouring-exhausted = { $every ->
    [true] With { $colour } for { $region } the search has tried everything. It takes the colour back.
   *[false] With { $colour } for { $region } the search has tried everything and found nothing. It takes the colour back.
}
colouring-solution-left = That was a colouring. The search looks for more: it takes { $colour } back from { $region }.
colouring-solved = Every region has a colour, and all neighbours differ. The map has { $used ->
    [one] { $used } colour.
   *[other] { $used } colours.
}

# --- titles of a search's end ---

colouring-found = { $colours ->
    [one] Coloured with 1 colour
   *[other] Coloured with up to { $colours } colours
}
colouring-no-solution = { $colours ->
    [one] { $colours } colour is not enough
   *[other] { $colours } colours are not enough
}

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
# A choice: a region and its colour.
colouring-choice = { $region } { $colour }
colouring-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}

## Page

colouring-cell = { $region }: { $colour }{ $given ->
    [true] , given
   *[false] { "" }
}
colouring-label = Map of { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $coloured } of them coloured with up to { $colours ->
    [one] { $colours } colour.
   *[other] { $colours } colours.
}
colouring-fewest-searching = searching ...
colouring-fewest-found = { $placed ->
    [one] found: { $placed } choice made, { $undone } taken back.
   *[other] found: { $placed } choices made, { $undone } taken back.
}
colouring-fewest-exhausted = { $placed ->
    [one] impossible: the search tried everything and made { $placed } choice
   *[other] impossible: the search tried everything and made { $placed } choices
}
colouring-fewest-clique = ({ AND($clique) } all touch one another)
colouring-fewest-stopped = { $events ->
    [one] not known: the search stopped after { $events } step
   *[other] not known: the search stopped after { $events } steps
}
colouring-fewest-least = { $colours ->
    [one] { $colours } colour is the least.
   *[other] { $colours } colours are the least.
}
# Beside a picture of it.
colouring-rule = Regions that share a border need different colours.
# The choice of an own one among the presets.
colouring-own = Your own map
# The title of a heat map.
colouring-heat = Taken back from each region
colouring-counts = { $placed ->
    [one] { $placed } choice made, { $undone } taken back.
   *[other] { $placed } choices made, { $undone } taken back.
}
colouring-counts-walk = { $placed ->
    [one] The search gave a region a colour { $placed } time.
   *[other] The search gave a region a colour { $placed } times.
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
}{ $given ->
    [0] { "" }
    [one] { " " }{ $given } region has a given colour.
   *[other] { " " }{ $given } regions have a given colour.
}
colouring-signs-given-region = a region with a given colour, which is never taken back
colouring-signs-dashes = the region that comes next
colouring-signs-possible = a colour that is still possible there
colouring-signs-ruled-out = a colour that was just ruled out there
colouring-signs-placed = the region coloured last
colouring-signs-walk-next = the colour that the next region gets, with the number of neighbours that have it
colouring-signs-walk-open = another colour for the next region, with the number of neighbours that have it
colouring-signs-walk-found = two neighbours of the same colour
colouring-signs-given-up = the region whose colour was just taken back

## Page, in dialogs

# In the help.
colouring-help-intro = Every region gets a colour so that neighbours differ. The search takes the regions in some order and tries the colours one after another. When every colour is already on a neighbour, the search goes back and takes a colour back. Given colours are there from the beginning, and the search never takes them back. Press Play, or take one step at a time, forwards or backwards.
colouring-help-legend = Each colour also has its own pattern. The framed region is the next one. A thick outline marks a given colour. A red frame marks the region that just lost its colour. Where the search looks ahead, a dot marks each colour still possible for a region. A crossed-out ring marks each colour just ruled out.
colouring-help-walk-intro = Chance first colours every region without a given colour. Then the search picks by chance a region with a neighbour of the same colour. It gives that region the colour that the fewest neighbours have. It goes on until all neighbours differ, or stops after 1,000 such steps. There is no tree, and nothing is tried in order. So a walk that stops proves nothing. Given colours never change. Press Play, or take one step at a time, forwards or backwards.
colouring-help-walk-legend = Each colour also has its own pattern. Lines join neighbours of the same colour. The framed region is the next one. The numbers at it say how many neighbours have each colour. The filled one is the colour that the region gets. A thick outline marks a given colour.

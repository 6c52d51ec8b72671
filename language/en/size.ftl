## Page

size-done = Done so far
# $kind: none: less than a number can hold
size-fraction = { $kind ->
    [about] about { $part }% of the search tree
    [over] over { $part }% of the search tree
    [none] hardly any of the search tree
   *[exact] { $part }% of the search tree
}
size-estimate = The whole tree
size-looking = estimating ...
size-counted = The page counted them exactly.
# $exact: not estimated
size-placements = { $exact ->
    [true] { $mean ->
        [one] { $mean } choice
       *[other] { $mean } choices
    }
   *[false] { $mean ->
        [one] about { $told } choice
       *[other] about { $told } choices
    }
}
size-probes = { $probes ->
    [one] { $kind ->
        [below] The page estimates this from { $probes } random try (Knuth 1975). It is usually off by less than 1%.
        [about] The page estimates this from { $probes } random try (Knuth 1975). It is usually off by about { $part }%.
       *[exact] The page estimates this from { $probes } random try (Knuth 1975). It is usually off by { $part }%.
    }
   *[other] { $kind ->
        [below] The page estimates this from { $probes } random tries (Knuth 1975). It is usually off by less than 1%.
        [about] The page estimates this from { $probes } random tries (Knuth 1975). It is usually off by about { $part }%.
       *[exact] The page estimates this from { $probes } random tries (Knuth 1975). It is usually off by { $part }%.
    }
}
size-wide = The guesses differ widely, so the tree may be far larger.
size-time = Time for all of it
size-duration = { $unit ->
    [moment] less than a second at { $rate } steps a second
    [second] { $n ->
        [one] about { $told } second at { $rate } steps a second
       *[other] about { $told } seconds at { $rate } steps a second
    }
    [minute] { $n ->
        [one] about { $told } minute at { $rate } steps a second
       *[other] about { $told } minutes at { $rate } steps a second
    }
    [hour] { $n ->
        [one] about { $told } hour at { $rate } steps a second
       *[other] about { $told } hours at { $rate } steps a second
    }
    [day] { $n ->
        [one] about { $told } day at { $rate } steps a second
       *[other] about { $told } days at { $rate } steps a second
    }
   *[year] { $n ->
        [one] about { $told } year at { $rate } steps a second
       *[other] about { $told } years at { $rate } steps a second
    }
}
size-measured = The page measured this speed here today.
size-assumed = Play at top speed to measure your own machine.
# Of a rule of the visitor's.
size-ruled = Your rule ran at this speed here.
size-too-short = The run was too short to measure its speed.
size-narrows = This tree leaves out what your rule rules out.
# $problem: what went wrong in the visitor's program
size-problem = Your rule failed on a random try: { $problem }
size-not-known = not known
size-first-only = This is for the whole tree. The first solution may come far earlier.

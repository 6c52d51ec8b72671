## Page

size-done = Done so far
# $begun: something has been taken back
# $ended: everything has been tried
size-fraction = { $kind ->
    [about] about { $part }% of the search tree
    [over] over { $part }% of the search tree
    [none] hardly any of the search tree
   *[exact] { $part }% of the search tree
}
size-estimate = The whole tree
size-looking = being estimated
size-counted = Counted exactly.
# $error: a part of it; null: it is exact
size-placements = { $exact ->
    [true] { $mean ->
        [one] { $mean } placement
       *[other] { $mean } placements
    }
   *[false] { $mean ->
        [one] about { $told } placement
       *[other] about { $told } placements
    }
}
size-probes = { $probes ->
    [one] { $kind ->
        [below] { $probes } random descent (Knuth 1975); standard error below 1%.
        [about] { $probes } random descent (Knuth 1975); standard error about { $part }%.
       *[exact] { $probes } random descent (Knuth 1975); standard error { $part }%.
    }
   *[other] { $kind ->
        [below] { $probes } random descents (Knuth 1975); standard error below 1%.
        [about] { $probes } random descents (Knuth 1975); standard error about { $part }%.
       *[exact] { $probes } random descents (Knuth 1975); standard error { $part }%.
    }
}
size-wide = The guesses spread so widely that the tree may be far larger.
size-time = To search all of it
# $error: of the tree's size, as a part of it; null: it is exact
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
size-measured = As measured here today.
size-assumed = Play at top speed to measure this machine.
# Of a rule of the visitor's.
size-ruled = As your rule ran here.
size-too-short = The run was too short to tell how fast it is.
size-narrows = What your rule refuses is no part of this tree.
size-problem = Random descents come where your rule fails: { $problem }
size-not-known = not known
size-first-only = The first solution may come far earlier: this is for the whole tree.

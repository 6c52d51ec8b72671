## Page

# What was said where a program ran: by Python, or by whoever took its place.
recording-says = Python says: “{ $sentence }”
# What is played ends here, where no search goes on.
recording-told-disorder = Next it takes back something else than the last, or fills a place twice, which is not shown.
recording-told-unseen = The page saw no step of your program.
recording-told-nothing = Nothing is placed yet: your program begins.
# $step: what a choice is called
# $number: on the path
recording-told-placed = { $step ->
    [square] Your program places { $name }: square { $number } of { $length }.
    [queen] Your program places { $name }: queen { $number } of { $length }.
    [vertex] Your program places { $name }: vertex { $number } of { $length }.
   *[other] Your program places { $name }: choice { $number } of { $length }.
}
recording-told-taken = { $left ->
    [0] Your program takes { $name } back: nothing is left.
    [one] Your program takes { $name } back: { $left } is left.
   *[other] Your program takes { $name } back: { $left } are left.
}
# $noun: of a solution
recording-status-found = { $goal ->
    [tour] { $solutions ->
        [one] Your program has found a tour
       *[other] Your program has found { $solutions } tours
    }
    [closed] { $solutions ->
        [one] Your program has found a closed tour
       *[other] Your program has found { $solutions } closed tours
    }
    [path] { $solutions ->
        [one] Your program has found a path
       *[other] Your program has found { $solutions } paths
    }
    [cycle] { $solutions ->
        [one] Your program has found a cycle
       *[other] Your program has found { $solutions } cycles
    }
    [colouring] { $solutions ->
        [one] Your program has found a colouring
       *[other] Your program has found { $solutions } colourings
    }
   *[other] { $solutions ->
        [one] Your program has found a solution
       *[other] Your program has found { $solutions } solutions
    }
}
recording-status-none = { $goal ->
    [tour] Your program has found no tour, and there is none
    [closed] Your program has found no closed tour, and there is none
    [path] Your program has found no path, and there is none
    [cycle] Your program has found no cycle, and there is none
    [colouring] Your program has found no colouring, and there is none
   *[other] Your program has found no solution, and there is none
}
recording-status-ready-title = Ready
recording-status-ready-detail = Run starts the program that is written here; play shows our own search.
recording-status-wrong = Your program is not right yet
recording-status-secret-title = Your program has run
recording-status-secret-detail = Whether it is right is for you to find out.
recording-status-stopped = Your program was stopped
recording-status-unseen = The page could not watch your program
recording-status-unknown = { $goal ->
    [tour] Your program has found no tour
    [closed] Your program has found no closed tour
    [path] Your program has found no path
    [cycle] Your program has found no cycle
    [colouring] Your program has found no colouring
   *[other] Your program has found no solution
}
recording-status-counts = { $placed } placed, { $undone } taken back.

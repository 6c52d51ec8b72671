## Page

# What was said where a program ran: by Python, or by whoever took its place.
recording-says = The check says: “{ $sentence }”
# What is played ends here, where no search goes on.
recording-told-disorder = Now your program takes back a choice that is not the last, or makes a choice twice. The page can't show that.
recording-told-unseen = The page saw no step of your program.
recording-told-unread = Below your program you can read why.
# After it comes what is wrong there.
recording-told-line = Look at line { $line }.
recording-told-nothing = Your program begins.
# $number: on the path. $place and $value: of a map or a grid, a region and its colour, or a cell and its digit.
recording-told-placed = { $puzzle ->
    [tour] Your program moves to { $name }. That is square { $number } of { $length }.
    [queens] Your program puts a queen on { $name }. That is queen { $number } of { $length }.
    [graph] Your program goes to { $name }. That is vertex { $number } of { $length }.
    [colouring] Your program colours { $place } { $value }. That is region { $number } of { $length }.
    [sudoku] Your program writes { $value } in { $place }. That is cell { $number } of { $length }.
   *[other] Your program chooses { $name }. That is choice { $number } of { $length }.
}
recording-told-taken = { $puzzle ->
    [queens] Your program takes the queen on { $name } back.
    [colouring] Your program takes the colour of { $place } back.
    [sudoku] Your program takes { $value } back from { $place }.
   *[other] Your program takes { $name } back.
}
recording-told-marks = { $puzzle ->
    [tour] Your program marks { $name }. Now { $number } squares are marked, but the piece can't go from { $before } to { $name }.
   *[other] Your program marks { $name }. Now { $number } vertices are marked, but no edge leads from { $before } to { $name }.
}
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
    [tour] Your program has found no tour: there is none
    [closed] Your program has found no closed tour: there is none
    [path] Your program has found no path: there is none
    [cycle] Your program has found no cycle: there is none
    [colouring] Your program has found no colouring: there is none
   *[other] Your program has found no solution: there is none
}
recording-status-ready-title = Ready
recording-status-ready-detail = Run starts your program. Play shows the page's own search.
recording-status-linked-detail = This program came with the link. Run starts it. Play shows the page's own search.
recording-status-running-title = Your program is running ...
recording-status-running-detail = Its steps come to the board when it has ended.
recording-status-changed-title = You changed your program
recording-status-changed-detail = The board shows the run before your change. Run it again.
recording-status-wrong = Your program is not right yet
recording-status-unread = Your program has not run yet
recording-status-right = That's right
recording-status-right-detail = The board shows how your program works.
recording-status-another = Your program is for another puzzle
recording-status-elsewhere = Your program is right for another start
recording-status-unjudged = The page can't judge your program
recording-status-secret-title = Your program has run
recording-status-secret-detail = Find out yourself whether it is right.
recording-status-stopped = Your program was stopped
recording-status-unseen = No steps of your program can be shown
recording-status-unknown = { $goal ->
    [tour] Your program has found no tour
    [closed] Your program has found no closed tour
    [path] Your program has found no path
    [cycle] Your program has found no cycle
    [colouring] Your program has found no colouring
   *[other] Your program has found no solution
}
# 0 also where nothing of it could be watched.
recording-status-counts = { $placed ->
    [0] The page saw no choice of your program.
    [one] Your program made { $placed } choice and took { NUMBER($undone) } back.
   *[other] Your program made { $placed } choices and took { NUMBER($undone) } back.
}

## Page

# $visits: of a search that visits every vertex of a graph, or the kind of step of one that takes nothing back.
# A walk's steps put down, move or keep something.
page-counters-placed = { $visits ->
    [true] Discovered
    [cell] Reached
    [vertex] Reached
    [walk] Steps of the walk
   *[false] Placed
}
page-counters-undone = { $visits ->
    [true] Finished
   *[false] Taken back
}
page-at-most = at most { $number }
# $speed: steps a second
page-speed = { $speed }/s
# Of a speed that grows by itself.
page-speed-auto = Auto
page-play-label = Play it yourself
page-race-leave = Go back to all puzzles
page-saved = The file is saved.
page-pending-drawing = The picture comes when Python is loaded.
page-pending-sentence = The page draws the picture as soon as Python is loaded.
# $puzzle: its title
page-fresh-purpose = A random one, number { $seed }.
page-fresh-drawing = Python makes it up.
page-fresh-sentence = The page makes it up as soon as Python is loaded.
# $title: of what has been opened
page-notice-onward = This search only goes forward. There is nothing to ask or to play.
page-notice-option = This link has a wrong option: { $problem }. The page leaves out what is wrong.
page-notice-instead = This link is damaged: { $problem }. The page shows this instead: { $title }.
# $touched: there is no pointer that hovers
page-presentation-lesson = { $touched ->
    [true] Touch the screen to see the buttons. Touch the cross to leave.
   *[false] Press Page Down or use a clicker to go on in the lesson. Press the arrows to go step by step. Press P or Escape to leave.
}
page-presentation-leave = { $touched ->
    [true] Touch the screen to see the buttons. Touch the cross to leave.
   *[false] Press the arrows or use a clicker to go step by step. Move the pointer to see the buttons. Press Escape to leave.
}
page-transport-play = Play
page-transport-pause = Pause
# At the end of a run.
page-transport-again = Play again from the start
page-transport-titles-play = Play (space)
page-transport-titles-pause = Pause (space)
page-transport-titles-again = Play again from the start (space)
page-position-now = Step { $at }
page-position-known = { $finished ->
    [true] of { $known }
   *[false] of { $known } so far
}
page-position-ahead = The search runs ahead of what you see. You can go to each of these steps.
page-toast-board-copied = Text copied.
page-toast-copy-failed = The browser doesn't let the page copy. Copy the text by hand.
page-toast-start-here = Start from { $square } instead? The search begins again.
# At the keyboard's cursor.
page-toast-start-by-key = Press Enter to start the search here
page-toast-start-here-action = Start from { $square }
# The page came to nothing.
page-fault = The page can't start. { $why }
# The page and its script do not fit each other.
page-mixed = The page and its script are from two versions of this site. Reload the page.
page-offline-update = A new version of this page is ready.
page-offline-elsewhere = A new version of this page is here. This tab goes on with the old one.
page-offline-reload = Reload
page-fresh-of-day = { $title }, of { $day }
page-fresh-number = { $title }, number { $number }
page-seconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
page-minutes = { $time } min
page-hours = { $time } h
page-thousands = { $n } k
page-millions = { $n } M
page-billions = { $n } G
page-million = { $n } million
# At the end of a search.
page-onward-label = What to do next
page-onward-play = Play it yourself
page-onward-lesson = Take its lesson
page-onward-all = See all puzzles

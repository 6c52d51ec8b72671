## Page

share-about = { $step ->
    [0] { $title }, at its start.
   *[other] { $title }, at step { $step }.
}
share-moment = Share this moment
share-page = Share this page
share-answered = Share this answer
# $told: what was the mistake
share-opens-answer = { $told } The link opens the board at that step, and tells the reason.
# Of the explanations that are open.
share-panels = { COUNT($titles) ->
    [0] has no explanation open
   *[other] has { AND($titles) } open
}
share-gallery = Knights, with all its puzzles and programs.
share-too-long = This link has { $characters } characters: too many for a QR code. Copy it instead.
share-copied = Link copied.
share-snippet-copied = HTML copied.
share-not-copied = The browser did not allow copying: select the text, and copy it by hand.
share-no-end = The step to stop at must come after the one to start at.
# What happens to whoever opens the link.
# $titles: of the explanations that the link opens
share-opens = { COUNT($titles) ->
    [0] { $play ->
        [true] { $ends ->
            [true] { $lock ->
                [true] It plays at once, up to step { $until }, and goes by single steps only.
               *[false] It plays at once, up to step { $until }.
            }
           *[false] { $lock ->
                [true] It plays at once, and goes by single steps only.
               *[false] It plays at once.
            }
        }
       *[false] { $ends ->
            [true] { $lock ->
                [true] It waits to be played, up to step { $until }, and goes by single steps only.
               *[false] It waits to be played, up to step { $until }.
            }
           *[false] { $lock ->
                [true] It waits to be played, and goes by single steps only.
               *[false] It waits to be played.
            }
        }
    }
   *[other] { $play ->
        [true] { $ends ->
            [true] { $lock ->
                [true] It has { AND($titles) } open, and plays at once, up to step { $until }, and goes by single steps only.
               *[false] It has { AND($titles) } open, and plays at once, up to step { $until }.
            }
           *[false] { $lock ->
                [true] It has { AND($titles) } open, and plays at once, and goes by single steps only.
               *[false] It has { AND($titles) } open, and plays at once.
            }
        }
       *[false] { $ends ->
            [true] { $lock ->
                [true] It has { AND($titles) } open, and waits to be played, up to step { $until }, and goes by single steps only.
               *[false] It has { AND($titles) } open, and waits to be played, up to step { $until }.
            }
           *[false] { $lock ->
                [true] It has { AND($titles) } open, and waits to be played, and goes by single steps only.
               *[false] It has { AND($titles) } open, and waits to be played.
            }
        }
    }
}
share-long-program = The program that is written here, with its lines for input(), is too long for a link, which is without it: save it as a file (File, in Code).
share-from-disk = This page was opened from a disk: its links work on this machine alone.
share-frame = A search, step by step
share-sheet-about = Step { $step } of { $scenario }
share-sheet-code = The program
share-sheet-text = The board as text
share-embed-open = Open in Knights
share-embed-sides-choice = What is seen
share-embed-sides-program = Program
share-embed-sides-board = Board
share-save-progress = { $total ->
    [one] { $done } of { $total } step
   *[other] { $done } of { $total } steps
}
share-save-saved = Saved.
share-save-cancelled = Cancelled.
share-save-too-many = That is too long: at most { $most } steps.
share-save-no-video = This browser can't make a video. Save the animation (GIF) instead.
share-save-no-run = The last step must come after the first one.
share-save-waiting = Python is still loading: the file is made as soon as it is there.
share-save-no-step = "{ $text }" is no step: it must be a whole number, for instance 1200.
share-opens-asks = It asks, and hides what would give the answer away.
share-by-hand-own = It shows the program that is written here; whoever opens it presses Run.
share-by-hand-done = It shows what was done by hand, step by step; whoever opens it can go on.

## Page

code-awaits = The program appears when Python is loaded.
code-none = This search has no program to show.
code-text = Program
code-listing = Program. Choose a line: the search runs to that line. With Shift, the search goes back to it.
code-variables = Variables
code-begin = Everything is defined. The search has not begun.
code-after = This line has just made the step that you see.
code-next = This line runs next.
code-back = Go one line back
code-forward = Go to the next line
code-run = Run to line { $line }. With Shift, go back to it.
# Beside the line that the pointer is over.
code-run-here = Run to line { $line }
# $step: that it has come to
code-ran = { $back ->
    [true] The search went back to line { $line }, at step { $step }.
   *[false] The search ran to line { $line }, at step { $step }.
}
code-ran-back = Go back to step { $step }
code-more = More
code-copy = Copy
code-change = Open editor
code-copy-all = Copy the program
code-copied = Program copied. Save it as a .py file and run it with Python.
code-not-copied = The browser doesn't let the page copy. Select the program and copy it by hand.
# Of one line, where the steps of the search have arrows of their own.
code-line-back = ‹ Line
code-line-on = Line ›
code-last = ‹ Line { $line }
code-following = Line { $line } ›
code-line = Line to run to
code-each = Line by line
code-row = { $line }: { $text }
code-chosen = Line { $line }: the arrows lead to where it last ran and where it runs next.
code-last-run = Go back to where line { $line } last ran
code-next-run = Go on to where line { $line } runs next
code-looking = Looking for line { $line } ...
code-never = { $ends ->
    [true] { $back ->
        [true] Line { $line } has not run before.
       *[false] Line { $line } doesn't run any more.
    }
   *[false] { $back ->
        [true] { $budget ->
            [one] Line { $line } didn't run in the last { $budget } step.
           *[other] Line { $line } didn't run in the last { $budget } steps.
        }
       *[false] { $budget ->
            [one] Line { $line } doesn't run in the next { $budget } step.
           *[other] Line { $line } doesn't run in the next { $budget } steps.
        }
    }
}

"""Browser engines: which there are on this machine, and one small interface to drive them all.

Playwright drives its own builds of Chromium, Firefox and WebKit where they are installed. Where
they are not, it drives Debian's Chromium and Firefox ESR, and Selenium drives Debian's WebKitGTK.
"""

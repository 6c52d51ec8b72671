"""Browser engines on this machine, and one small interface to drive them all.

Playwright drives its own builds of Chromium, Firefox and WebKit if they are installed. Otherwise it
drives Debian's Chromium and Firefox ESR, and Selenium drives Debian's WebKitGTK.
"""

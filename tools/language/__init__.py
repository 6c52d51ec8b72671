"""Compiles the catalogues of sentences, `language/CODE/ROOM.ftl`, into plain Python and TypeScript.

It is run by the environment of the tests, which has a parser of Project Fluent's format:
`python3 build.py language`.
"""

"""Compile the catalogues of sentences, `language/CODE/ROOM.ftl`, to Python and TypeScript.

The environment of the tests runs it, because it has a parser of Project Fluent's format:
`python3 build.py language`.
"""

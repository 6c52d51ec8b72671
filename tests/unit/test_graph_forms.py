"""Texts of graphs in other formats: each is read exactly, or refused with the format's name."""

import networkx as nx
import pytest

from knights.graphs.graph import parse
from knights.maps import map as maps

# Each: a text, and its numbers of vertices, components and edges.
READ = {
    "neighbours": ("A: B C\nB: C", (3, 1, 3)),
    "neighbours with commas": ("A: B, C\nB: C,", (3, 1, 3)),
    "neighbours in one line": ("A:B,D;B:C,D;C:;D:E", (5, 1, 5)),
    "neighbours, one without any": ("A: B\nC", (3, 2, 1)),
    "blanks in names": ("New York: New Jersey, Vermont\nBoston:", (4, 2, 2)),
    "brackets in names": ("Congo (Kinshasa): Uganda, Congo (Brazzaville)", (3, 1, 2)),
    "hyphens in names": ("Guinea-Bissau: Senegal\nGuinea-Bissau Guinea", (3, 1, 2)),
    "apostrophes in names": ("Côte d'Ivoire: Ghana, Mali", (3, 1, 2)),
    "numbers below 0": ("-1 0\n0 -- -2", (3, 1, 2)),
    "quotes in a name": ('a: c"d', (2, 1, 1)),
    "other letters": ("Київ: Житомир\nЖитомир: Рівне", (3, 1, 2)),
    "edges with blanks": ("A B\nB C\nC A", (3, 1, 3)),
    "edges with tabs": ("A\tB\nB\tC", (3, 1, 2)),
    "edges with commas": ("A,B\nB, C", (3, 1, 2)),
    "edges with dashes": ("A -- B\nB--C", (3, 1, 2)),
    "edges with arrows": ("A -> B\nB->A", (2, 1, 2)),
    "edges in one line": ("A B; B C; D E", (5, 2, 3)),
    "an edge between words of headings": ("start end", (2, 1, 1)),
    "words of headings that come again": ("from to\nto end", (3, 1, 2)),
    "words of headings in a list": ("from: to\nA: B", (4, 2, 2)),
    "an edge twice": ("A B\nB A\nA B", (2, 1, 1)),
    "a list of neighbours in two lines": ("A: B\nA: C", (3, 1, 2)),
    "neighbours, then an edge": ("A: B\nB C", (3, 1, 2)),
    "a vertex without edges": ("A B\nC", (3, 2, 1)),
    "one vertex": ("A:", (1, 1, 0)),
    "comments": ("# A B\nA B # or so\n\n#\n# C D\nB C", (3, 1, 2)),
    "Windows line ends": ("A B\r\nB C\r\n", (3, 1, 2)),
    "old line ends": ("A B\rB C\r", (3, 1, 2)),
    "a byte order mark": ("\ufeffA B\nB C", (3, 1, 2)),
    "no line end": ("1 2\n2 3", (3, 1, 2)),
    "indented lines": ("  A B\n\tB C  ", (3, 1, 2)),
    "numbers that fit no count": ("4 3\n3 2\n2 1", (4, 1, 3)),
    "numbers beyond the count": ("4 3\n1 2\n2 9\n3 1", (5, 1, 4)),
    "a first vertex that is no count": ("0\n1 2\n2 3", (4, 2, 2)),
    "loops": ("A A\nB: B C", (3, 2, 3)),
    "a count that is written as an edge": ("4 -- 3\n3 2\n2 1\n1 4", (4, 1, 4)),
    "TSPLIB": (
        "NAME: k4\nTYPE: HCP\nDIMENSION: 4\nEDGE_DATA_FORMAT: EDGE_LIST\n"
        "EDGE_DATA_SECTION\n1 2\n2 3\n3 4\n4 1\n-1\nEOF",
        (4, 1, 4),
    ),
    "CSV": ("Source,Target\nA,B\nB,C\nC,A", (3, 1, 3)),
    "CSV with a byte order mark": ("\ufeffSource,Target\nA,B\nB,C\nC,A", (3, 1, 3)),
    "CSV with semicolons": ("Source;Target\nA;B\nB;C\nC;A", (3, 1, 3)),
    "CSV with tabs": ("Source\tTarget\nA\tB\nB\tC\nC\tA", (3, 1, 3)),
    "CSV in quotes": ('"Source","Target"\n"A","B"\n"B","C"', (3, 1, 2)),
    "CSV of other headings": ("from,to\nA,B", (2, 1, 1)),
    "CSV of Gephi": ("Source,Target,Type,Weight\nA,B,Undirected,1", (2, 1, 1)),
    "CSV of Ukrainian headings": ("Звідки;Куди\nА;Б\nБ;В", (3, 1, 2)),
    "CSV of semicolons without a heading": ("A;B\nB;C\nC;A", (3, 1, 3)),
    "CSV of quotes without a heading": ('"A","B"\n"B","C"', (3, 1, 2)),
    "CSV of Excel": ("sep=;\nA;B", (2, 1, 1)),
    "a table with weights": ("A,B,3\nB,C,4", (3, 1, 2)),
    "a table with decimals": ("A;B;1,5\nB;C;2,5", (3, 1, 2)),
    "weights": ("A B 3\nB C 4", (3, 1, 2)),
    "rows of a matrix": ("011\n101\n110", (3, 1, 3)),
    "rows of a matrix with blanks": ("0 1 1\n1 0 1\n1 1 0", (3, 1, 3)),
    "rows of a matrix with commas": ("0,1,1\n1,0,1\n1,1,0", (3, 1, 3)),
    "a matrix with names": (",A,B,C\nA,0,1,1\nB,1,0,1\nC,1,1,0", (3, 1, 3)),
    "DOT": ("graph { A -- B; B -- C }", (3, 1, 2)),
    "DOT in lines": ("graph {\n  A -- B;\n  B -- C;\n}", (3, 1, 2)),
    "DOT with arrows": ("digraph G {\n  A -> B;\n}", (2, 1, 1)),
    "DOT below a comment": ("// mine\nstrict graph G\n{\nA -- B\n}", (2, 1, 1)),
    "GML": ("graph [\n  node [\n    id 1\n  ]\n]", (1, 1, 0)),
    "JSON of neighbours": ('{"A": ["B", "C"], "B": ["A"]}', (3, 1, 2)),
    "JSON of edges": ('[["A", "B"], ["B", "C"]]', (3, 1, 2)),
    "JSON of nodes and links": (
        '{"directed": false, "nodes": [{"id": 1}], "links": []}',
        (1, 1, 0),
    ),
    "graph6 with its head": (">>graph6<<DQc", (5, 1, 4)),
    "sparse6": (":Fa@x^", (7, 4, 4)),
    "DIMACS": ("c mine\np edge 4 3\ne 1 2\ne 2 3\ne 3 4", (4, 1, 3)),
    "edges of NetworkX": ("A B {}\nB C {}", (3, 1, 2)),
}

# Each: a text, and what its refusal says: the name of its format, or the odd part.
REFUSED = {
    "nothing": ("", "empty"),
    "only comments": ("# nothing\n", "empty"),
    "TSPLIB with blanks before the colon": (
        "NAME : a\nTYPE : TSP\nDIMENSION : 2\nNODE_COORD_SECTION\n1 0 0\n2 1 1\nEOF",
        "TSPLIB",
    ),
    "CSV of node numbers": ("node1 node2\nA B", "heading"),
    "CSV of letters": ("u v\n1 2\n2 3", "heading"),
    "CSV of blanks in quotes": ('"New York" Boston', "quotation"),
    "weights in brackets": ("A: B(3), C(5)", "bracket"),
    "a hyphen": ("A-B\nB-C", "A-B"),
    "a hyphen beside edges": ("A B\nB-C", "B-C"),
    "a long dash": ("A–B\nB–C", "A–B"),
    "blanks around a hyphen": ("A - B\nB - C", "A -- B"),
    "an arrow of one sign": ("A→B", "A→B"),
    "an arrow beside an edge": ("A B\nB→C", "B→C"),
    "a double arrow": ("A <-> B", "A <-> B"),
    "an arrow back": ("A <- B", "A <- B"),
    "an arrow back without blanks": ("A<-B\nA B", "A<-B"),
    "a long arrow": ("A --> B", "A --> B"),
    "a thick arrow": ("A => B", "A => B"),
    "a chain": ("A -> B -> C", "A -> B -> C"),
    "a chain of dashes": ("A -- B -- C", "A -- B -- C"),
    "a chain without blanks": ("A--B--C", "3 parts"),
    "a dash and a blank": ("A--B C", "3 parts"),
    "three dashes": ("A---B", "'-B'"),
    "quotes between blanks": ('A: "New York" Boston', "quotation"),
    "quotes in a row": ('A: "B", "C"', "quotation"),
    "an upright stroke": ("A|B\nB|C", "A|B"),
    "an equals sign": ("A=B\nB C", "A=B"),
    "rows of weights": ("0 5 2\n5 0 1\n2 1 0", "matrix"),
    "pairs in angle brackets": ("<A,B>\n<B,C>", "'<'"),
    "pairs in brackets": ("(0,1)\n(1,2)", "bracket"),
    "pairs in square brackets": ("[0, 1]\n[1, 2]", "bracket"),
    "sets": ("{0,1}\n{1,2}", "bracket"),
    "a list of Python": ("[(0, 1), (1, 2)]", "bracket"),
    "a name and pairs": ("E = {(0,1), (1,2)}", "bracket"),
    "a count of vertices and edges": ("4 3\n1 2\n2 3\n1 3", "count"),
    "a count that could be an edge": ("4 3\n3 2\n2 1\n1 4", "count"),
    "a count with numbers from 0": ("4 3\n0 1\n1 2\n0 2", "count"),
    "a count above comments": ("# mine\n\n4 3\n1 2\n2 3\n1 3\n", "count"),
    "a count of vertices": ("4\n1 2\n2 3\n3 1", "count"),
    "a count of more vertices than have edges": ("9\n1 2\n2 3", "count"),
    "METIS": ("4 3\n2\n1 3\n2 4\n3", "count"),
    "METIS with long rows": ("4 4\n2 3 4\n1\n1 4\n1 3", "4 4"),
    "a YAML list": ("- A: B\n- B: C", "YAML"),
    "a YAML list of vertices": ("A:\n- B\n- C", "YAML"),
    "a YAML list, indented": ("A:\n  - B\n  - C", "YAML"),
    "a YAML list of pairs": ("edges:\n  - [A, B]\n  - [B, C]", "YAML"),
    "YAML in one line": ("A: [B, C]\nB: [C]", "bracket"),
    "a list of Markdown": ("* A\n* B", "'*'"),
    "a table of Markdown": ("| A | B |\n|---|---|\n| 1 | 2 |", "'|'"),
    "attributes of DOT": ("A -- B [weight=3]", "bracket"),
    "Mermaid": ("graph TD\nA --> B", "Mermaid"),
    "Mermaid's flowchart": ("flowchart LR\n  A --- B", "Mermaid"),
    "XML": ("<svg></svg>", "XML"),
    "graph6": ("DQc", "DQc"),
    "several of graph6": ("DQc\nDUW\nDhc", "DQc"),
    "Pajek": ('*vertices 2\n1 "A"\n2 "B"\n*Edges\n1 2', "Pajek"),
    "UCINET": ("dl n=4\ndata:\n1 2", "UCINET"),
    "TGF": ("1 A\n2 B\n#\n1 2", "TGF"),
    "LEDA": ("LEDA.GRAPH\nstring\nint\n2\n|{A}|\n|{B}|", "LEDA"),
    "Matrix Market": ("%%MatrixMarket matrix coordinate\n3 3 2\n1 2\n2 3", "Matrix Market"),
    "comments with %": ("% sym\n1 2", "%"),
    "comments with //": ("// mine\n1 2", "//"),
    "neighbours without a colon": ("A B C\nB C", "A B C"),
    "a sentence": ("A path in the graph of the knight", "8 parts"),
    "a word": ("hello", "hello"),
    "a path": ("A,B,C,D", "4 parts"),
    "both kinds of edges": ("A -> B\nB -- C", "one way"),
    "a zero byte": ("A B\nB\0C", "\\x00"),
    "UTF-16 read as letters": ("A\0 \0B\0\n\0", "\\x00"),
}


def counts(graph):
    drawn = nx.Graph(graph.edges)
    drawn.add_nodes_from(range(len(graph.names)))
    return len(graph.names), nx.number_connected_components(drawn), len(graph.edges)


@pytest.mark.parametrize(("text", "expected"), READ.values(), ids=READ)
def test_our_own_form_is_read_exactly(text, expected):
    assert counts(parse(text)) == expected


@pytest.mark.parametrize(("text", "told"), REFUSED.values(), ids=REFUSED)
def test_other_forms_are_refused_with_a_sentence(text, told):
    with pytest.raises(ValueError) as refusal:
        parse(text)
    message = str(refusal.value)
    assert told in message
    assert "'A" in message, "it shows how to write a graph here"


@pytest.mark.parametrize("text", [text for text, _ in REFUSED.values()], ids=REFUSED)
def test_other_forms_are_no_maps_either(text):
    with pytest.raises(ValueError):
        maps.read(text)

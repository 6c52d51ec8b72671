graph = {"A": ["B", "D"], "B": ["C", "D"], "C": [], "D": ["E"], "E": ["B", "F"], "F": ["C"]}
start = "A"
gray = set()
path = []


def dfs(v):
    gray.add(v)
    path.append(v)
    if len(path) == 6:
        return True
    for w in graph[v]:
        if w not in gray:
            if dfs(w):
                return True
    path.pop()
    return False


if dfs(start):
    print(path)
else:
    print("no path")

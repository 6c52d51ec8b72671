class Queens:
    def __init__(self, n):
        self.n = n
        self.rows = []
        self.total = 0

    def safe(self, row):
        col = len(self.rows)
        for c, r in enumerate(self.rows):
            if r == row or abs(r - row) == col - c:
                return False
        return True

    def solve(self):
        if len(self.rows) == self.n:
            self.total += 1
            return
        for row in range(self.n):
            if self.safe(row):
                self.rows.append(row)
                self.solve()
                self.rows.pop()


n = 8
q = Queens(n)
q.solve()
print("Solutions:", q.total)

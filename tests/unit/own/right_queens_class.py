# A board of 0 and 1 in a class.
class Queens:
    def __init__(self, n):
        self.n = n
        self.board = [[0] * n for _ in range(n)]

    def safe(self, row, col):
        for i in range(col):
            if self.board[row][i]:
                return False
        for i, j in zip(range(row, -1, -1), range(col, -1, -1)):
            if self.board[i][j]:
                return False
        for i, j in zip(range(row, self.n), range(col, -1, -1)):
            if self.board[i][j]:
                return False
        return True

    def solve(self, col=0):
        if col >= self.n:
            return True
        for i in range(self.n):
            if self.safe(i, col):
                self.board[i][col] = 1
                if self.solve(col + 1):
                    return True
                self.board[i][col] = 0
        return False


q = Queens(8)
print(q.solve())
for row in q.board:
    print(row)

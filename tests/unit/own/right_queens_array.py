# Eight queens, x[i] is the row of the queen in column i.
n = 8
x = [0] * (n + 1)


def place(k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True


def queens(k):
    for i in range(1, n + 1):
        if place(k, i):
            x[k] = i
            if k == n:
                return True
            if queens(k + 1):
                return True
    return False


if queens(1):
    print(x[1:])
else:
    print("no solution")

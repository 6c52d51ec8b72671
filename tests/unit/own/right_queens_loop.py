# Candidates are counted up in their place, without recursion.
n = 8
x = [-1] * n
k = 0
while k >= 0:
    x[k] += 1
    while x[k] < n and any(x[i] == x[k] or abs(x[i] - x[k]) == k - i for i in range(k)):
        x[k] += 1
    if x[k] < n:
        if k == n - 1:
            print(x)
            break
        k += 1
        x[k] = -1
    else:
        k -= 1

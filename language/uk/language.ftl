### Що сказано про самі мови.

## Library and page

# The language's own name, for a list to choose from.
language-name = Українська

### Що сказано про самі мови.

## Library and page

# The language's own name, for a list to choose from.
language-name = Українська

language-title = Knights: побачте, як думає пошук з поверненням
language-description = Подивіться, як справжній пошук з поверненням водить коня по дошці: кожен хід і кожне повернення. Працює в браузері, встановлювати нічого не треба.

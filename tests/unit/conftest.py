"""Property tests judge what is right, never how long it took: a machine may have other work."""

import pytest
from hypothesis import HealthCheck, settings
from null.kind import NULL

from knights.page.load import load_text
from knights.puzzles import registry

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.fixture
def with_null(monkeypatch):
    """The null puzzle is one of all."""
    monkeypatch.setitem(registry.KINDS, NULL.entry.name, NULL)
    load_text.cache_clear()
    yield
    load_text.cache_clear()

"""A search recorded in one HTML file, which plays it without Python."""

from knights.recording.recording import Recording, record

__all__ = ["Recording", "record"]

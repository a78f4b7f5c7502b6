"""Walks through the sections of a resume; subclasses write each part of it.

A subclass has a method for each kind of entry: job, school, volunteer, project, reference, pair.
"""

from .shown import PAIRS


class Layout:
    """Base of all layouts; those of text files add to the text with `write`."""

    @staticmethod
    def escape(text: str) -> str:
        return text

    def __init__(self, shown):
        self.r = shown.escaped(self.escape)
        self.parts = []

    def write(self, text: str) -> None:
        self.parts.append(text)

    def text(self) -> str:
        """The whole text of the file."""
        self.start()
        self.body()
        self.end()
        return "".join(self.parts)

    def start(self):
        """Writes what is above the sections: name, contact and summary."""

    def end(self):
        """Writes what is below the sections."""

    def body(self):
        for name in self.r.sections:
            self.open_section(self.r.heads[name])
            self.section(name)
            self.close_section()

    def section(self, name):
        """Writes the entries of a section."""
        r = self.r
        one_by_one = {
            "exp": "job", "edu": "school", "vol": "volunteer", "projects": "project",
            "refs": "reference",
        }
        if name == "skills":
            self.skill_groups(r.groups) if r.groups else self.skills(r.skills)
        elif name == "languages":
            self.languages(r.languages)
        elif name == "interests":
            self.interests(r.interests)
        elif name in PAIRS:
            self.pairs(getattr(r, name))
        else:
            for entry in getattr(r, name):
                getattr(self, one_by_one[name])(entry)

    def open_section(self, title):
        raise NotImplementedError

    def close_section(self):
        """Writes what is below the entries of a section."""

    def skill_groups(self, groups):
        for group in groups:
            self.label(group.name, ", ".join(group.skills))

    def languages(self, languages):
        for language in languages:
            self.label(language.name, language.level)

    def skills(self, skills):
        self.line(", ".join(skills))

    def interests(self, interests):
        self.line(", ".join(interests))

    def pairs(self, entries):
        for entry in entries:
            self.pair(entry)

    def label(self, name, text):
        """Writes a name and the text that belongs to it, as for a group of skills."""
        raise NotImplementedError

    def line(self, text):
        """Writes a plain line."""
        raise NotImplementedError

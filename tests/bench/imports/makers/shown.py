"""A resume as one file shows it: its wording, form of dates, and sections."""

import copy
import random
from types import SimpleNamespace

from .people import PEOPLE, WORDS

SECTIONS = """
exp edu projects skills languages certs courses vol awards pubs members interests refs
""".split()
FIELDS = {
    "exp": "company position location start end current bullets",
    "edu": "institution degree field location start end current gpa",
    "projects": "name description tech url",
    "languages": "name level",
    "certs": "name issuer date",
    "courses": "name provider date",
    "vol": "organization role start end current bullets",
    "awards": "title issuer date",
    "pubs": "title publisher date",
    "members": "organization role start end current",
    "refs": "name position company email phone",
}
# Sections whose entries are two texts and a time.
PAIRS = {
    "certs": ("name", "issuer"),
    "awards": ("title", "issuer"),
    "members": ("organization", "role"),
    "courses": ("name", "provider"),
    "pubs": ("title", "publisher"),
}
EMPTY = {"bullets": [], "tech": [], "current": False}
CONTACT = ("name", "headline", "email", "phone", "address", "linkedin", "github", "summary")


class Shown:
    """The resume of a person (an id of people.py) as a layout shows it, an attribute per section.

    `omit` names sections and fields that the layout leaves out, such as "edu.gpa"; `sections`
    limits them; `groups` says whether skills are grouped. Options that are None are chosen by
    chance, from maker and person: `dates` (form of dates), `separator` (between start and end),
    `since` (whether "since 2019" is used) and `present` (the word for the present).
    """

    def __init__(
        self, person, maker, dates=None, separator=None, omit=(), groups=True, sections=None,
        since=None, present=None,
    ):
        data = PEOPLE[person]
        self.id, self.maker, self.lang = person, maker, data["lang"]
        words = self.words = WORDS[self.lang]
        rng = random.Random(f"{maker}/{person}")
        formats = "MMM YYYY,MM/YYYY,MMMM YYYY,MM.YYYY,YYYY,MMM YYYY,YYYY-MM".split(",")
        self.dates = dates or rng.choice(formats)
        self.separator = separator or rng.choice([" – ", " - ", "–", " — ", words["range"]])
        if self.dates == "YYYY-MM" and self.separator == "–":
            self.separator = " – "
        self.present = present or rng.choice(words["present"])
        self.since = since if since is not None else rng.random() < 0.2
        self.heads = {key: rng.choice(texts) for key, texts in words["headings"].items()}
        self.omit = set(omit)
        self.sections = [
            key for key in SECTIONS
            if (sections is None or key in sections) and key not in self.omit and data.get(key)
        ]
        for key in CONTACT:
            setattr(self, key, "" if key in self.omit else data.get(key, ""))
        links = [] if "links" in self.omit else data.get("links", [])
        self.links = [link["url"] for link in links]
        for key, fields in FIELDS.items():
            entries = data[key] if key in self.sections else []
            setattr(self, key, [self.entry(key, fields.split(), entry) for entry in entries])
        self.interests = data["interests"] if "interests" in self.sections else []
        has_skills = "skills" in self.sections
        self.skills = data["skills"] if has_skills else []
        self.groups = [
            SimpleNamespace(**group)
            for group in (data.get("groups", []) if has_skills and groups else [])
        ]

    @property
    def profiles(self) -> list[str]:
        """Addresses on the web."""
        return [text for text in (self.linkedin, self.github, *self.links) if text]

    @property
    def contact(self) -> list[str]:
        """All lines of contact, as most layouts order them."""
        return [text for text in (self.address, self.phone, self.email) if text] + self.profiles

    def entry(self, section, fields, data):
        """An entry with all its fields, its time in words, and what all kinds have."""
        values = {}
        for field in fields:
            empty = copy.copy(EMPTY.get(field, ""))
            left_out = f"{section}.{field}" in self.omit
            values[field] = empty if left_out else data.get(field, empty)
        entry = SimpleNamespace(**values)
        if "start" in fields:
            entry.when = self.period(entry)
        elif "date" in fields:
            entry.when = self.date(entry.date)
        if section in PAIRS:
            entry.first, entry.second = (values[field] for field in PAIRS[section])
        if section == "edu":
            entry.study = ", ".join(text for text in (entry.degree, entry.field) if text)
            entry.school = ", ".join(text for text in (entry.institution, entry.location) if text)
        return entry

    def date(self, date: str) -> str:
        """A month in the words of this file."""
        if len(date) <= 4 or self.dates == "YYYY":
            return date[:4]
        year, month = date.split("-")
        index = int(month) - 1
        return {
            "MMM YYYY": f"{self.words['monthsShort'][index]} {year}",
            "MMMM YYYY": f"{self.words['months'][index]} {year}",
            "MM/YYYY": f"{month}/{year}",
            "MM.YYYY": f"{month}.{year}",
            "YYYY-MM": f"{year}-{month}",
        }[self.dates]

    def period(self, entry) -> str:
        """From when to when, in the words of this file."""
        start, end = self.date(entry.start), self.date(entry.end)
        if entry.current:
            if self.since:
                return f"{self.words['since']} {start}"
            return f"{start}{self.separator}{self.present}"
        return start if not end or start == end else f"{start}{self.separator}{end}"

    def escaped(self, escape) -> "Shown":
        """The same with every text escaped for the language that a layout is written in."""
        result = copy.copy(self)
        kept = ("words", "id", "maker", "lang", "sections", "omit")
        for key, value in vars(self).items():
            if key not in kept:
                setattr(result, key, _escape(value, escape))
        return result


def _escape(value, escape):
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, list):
        return [_escape(item, escape) for item in value]
    if isinstance(value, dict):
        return {key: _escape(item, escape) for key, item in value.items()}
    if isinstance(value, SimpleNamespace):
        return SimpleNamespace(**{k: _escape(item, escape) for k, item in vars(value).items()})
    return value

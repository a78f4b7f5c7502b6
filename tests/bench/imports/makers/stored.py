"""Recipes of the data formats of other resume builders: JSON, XML and BibTeX."""

import json

from . import formats, reactive
from .people import PEOPLE
from .recipe import Recipe
from .truth import with_januaries

OMIT = ("members", "courses", "refs", "edu.location")
MANFRED_OMIT = """
exp.location edu.gpa awards vol interests projects.tech pubs.publisher
""".split()
CONTACT = "name headline email phone address linkedin github links summary".split()


def as_json(form):
    """A build that writes what `form` makes of a resume as JSON."""

    def build(shown, path):
        path.write_text(json.dumps(form(shown), ensure_ascii=False, indent=2), "utf8")

    return build


def as_text(form):
    def build(shown, path):
        path.write_text(form(shown), "utf8")

    return build


def whole_days(_shown, truth):
    return with_januaries(truth)


def levels_of_europass(_shown, truth):
    """Mother tongues have no level."""
    for language in truth["languages"]:
        if not formats.CEFR.match(language["level"]):
            language["level"] = ""
    return truth


def stored(maker, form, omit=(), dates="YYYY-MM", groups=True, **more):
    options = {"groups": groups} | ({"dates": dates} if dates else {})
    return Recipe(
        maker, "json", "other", "json", as_json(form), seed=f"kind/{maker}", suffix="json",
        omit=(*OMIT, *omit), options=options, **more,
    )


EUROPASS = {"dates": "YYYY-MM", "groups": False, "sections": {"exp", "edu", "skills", "languages"}}
RECIPES = [
    stored("reactive-v3", reactive.version_3, ["exp.location"], amend=whole_days),
    stored("reactive-v4", reactive.version_4, dates=None),
    stored("fresh", formats.fresh, ["certs"]),
    stored("manfred", formats.manfred, MANFRED_OMIT, groups=False, amend=whole_days),
    Recipe(
        "europass", "xml", "other", "xml", as_text(formats.europass), seed="kind/xml", count=5,
        only=[key for key, person in PEOPLE.items() if person.get("exp")], suffix="xml",
        omit=("summary", "github", "links", "edu.gpa"), options=EUROPASS, amend=levels_of_europass,
    ),
    Recipe(
        "bibtex", "bib", "academic", "bib", as_text(formats.bibtex), seed="", suffix="bib",
        people=["sundell", "renner", "quiroga", "hruska"], omit=tuple(CONTACT),
        options={"dates": "YYYY-MM", "sections": {"pubs"}},
    ),
]

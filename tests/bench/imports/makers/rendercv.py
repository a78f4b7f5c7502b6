"""Makes PDFs by RenderCV with all its themes, and its YAML files.

`r` is the resume to show (shown.py); `e` is one of its entries. The environment variable RENDERCV
names the program, if it is installed in another Python environment.
"""

import os
import shutil
import tempfile
from pathlib import Path

import ruamel.yaml

from .check import run
from .people import PEOPLE, pick_people
from .recipe import Recipe
from .tex import LANGUAGE_NAMES

PROGRAM = os.environ.get("RENDERCV", "rendercv")
THEMES = """
classic ember engineeringclassic engineeringresumes harvard ink moderncv opal sb2nov
""".split()
# RenderCV has no words for these languages.
WITHOUT_WORDS = {"pl", "sv", "cs"}
SECTIONS = {
    "exp", "edu", "skills", "languages", "certs", "projects", "vol", "awards", "interests",
    "members",
}
# Sections of the truth with periods.
YEARS = ("experience", "education", "volunteering", "memberships")


def period(e) -> dict:
    end = "present" if e.current else e.end
    return {"start_date": e.start, "end_date": end} if e.start else {}


def entries(r, section) -> list:
    """Entries of a section as RenderCV has them."""
    if section == "exp":
        return [
            {"company": e.company, "position": e.position, **period(e), "location": e.location,
             "highlights": e.bullets}
            for e in r.exp
        ]
    if section == "edu":
        return [
            without_empty({
                "institution": e.institution, "area": e.field or e.degree,
                "degree": e.degree if e.field else None, **period(e), "location": e.location,
            })
            for e in r.edu
        ]
    if section == "skills":
        groups = [{"label": g.name, "details": ", ".join(g.skills)} for g in r.groups]
        return groups or [", ".join(r.skills)]
    if section == "languages":
        return [{"label": e.name, "details": e.level} for e in r.languages]
    if section in ("certs", "awards"):
        rows = getattr(r, section)
        return [{"name": e.first, "date": e.date, "summary": e.second} for e in rows]
    if section == "projects":
        return [
            {"name": e.name, "summary": e.description, "highlights": project_lines(r, e)}
            for e in r.projects
        ]
    if section == "vol":
        return [
            {"company": e.organization, "position": e.role, **period(e), "highlights": e.bullets}
            for e in r.vol
        ]
    if section == "members":
        return [{"name": e.first, **period(e), "summary": e.second} for e in r.members]
    return [{"bullet": name} for name in r.interests]


def project_lines(r, e) -> list[str]:
    word = "Tecnologias" if r.lang == "pt" else "Technologies"
    return [text for text in (f"{word}: {', '.join(e.tech)}", e.url) if text]


def without_empty(values: dict) -> dict:
    return {key: value for key, value in values.items() if value}


def document(r, theme) -> dict:
    """The input file. RenderCV rejects phone numbers without a country code."""
    sections = {r.heads["summary"]: [r.summary]} if r.summary else {}
    for section in r.sections:
        if section in SECTIONS:
            sections[r.heads[section]] = entries(r, section)
    networks = [
        {"network": name, "username": address.split("/")[-1]}
        for name, address in (("LinkedIn", r.linkedin), ("GitHub", r.github))
        if address
    ]
    person = {
        "name": r.name, "headline": r.headline, "location": r.address, "email": r.email,
        "phone": r.phone if r.phone.startswith("+") else None,
        "website": f"https://{r.links[0]}" if r.links else None,
        "social_networks": networks, "sections": sections,
    }
    connections = {"phone_number_format": "international"}
    return {
        "cv": without_empty(person),
        "design": {"theme": theme, "header": {"connections": connections}},
        "locale": {"language": LANGUAGE_NAMES[r.lang]},
    }


def write_yaml(path, value):
    writer = ruamel.yaml.YAML()
    writer.width = 200
    with open(path, "w", encoding="utf8") as file:
        writer.dump(value, file)


def by_rendercv(theme):
    def build(shown, path):
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "cv.pdf"
            options = ["-nomd", "-nohtml", "-nopng", "--pdf-path", "cv.pdf"]
            for _ in range(2):
                write_yaml(Path(folder) / "cv.yaml", document(shown, theme))
                done = run([PROGRAM, "render", "cv.yaml", *options], cwd=folder)
                if made.exists() or "phone" not in done.stdout:
                    break
                # A phone number that it rejects is left out at the second try.
                shown.phone = ""
            if not made.exists():
                raise RuntimeError(done.stdout[-500:])
            shutil.copy(made, path)

    return build


def as_yaml(shown, path):
    write_yaml(path, document(shown, "classic"))


def amend_phone(shown, truth):
    if not shown.phone.startswith("+"):
        truth["personalInfo"]["phone"] = ""
    return truth


def amend_print(shown, truth):
    """RenderCV prints a year alone as January of that year."""
    for section in YEARS:
        for entry in truth[section]:
            for key in ("startDate", "endDate"):
                if len(entry[key]) == 4:
                    entry[key] += "-01"
    return amend_phone(shown, truth)


def persons(theme):
    picked = pick_people("rendercv" + theme, 3, 1)
    return [key for key in picked if PEOPLE[key]["lang"] not in WITHOUT_WORDS][:3]


def theme_recipe(theme):
    return Recipe(
        "rendercv", theme, "timeline" if theme == "moderncv" else "one-column", "pdf",
        by_rendercv(theme), seed="", people=persons(theme), suffix=theme, omit=("edu.gpa",),
        options={"dates": "MMM YYYY", "sections": SECTIONS}, amend=amend_print,
    )


RECIPES = [
    *map(theme_recipe, THEMES),
    Recipe(
        "rendercv", "yaml", "other", "yaml", as_yaml, seed="kind/yaml", suffix="yaml",
        omit=("edu.gpa", "courses", "refs", "pubs"), options={"dates": "YYYY-MM"},
        amend=amend_phone, derived=("personalInfo.linkedIn", "personalInfo.github"),
    ),
]

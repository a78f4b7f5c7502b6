"""Recipes of Markdown and plain text, of files by pandoc from Markdown, and of groff."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .check import run
from .recipe import Recipe
from .text_layouts import Capitals, Groff, Headings, Labels, Tables

OMIT = ("edu.gpa", "edu.location", "refs", "projects.tech", "projects.url")
LATEX = ["--pdf-engine=xelatex", "-V", "mainfont=Carlito", "-V", "geometry:margin=2cm"]
GROFF_PEOPLE = """
okafor renner odalaigh mabaso vogt haas etxe quiroga diallo lefevre azevedo moura vandijk sundell
bellini greco
""".split()


def as_text(layout):
    def build(shown, path):
        path.write_text(layout(shown).text(), "utf8")

    return build


def weasyprint_program() -> str:
    """The program beside the running Python, or the one of the system."""
    beside = Path(sys.executable).parent / "weasyprint"
    return str(beside) if beside.exists() else shutil.which("weasyprint") or "weasyprint"


def by_pandoc(layout, *options):
    def build(shown, path):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "cv.md"
            source.write_text(layout(shown).text(), "utf8")
            done = run(["pandoc", "-f", "markdown-smart", source, "-o", path, *options])
        if not path.exists():
            raise RuntimeError(done.stderr[-300:])

    return build


def by_groff(shown, path):
    command = ["groff", "-k", "-K", "utf8", "-ms", "-Tpdf"]
    source = Groff(shown).text().encode()
    path.write_bytes(subprocess.run(command, input=source, capture_output=True).stdout)


def pandoc_print(name, ext, layout, options, held=0):
    return Recipe(
        "pandoc", name, "one-column", ext, by_pandoc(layout, *options), seed="pandoc" + name,
        count=3, held=held, suffix=name, omit=OMIT,
    )


def pandoc_kind(ext, held=0):
    return Recipe(
        "pandoc", "markdown", "one-column", ext, by_pandoc(Headings, "-s", "-M", "pagetitle=CV"),
        seed="kind/pandoc" + ext, count=3, held=held, omit=OMIT[:4],
    )


def plain(maker, name, kind, ext, layout, omit, **options):
    return Recipe(
        maker, name, kind, ext, as_text(layout), seed=f"kind/{ext}{name}", suffix=name, omit=omit,
        options=options,
    )


HTML = [f"--pdf-engine={weasyprint_program()}", "-t", "html", "-M", "pagetitle=CV"]
TEXT_OMIT = ("edu.gpa", "edu.location", "projects.tech", "projects.url")
MARKDOWN_OMIT = ("edu.gpa", "refs", "projects.tech")
RECIPES = [
    plain("markdown", "headings", "one-column", "md", Headings, MARKDOWN_OMIT),
    plain("markdown", "table", "one-column", "md", Tables, OMIT),
    plain("text", "caps", "plain-text", "txt", Capitals, TEXT_OMIT),
    plain("text", "labels", "plain-text", "txt", Labels, (*TEXT_OMIT, "refs"), groups=False),
    pandoc_print("docx", "docx", Headings, [], held=1),
    pandoc_print("html", "pdf", Tables, HTML),
    pandoc_print("latex", "pdf", Headings, LATEX),
    pandoc_kind("odt", held=1),
    pandoc_kind("rtf"),
    pandoc_kind("html"),
    Recipe(
        "groff-ms", "ms", "one-column", "pdf", by_groff, seed="groff", only=GROFF_PEOPLE,
        omit=("edu.gpa", "refs", "projects"),
    ),
]

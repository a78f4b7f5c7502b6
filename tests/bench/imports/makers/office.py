"""Files converted by LibreOffice from Word, HTML and OpenDocument, and PDFs by Apache FOP."""

import tempfile
from pathlib import Path

from .check import office, run
from .fo import FoLayout, FONTS
from .html_layouts import Classic, Timeline
from .odt import Odt
from .recipe import Recipe
from .word import LAYOUTS as WORD

TAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}'
OMIT = ("edu.gpa", "refs", "projects")


def from_word(name, form):
    """A build that converts a Word file of a layout of word.py; `form` is LibreOffice's filter."""
    layout = WORD[name][0]

    def build(shown, path):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "cv.docx"
            layout(shown).build(str(source))
            office(source, path, form)

    return build


def from_html(layout, form):
    def build(shown, path):
        page = layout(shown).page().replace("</span><b>", "</span>: <b>")
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "cv.html"
            source.write_text(page, "utf8")
            office(source, path, form, reader="HTML (StarWriter)")

    return build


def from_odt(table, form):
    def build(shown, path):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "cv.odt"
            Odt(shown, table).build(str(source))
            office(source, path, form)

    return build


def as_odt(table):
    def build(shown, path):
        Odt(shown, table).build(str(path))

    return build


def by_fop(shown, path):
    with tempfile.TemporaryDirectory() as folder:
        source, fonts = Path(folder) / "cv.fo", Path(folder) / "fop.xconf"
        source.write_text(FoLayout(shown).text(), "utf8")
        fonts.write_text(FONTS, "utf8")
        run(["fop", "-c", fonts, "-fo", source, "-pdf", path])


def word_recipe(ext, name, form):
    """A recipe that converts a Word layout to a file with the extension `ext`."""
    _, kind, omit, groups = WORD[name]
    return Recipe(
        "libreoffice", name, kind, ext, from_word(name, form), seed=f"kind/{ext}{name}", count=3,
        held=1 if name == "headings" else 0, suffix=name, omit=omit, options={"groups": groups},
    )


def html_recipe(layout, name, ext, form, take):
    return Recipe(
        "libreoffice-html", name, "timeline" if name == "timeline" else "one-column", ext,
        from_html(layout, form), seed="libreoffice-html", suffix=name, take=take,
    )


def odt_recipe(table, form, take):
    name = "table" if table else "tabs"
    return Recipe(
        "libreoffice-odt", name, "table" if table else "one-column", "pdf", from_odt(table, form),
        seed="libreoffice-odt", suffix=name, take=take, omit=OMIT,
    )


def odfpy_recipe(table):
    name = "table" if table else "tabs"
    return Recipe(
        "odfpy", name, "table" if table else "one-column", "odt", as_odt(table),
        seed="kind/odt" + name, count=3, suffix=name, omit=OMIT,
    )


RECIPES = [
    word_recipe("doc", "headings", "doc:MS Word 97"),
    word_recipe("doc", "table", "doc:MS Word 97"),
    word_recipe("rtf", "headings", "rtf"),
    word_recipe("rtf", "sidebar", "rtf"),
    word_recipe("odt", "sidebar", "odt"),
    html_recipe(Classic, "classic", "pdf", "pdf:writer_pdf_Export", (0, 4)),
    html_recipe(Classic, "classic", "docx", "docx:MS Word 2007 XML", (2,)),
    html_recipe(Timeline, "timeline", "pdf", "pdf:writer_pdf_Export", (1, 3)),
    odt_recipe(False, TAGGED, (0,)),
    odt_recipe(True, TAGGED, (1,)),
    odt_recipe(False, "pdf", (2, 4)),
    odt_recipe(True, "pdf", (3,)),
    odfpy_recipe(False),
    odfpy_recipe(True),
    Recipe("fop", "fo", "timeline", "pdf", by_fop, seed="fop", omit=OMIT),
]

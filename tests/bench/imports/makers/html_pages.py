"""Pages of HTML, printed by WeasyPrint, wkhtmltopdf, Chromium and xhtml2pdf, or kept as they are.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import os
import shutil
import tempfile
from pathlib import Path

import weasyprint
from xhtml2pdf import pisa

from .check import run
from .html_base import HtmlLayout, bullets
from .html_layouts import Classic, Columns, Hresume, Timeline
from .recipe import Recipe

# People whose files have the paper size Letter.
LETTER = ("renner", "raman")
DEJAVU = "/usr/share/fonts/truetype/dejavu"
# Class, kind of layout, and what the layout omits (`Shown.omit`).
LAYOUTS = {
    "timeline": (Timeline, "timeline", ()),
    "columns": (Columns, "sidebar", ("refs", "edu.gpa", "projects.url")),
    "classic": (Classic, "one-column", ()),
    "hresume": (Hresume, "grouped-roles", ("edu.location", "edu.gpa", "projects.tech")),
}


class Tables(HtmlLayout):
    """Tables for everything, as xhtml2pdf likes it."""

    css = """@font-face{font-family:D;src:url(DejaVuSans.ttf)}
@font-face{font-family:D;font-weight:bold;src:url(DejaVuSans-Bold.ttf)}
@page{size:a4;margin:16mm}body{font-family:D;font-size:9.5pt}h1{font-size:20pt;margin:0}
h2{font-size:11pt;background-color:#333;color:#fff;padding:3pt 4pt 1pt;margin:8pt 0 3pt}
td{vertical-align:top;padding:2pt}.r{text-align:right;color:#444}ul{margin:0}"""

    def start(self):
        r = self.r
        self.head("<p>")
        cells = "".join(f"<td>{text}</td>" for text in r.contact[:3])
        self.write(f"<table><tr>{cells}</tr></table>")
        if r.contact[3:]:
            self.line(" | ".join(r.contact[3:]))
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def row(self, left, right):
        self.write(
            f'<table><tr><td style="width:72%">{left}</td>'
            f'<td class="r" style="width:28%">{right}</td></tr></table>'
        )

    def job(self, e):
        self.row(f"<b>{e.company}</b> | {e.position}<br/>{e.location}", e.when)
        self.write(bullets(e.bullets))

    def school(self, e):
        self.row(f"<b>{e.institution}</b> | {e.study}", e.when)

    def volunteer(self, e):
        self.row(f"<b>{e.organization}</b> | {e.role}", e.when)
        self.write(bullets(e.bullets))

    def label(self, name, text):
        self.line(f"<b>{name}</b>: {text}")

    def languages(self, languages):
        cells = "".join(f"<td>{e.name}<br/>{e.level}</td>" for e in languages)
        self.write(f"<table><tr>{cells}</tr></table>")

    def pair(self, e):
        self.row(f"{e.first}, {e.second}", e.when)


def by_weasyprint(layout):
    def build(shown, path):
        weasyprint.HTML(string=layout(shown).page()).write_pdf(path)

    return build


def by_wkhtmltopdf(layout):
    def build(shown, path):
        size = "Letter" if shown.id in LETTER else "A4"
        footer = ["--footer-center", f"{shown.name} - [page]/[topage]"]
        options = ["-q", "-s", size, *(footer if layout is Timeline else [])]
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "cv.html"
            source.write_text(layout(shown).page(), "utf8")
            quiet = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
            run(["wkhtmltopdf", *options, source, path], env=quiet)

    return build


def by_chromium(shown, path):
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    browser = next(filter(None, map(shutil.which, names)), None)
    if not browser:
        raise RuntimeError("Chromium is not installed")
    page = Hresume(shown)
    page.css = "@page{size:A4;margin:10mm 8mm}" + page.css
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "cv.html"
        source.write_text(page.page(), "utf8")
        options = ["--headless", "--no-sandbox", "--no-pdf-header-footer"]
        options.append("--disable-pdf-tagging")
        run([browser, *options, f"--print-to-pdf={path}", f"file://{source}"])


def by_xhtml2pdf(shown, path):
    with tempfile.TemporaryDirectory() as folder, open(path, "wb") as file:
        # It reads only files beside the page.
        for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"):
            shutil.copy(Path(DEJAVU) / name, folder)
        page = str(Path(folder) / "cv.html")
        pisa.CreatePDF(Tables(shown).page(), dest=file, encoding="utf-8", path=page)


def as_html(layout):
    def build(shown, path):
        path.write_text(layout(shown).page(), "utf8")

    return build


def recipe(maker, name, ext, build, seed=None, **options):
    layout, kind, omit = LAYOUTS[name]
    groups = {"groups": False} if name == "hresume" else {}
    return Recipe(
        maker, name, kind, ext, build(layout), seed=seed or maker + name, suffix=name, omit=omit,
        options=groups, **options,
    )


RECIPES = [
    recipe("weasyprint", "timeline", "pdf", by_weasyprint, count=3),
    recipe("weasyprint", "columns", "pdf", by_weasyprint, count=3),
    recipe("wkhtmltopdf", "classic", "pdf", by_wkhtmltopdf, count=3),
    recipe("wkhtmltopdf", "timeline", "pdf", by_wkhtmltopdf, count=3, held=0),
    recipe("hresume-chromium", "hresume", "pdf", lambda layout: by_chromium),
    recipe("html", "hresume", "html", as_html, seed="kind/htmlhresume", count=3),
    recipe("html", "timeline", "html", as_html, seed="kind/htmltimeline", count=3, held=0),
    recipe("html", "classic", "html", as_html, seed="kind/htmlclassic", count=3, held=0),
    Recipe(
        "xhtml2pdf", "tables", "one-column", "pdf", by_xhtml2pdf, seed="xhtml2pdf",
        omit=("edu.gpa", "refs", "projects", "edu.location"),
    ),
]

"""Word files by docxtpl, which fills a Word template.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import tempfile
from pathlib import Path

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Pt
from docxtpl import DocxTemplate

from .layout import Layout
from .recipe import Recipe


class Rows(Layout):
    """Entries as data for the template."""

    def data(self):
        self.sections = []
        self.body()
        return self.sections

    def open_section(self, title):
        self.sections.append({"title": title.upper(), "entries": []})

    def row(self, head, below="", when="", lines=()):
        entry = {"head": head, "below": below, "when": when, "lines": lines}
        self.sections[-1]["entries"].append(entry)

    line = label = row

    def job(self, e):
        self.row(e.position, f"{e.company}, {e.location}", e.when, e.bullets)

    def school(self, e):
        self.row(e.study, e.school, e.when)

    def volunteer(self, e):
        self.row(e.role, e.organization, e.when, e.bullets)

    def pair(self, e):
        self.row(e.first, e.second, e.when)


def make_template(path):
    """A template as an office would make it."""
    document = Document()
    normal = document.styles["Normal"].font
    normal.name, normal.size = "Georgia", Pt(10.5)
    name = document.add_paragraph()
    name.alignment = WD_ALIGN_PARAGRAPH.CENTER
    run = name.add_run("{{ name }}")
    run.bold = True
    run.font.size = Pt(26)
    for text in ("{{ headline }}", "{{ contact }}"):
        document.add_paragraph(text).alignment = WD_ALIGN_PARAGRAPH.CENTER
    document.add_paragraph("{{ summary }}")
    document.add_paragraph("{%p for s in sections %}")
    document.add_paragraph().add_run("{{ s.title }}").bold = True
    document.add_paragraph("{%p for e in s.entries %}")
    entry = document.add_paragraph()
    entry.add_run("{{ e.head }}").bold = True
    entry.add_run("{% if e.below %} – {{ e.below }}{% endif %}")
    entry.add_run("{% if e.when %} ({{ e.when }}){% endif %}")
    document.add_paragraph("{%p for b in e.lines %}")
    document.add_paragraph("{{ b }}", style="List Bullet")
    for _ in range(3):
        document.add_paragraph("{%p endfor %}")
    document.save(path)


def by_docxtpl(shown, path):
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "template.docx")
        make_template(file)
        template = DocxTemplate(file)
        contact = "  •  ".join(shown.contact)
        values = {"name": shown.name, "headline": shown.headline, "contact": contact}
        values |= {"summary": shown.summary, "sections": Rows(shown).data()}
        template.render(values, autoescape=True)
        template.save(path)


RECIPES = [
    Recipe(
        "docxtpl", "docxtpl", "one-column", "docx", by_docxtpl, seed="docxtpl", count=3,
        omit=("edu.gpa", "projects", "refs"),
    ),
]

"""Word files by python-docx in three layouts.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

from .layout import Layout
from .recipe import Recipe
from .shown import PAIRS

TITLES = {"de": "Lebenslauf", "fr": "Curriculum vitæ", "pl": "Życiorys", "cs": "Životopis"}
LABELS = {
    "en": ("Name", "Address", "Phone", "Email"),
    "de": ("Name", "Anschrift", "Telefon", "E-Mail"),
    "fr": ("Nom", "Adresse", "Téléphone", "Courriel"),
    "es": ("Nombre", "Dirección", "Teléfono", "Correo"),
    "it": ("Nome", "Indirizzo", "Telefono", "E-mail"),
    "pl": ("Imię i nazwisko", "Adres", "Telefon", "E-mail"),
    "cs": ("Jméno", "Adresa", "Telefon", "E-mail"),
    "pt": ("Nome", "Morada", "Telefone", "E-mail"),
    "nl": ("Naam", "Adres", "Telefoon", "E-mail"),
    "sv": ("Namn", "Adress", "Telefon", "E-post"),
}


class WordLayout(Layout):
    def build(self, path):
        self.document = Document()
        self.start()
        self.body()
        self.document.save(path)

    def line(self, text):
        return self.document.add_paragraph(text)


class Headings(WordLayout):
    """Word's own styles; the employer, then title and time with a tab; a footer with the page."""

    def start(self):
        r = self.r
        self.document.add_heading(r.name, 0)
        if r.headline:
            self.document.add_paragraph(r.headline, style="Subtitle")
        self.line(" | ".join(r.contact))
        self.footer()
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def footer(self):
        paragraph = self.document.sections[0].footer.paragraphs[0]
        paragraph.text = f"{self.r.name} – "
        for kind, text in (("begin", None), (None, "PAGE"), ("end", None)):
            element = OxmlElement("w:fldChar" if kind else "w:instrText")
            if kind:
                element.set(qn("w:fldCharType"), kind)
            else:
                element.text = text
            paragraph.add_run()._r.append(element)

    def open_section(self, title):
        self.document.add_heading(title, 1)

    def tabbed(self, left, right, bold=True, italic=False):
        paragraph = self.document.add_paragraph()
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(15.2), WD_TAB_ALIGNMENT.RIGHT)
        paragraph.paragraph_format.space_after = Pt(0)
        paragraph.paragraph_format.keep_with_next = True
        run = paragraph.add_run(left)
        run.bold, run.italic = bold, italic
        paragraph.add_run("\t" + right)

    def items(self, lines):
        for text in lines:
            self.document.add_paragraph(text, style="List Bullet")

    def job(self, e):
        self.tabbed(e.company, e.location)
        self.tabbed(e.position, e.when, bold=False, italic=True)
        self.items(e.bullets)

    def school(self, e):
        self.tabbed(e.institution, e.location)
        self.tabbed(e.study, e.when, bold=False, italic=True)
        if e.gpa:
            self.line(e.gpa)

    def volunteer(self, e):
        self.tabbed(f"{e.organization}, {e.role}", e.when)
        self.items(e.bullets)

    def project(self, e):
        self.line("").add_run(e.name).bold = True
        self.line(e.description)
        self.line(", ".join(e.tech) + (f" – {e.url}" if e.url else ""))

    def label(self, name, text):
        paragraph = self.line("")
        paragraph.add_run(name + ": ").bold = True
        paragraph.add_run(text)

    def skills(self, skills):
        self.items(skills)

    def languages(self, languages):
        self.items([f"{e.name} – {e.level}" for e in languages])

    def pair(self, e):
        self.tabbed(f"{e.first}, {e.second}", e.when, bold=False)

    def reference(self, e):
        self.line(f"{e.name}\n{e.position}, {e.company}\n{e.email}\n{e.phone}")


class Sidebar(WordLayout):
    """One table of one row and two cells."""

    SIDE = ("skills", "languages", "interests")

    def body(self):
        r = self.r
        page = self.document.sections[0]
        page.left_margin = page.right_margin = Cm(1.5)
        side, main = self.document.add_table(1, 2).rows[0].cells
        side.width, main.width = Cm(5.5), Cm(12.5)
        self.cell = side
        self.open_section(r.heads["contact"])
        self.lines(r.contact)
        self.column(self.SIDE)
        self.cell = main
        self.line(r.name, bold=True).runs[0].font.size = Pt(24)
        if r.headline:
            self.line(r.headline, italic=True)
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)
        self.column(("exp", "edu", *PAIRS))

    def column(self, names):
        for name in names:
            if name in self.r.sections:
                self.open_section(self.r.heads[name])
                self.section(name)

    def open_section(self, title):
        paragraph = self.cell.add_paragraph()
        run = paragraph.add_run(title.upper())
        run.bold = True
        run.font.size = Pt(12)
        run.font.color.rgb = RGBColor(0x1F, 0x4E, 0x79)
        paragraph.paragraph_format.space_before = Pt(8)

    def line(self, text, bold=None, italic=None):
        paragraph = self.cell.add_paragraph()
        run = paragraph.add_run(text)
        run.bold, run.italic = bold, italic
        paragraph.paragraph_format.space_after = Pt(1)
        return paragraph

    def lines(self, texts):
        for text in texts:
            self.line(text)

    def job(self, e):
        self.line(e.when)
        self.line(f"{e.position} – {e.company}, {e.location}", bold=True)
        self.lines([f"– {text}" for text in e.bullets])

    def school(self, e):
        self.line(e.when)
        self.line(e.study, bold=True)
        self.line(e.school)

    def skills(self, skills):
        self.lines([f"• {skill}" for skill in skills])

    def languages(self, languages):
        self.lines([f"{e.name} ({e.level})" for e in languages])

    def interests(self, interests):
        self.lines(interests)

    def pair(self, e):
        self.line(f"{e.first}, {e.second} ({e.when})")


class Table(WordLayout):
    """A table for each section, times in the left column, the German way."""

    def start(self):
        r = self.r
        self.rows = []
        self.document.styles["Normal"].font.name = "Calibri"
        run = self.line("").add_run(TITLES.get(r.lang, "Curriculum Vitae"))
        run.bold = True
        run.font.size = Pt(22)
        for name, text in zip(LABELS[r.lang], (r.name, r.address, r.phone, r.email)):
            self.row(name, text)
        if r.linkedin:
            self.row("LinkedIn", r.linkedin)
        self.close_section()
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def open_section(self, title):
        paragraph = self.line("")
        run = paragraph.add_run(title)
        run.bold = True
        run.font.size = Pt(13)
        paragraph.paragraph_format.space_before = Pt(12)

    def row(self, left, *lines):
        self.rows.append((left, lines))

    def close_section(self):
        table = self.document.add_table(0, 2) if self.rows else None
        for left, lines in self.rows:
            cells = table.add_row().cells
            cells[0].width, cells[1].width = Cm(4.2), Cm(12)
            cells[0].text = left
            for index, text in enumerate(lines):
                paragraph = cells[1].add_paragraph() if index else cells[1].paragraphs[0]
                paragraph.add_run(text).bold = index == 0 and len(lines) > 1
        self.rows = []

    def job(self, e):
        bullets = [f"• {text}" for text in e.bullets]
        self.row(e.when, f"{e.position}, {e.company}, {e.location}", *bullets)

    def school(self, e):
        study = f"{e.degree}: {e.field}" if e.field else e.degree
        self.row(e.when, study, e.school)

    def volunteer(self, e):
        self.row(e.when, f"{e.role}, {e.organization}", *[f"• {text}" for text in e.bullets])

    def label(self, name, text):
        self.row(name, text)

    def skills(self, skills):
        self.row("", ", ".join(skills))

    def pair(self, e):
        self.row(e.when, f"{e.first}, {e.second}")


TABLE_OMIT = ("headline", "github", "links", "edu.gpa", "projects", "refs")
LAYOUTS = {
    "headings": (Headings, "one-column", (), True),
    "sidebar": (Sidebar, "sidebar", ("edu.gpa", "vol", "projects", "refs"), False),
    "table": (Table, "table", TABLE_OMIT, True),
}


def by_python_docx(layout):
    def build(shown, path):
        layout(shown).build(path)

    return build


RECIPES = [
    Recipe(
        "python-docx", name, kind, "docx", by_python_docx(layout), seed="python-docx:" + name,
        count=3, held=0 if name == "table" else 1, suffix=name, omit=omit,
        options={"groups": groups},
    )
    for name, (layout, kind, omit, groups) in LAYOUTS.items()
]

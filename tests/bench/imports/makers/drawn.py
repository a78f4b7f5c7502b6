"""PDF files by the Python libraries reportlab (platypus) and fpdf2.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import html

from fpdf import FPDF
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (
    HRFlowable,
    ListFlowable,
    ListItem,
    Paragraph,
    SimpleDocTemplate,
    Table,
    TableStyle,
)

from .layout import Layout
from .recipe import Recipe

DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans"
TEXT = ParagraphStyle("text", fontName="D", fontSize=9, leading=12.5)
RIGHT = ParagraphStyle("right", parent=TEXT, alignment=2, textColor="#555555")
NAME = ParagraphStyle("name", fontName="DB", fontSize=20, leading=25)
HEADING = ParagraphStyle(
    "heading", fontName="DB", fontSize=11, leading=15, spaceBefore=8, textColor="#0b5394"
)
PLAIN_TABLE = TableStyle(
    [
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
    ]
)
GRID = TableStyle([("GRID", (0, 0), (-1, -1), 0.3, "#cccccc")])


class Platypus(Layout):
    """Tables with the time at the right, bullets, a table of languages and a footer."""

    @staticmethod
    def escape(text):
        return html.escape(text, quote=False)

    def build(self, path):
        if "D" not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont("D", DEJAVU + ".ttf"))
            pdfmetrics.registerFont(TTFont("DB", DEJAVU + "-Bold.ttf"))
            pdfmetrics.registerFontFamily("D", "D", "DB", "D", "DB")
        self.start()
        self.body()
        margins = {"leftMargin": 50, "rightMargin": 50, "topMargin": 45, "bottomMargin": 50}
        document = SimpleDocTemplate(str(path), pagesize=A4, title=self.r.name, **margins)
        document.build(self.parts, onFirstPage=self.footer, onLaterPages=self.footer)

    def footer(self, canvas, _document):
        canvas.setFont("D", 7)
        text = f"{html.unescape(self.r.name)} | {canvas.getPageNumber()}"
        canvas.drawRightString(A4[0] - 50, 28, text)

    def line(self, text, style=TEXT):
        self.parts.append(Paragraph(text, style))

    def start(self):
        r = self.r
        self.line(r.name, NAME)
        if r.headline:
            self.line(r.headline)
        self.line("  |  ".join(r.contact))
        self.parts.append(HRFlowable(width="100%", color="#0b5394", spaceBefore=4))
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def open_section(self, title):
        self.line(title, HEADING)

    def row(self, left, right, lines=()):
        cells = [[Paragraph(left, TEXT), Paragraph(right, RIGHT)]]
        self.parts.append(Table(cells, colWidths=["68%", "32%"], style=PLAIN_TABLE))
        items = [ListItem(Paragraph(text, TEXT)) for text in lines]
        if items:
            self.parts.append(ListFlowable(items, bulletType="bullet", start="•", leftIndent=12))

    def job(self, e):
        self.row(f"<b>{e.position}</b><br/>{e.company} – {e.location}", e.when, e.bullets)

    def school(self, e):
        place = f" – {e.location}" if e.location else ""
        self.row(f"<b>{e.study}</b><br/>{e.institution}{place}", e.when)

    def volunteer(self, e):
        self.row(f"<b>{e.role}</b><br/>{e.organization}", e.when, e.bullets)

    def project(self, e):
        self.row(f"<b>{e.name}</b><br/>{e.description}", e.url)

    def skill_groups(self, groups):
        self.skills(self.r.skills)

    def skills(self, skills):
        self.line(" · ".join(skills))

    def languages(self, languages):
        rows = [[Paragraph(e.name, TEXT), Paragraph(e.level, TEXT)] for e in languages]
        self.parts.append(Table(rows, colWidths=[110, 200], hAlign="LEFT", style=GRID))

    def pair(self, e):
        self.row(f"{e.first}, {e.second}", e.when)

    def reference(self, e):
        self.line(f"{e.name}, {e.position}, {e.company}; {e.email}; {e.phone}")


class Cells(Layout):
    """A dark band with the name, gray headings, and the time before what it belongs to."""

    def build(self, path):
        pdf = self.pdf = FPDF(format="A4")
        pdf.set_margin(18)
        pdf.add_font("D", "", DEJAVU + ".ttf")
        pdf.add_font("D", "B", DEJAVU + "-Bold.ttf")
        pdf.add_page()
        pdf.set_auto_page_break(True, 18)
        self.start()
        self.body()
        pdf.output(str(path))

    def start(self):
        r, pdf = self.r, self.pdf
        pdf.set_fill_color(40, 60, 80)
        pdf.rect(0, 0, 210, 34, "F")
        pdf.set_text_color(255)
        pdf.set_xy(18, 9)
        pdf.set_font("D", "B", 20)
        pdf.cell(0, 9, r.name, new_x="LMARGIN", new_y="NEXT")
        pdf.set_font("D", "", 10)
        pdf.cell(0, 6, r.headline, new_x="LMARGIN", new_y="NEXT")
        pdf.set_text_color(0)
        pdf.set_y(38)
        self.line("   ".join(r.contact), size=8.5)
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def line(self, text, style="", size=9.5):
        self.pdf.set_font("D", style, size)
        align = "J" if len(text) > 90 else "L"
        self.pdf.multi_cell(0, 5, text, new_x="LMARGIN", new_y="NEXT", align=align)

    def open_section(self, title):
        self.pdf.ln(3)
        self.pdf.set_fill_color(225, 230, 235)
        self.pdf.set_font("D", "B", 11)
        self.pdf.cell(0, 7, title, fill=True, new_x="LMARGIN", new_y="NEXT")
        self.pdf.ln(1)

    def entry(self, head, below, lines=()):
        self.line(head, "B")
        self.line(below)
        for text in lines:
            self.line("- " + text)

    def job(self, e):
        self.entry(f"{e.when}: {e.position}", f"{e.company} ({e.location})", e.bullets)
        self.pdf.ln(1.5)

    def school(self, e):
        place = f" ({e.location})" if e.location else ""
        self.entry(f"{e.when}: {e.study}", e.institution + place)
        self.pdf.ln(1.5)

    def volunteer(self, e):
        self.entry(f"{e.when}: {e.role}", e.organization, e.bullets)

    def project(self, e):
        self.entry(e.name, e.description)
        self.line(", ".join(e.tech))

    def label(self, name, text):
        self.line(f"{name}: {text}")

    def languages(self, languages):
        self.line(" / ".join(f"{e.name} ({e.level})" for e in languages))

    def pair(self, e):
        self.line(f"{e.when}: {e.first}, {e.second}")


RECIPES = [
    Recipe(
        maker, maker, "one-column", "pdf", lambda shown, path, draw=layout: draw(shown).build(path),
        seed=maker, count=3, omit=omit, options={"groups": groups},
    )
    for maker, layout, omit, groups in (
        ("reportlab", Platypus, ("edu.gpa", "projects.tech"), False),
        ("fpdf2", Cells, ("edu.gpa", "refs", "projects.url"), True),
    )
]

"""OpenDocument files by odfpy: dates at the right by tabs, or tables.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

from odf.opendocument import OpenDocumentText
from odf.style import (
    ParagraphProperties,
    Style,
    TableColumnProperties,
    TabStop,
    TabStops,
    TextProperties,
)
from odf.table import Table, TableCell, TableColumn, TableRow
from odf.text import H, List, ListItem, P, Span, Tab

from .layout import Layout


class Odt(Layout):
    def __init__(self, shown, table):
        super().__init__(shown)
        self.table = table
        self.rows = []
        self.document = OpenDocumentText()
        self.make_styles()

    def build(self, path):
        self.start()
        self.body()
        self.document.save(path)

    def style(self, name, family, *properties, automatic=True):
        style = Style(name=name, family=family)
        for item in properties:
            style.addElement(item)
        styles = self.document.automaticstyles if automatic else self.document.styles
        styles.addElement(style)
        return style

    def make_styles(self):
        big = TextProperties(fontsize="22pt", fontweight="bold")
        self.big = self.style("CvName", "paragraph", big, automatic=False)
        self.heading = self.style(
            "CvHead",
            "paragraph",
            TextProperties(fontsize="13pt", fontweight="bold", color="#7a3e00"),
            ParagraphProperties(
                margintop="0.4cm", marginbottom="0.1cm", borderbottom="0.5pt solid #7a3e00"
            ),
            automatic=False,
        )
        self.bold = self.style("Abold", "text", TextProperties(fontweight="bold"))
        self.italic = self.style("Ait", "text", TextProperties(fontstyle="italic"))
        stops = TabStops()
        stops.addElement(TabStop(position="17cm", type="right"))
        tabs = ParagraphProperties()
        tabs.addElement(stops)
        self.tabs = self.style("Atabs", "paragraph", tabs)
        self.columns = [
            self.style(name, "table-column", TableColumnProperties(columnwidth=width))
            for name, width in (("Ac1", "4cm"), ("Ac2", "13cm"))
        ]

    def paragraph(self, *parts, style=None, to=None):
        """Parts are texts, tabs and pairs of text and style."""
        paragraph = P(stylename=style) if style else P()
        for part in parts:
            if part == "\t":
                paragraph.addElement(Tab())
            elif isinstance(part, tuple):
                paragraph.addElement(Span(stylename=part[1], text=part[0]))
            else:
                paragraph.addText(part)
        (to or self.document.text).addElement(paragraph)

    def items(self, lines, to=None):
        if not lines:
            return
        bullets = List()
        for text in lines:
            item = ListItem()
            item.addElement(P(text=text))
            bullets.addElement(item)
        (to or self.document.text).addElement(bullets)

    def start(self):
        r = self.r
        self.paragraph(r.name, style=self.big)
        if r.headline:
            self.paragraph((r.headline, self.italic))
        self.line(", ".join(r.contact))
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def open_section(self, title):
        heading = H(outlinelevel=1, stylename=self.heading, text=title)
        self.document.text.addElement(heading)

    def line(self, text):
        self.paragraph(text)

    def close_section(self):
        if not self.rows:
            return
        table = Table()
        for column in self.columns:
            table.addElement(TableColumn(stylename=column))
        for left, lines, bullets in self.rows:
            row, label, cell = TableRow(), TableCell(), TableCell()
            self.paragraph(left, to=label)
            for index, text in enumerate(lines):
                is_head = index == 0 and len(lines) > 1
                self.paragraph((text, self.bold) if is_head else text, to=cell)
            self.items(bullets, cell)
            row.addElement(label)
            row.addElement(cell)
            table.addElement(row)
        self.document.text.addElement(table)
        self.rows = []

    def tabbed(self, head, when):
        self.paragraph((head, self.bold), "\t", when, style=self.tabs)

    def job(self, e):
        if self.table:
            self.rows.append((e.when, [e.position, f"{e.company}, {e.location}"], e.bullets))
            return
        self.tabbed(e.company, e.when)
        self.paragraph((e.position, self.italic), ", ", e.location)
        self.items(e.bullets)

    def school(self, e):
        if self.table:
            self.rows.append((e.when, [e.study, e.school], []))
            return
        self.tabbed(e.institution, e.when)
        self.line(e.study + (f", {e.location}" if e.location else ""))

    def volunteer(self, e):
        if self.table:
            self.rows.append((e.when, [e.role, e.organization], e.bullets))
            return
        self.tabbed(e.organization, e.when)
        self.paragraph((e.role, self.italic))
        self.items(e.bullets)

    def label(self, name, text):
        if self.table:
            self.rows.append((name, [text], []))
        else:
            self.paragraph((name + ": ", self.bold), text)

    def skills(self, skills):
        if self.table:
            self.line(", ".join(skills))
        else:
            self.items(skills)

    def languages(self, languages):
        if self.table:
            super().languages(languages)
        else:
            self.line("; ".join(f"{e.name}: {e.level}" for e in languages))

    def pair(self, e):
        if self.table:
            self.rows.append((e.when, [e.first, e.second], []))
        else:
            self.paragraph(f"{e.first}, {e.second}", "\t", e.when, style=self.tabs)

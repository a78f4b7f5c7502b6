"""XSL-FO for Apache FOP: a table for each section, justified text with hyphens, a footer.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import html

from .layout import Layout

DEJAVU = "file:///usr/share/fonts/truetype/dejavu/DejaVuSans"
FONTS = f"""<?xml version="1.0"?>
<fop version="1.0"><renderers><renderer mime="application/pdf"><fonts>
<font kerning="yes" embed-url="{DEJAVU}.ttf">
<font-triplet name="DejaVu Sans" style="normal" weight="normal"/></font>
<font kerning="yes" embed-url="{DEJAVU}-Bold.ttf">
<font-triplet name="DejaVu Sans" style="normal" weight="bold"/></font>
</fonts></renderer></renderers></fop>"""
PAGE = """<fo:layout-master-set><fo:simple-page-master master-name="p" page-width="210mm"
page-height="297mm" margin="16mm 18mm"><fo:region-body margin-bottom="12mm"/>
<fo:region-after extent="8mm"/></fo:simple-page-master></fo:layout-master-set>"""
TABLE = """<fo:table table-layout="fixed" width="100%"><fo:table-column column-width="42mm"/>
<fo:table-column column-width="proportional-column-width(1)"/><fo:table-body>"""
BULLET = """<fo:list-block provisional-distance-between-starts="4mm"><fo:list-item>
<fo:list-item-label end-indent="label-end()"><fo:block>•</fo:block></fo:list-item-label>
<fo:list-item-body start-indent="body-start()"><fo:block text-align="justify">%s</fo:block>
</fo:list-item-body></fo:list-item></fo:list-block>"""


def block(text, **properties):
    names = {name.replace("_", "-"): value for name, value in properties.items()}
    attributes = "".join(f' {name}="{value}"' for name, value in names.items())
    return f"<fo:block{attributes}>{text}</fo:block>"


class FoLayout(Layout):
    @staticmethod
    def escape(text):
        return html.escape(text, quote=False)

    def start(self):
        r = self.r
        footer = f'{r.name} – <fo:page-number/>/<fo:page-number-citation ref-id="end"/>'
        self.write(
            '<?xml version="1.0" encoding="UTF-8"?>'
            '<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format" font-family="DejaVu Sans"'
            f' font-size="9.5pt" line-height="1.35" language="{r.lang}" hyphenate="true">{PAGE}'
            '<fo:page-sequence master-reference="p">'
            '<fo:static-content flow-name="xsl-region-after">'
            f"{block(footer, text_align='center', font_size='8pt')}</fo:static-content>"
            '<fo:flow flow-name="xsl-region-body">'
        )
        self.write(block(r.name, font_size="22pt", font_weight="bold"))
        if r.headline:
            self.write(block(r.headline, font_size="12pt", color="#555555"))
        self.write(block(", ".join(r.contact), font_size="9pt", space_after="4mm"))
        if r.summary:
            self.title(r.heads["summary"])
            self.write(block(r.summary, text_align="justify"))

    def end(self):
        self.write('<fo:block id="end"/></fo:flow></fo:page-sequence></fo:root>')

    def title(self, text):
        look = {"font_size": "12pt", "font_weight": "bold", "background_color": "#e8e8e8"}
        space = {"padding": "1mm", "space_before": "4mm", "space_after": "2mm"}
        self.write(block(text, **look, **space, keep_with_next="always"))

    def open_section(self, title):
        self.title(title)
        self.write(TABLE)

    def close_section(self):
        self.write("</fo:table-body></fo:table>")

    def row(self, left, *blocks):
        self.write(
            f'<fo:table-row><fo:table-cell padding-right="4mm">{block(left)}</fo:table-cell>'
            f"<fo:table-cell>{''.join(blocks)}</fo:table-cell></fo:table-row>"
        )

    def entry(self, when, head, below, lines=()):
        bullets = "".join(BULLET % line for line in lines)
        self.row(when, block(head, font_weight="bold"), block(below), bullets)

    def job(self, e):
        self.entry(e.when, e.position, f"{e.company}, {e.location}", e.bullets)

    def school(self, e):
        self.entry(e.when, e.study, e.school)

    def volunteer(self, e):
        self.entry(e.when, e.role, e.organization, e.bullets)

    def label(self, name, text):
        self.row(name, block(text))

    def line(self, text):
        self.row("", block(text))

    def skills(self, skills):
        for skill in skills:
            self.line(skill)

    def pair(self, e):
        self.row(e.when, block(f"{e.first}, {e.second}"))

"""PDFs like those of LinkedIn profiles, drawn with reportlab: a dark sidebar, roles by employer.

`r` is the resume to show (shown.py); `e` is one of its entries. Lengths are in points.
"""

from itertools import groupby
from types import SimpleNamespace

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from .people import PEOPLE, WORDS
from .recipe import Recipe

FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
WIDTH, HEIGHT = 612, 792
BLACK, GRAY, WHITE = (0, 0, 0), (0.4, 0.4, 0.4), (1, 1, 1)
# The last month of a job that goes on.
NOW = "2026-11"
# Contact, skills, summary, experience, education; and year, years, month, months.
TITLES = {
    "en": "Contact|Top Skills|Summary|Experience|Education",
    "de": "Kontakt|Top-Kenntnisse|Zusammenfassung|Berufserfahrung|Ausbildung",
    "fr": "Coordonnées|Principales compétences|Résumé|Expérience|Formation",
    "es": "Contactar|Aptitudes principales|Extracto|Experiencia|Educación",
    "it": "Contatti|Competenze principali|Riepilogo|Esperienza|Formazione",
    "pt": "Contato|Principais competências|Resumo|Experiência|Formação acadêmica",
}
LENGTHS = {
    "en": "year years month months",
    "de": "Jahr Jahre Monat Monate",
    "fr": "an ans mois mois",
    "es": "año años mes meses",
    "it": "anno anni mese mesi",
    "pt": "ano anos mês meses",
}
LANGUAGES = {"en": "Languages", "de": "Sprachen"}
SIDE = (("certs", "Certifications"), ("awards", "Honors-Awards"), ("pubs", "Publications"))
OMIT = """
github edu.gpa edu.location vol projects interests refs members courses certs.issuer certs.date
awards.issuer awards.date pubs.publisher pubs.date
""".split()
PERSONS = "okafor vogt lefevre quiroga renner moura mabaso bellini".split()


def duration(start: str, end: str, words: list[str]) -> str:
    """How long something took, as "2 years 1 month"."""
    start += "-01" if len(start) == 4 else ""
    end = end or NOW
    end += "-12" if len(end) == 4 else ""
    months = (int(end[:4]) - int(start[:4])) * 12 + int(end[5:]) - int(start[5:]) + 1
    parts = ((months // 12, words[0:2]), (months % 12, words[2:4]))
    return " ".join(f"{number} {names[number > 1]}" for number, names in parts if number)


def wrap(text: str, size: float, width: float) -> list[str]:
    """Lines no wider than a column; words that are too long are cut."""

    def fits(line):
        return pdfmetrics.stringWidth(line, "A", size) <= width

    lines, current = [], ""
    for word in text.split(" "):
        longer = f"{current} {word}".strip()
        if current and not fits(longer):
            lines.append(current)
            longer = word
        current = longer
        while not fits(current):
            cut = next(n for n in range(len(current), 0, -1) if fits(current[:n]))
            lines.append(current[:cut])
            current = current[cut:]
    return [*lines, current]


class Column(list):
    def add(self, text, size, color, gap=0):
        self.append(SimpleNamespace(text=text, size=size, color=color, gap=gap))


def side_column(r, titles) -> Column:
    column = Column()

    def part(title, lines):
        if lines:
            column.add(title, 13, WHITE, 14 if column else 0)
        for line in lines:
            column.add(line, 10.5, WHITE)

    phone = [f"{r.phone} (Mobile)"] if r.phone else []
    linkedin = [f"www.{r.linkedin} (LinkedIn)"] if r.linkedin else []
    part(titles[0], [*phone, r.email, *linkedin, *r.links])
    part(titles[1], r.skills)
    names = [f"{e.name} ({e.level})" for e in r.languages]
    part(LANGUAGES.get(r.lang, "Languages"), names)
    for key, title in SIDE:
        part(title, [e.first for e in getattr(r, key)])
    return column


def main_column(r, titles) -> Column:
    column = Column()
    _, _, summary, experience, education = titles
    words = LENGTHS[r.lang].split()
    column.add(r.name, 26, BLACK)
    if r.headline:
        column.add(r.headline, 12, BLACK)
    column.add(r.address, 12, GRAY)
    if r.summary:
        column.add(summary, 15.75, BLACK, 16)
        column.add(r.summary, 12, BLACK)
    if r.exp:
        column.add(experience, 15.75, BLACK, 16)
    for company, group in groupby(r.exp, key=lambda e: e.company):
        roles = list(group)
        column.add(company, 12, BLACK, 8)
        if len(roles) > 1:
            column.add(duration(roles[-1].start, roles[0].end, words), 11.5, BLACK)
        for e in roles:
            column.add(e.position, 11.5, BLACK, 4 if len(roles) > 1 else 0)
            column.add(f"{e.when} ({duration(e.start, e.end, words)})", 10.5, BLACK)
            if e.location:
                column.add(e.location, 10.5, GRAY)
            for text in e.bullets:
                column.add("- " + text, 10.5, BLACK)
    if r.edu:
        column.add(education, 15.75, BLACK, 16)
    for e in r.edu:
        column.add(e.institution, 12, BLACK, 6)
        column.add(e.study + (f" · ({e.when})" if e.when else ""), 10.5, BLACK)
    return column


def pages_of(column: Column) -> list[list]:
    """Lines of the main column with their heights, page by page."""
    pages, y = [[]], 50
    for item in column:
        y += item.gap
        for line in wrap(item.text, item.size, 350):
            y += item.size * 1.28
            if y > 740:
                pages.append([])
                y = 60
            pages[-1].append((y, line, item))
    return pages


def draw_profile(r, path):
    if "A" not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont("A", FONT))
    titles = TITLES[r.lang].split("|")
    pages = pages_of(main_column(r, titles))
    canvas = Canvas(str(path), pagesize=(WIDTH, HEIGHT))
    canvas.setTitle("Profile")

    def put(x, y, text, item):
        canvas.setFillColorRGB(*item.color)
        canvas.setFont("A", item.size)
        canvas.drawString(x, HEIGHT - y, text)

    for number, lines in enumerate(pages, 1):
        canvas.setFillColorRGB(0.16, 0.24, 0.3)
        canvas.rect(0, 0, 204, HEIGHT, fill=1, stroke=0)
        y = 40
        for item in side_column(r, titles) if number == 1 else []:
            y += item.gap
            for line in wrap(item.text, item.size, 164):
                y += item.size * 1.3
                put(22, y, line, item)
            y += 3
        for y, line, item in lines:
            put(224, y, line, item)
        canvas.setFillColorRGB(*GRAY)
        canvas.setFont("A", 9)
        canvas.drawCentredString(408, 24, f"Page {number} of {len(pages)}")
        canvas.showPage()
    canvas.save()


def top_skills(shown):
    shown.skills = shown.skills[:3]


def recipe(person):
    present = WORDS[PEOPLE[person]["lang"]]["present"][0]
    wording = {"dates": "MMMM YYYY", "separator": " - ", "since": False, "present": present}
    kind = "grouped-roles" if person in ("okafor", "lefevre") else "sidebar"
    return Recipe(
        "linkedin-like", "linkedin", kind, "pdf", draw_profile, seed="", people=[person],
        omit=tuple(OMIT), options={**wording, "groups": False}, prepare=top_skills,
    )


RECIPES = [recipe(person) for person in PERSONS]

"""Says which makers are for development and which are held back as a test set.

No rule is made by looking at held files. Italian and Czech files are always
held. Files that are neither PDF nor Word are split by person.
"""

DEV_MAKERS = """
altacv-like currvita curve europasscv fop groff-ms jr-class jr-even jr-kendall jr-onepage jr-paper
jspdf libreoffice-html linkedin-like npm-docx pdfkit python-docx reportlab simpleresumecv
typst-basic typst-modern wkhtmltopdf
""".split()

HELD_MAKERS = """
awesome-cv-like docxtpl europecv fpdf2 hresume-chromium html-to-docx jr-elegant jr-flat
jr-macchiato jr-orbit jr-stackoverflow libreoffice-odt moderncv pandoc pdfmake rendercv res-article
simplecv typst-brilliant weasyprint xhtml2pdf
""".split()

DEV_PEOPLE = """
azevedo diallo gajda haas lefevre moura odalaigh quiroga renner vandijk wrzos
""".split()

HELD_PEOPLE = """
bellini etxe greco hruska mabaso novotny okafor raman sundell vogt
""".split()

HELD_LANGUAGES = {"it", "cs"}


def is_held(maker: str, person: str, language: str, ext: str) -> bool:
    """Whether a file belongs to the held set."""
    if language in HELD_LANGUAGES:
        return True
    if ext in ("pdf", "docx"):
        return maker in HELD_MAKERS
    return person in HELD_PEOPLE

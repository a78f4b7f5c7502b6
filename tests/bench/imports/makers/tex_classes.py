"""Layouts with classes of TeX Live: moderncv, europecv, europasscv, simpleresumecv.

The recipes here also use the classes of tex_rows.py.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

from .people import PEOPLE
from .recipe import Recipe
from .tex import LANGUAGE_NAMES, TexLayout, XetexLayout, compiler, items
from .tex_rows import Currvita, Curve, SimpleCv

NOT_SHOWN = ("edu.gpa", "refs", "projects")


class ModernCv(TexLayout):
    def __init__(self, shown, style):
        super().__init__(shown)
        self.style = style

    def start(self):
        r = self.r
        color = "black" if self.style == "banking" else "blue"
        self.write(
            r"\documentclass[10pt,a4paper,sans]{moderncv}\moderncvstyle{%s}\moderncvcolor{%s}"
            "\n" % (self.style, color)
        )
        self.preamble()
        first, _, last = r.name.partition(" ")
        self.write(r"\usepackage[scale=0.78]{geometry}\name{%s}{%s}" % (first, last))
        if r.headline:
            self.write(r"\title{%s}" % r.headline)
        self.write(r"\address{%s}{}{}\phone[mobile]{%s}\email{%s}" % (r.address, r.phone, r.email))
        if r.links:
            self.write(r"\homepage{%s}" % r.links[0])
        for name, address in (("linkedin", r.linkedin), ("github", r.github)):
            if address:
                self.write(r"\social[%s]{%s}" % (name, address.split("/")[-1]))
        self.write("\n\\begin{document}\\makecvtitle\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.label("", r.summary)

    def end(self):
        self.write(r"\end{document}")

    def open_section(self, title):
        self.write("\\section{%s}\n" % title)

    def entry(self, *parts):
        self.write("\\cventry" + "".join("{%s}" % part for part in parts) + "\n")

    def job(self, e):
        self.entry(e.when, e.position, e.company, e.location, "", items(e.bullets))

    def school(self, e):
        self.entry(e.when, e.study, e.institution, e.location, e.gpa, "")

    def volunteer(self, e):
        self.entry(e.when, e.role, e.organization, "", "", items(e.bullets))

    def project(self, e):
        self.label(e.name, f"{e.description} ({', '.join(e.tech)}) {e.url}")

    def label(self, name, text):
        self.write("\\cvitem{%s}{%s}\n" % (name, text))

    def skills(self, skills):
        for left, right in zip(skills[::2], skills[1::2] + [""] * (len(skills) % 2)):
            self.write("\\cvlistdoubleitem{%s}{%s}\n" % (left, right))

    def languages(self, languages):
        for e in languages:
            self.write("\\cvitemwithcomment{%s}{%s}{}\n" % (e.name, e.level))

    def pair(self, e):
        self.label(e.when, r"\textbf{%s}, %s" % (e.first, e.second))

    def interests(self, interests):
        for name in interests:
            self.write("\\cvlistitem{%s}\n" % name)


class EuropeCv(TexLayout):
    def start(self):
        r = self.r
        self.write(
            r"\documentclass[helvetica,narrow,%s,a4paper,notitle,nologo]{europecv}"
            r"\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{graphicx}"
            r"\usepackage[a4paper,top=1.3cm,left=1cm,right=1cm,bottom=2cm]{geometry}"
            % LANGUAGE_NAMES[r.lang]
        )
        self.write(r"\ecvname{%s}\ecvaddress{%s}" % (r.name, r.address))
        self.write(r"\ecvtelephone{%s}\ecvemail{%s}" % (r.phone, r.email))
        self.write("\\begin{document}\\begin{europecv}\\ecvpersonalinfo[10pt]\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def end(self):
        self.write(r"\end{europecv}\end{document}")

    def open_section(self, title):
        self.write("\\ecvsection{%s}\n" % title)

    def label(self, name, text):
        self.write("\\ecvitem{%s}{%s}\n" % (name, text))

    def line(self, text):
        self.label("", text)

    def job(self, e):
        self.label(e.when, r"\textbf{%s}" % e.position)
        self.line(f"{e.company}, {e.location}")
        for bullet in e.bullets:
            self.line("-- " + bullet)

    def school(self, e):
        self.label(e.when, r"\textbf{%s}" % e.study)
        self.line(e.school)
        if e.gpa:
            self.line(e.gpa)

    def pair(self, e):
        self.label(e.when, f"{e.first}, {e.second}")


class EuropassCv(TexLayout):
    def start(self):
        r = self.r
        name = LANGUAGE_NAMES[r.lang]
        babel = {"english": "british", "german": "ngerman", "dutch": "english"}.get(name, name)
        babel = "english" if name == "swedish" else babel
        self.write(
            r"\documentclass[%s,a4paper]{europasscv}\usepackage[T1]{fontenc}"
            r"\usepackage[utf8]{inputenc}\usepackage[%s]{babel}" % (name, babel)
        )
        self.write(r"\ecvname{%s}\ecvaddress{%s}" % (r.name, r.address))
        self.write(r"\ecvtelephone{%s}\ecvemail{%s}" % (r.phone, r.email))
        self.write("\\begin{document}\\begin{europasscv}\\ecvpersonalinfo\n")
        if r.summary:
            self.write("\\ecvbigitem{%s}{%s}\n" % (r.heads["summary"], r.summary))

    def end(self):
        self.write(r"\end{europasscv}\end{document}")

    def open_section(self, title):
        self.write("\\ecvsection{%s}\n" % title)

    def label(self, name, text):
        self.write("\\ecvblueitem{%s}{%s}\n" % (name, text))

    def line(self, text):
        self.write("\\ecvitem{}{%s}\n" % text)

    def job(self, e):
        self.write("\\ecvtitle{%s}{%s}\n" % (e.when, e.position))
        self.line(f"{e.company}, {e.location}")
        if e.bullets:
            self.line(items(e.bullets, "ecvitemize"))

    def school(self, e):
        self.write("\\ecvtitle{%s}{%s}\n" % (e.when, e.study))
        self.line(e.school)

    def pair(self, e):
        self.label(e.when, f"{e.first}, {e.second}")


class SimpleResume(XetexLayout):
    def start(self):
        r = self.r
        if r.lang == "en":
            # The narrow column has no room for a long heading.
            r.heads["interests"] = "Interests"
        lines = ([r.headline] if r.headline else []) + r.contact
        self.write(
            r"\documentclass[a4paper,MMMyyyy]{simpleresumecv}\setmainfont{Liberation Serif}"
            r"\begin{document}\Title{%s}\begin{SubTitle}%s\end{SubTitle}\begin{Body}"
            "\n" % (r.name, r" \par ".join(lines))
        )
        self.bookmarks = 0
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def end(self):
        self.write(r"\end{Body}\end{document}")

    def open_section(self, title):
        self.bookmarks += 1
        self.write("\\Section{%s}{s}{PDF:section%d}\n" % (title, self.bookmarks))

    def line(self, text):
        self.write(f"\\Entry {text}\n")

    def entry(self, head, below, when, bullets=()):
        self.write("\\Entry %s\\Gap\\BulletItem %s\\hfill %s\n" % (head, below, when))
        if bullets:
            lines = "".join(f"\\BulletItem {bullet}\n" for bullet in bullets)
            self.write(r"\begin{Detail}%s\end{Detail}" % lines)
        self.write("\\BigGap\n")

    def job(self, e):
        head = r"\textbf{%s}, %s" % (e.company, e.location)
        self.entry(head, e.position, e.when, e.bullets)

    def school(self, e):
        place = f", {e.location}" if e.location else ""
        self.entry(r"\textbf{%s}%s" % (e.institution, place), e.study, e.when)

    def volunteer(self, e):
        self.entry(r"\textbf{%s}" % e.organization, e.role, e.when, e.bullets)

    def label(self, name, text):
        self.write("\\Entry \\textit{%s}: %s\\Gap\n" % (name, text))

    def languages(self, languages):
        self.line(", ".join(f"{e.name} ({e.level})" for e in languages))

    def pair(self, e):
        self.write("\\Entry %s, %s\\hfill %s\\Gap\n" % (e.first, e.second, e.when))


# europasscv knows no Polish.
NOT_POLISH = [key for key, person in PEOPLE.items() if person["lang"] != "pl"]
EUROPE_OMIT = ("refs", "vol", "projects", "headline", "linkedin", "github", "links")


def recipe(maker, layout, kind, omit, **options):
    build = compiler(layout)
    return Recipe(maker, maker, kind, "pdf", build, seed=maker, omit=omit, **options)


def modern_cv(style):
    timeline = style in ("classic", "casual")
    return Recipe(
        "moderncv", style, "timeline" if timeline else "one-column", "pdf",
        compiler(ModernCv, style), seed=f"moderncv:{style}", suffix=style, omit=("refs",),
        count=2, held=1 if style in ("classic", "banking") else 0, only=list(PEOPLE),
    )


RECIPES = [
    recipe("curve", Curve, "timeline", ("refs",)),
    recipe("europasscv", EuropassCv, "timeline", EUROPE_OMIT + ("edu.gpa",), only=NOT_POLISH),
    recipe("europecv", EuropeCv, "timeline", EUROPE_OMIT),
    recipe("simplecv", SimpleCv, "timeline", NOT_SHOWN),
    recipe("currvita", Currvita, "timeline", NOT_SHOWN + ("headline",)),
    recipe("simpleresumecv", SimpleResume, "other", NOT_SHOWN),
    *(modern_cv(style) for style in ("classic", "banking", "casual", "oldstyle", "fancy")),
]

"""TeX documents that imitate the well-known classes res, awesome-cv and altacv.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

from .recipe import Recipe
from .tex import TexLayout, XetexLayout, compiler, items

ARTICLE = r"""
\usepackage[margin=1in,left=1.9in]{geometry}\usepackage{enumitem}
\setlist{nosep,leftmargin=1.2em}\setlength{\parindent}{0pt}\pagestyle{empty}
\newcommand{\head}[1]{\medskip\par\noindent\hspace*{-1.3in}\makebox[0pt][l]{%
  \parbox[t]{1.2in}{\raggedright\textsc{#1}}}\hspace*{1.3in}}
\begin{document}
"""
AWESOME = r"""\documentclass[11pt,a4paper]{article}
\usepackage{fontspec}\setmainfont{Lato}
\usepackage{xcolor,enumitem,fontawesome5}\usepackage[hidelinks]{hyperref}
\usepackage[margin=1.5cm,bottom=2cm]{geometry}\usepackage{fancyhdr,lastpage}
\definecolor{aw}{HTML}{DC3522}
\setlength{\parindent}{0pt}\setlist{nosep,leftmargin=1.4em}
\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}
\fancyfoot[L]{\scriptsize\today}\fancyfoot[R]{\scriptsize\thepage}
\newcommand{\sect}[1]{\par\vspace{7pt}{\Large\bfseries #1}~\color{gray}\hrulefill
  \color{black}\par\vspace{3pt}}
\newcommand{\ent}[4]{\textbf{#1}\hfill{\itshape\color{aw}#3}\\
  {\small\color{gray}\uppercase{#2}\hfill\textit{#4}}\par}
"""
ALTACV = r"""\renewcommand{\familydefault}{\sfdefault}
\usepackage{paracol,xcolor,enumitem,fontawesome5,tikz}\usetikzlibrary{babel}
\usepackage[hidelinks]{hyperref}\usepackage[margin=1.25cm]{geometry}
\columnratio{0.62}\setlength{\columnsep}{2em}\setlength{\parindent}{0pt}\pagestyle{empty}
\setlist{nosep,leftmargin=1.2em}\definecolor{ac}{HTML}{8F0D0D}
\newcommand{\sect}[1]{\par\bigskip{\color{ac}\large\bfseries\MakeUppercase{#1}}\\[-1ex]
  {\color{ac}\rule{\linewidth}{1.5pt}}\par}
\newcommand{\ev}[4]{{\large #1}\par\textbf{\color{ac}#2}\par
  {\small\faCalendar~#3\hfill\ifx\relax#4\relax\else\faMapMarker*~#4\fi}\par}
\newcommand{\tg}[1]{\tikz[baseline]\node[anchor=base,draw=gray,rounded corners,
  inner xsep=1ex,inner ysep=.5ex]{#1};}
\begin{document}\raggedright
"""


class Article(TexLayout):
    """In the manner of res.cls: headings in the margin, employer and place in a running line."""

    def start(self):
        r = self.r
        self.write("\\documentclass[11pt]{article}\n")
        self.preamble("mathptmx")
        self.write(ARTICLE)
        self.write(r"\hspace*{-1.3in}{\Large\bfseries %s}\par" % r.name)
        self.write(r"\hspace*{-1.3in}\rule{6.6in}{0.6pt}\par")
        contact = r" \hfill ".join((r.address, r.phone, r.email))
        if r.profiles:
            contact += r"\\" + r" \hfill ".join(r.profiles)
        self.write("\\hspace*{-1.3in}\\parbox{6.6in}{%s}\\par\n" % contact)
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def end(self):
        self.write(r"\end{document}")

    def open_section(self, title):
        self.write(r"\head{%s}" % title)

    def line(self, text):
        self.write(text + "\\par\n")

    def job(self, e):
        self.write(r"\textbf{%s}, %s\\" % (e.company, e.location))
        self.write(r"\textit{%s} \hfill %s\par" % (e.position, e.when))
        self.write(items(e.bullets) + "\\smallskip\n")

    def school(self, e):
        place = f", {e.location}" if e.location else ""
        grade = rf"\\GPA: {e.gpa}" if e.gpa else ""
        self.write(r"\textbf{%s}%s\\%s \hfill %s" % (e.institution, place, e.study, e.when))
        self.write(grade + "\\par\\smallskip\n")

    def volunteer(self, e):
        self.write(r"%s, \textbf{%s} \hfill %s\par" % (e.role, e.organization, e.when))
        self.write(items(e.bullets) + "\n")

    def project(self, e):
        self.line(r"\textbf{%s}. %s %s" % (e.name, e.description, e.url))

    def skill_groups(self, groups):
        self.line("\\\\\n".join(f"{group.name}: {', '.join(group.skills)}" for group in groups))

    def languages(self, languages):
        self.line("; ".join(f"{e.name}: {e.level}" for e in languages))

    def pair(self, e):
        self.line(rf"{e.first}, {e.second} \hfill {e.when}")

    def reference(self, e):
        self.line(", ".join((e.name, e.position, e.company, e.email, e.phone)))


class Awesome(XetexLayout):
    """In the manner of awesome-cv, with a font of the system and icons."""

    def start(self):
        r = self.r
        first, _, last = r.name.partition(" ")
        self.write(AWESOME)
        self.write(
            r"\fancyfoot[C]{\scriptsize\addfontfeature{LetterSpace=6}%s · CURRICULUM VITAE}"
            r"\begin{document}\begin{center}" % r.name.upper()
        )
        self.write(r"{\fontsize{30}{34}\selectfont %s \textbf{%s}}\\[4pt]" % (first, last))
        if r.headline:
            self.write(r"{\small\color{aw}%s}\\" % r.headline)
        self.write(r"{\small\itshape %s}\\" % r.address)
        self.write(r"{\small \faMobile* %s | \faEnvelope\ " % r.phone)
        self.write(r"\href{mailto:%s}{%s}" % (r.email, r.email))
        for icon, address in icons(r):
            self.write(r" | %s\ \href{https://%s}{%s}" % (icon, address, address))
        self.write("}\\end{center}\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def end(self):
        self.write(r"\end{document}")

    def open_section(self, title):
        self.write("\\sect{%s}\n" % title)

    def line(self, text):
        self.write(text + "\\par\n")

    def entry(self, *parts):
        self.write(r"\ent" + "".join("{%s}" % part for part in parts))

    def job(self, e):
        self.entry(e.company, e.position, e.location, e.when)
        self.write(items(e.bullets) + "\\vspace{3pt}\n")

    def school(self, e):
        self.entry(e.institution, e.study, e.location, e.when)
        self.write(items([e.gpa] if e.gpa else []) + "\n")

    def volunteer(self, e):
        self.entry(e.organization, e.role, "", e.when)
        self.write(items(e.bullets) + "\n")

    def project(self, e):
        self.entry(e.name, ", ".join(e.tech), e.url, "")
        self.write(items([e.description]) + "\n")

    def label(self, name, text):
        self.line(r"\makebox[4cm][r]{\textbf{%s}}\quad %s" % (name, text))

    def pair(self, e):
        self.line(r"\makebox[2.6cm][l]{%s}\textbf{%s}, %s" % (e.when, e.first, e.second))

    def interests(self, interests):
        self.line(" · ".join(interests))


class AltaCv(TexLayout):
    """In the manner of altacv: two columns, skills as tags."""

    LEFT = ("exp", "projects", "vol")
    RIGHT = ("skills", "languages", "edu", "certs", "awards", "members", "courses", "pubs")

    def start(self):
        r = self.r
        self.write("\\documentclass[10pt,a4paper]{article}\n")
        self.preamble()
        self.write(ALTACV)
        self.write(r"{\Huge\bfseries %s}\par" % r.name)
        if r.headline:
            self.write(r"\smallskip{\large\color{ac}\bfseries %s}\par" % r.headline)
        contact = (r"\faAt", r.email), (r"\faPhone", r.phone), (r"\faMapMarker*", r.address)
        contact = r"\quad".join(f"{icon}~{text}" for icon, text in (*contact, *icons(r)))
        self.write("\\smallskip{\\small %s}\\par\n" % contact)

    def body(self):
        r = self.r
        self.write("\\begin{paracol}{2}\n")
        self.column(self.LEFT)
        self.write("\\switchcolumn\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.write(r.summary + "\\par\n")
        self.column(self.RIGHT)
        self.write(r"\end{paracol}")

    def end(self):
        self.write(r"\end{document}")

    def column(self, names):
        for name in names:
            if name in self.r.sections:
                self.open_section(self.r.heads[name])
                self.section(name)

    def open_section(self, title):
        self.write(r"\sect{%s}" % title)

    def entry(self, *parts):
        self.write(r"\ev" + "".join("{%s}" % part for part in parts))

    def job(self, e):
        self.entry(e.position, e.company, e.when, e.location)
        self.write(items(e.bullets) + "\\medskip\n")

    def school(self, e):
        self.entry(e.study, e.institution, e.when, "")
        self.write("\\medskip\n")

    def volunteer(self, e):
        self.entry(e.role, e.organization, e.when, "")
        self.write(items(e.bullets) + "\n")

    def project(self, e):
        self.write("{\\large %s}\\par %s %s\\par\\medskip\n" % (e.name, e.description, e.url))

    def tags(self, skills):
        return " ".join(r"\tg{%s}" % skill for skill in skills)

    def skill_groups(self, groups):
        for group in groups:
            self.write(r"\textbf{%s}\par " % group.name)
            self.write(self.tags(group.skills) + "\\par\\smallskip\n")

    def skills(self, skills):
        self.write(self.tags(skills) + "\\par\n")

    def label(self, name, text):
        self.write("\\textbf{%s}\\hfill %s\\par\n" % (name, text))

    def pair(self, e):
        self.write("\\textbf{%s}\\par %s, %s\\par\\smallskip\n" % (e.first, e.second, e.when))


def icons(r):
    """Profiles and the first page on the web, each with its icon."""
    pages = ((r"\faLinkedin", r.linkedin), (r"\faGithub", r.github), (r"\faGlobe", first(r.links)))
    return [(icon, address) for icon, address in pages if address]


def first(texts):
    return texts[0] if texts else ""


ALTACV_OMIT = ("edu.location", "edu.gpa", "interests", "refs", "projects.tech")
RECIPES = [
    Recipe(maker, maker, kind, "pdf", compiler(layout), seed=maker, omit=omit)
    for maker, layout, kind, omit in (
        ("altacv-like", AltaCv, "two-column", ALTACV_OMIT),
        ("awesome-cv-like", Awesome, "one-column", ("refs",)),
        ("res-article", Article, "other", ("headline", "projects.tech")),
    )
]

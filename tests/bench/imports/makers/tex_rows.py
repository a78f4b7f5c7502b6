"""Layouts with classes of TeX Live that have rows: curve, simplecv and currvita.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

from .tex import TexLayout, items


class RowLayout(TexLayout):
    """Layouts of rows, each with a label in the margin."""

    item_open, item_close = r"\item[", "]"

    def label(self, name, text):
        self.write(f"{self.item_open}{name}{self.item_close} {text}\n")

    def line(self, text):
        self.label("", text)

    def end(self):
        self.write(r"\end{document}")

    def pair(self, e):
        self.label(e.when, f"{e.first}, {e.second}")


class Curve(RowLayout):
    """Each section is a file of its own."""

    item_open = r"\entry*["

    def start(self):
        r = self.r
        left = [r"{\LARGE\bfseries %s}" % r.name, r.headline, r.address]
        self.rubrics = {}
        self.write(
            r"\documentclass[a4paper,skipsamekey,11pt,english]{curve}"
            r"\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}"
            r"\usepackage[a4paper,margin=20mm]{geometry}\usepackage[english]{babel}"
        )
        self.write(r"\leftheader{%s}" % r"\\".join(text for text in left if text))
        self.write(r"\rightheader{%s}" % r"\\".join([r.phone, r.email, *r.profiles]))
        self.write("\\title{Curriculum Vitae}\n\\begin{document}\\makeheaders[c]\\maketitle\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)
            self.close_section()

    def open_section(self, title):
        self.kept, self.parts = self.parts, ["\\begin{rubric}{%s}\n" % title]

    def close_section(self):
        name = f"rubric{len(self.rubrics)}"
        self.rubrics[name + ".tex"] = "".join(self.parts) + "\\end{rubric}\n"
        self.parts = self.kept
        self.write("\\makerubric{%s}\n" % name)

    def files(self):
        return self.rubrics

    def job(self, e):
        bullets = "".join(rf"\par {bullet}." for bullet in e.bullets)
        head = r"\textbf{%s}, \textit{%s}, %s." % (e.position, e.company, e.location)
        self.label(e.when, head + bullets)

    def school(self, e):
        grade = f" ({e.gpa})" if e.gpa else ""
        self.label(e.when, r"\textbf{%s}, %s%s" % (e.study, e.school, grade))

    def volunteer(self, e):
        bullets = "".join(rf"\par {bullet}." for bullet in e.bullets)
        self.label(e.when, r"\textbf{%s}, %s.%s" % (e.role, e.organization, bullets))

    def project(self, e):
        self.label(e.name, f"{e.description} {', '.join(e.tech)}. {e.url}")

    def pair(self, e):
        self.label(e.when, f"{e.first}. {e.second}")


class SimpleCv(RowLayout):
    def start(self):
        r = self.r
        self.write("\\documentclass[11pt,a4paper]{simplecv}\n")
        self.preamble()
        self.write(r"\usepackage[margin=22mm]{geometry}")
        self.write(r"\leftheader{%s\\%s}" % (r.address, r.phone))
        self.write(r"\rightheader{%s}" % r"\\".join([r.email, *r.profiles]))
        self.write("\\title{%s}\n\\begin{document}\\maketitle\n" % r.name)
        if r.headline:
            self.write("\\begin{center}%s\\end{center}\n" % r.headline)
        if r.summary:
            self.write("\\section{%s}%s\n" % (r.heads["summary"], r.summary))

    def open_section(self, title):
        self.write("\\section{%s}\\begin{topic}\n" % title)

    def close_section(self):
        self.write("\\end{topic}\n")

    def job(self, e):
        head = r"\textbf{%s} (%s). %s" % (e.company, e.location, e.position)
        self.label(e.when, head + items(e.bullets))

    def school(self, e):
        place = f" ({e.location})" if e.location else ""
        self.label(e.when, r"%s, \textbf{%s}%s" % (e.study, e.institution, place))

    def volunteer(self, e):
        self.label(e.when, r"\textbf{%s}. %s" % (e.organization, e.role) + items(e.bullets))


class Currvita(RowLayout):
    def start(self):
        r = self.r
        self.write("\\documentclass[11pt,a4paper]{article}\n")
        self.preamble()
        self.write(
            r"\usepackage[LabelsAligned]{currvita}\usepackage[margin=25mm]{geometry}"
            r"\setlength{\cvlabelwidth}{38mm}\pagestyle{plain}"
            "\\begin{document}\\begin{cv}{%s}\n" % r.name
        )
        for key, lines in (("contact", r.contact), ("summary", [r.summary] if r.summary else [])):
            if lines:
                self.open_section(r.heads[key])
                self.skills(lines)
                self.close_section()

    def end(self):
        self.write(r"\end{cv}\end{document}")

    def open_section(self, title):
        self.write("\\begin{cvlist}{%s}\n" % title)

    def close_section(self):
        self.write("\\end{cvlist}\n")

    def line(self, text):
        self.write(f"\\item {text}\n")

    def skills(self, skills):
        for text in skills:
            self.line(text)

    def job(self, e):
        head = r"%s, \emph{%s}, %s" % (e.position, e.company, e.location)
        self.label(e.when, head + "".join(rf"\\ -- {bullet}" for bullet in e.bullets))

    def school(self, e):
        self.label(e.when, rf"{e.school}\\ {e.study}")

    def volunteer(self, e):
        head = r"%s, \emph{%s}" % (e.role, e.organization)
        self.label(e.when, head + "".join(rf"\\ -- {bullet}" for bullet in e.bullets))

    def pair(self, e):
        self.label(e.when, f"{e.first} ({e.second})")

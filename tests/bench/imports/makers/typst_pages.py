"""Three layouts in Typst like well-known templates, compiled with the package of PyPI.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import re
import tempfile
from pathlib import Path

import typst

from .layout import Layout
from .recipe import Recipe


class TypstLayout(Layout):
    @staticmethod
    def escape(text):
        return re.sub(r"([\\#$*_`<>@\[\]~/])", r"\\\1", text)

    def write_list(self, lines):
        self.write("".join(f"- {line}\n" for line in lines))

    def language(self):
        self.write(f'#set text(lang: "{self.r.lang}")\n')


class Basic(TypstLayout):
    """One column, rules under headings, the employer first and times at the right."""

    def start(self):
        r = self.r
        self.language()
        self.write(
            '#set page(paper: "us-letter", margin: 1.5cm)\n'
            '#set text(font: "Liberation Serif", size: 10.5pt)\n'
            "#set par(justify: true)\n"
            "#show heading.where(level: 2): it => [#pad(bottom: -10pt)[#smallcaps(it.body)]"
            " #line(length: 100%, stroke: .6pt)]\n"
            f'#text(size: 20pt, weight: "bold")[{r.name}]\n\n'
        )
        if r.headline:
            self.write(f"{r.headline} \\\n")
        self.write(" | ".join(r.contact) + "\n\n")
        if r.summary:
            self.write(f"== {r.heads['summary']}\n{r.summary}\n\n")

    def open_section(self, title):
        self.write(f"== {title}\n")

    def job(self, e):
        self.write(
            f"*{e.company}* #h(1fr) {e.location} \\\n_{e.position}_ #h(1fr) {e.when}\n"
        )
        self.write_list(e.bullets)

    def school(self, e):
        self.write(
            f"*{e.institution}* #h(1fr) {e.location} \\\n_{e.study}_ #h(1fr) {e.when}\n"
        )
        self.write(f"- GPA: {e.gpa}\n\n" if e.gpa else "\n")

    def project(self, e):
        self.write(f"*{e.name}* ({', '.join(e.tech)}) #h(1fr) {e.url}\n- {e.description}\n\n")

    def volunteer(self, e):
        self.write(f"*{e.role}*, {e.organization} #h(1fr) {e.when}\n")
        self.write_list(e.bullets)

    def label(self, name, text):
        self.write(f"- *{name}*: {text}\n")

    def line(self, text):
        self.write(text + "\n")

    def languages(self, languages):
        self.line(", ".join(f"{e.name} ({e.level})" for e in languages))

    def pairs(self, entries):
        for e in entries:
            if entries is self.r.pubs:
                self.write(f"- {e.first}. _{e.second}_, {e.when}.\n")
            else:
                self.write(f"*{e.first}*, {e.second} #h(1fr) {e.when}\n\n")

    def reference(self, e):
        self.write(f"{e.name}, {e.position}, {e.company} \\\n{e.email}, {e.phone}\n\n")


class Brilliant(TypstLayout):
    """A big name in two weights, titles first, small capitals, and a footer."""

    def start(self):
        r = self.r
        first, _, last = r.name.partition(" ")
        self.language()
        self.write(
            '#set page(paper: "a4", margin: (x: 1.4cm, top: 1.2cm, bottom: 1.6cm), footer: ['
            f"#set text(8pt, fill: luma(120)); #smallcaps[{r.name}] #h(1fr)"
            ' #context counter(page).display("1 / 1", both: true)])\n'
            '#set text(font: "Liberation Sans", size: 9.5pt)\n#set list(marker: [•])\n'
            '#let red = rgb("#c0392b")\n'
            f'#align(center)[#text(28pt, weight: "light", fill: luma(90))[{first}]'
            f' #text(28pt, weight: "bold")[{last}] \\\n'
        )
        if r.headline:
            self.write(f"#text(10pt, fill: red)[#smallcaps[{r.headline}]] \\\n")
        self.write("#text(9pt)[" + " #h(4pt) | #h(4pt) ".join(r.contact) + "]]\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.write(f"#text(9.5pt)[{r.summary}]\n")

    def open_section(self, title):
        self.write(
            f'#v(6pt)\n#text(14pt, weight: "bold")[#text(fill: red)[{title[:3]}]{title[3:]}]'
            " #box(width: 1fr, line(length: 100%, stroke: .8pt))\n\n"
        )

    def row(self, head, right, below, below_right):
        self.write(
            f"#grid(columns: (1fr, auto), row-gutter: 4pt, [*{head}*],"
            f' align(right)[#text(fill: red, style: "italic")[{right}]], [#smallcaps[{below}]],'
            f' align(right)[#text(8pt, style: "italic")[{below_right}]])\n'
        )

    def job(self, e):
        self.row(e.position, e.when, e.company, e.location)
        self.write_list(e.bullets)

    def school(self, e):
        self.row(e.study, e.when, e.institution, e.location)
        self.write_list([e.gpa] if e.gpa else [])

    def project(self, e):
        self.row(e.name, e.url, ", ".join(e.tech), "")
        self.write_list([e.description])

    def volunteer(self, e):
        self.row(e.role, e.when, e.organization, "")
        self.write_list(e.bullets)

    def label(self, name, text):
        self.write(
            f"#grid(columns: (26%, 1fr), column-gutter: 10pt, align(right)[*{name}*], [{text}])\n"
        )

    def skill_groups(self, groups):
        for group in groups:
            self.label(group.name, " #h(3pt) • #h(3pt) ".join(group.skills))

    def skills(self, skills):
        self.write(" #h(3pt) • #h(3pt) ".join(skills) + "\n")

    def pairs(self, entries):
        for e in entries:
            if entries is self.r.pubs:
                self.write(f"+ {e.first}, _{e.second}_, {e.when}\n")
            else:
                self.write(f"#grid(columns: (22%, 1fr), [{e.when}], [*{e.first}*, {e.second}])\n")

    def interests(self, interests):
        self.write(" • ".join(interests) + "\n")


class Modern(TypstLayout):
    """A dark sidebar with tags and bars of skills beside the main column."""

    def title(self, text, color="#1f4e5f"):
        return (
            f'#v(8pt)\n#text(13pt, weight: "bold", fill: rgb("{color}"))[#upper[{text}]]'
            "\n#v(-4pt)\n"
        )

    def text(self):
        self.language()
        self.write('#set page(paper: "a4", margin: 0pt)\n#set text(font: "Carlito", size: 10pt)\n')
        self.write(
            "#grid(columns: (32%, 68%), block(width: 100%, height: 100%,"
            f' fill: rgb("#1f4e5f"), inset: 18pt)[#set text(fill: white)\n{self.sidebar()}],'
            f" block(inset: 22pt)[{self.main()}])\n"
        )
        return "".join(self.parts)

    def sidebar(self):
        r = self.r

        def head(key):
            return self.title(r.heads[key], "#ffffff")

        text = head("contact") + "".join(f"{line} \\\n" for line in r.contact)
        if r.skills:
            text += head("skills")
        for group in r.groups:
            tags = (
                f'#box(fill: rgb("#3b7a8c"), inset: 3pt, radius: 2pt)[{skill}] '
                for skill in group.skills
            )
            text += f"*{group.name}*\n" + "".join(tags) + "\n\n"
        for skill in [] if r.groups else r.skills:
            text += (
                f'{skill}\n#v(-7pt)\n#box(width: 100%, height: 3pt, fill: rgb("#3b7a8c"))'
                f"[#box(width: {50 + 7 * len(skill) % 45}%, height: 3pt, fill: white)]\n\n"
            )
        if r.languages:
            text += head("languages")
            text += "".join(f"{e.name} #h(1fr) {e.level} \\\n" for e in r.languages)
        if r.interests:
            text += head("interests") + "".join(f"- {name}\n" for name in r.interests)
        return text

    def entry(self, head, below, time, bullets=(), gap=9):
        lines = "".join(f"- {line}\n" for line in bullets)
        time = f" \\\n#text(8.5pt, fill: luma(110))[{time}]" if time else ""
        return f"#block(above: {gap}pt)[*{head}* \\\n{below}{time}]\n{lines}"

    def main(self):
        r = self.r
        text = f'#text(24pt, weight: "bold", tracking: 1.5pt)[#upper[{r.name}]]\n\n'
        if r.headline:
            text += f"#text(12pt, fill: luma(90))[{r.headline}]\n\n"
        if r.summary:
            text += self.title(r.heads["summary"]) + r.summary + "\n"
        if r.exp:
            text += self.title(r.heads["exp"])
        for e in r.exp:
            text += self.entry(e.position, f"{e.company}, {e.location}", e.when, e.bullets)
        if r.edu:
            text += self.title(r.heads["edu"])
        for e in r.edu:
            study = f"{e.degree} – {e.field}" if e.field else e.degree
            time = f"{e.when} · {e.gpa}" if e.gpa else e.when
            text += self.entry(study, e.school, time)
        for key in ("certs", "awards", "members", "vol", "courses", "pubs"):
            rows = getattr(r, key)
            if rows:
                text += self.title(r.heads[key])
            for e in rows:
                head, below = (e.role, e.organization) if key == "vol" else (e.first, e.second)
                bullets = e.bullets if key == "vol" else ()
                text += self.entry(head, f"{below} · {e.when}", "", bullets, gap=7)
        if r.projects:
            text += self.title(r.heads["projects"])
        for e in r.projects:
            below = f"{e.description} \\\n_{', '.join(e.tech)}_"
            text += self.entry(e.name, below + (f" \\\n{e.url}" if e.url else ""), "", gap=7)
        return text


def builder(layout):
    def build(shown, path):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "cv.typ"
            source.write_text(layout(shown).text(), "utf8")
            typst.compile(str(source), output=str(path))

    return build


RECIPES = [
    Recipe(f"typst-{name}", name, kind, "pdf", builder(layout), seed=f"typst-{name}", omit=omit)
    for name, layout, kind, omit in (
        ("basic", Basic, "one-column", ()),
        ("brilliant", Brilliant, "one-column", ("courses", "refs")),
        ("modern", Modern, "sidebar", ("refs",)),
    )
]

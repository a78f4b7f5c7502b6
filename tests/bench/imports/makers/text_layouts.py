"""Layouts of Markdown and plain text, two of each, and of groff.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

import re
import textwrap

from .layout import Layout

WIDTH = 76


class Headings(Layout):
    """Markdown: a heading for each entry, times in italics."""

    def start(self):
        r = self.r
        self.write(f"# {r.name}\n\n")
        if r.headline:
            self.write(f"**{r.headline}**\n\n")
        self.write("  \n".join(f"<{text}>" if "@" in text else text for text in r.contact))
        self.write("\n\n")
        if r.summary:
            self.write(f"## {r.heads['summary']}\n\n{r.summary}\n\n")

    def open_section(self, title):
        self.write(f"## {title}\n\n")

    def section(self, name):
        super().section(name)
        if name not in ("exp", "edu", "vol", "projects", "interests"):
            self.write("\n")

    def items(self, lines):
        self.write("".join(f"- {line}\n" for line in lines))

    def job(self, e):
        self.write(f"### {e.position}, {e.company}\n\n*{e.when}*, {e.location}\n\n")
        self.items([*e.bullets])
        self.write("\n")

    def school(self, e):
        self.write(f"### {e.study}\n\n{e.school}  \n*{e.when}*\n\n")

    def volunteer(self, e):
        self.write(f"### {e.role}, {e.organization}\n\n*{e.when}*\n\n")
        self.items(e.bullets)
        self.write("\n")

    def project(self, e):
        self.write(f"### {e.name}\n\n{e.description}\n\n")
        if e.url:
            self.write(f"<https://{e.url}>\n\n")

    def skill_groups(self, groups):
        self.items([f"**{group.name}:** {', '.join(group.skills)}" for group in groups])

    def skills(self, skills):
        self.items(skills)

    def languages(self, languages):
        self.items([f"{e.name}: {e.level}" for e in languages])

    def pair(self, e):
        self.items([f"{e.first}, {e.second}, {e.when}"])

    def interests(self, interests):
        self.write(", ".join(interests) + "\n\n")


class Tables(Layout):
    """Markdown: underlined headings, bold employers, tables for skills and languages."""

    def underlined(self, text, sign):
        self.write(f"{text}\n{sign * max(3, len(text))}\n\n")

    def start(self):
        r = self.r
        self.underlined(r.name, "=")
        if r.headline:
            self.write(r.headline + "\n\n")
        links = (f"[{text}](mailto:{text})" if "@" in text else text for text in r.contact)
        self.write(" | ".join(links) + "\n\n")
        if r.summary:
            self.write("> " + r.summary + "\n\n")

    def open_section(self, title):
        self.underlined(title, "-")

    def items(self, lines):
        self.write("".join(f"* {line}\n" for line in lines) + "\n")

    def table(self, rows):
        cells = "".join(f"| {left} | {right} |\n" for left, right in rows)
        self.write(f"| | |\n|---|---|\n{cells}\n")

    def job(self, e):
        self.write(f"**{e.company}** ({e.location}) | {e.position} | {e.when}\n\n")
        self.items(e.bullets)

    def school(self, e):
        self.write(f"**{e.institution}** | {e.study} | {e.when}\n\n")

    def volunteer(self, e):
        self.write(f"**{e.organization}** | {e.role} | {e.when}\n\n")
        self.items(e.bullets)

    def project(self, e):
        self.write(f"**{e.name}**: {e.description}\n\n")

    def skill_groups(self, groups):
        self.table((group.name, ", ".join(group.skills)) for group in groups)

    def skills(self, skills):
        self.write(", ".join(f"`{skill}`" for skill in skills) + "\n\n")

    def languages(self, languages):
        self.table((e.name, e.level) for e in languages)

    def pairs(self, entries):
        self.items([f"{e.when}: {e.first} ({e.second})" for e in entries])

    def line(self, text):
        self.write(text + "\n\n")


def wrapped(text, first="", rest=""):
    """Lines no longer than the text is wide."""
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
    )


class Capitals(Layout):
    """Text: headings in capitals, lines cut at a margin, times at the right by spaces."""

    def start(self):
        r = self.r
        self.line(r.name.upper())
        if r.headline:
            self.line(r.headline)
        self.line("\n".join(r.contact) + "\n")
        if r.summary:
            self.line(r.heads["summary"].upper() + "\n\n" + wrapped(r.summary) + "\n")

    def open_section(self, title):
        self.write(f"\n{title.upper()}\n\n")

    def line(self, text):
        self.write(text + "\n")

    def two(self, left, right):
        self.line(left + " " * max(2, WIDTH - len(left) - len(right)) + right)

    def items(self, lines):
        for text in lines:
            self.line(wrapped(text, "  - ", "    "))

    def job(self, e):
        self.two(f"{e.company}, {e.location}", e.when)
        self.line(e.position)
        self.items(e.bullets)
        self.line("")

    def school(self, e):
        self.two(e.institution, e.when)
        self.line(e.study + "\n")

    def volunteer(self, e):
        self.two(e.organization, e.when)
        self.line(e.role)
        self.items(e.bullets)
        self.line("")

    def project(self, e):
        self.line(e.name)
        self.items([e.description])

    def label(self, name, text):
        self.line(wrapped(f"{name}: {text}"))

    def skills(self, skills):
        self.line(wrapped(", ".join(skills)))

    def languages(self, languages):
        self.line(", ".join(f"{e.name} ({e.level})" for e in languages))

    def pair(self, e):
        self.two(f"{e.first}, {e.second}", e.when)

    def reference(self, e):
        self.line(f"{e.name}, {e.position}, {e.company}\n{e.email}\n{e.phone}")


class Labels(Layout):
    """Text pasted from a form: rules under headings, times first, one long line each."""

    def start(self):
        r = self.r
        self.line(r.name)
        if r.headline:
            self.line(r.headline)
        self.line(" * ".join(r.contact) + "\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary + "\n")

    def open_section(self, title):
        self.line(f"{title}\n{'-' * len(title)}")

    def close_section(self):
        self.line("")

    def line(self, text):
        self.write(text + "\n")

    def timed(self, when, text, lines=()):
        self.line(f"{when}   {text}")
        for line in lines:
            self.line(f"* {line}")

    def job(self, e):
        joint = " at " if self.r.lang == "en" else ", "
        self.timed(e.when, f"{e.position}{joint}{e.company}, {e.location}", e.bullets)
        self.line("")

    def school(self, e):
        self.timed(e.when, f"{e.study}, {e.institution}")

    def volunteer(self, e):
        self.timed(e.when, f"{e.role}, {e.organization}", e.bullets)

    def project(self, e):
        self.line(f"{e.name}: {e.description}")

    def skills(self, skills):
        self.line("\n".join(skills))

    def languages(self, languages):
        self.line("\n".join(f"{e.name} - {e.level}" for e in languages))

    def pair(self, e):
        self.timed(e.when, f"{e.first}, {e.second}")


class Groff(Layout):
    """The macros ms of groff, times at the right by a tab."""

    @staticmethod
    def escape(text):
        text = text.replace("\\", "\\e").replace("-", "\\-").replace("’", "\\[cq]")
        return re.sub(r"^(?=[.'])", r"\\&", text)

    def start(self):
        r = self.r
        self.write(".nr PS 10\n.nr VS 13\n.ds CH\n.nr LL 6.5i\n.nr PO 1i\n.ta 6.5iR\n")
        self.write(f".LP\n.ta 6.5iR\n.ce\n\\s+8\\fB{r.name}\\fP\\s-8\n.ce 3\n")
        for text in (r.headline, " | ".join(r.contact[:3]), " | ".join(r.contact[3:])):
            self.write(text + "\n" if text else "")
        self.write(".ce 0\n")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def open_section(self, title):
        self.write(f".SH\n{title}\n")

    def line(self, text):
        self.write(f".LP\n.ta 6.5iR\n{text}\n")

    def items(self, lines):
        self.write("".join(f".IP \\(bu 2\n{line}\n" for line in lines))

    def job(self, e):
        self.line(f"\\fB{e.position}\\fP, {e.company}, {e.location}\t{e.when}")
        self.items(e.bullets)

    def school(self, e):
        self.line(f"\\fB{e.study}\\fP\t{e.when}\n.br\n{e.school}")

    def volunteer(self, e):
        self.line(f"\\fB{e.role}\\fP, {e.organization}\t{e.when}")
        self.items(e.bullets)

    def label(self, name, text):
        self.line(f"\\fI{name}:\\fP {text}")

    def languages(self, languages):
        self.line(", ".join(f"{e.name} ({e.level})" for e in languages))

    def pair(self, e):
        self.line(f"{e.first}, {e.second}\t{e.when}")

"""Layouts in HTML: dates in a left column, a sidebar, a classic page and a page of microformats.

`self.r` is the resume to show (shown.py); `e` is one of its entries.
"""

from .html_base import HtmlLayout, bullets


class Timeline(HtmlLayout):
    """Dates in the left column of a table."""

    css = """@page{size:A4;margin:18mm 16mm}
body{font:10.5pt/1.4 'Noto Sans',sans-serif;color:#222}
h1{font-size:22pt;margin:0;letter-spacing:.04em}.sub{color:#666;margin:0}.c{font-size:9pt}
h2{font-size:12pt;border-bottom:1px solid #888;margin:14pt 0 4pt}
table{border-collapse:collapse;width:100%}
th{width:36mm;text-align:left;vertical-align:top;font-weight:normal;color:#555;
padding:3pt 6pt 3pt 0}td{padding:3pt 0;vertical-align:top}ul{margin:2pt 0;padding-left:14pt}"""

    def start(self):
        self.head()
        self.write("<p class=c>" + " · ".join(self.r.contact) + "</p>")
        if self.r.summary:
            self.line(self.r.summary)

    def open_section(self, title):
        self.write(f"<h2>{title}</h2><table>")

    def close_section(self):
        self.write("</table>")

    def label(self, name, text):
        self.write(f"<tr><th>{name}</th><td>{text}</td></tr>")

    def skills(self, skills):
        self.label("", ", ".join(skills))

    def interests(self, interests):
        self.label("", ", ".join(interests))

    def job(self, e):
        head = f"<b>{e.company}</b>, {e.location}<br><i>{e.position}</i>"
        self.label(e.when, head + bullets(e.bullets))

    def school(self, e):
        grade = f" ({e.gpa})" if e.gpa else ""
        self.label(e.when, f"<b>{e.study}</b><br>{e.school}{grade}")

    def volunteer(self, e):
        self.label(e.when, f"<b>{e.role}</b>, {e.organization}{bullets(e.bullets)}")

    def project(self, e):
        url = f"<br>{e.url}" if e.url else ""
        self.label(e.name, f"{e.description}<br><small>{', '.join(e.tech)}</small>{url}")

    def pair(self, e):
        self.label(e.when, f"{e.first}, {e.second}")

    def reference(self, e):
        self.label(e.name, f"{e.position}, {e.company}<br>{e.email}, {e.phone}")


class Columns(HtmlLayout):
    """A floating sidebar, justified text with hyphens, name and page below."""

    css = """@page{size:A4;margin:15mm 14mm 18mm;@bottom-right{
content:'NAME – ' counter(page) ' / ' counter(pages);font-size:8pt;color:#777}}
body{font:10pt/1.35 Lato,sans-serif}
aside{float:left;width:48mm;background:#eef1f4;padding:6mm 4mm;font-size:9pt;
box-sizing:border-box;overflow-wrap:anywhere}main{margin-left:56mm}
h1{margin:0;font-size:23pt}.sub{margin:0 0 6pt;color:#a0522d}
h2{font-size:11pt;text-transform:uppercase;letter-spacing:.12em;margin:12pt 0 3pt}
h3{font-size:10pt;margin:7pt 0 0}p{margin:1pt 0}.d{color:#666;font-size:9pt}
.j,li{text-align:justify;hyphens:auto}ul{margin:2pt 0 2pt;padding-left:12pt}"""
    SIDE = ("skills", "languages", "interests")
    MAIN = ("exp", "edu", "certs", "awards", "members", "courses", "pubs", "vol", "projects")

    def body(self):
        r = self.r
        self.css = self.css.replace("NAME", r.name)
        self.write("<aside>")
        self.open_section(r.heads["contact"])
        self.lines(r.contact)
        self.column(self.SIDE)
        self.write("</aside><main>")
        self.head()
        if r.summary:
            self.open_section(r.heads["summary"])
            self.write(f"<p class=j>{r.summary}</p>")
        self.column(self.MAIN)
        self.write("</main>")

    def column(self, names):
        for name in names:
            if name in self.r.sections:
                self.open_section(self.r.heads[name])
                self.section(name)

    def lines(self, texts):
        for text in texts:
            self.line(text)

    def skills(self, skills):
        self.lines(skills)

    def interests(self, interests):
        self.lines(interests)

    def skill_groups(self, groups):
        for group in groups:
            self.write(f"<h3>{group.name}</h3>")
            self.lines(group.skills)

    def label(self, name, text):
        self.line(f"{name}<br><small>{text}</small>")

    def entry(self, head, when, lines):
        self.write(f"<h3>{head}</h3><p class=d>{when}</p>{bullets(lines)}")

    def job(self, e):
        self.entry(f"{e.position} | {e.company}, {e.location}", e.when, e.bullets)

    def volunteer(self, e):
        self.entry(f"{e.role} | {e.organization}", e.when, e.bullets)

    def school(self, e):
        self.write(f"<h3>{e.study}</h3><p>{e.school}</p><p class=d>{e.when}</p>")

    def project(self, e):
        self.write(f"<h3>{e.name}</h3><p>{e.description}</p><p class=d>{', '.join(e.tech)}</p>")

    def pair(self, e):
        self.line(f"<b>{e.first}</b> – {e.second} ({e.when})")


class Classic(HtmlLayout):
    """A centered name, dates floating at the right, employer and title with a dash."""

    css = """body{font:11pt/1.35 'Liberation Serif',serif}
h1{font-size:24pt;margin:0;font-variant:small-caps}center p{margin:0}
h2{font-size:12pt;text-align:center;border-top:1px solid #000;border-bottom:1px solid #000;
margin:10pt 0 5pt}.e{margin:5pt 0 0}.e span{float:right}ul{margin:2pt 0}p{margin:3pt 0}"""

    def start(self):
        r = self.r
        self.write("<center>")
        self.head("<p>")
        self.line(" &bull; ".join((r.address, r.phone, r.email)))
        if r.profiles:
            self.line(", ".join(r.profiles))
        self.write("</center>")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.line(r.summary)

    def entry(self, when, head, below, lines=()):
        self.write(f"<p class=e><span>{when}</span>{head} — {below}</p>{bullets(lines)}")

    def job(self, e):
        self.entry(e.when, f"<b>{e.company}, {e.location}</b>", e.position, e.bullets)

    def school(self, e):
        place = f", {e.location}" if e.location else ""
        grade = [e.gpa] if e.gpa else []
        self.entry(e.when, f"<b>{e.institution}</b>{place}", e.study, grade)

    def volunteer(self, e):
        self.entry(e.when, f"<b>{e.organization}</b>", e.role, e.bullets)

    def project(self, e):
        self.line(f"<b>{e.name}</b>: {e.description} <i>{', '.join(e.tech)}</i> {e.url}")

    def label(self, name, text):
        self.line(f"<b>{name}:</b> {text}")

    def skills(self, skills):
        self.write("<table width=100%>")
        for start in range(0, len(skills), 3):
            cells = "".join(f"<td>• {skill}</td>" for skill in skills[start : start + 3])
            self.write(f"<tr>{cells}</tr>")
        self.write("</table>")

    def languages(self, languages):
        self.line("; ".join(f"{e.name}: {e.level}" for e in languages))

    def pairs(self, entries):
        self.write(bullets([f"{e.first}, {e.second}, {e.when}" for e in entries]))

    def reference(self, e):
        self.line(f"{e.name}, {e.position}, {e.company}<br>{e.email}, {e.phone}")


class Hresume(HtmlLayout):
    """A page of microformats; an employer is shown once above its successive roles."""

    css = """body{font:14px/1.5 Verdana,'DejaVu Sans',sans-serif;max-width:46em;margin:auto}
ol{list-style:none;padding:0}h1{margin-bottom:0}.vcard p{margin:0}
h2{color:#36c;border-bottom:3px double #ccc}h3{margin:1em 0 0}
h4{margin:.3em 0 0;font-style:italic}"""

    def start(self):
        r = self.r
        self.write(f'<div class="hresume"><div class="vcard contact"><h1 class="fn">{r.name}</h1>')
        for name, text in (("title", r.headline), ("adr", r.address), ("tel", r.phone)):
            if text:
                self.write(f'<p class="{name}">{text}</p>')
        self.write(f'<p><a class="email" href="mailto:{r.email}">{r.email}</a></p>')
        for url in r.profiles:
            self.write(f'<p><a class="url" href="https://{url}">{url}</a></p>')
        self.write("</div>")
        if r.summary:
            self.open_section(r.heads["summary"])
            self.write(f'<p class="summary">{r.summary}</p>')

    def end(self):
        self.write("</div>")

    def section(self, name):
        calendar = name in ("exp", "edu")
        self.write('<ol class="vcalendar">' if calendar else "")
        self.employer = None
        super().section(name)
        self.write("</ol>" if calendar else "")

    def job(self, e):
        self.write('<li class="experience vevent">')
        if e.company != self.employer:
            self.write(f'<h3 class="org">{e.company}</h3><p class="location">{e.location}</p>')
        self.employer = e.company
        self.write(f'<h4 class="title">{e.position}</h4>')
        self.write(f'<p><abbr class="dtstart">{e.when}</abbr></p>')
        if e.bullets:
            self.write(f'<div class="description">{bullets(e.bullets)}</div>')
        self.write("</li>")

    def school(self, e):
        study = f"{e.degree} – {e.field}" if e.field else e.degree
        self.write('<li class="education vevent">')
        self.write(f'<h3 class="summary">{e.institution}</h3><p>{study}</p><p>{e.when}</p></li>')

    def volunteer(self, e):
        self.write(f"<h3>{e.organization}</h3><h4>{e.role}</h4><p>{e.when}</p>")
        self.write(bullets(e.bullets))

    def project(self, e):
        self.write(f"<h3>{e.name}</h3><p>{e.description}</p>")
        if e.url:
            self.write(f'<p><a href="https://{e.url}">{e.url}</a></p>')

    def skills(self, skills):
        self.write(bullets([f'<a class="skill" rel="tag">{skill}</a>' for skill in skills]))

    def languages(self, languages):
        rows = "".join(f"<dt>{e.name}</dt><dd>{e.level}</dd>" for e in languages)
        self.write(f"<dl>{rows}</dl>")

    def pairs(self, entries):
        self.write(bullets([f"<cite>{e.first}</cite>, {e.second}, {e.when}" for e in entries]))

    def interests(self, interests):
        self.write(bullets(interests))

    def reference(self, e):
        self.line(f"{e.name}<br>{e.position}, {e.company}<br>{e.email}<br>{e.phone}")

"""Writes resumes in the formats FRESH, Manfred, Europass XML and BibTeX.

`r` is the resume to show (shown.py); `e` is one of its entries.
"""

import html
import re

from .people import PEOPLE
from .reactive import profiles, web, whole_day

# A level of the Common European Framework of Reference for Languages.
CEFR = re.compile(r"^[ABC][12]$")
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def fresh(r) -> dict:
    """The JSON of FRESH, the format of HackMyResume."""

    def period(e):
        return {"start": e.start} if e.current else {"start": e.start, "end": e.end}

    jobs = [
        {"employer": e.company, "position": e.position, **period(e), "summary": "",
         "highlights": e.bullets, "location": e.location}
        for e in r.exp
    ]
    schools = [
        {"institution": e.institution, "title": e.degree, "area": e.field, "studyType": e.degree,
         "grade": e.gpa, **period(e)}
        for e in r.edu
    ]
    service = [
        {"organization": e.organization, "position": e.role, **period(e), "highlights": e.bullets}
        for e in r.vol
    ]
    sets = [{"name": group.name, "level": "", "skills": group.skills} for group in r.groups]
    singles = [{"name": name, "level": ""} for name in r.skills]
    city, _, region = r.address.partition(", ")
    website = web(r.links[0]) if r.links else ""
    data = {
        "name": r.name,
        "meta": {"format": "FRESH@0.6.0", "version": "0.1.0"},
        "info": {"label": r.headline, "brief": r.summary},
        "contact": {"email": r.email, "phone": r.phone, "website": website},
        "location": {"city": city, "region": region},
        "employment": {"summary": "", "history": jobs},
        "education": {"level": "", "history": schools},
        "skills": {"sets": sets} if sets else {"list": singles},
        "languages": [{"language": e.name, "level": e.level} for e in r.languages],
        "service": {"history": service},
        "recognition": [{"title": e.title, "from": e.issuer, "date": e.date} for e in r.awards],
        "writing": [
            {"title": e.title, "publisher": {"name": e.publisher}, "date": e.date} for e in r.pubs
        ],
        "interests": [{"name": name} for name in r.interests],
        "social": [{"network": n, "user": user, "url": web(url)} for n, user, url in profiles(r)],
        "projects": [
            {"title": e.name, "description": e.description, "url": web(e.url), "keywords": e.tech}
            for e in r.projects
        ],
    }
    return {key: value for key, value in data.items() if value}


def manfred(r) -> dict:
    """Manfred Awesome CV (MAC); successive roles at one employer are grouped."""
    jobs = []
    for e in r.exp:
        role = {"name": e.position, "startDate": whole_day(e.start)}
        if not e.current:
            role["finishDate"] = whole_day(e.end)
        role["challenges"] = [{"description": text} for text in e.bullets]
        if jobs and jobs[-1]["organization"]["name"] == e.company:
            jobs[-1]["roles"].append(role)
        else:
            organization = {"name": e.company, "description": ""}
            jobs.append({"organization": organization, "roles": [role]})
    links = (("linkedin", r.linkedin), ("github", r.github), ("website", "".join(r.links[:1])))
    first, _, last = r.name.partition(" ")
    city, _, region = r.address.partition(", ")
    profile = {
        "name": first, "surnames": last, "title": r.headline, "description": r.summary,
        "location": {"municipality": city, "region": region},
    }
    projects = [
        {
            "details": {"name": e.name, "description": e.description}
            | ({"URL": web(e.url)} if e.url else {}),
            "roles": [{"name": "Author", "startDate": "2020-01-01"}],
        }
        for e in r.projects
    ]
    papers = [
        {"details": {"name": e.title, "description": ""}, "type": "paper",
         "publishingDate": whole_day(e.date)}
        for e in r.pubs
    ]

    def study(kind, name, start, end, place):
        return {
            "studyType": kind, "degreeAchieved": True, "name": name, "startDate": whole_day(start),
            "finishDate": whole_day(end), "institution": {"name": place},
        }

    degrees = [study("officialDegree", e.study, e.start, e.end, e.institution) for e in r.edu]
    papers_of = [study("certification", e.name, e.date, e.date, e.issuer) for e in r.certs]
    phone = re.match(r"\+(\d+) (.*)", r.phone)
    number = {"countryCode": phone[1], "number": phone[2]} if phone else {"number": r.phone}
    return {
        "$schema": "https://raw.githubusercontent.com/getmanfred/mac/v0.5/schema/schema.json",
        "settings": {
            "language": r.lang.upper(), "lastUpdate": "2024-03-02", "MACVersion": "0.5",
        },
        "aboutMe": {
            "profile": profile,
            "relevantLinks": [{"type": kind, "URL": web(url)} for kind, url in links if url],
        },
        "experience": {"jobs": jobs, "projects": projects, "publicArtifacts": papers},
        "knowledge": {
            "languages": [
                {"fullName": e.name, "name": e.name[:2].upper(), "level": e.level}
                for e in r.languages
            ],
            "hardSkills": [{"skill": {"name": s, "type": "technology"}} for s in r.skills],
            "studies": degrees + papers_of,
        },
        "careerPreferences": {"contact": {"contactMails": [r.email], "phoneNumbers": [number]}},
    }


def bullet_markup(lines) -> str:
    """A list of escaped texts as HTML within XML, so escaped once more."""
    inner = "".join(f"<li>{text}</li>" for text in lines)
    return html.escape(f"<ul>{inner}</ul>", quote=False)


def element(name: str, *inner: str) -> str:
    return f"<{name}>{''.join(inner)}</{name}>"


def place(text: str) -> str:
    """The XML of a place; empty without one."""
    address = element("Address", element("Contact", element("Municipality", text)))
    return element("ContactInfo", address) if text else ""


def xml_period(e) -> str:
    def moment(name, date):
        month = f' month="--{date[5:7]}"' if len(date) > 4 else ""
        return f'<{name} year="{date[:4]}"{month}/>' if date else ""

    end = "<Current>true</Current>" if e.current else moment("To", e.end)
    return element("Period", moment("From", e.start), end)


def europass(shown) -> str:
    """The XML of Europass before 2020, a SkillsPassport."""
    r = shown.escaped(lambda text: html.escape(text, quote=False))
    first, _, last = r.name.partition(" ")
    city, _, country = r.address.partition(", ")

    def label(name, text):
        return element(name, element("Label", text))

    def contact(name, text):
        return element(name, element("Contact", text))

    def job(e):
        activities = element("Activities", bullet_markup(e.bullets)) if e.bullets else ""
        employer = element("Employer", element("Name", e.company), place(e.location))
        position = label("Position", e.position)
        return element("WorkExperience", xml_period(e), position, activities, employer)

    def school(e):
        organization = element("Organisation", element("Name", e.institution), place(e.location))
        return element("Education", xml_period(e), element("Title", e.study), organization)

    def foreign(e):
        skills = "Listening Reading SpokenInteraction SpokenProduction Writing".split()
        levels = element("ProficiencyLevel", *(element(skill, e.level) for skill in skills))
        return element("ForeignLanguage", label("Description", e.name), levels)

    own = [e for e in r.languages if not CEFR.match(e.level)]
    learnt = [e for e in r.languages if CEFR.match(e.level)]
    name = element("PersonName", element("FirstName", first), element("Surname", last))
    town = element("Municipality", city) + element("Country", element("Label", country))
    use = element("Use", element("Code", "mobile"))
    phone = element("Telephone", element("Contact", r.phone), use)
    ways = [element("Address", element("Contact", town)), contact("Email", r.email)]
    ways.append(element("TelephoneList", phone))
    if r.linkedin:
        ways.append(element("WebsiteList", contact("Website", r.linkedin)))
    parts = [element("Identification", name, element("ContactInfo", *ways))]
    if r.headline:
        kind = element("Type", element("Code", "position"), element("Label", "Position"))
        parts.append(element("Headline", kind, label("Description", r.headline)))
    parts.append(element("WorkExperienceList", *map(job, r.exp)))
    parts.append(element("EducationList", *map(school, r.edu)))
    mother = (element("MotherTongue", label("Description", e.name)) for e in own)
    tongues = [element("MotherTongueList", *mother)]
    if learnt:
        tongues.append(element("ForeignLanguageList", *map(foreign, learnt)))
    skills = element("JobRelated", element("Description", bullet_markup(r.skills)))
    parts.append(element("Skills", element("Linguistic", *tongues), skills))
    document = "<DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion>"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<SkillsPassport'
        f' xmlns="http://europass.cedefop.europa.eu/Europass" locale="{r.lang}">'
        f"{element('DocumentInfo', document)}{element('LearnerInfo', *parts)}</SkillsPassport>"
    )


def bibtex(r) -> str:
    """The publications as BibTeX entries."""
    first, *last = PEOPLE[r.id]["name"].split(" ")
    entries = []
    for index, e in enumerate(r.pubs):
        workshop = "Workshop" in e.publisher
        fields = {
            "author": f"{{{' '.join(last)}, {first}}}",
            "title": f"{{{{{e.title}}}}}",
            "booktitle" if workshop else "journal": f"{{{e.publisher}}}",
            "year": f"{{{e.date[:4]}}}",
            "month": MONTHS[int(e.date[5:]) - 1],
        }
        body = ",\n".join(f"  {name} = {value}" for name, value in fields.items())
        kind = "inproceedings" if workshop else "article"
        entries.append(f"@{kind}{{{last[-1].lower()}{e.date[:4]}{index},\n{body}\n}}\n")
    return "".join(entries)

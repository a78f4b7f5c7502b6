"""Writes resumes in the JSON of Reactive Resume, versions 3 and 4.

`r` is the resume to show (shown.py); `e` is one of its entries.
"""

import html
import random
from itertools import count


def new_ids():
    """Ids in the form of Reactive Resume, the same at each run."""
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    return ("c" + "".join(random.Random(n).choices(letters, k=23)) for n in count())


def whole_day(date: str) -> str:
    """The first day of a month or a year."""
    return {4: f"{date}-01-01", 7: f"{date}-01"}.get(len(date), date)


def profiles(r):
    """Network, user name and address."""
    named = (("LinkedIn", r.linkedin), ("GitHub", r.github))
    return [(name, address.split("/")[-1], address) for name, address in named if address]


def web(address: str) -> str:
    return f"https://{address}" if address else ""


def skills_of(r, **more):
    if r.groups:
        return [{"name": group.name, "keywords": group.skills, **more} for group in r.groups]
    return [{"name": name, "keywords": [], **more} for name in r.skills]


def version_3(r) -> dict:
    ids = new_ids()

    def moment(date):
        return f"{whole_day(date)}T00:00:00.000Z" if date else ""

    def period(e):
        return {"start": moment(e.start), "end": moment(e.end)}

    def section(key, heading, items):
        rows = [{"id": next(ids), **item} for item in items]
        return {
            "id": key, "name": r.heads[heading], "type": "basic", "items": rows, "columns": 2,
            "visible": bool(rows),
        }

    def dated(key, heading, names):
        entries = getattr(r, heading)
        return section(key, heading, [
            {names[0]: e.first, names[1]: e.second, "url": "", "date": moment(e.date),
             "summary": ""}
            for e in entries
        ])

    def bullets(e):
        return "\n".join(f"- {text}" for text in e.bullets)

    work = [
        {"name": e.company, "position": e.position, "url": "", "date": period(e),
         "summary": bullets(e)}
        for e in r.exp
    ]
    schools = [
        {"institution": e.institution, "degree": e.degree, "area": e.field, "score": e.gpa,
         "url": "", "date": period(e), "courses": [], "summary": ""}
        for e in r.edu
    ]
    volunteer = [
        {"organization": e.organization, "position": e.role, "url": "", "date": period(e),
         "summary": bullets(e)}
        for e in r.vol
    ]
    projects = [
        {"name": e.name, "description": e.description, "url": web(e.url),
         "date": {"start": "", "end": ""}, "keywords": e.tech, "summary": ""}
        for e in r.projects
    ]
    languages = [{"name": e.name, "level": e.level, "levelNum": 8} for e in r.languages]
    interests = [{"name": name, "keywords": []} for name in r.interests]
    sections = {
        "work": section("work", "exp", work),
        "education": section("education", "edu", schools),
        "skills": section("skills", "skills", skills_of(r, level="", levelNum=0)),
        "languages": section("languages", "languages", languages),
        "certifications": dated("certifications", "certs", ("name", "issuer")),
        "awards": dated("awards", "awards", ("title", "awarder")),
        "publications": dated("publications", "pubs", ("name", "publisher")),
        "volunteer": section("volunteer", "vol", volunteer),
        "projects": section("projects", "projects", projects),
        "interests": section("interests", "interests", interests),
        "references": section("references", "refs", []),
    }
    city, _, region = r.address.partition(", ")
    photo = {"size": 128, "shape": "square", "border": False, "grayscale": False}
    basics = {
        "name": r.name, "email": r.email, "phone": r.phone, "headline": r.headline,
        "birthdate": "", "photo": {"url": "", "filters": photo, "visible": True},
        "summary": r.summary, "website": web(r.links[0]) if r.links else "",
        "location": {
            "city": city, "region": region, "address": "", "country": "", "postalCode": "",
        },
        "profiles": [
            {"id": next(ids), "network": network, "username": user, "url": web(url)}
            for network, user, url in profiles(r)
        ],
    }
    metadata = {
        "css": {"value": "", "visible": False}, "date": {"format": "MMMM DD, YYYY"},
        "theme": {"text": "#000000", "primary": "#f44336", "background": "#ffffff"},
        "layout": [[["work", "education"], ["skills", "languages"]]], "locale": r.lang,
        "template": "kakuna",
        "typography": {
            "size": {"body": 14, "heading": 28},
            "family": {"body": "Open Sans", "heading": "Open Sans"},
        },
    }
    return {
        "id": 41, "shortId": "u7Xk2p", "name": "My Resume", "slug": "my-resume", "image": None,
        "public": False, "basics": basics, "sections": sections, "metadata": metadata,
        "createdAt": "2023-02-11T10:01:22.000Z", "updatedAt": "2023-05-30T08:14:02.000Z",
    }


HEADINGS_4 = {
    "experience": "exp", "education": "edu", "volunteer": "vol", "certifications": "certs",
    "publications": "pubs",
}


def version_4(r) -> dict:
    ids = new_ids()

    def link(address=""):
        return {"label": "", "href": web(address)}

    def section(key, items):
        return {
            "name": r.heads.get(HEADINGS_4.get(key, key), key.title()), "columns": 1,
            "separateLinks": True, "visible": True, "id": key,
            "items": [{"id": next(ids), "visible": True, **item} for item in items],
        }

    def bullets(e):
        rows = (f"<li><p>{html.escape(text, quote=False)}</p></li>" for text in e.bullets)
        return f"<ul>{''.join(rows)}</ul>" if e.bullets else ""

    def dated(key, entries, names):
        return section(key, [
            {names[0]: e.first, names[1]: e.second, "date": e.when, "summary": "", "url": link()}
            for e in entries
        ])

    summary = section("summary", [])
    del summary["items"]
    summary["content"] = f"<p>{html.escape(r.summary, quote=False)}</p>" if r.summary else ""
    schools = [
        {"institution": e.institution, "studyType": e.degree, "area": e.field, "score": e.gpa,
         "date": e.when, "summary": "", "url": link()}
        for e in r.edu
    ]
    jobs = [
        {"company": e.company, "position": e.position, "location": e.location, "date": e.when,
         "summary": bullets(e), "url": link()}
        for e in r.exp
    ]
    volunteer = [
        {"organization": e.organization, "position": e.role, "location": "", "date": e.when,
         "summary": bullets(e), "url": link()}
        for e in r.vol
    ]
    projects = [
        {"name": e.name, "description": e.description, "date": "", "summary": "",
         "keywords": e.tech, "url": link(e.url)}
        for e in r.projects
    ]
    networks = [
        {"network": network, "username": user, "icon": network.lower(), "url": link(url)}
        for network, user, url in profiles(r)
    ]
    languages = [{"name": e.name, "description": e.level, "level": 4} for e in r.languages]
    sections = {
        "summary": summary,
        "awards": dated("awards", r.awards, ("title", "awarder")),
        "certifications": dated("certifications", r.certs, ("name", "issuer")),
        "education": section("education", schools),
        "experience": section("experience", jobs),
        "volunteer": section("volunteer", volunteer),
        "interests": section("interests", [{"name": n, "keywords": []} for n in r.interests]),
        "languages": section("languages", languages),
        "profiles": section("profiles", networks),
        "projects": section("projects", projects),
        "publications": dated("publications", r.pubs, ("name", "publisher")),
        "references": section("references", []),
        "skills": section("skills", skills_of(r, description="", level=0 if r.groups else 3)),
        "custom": {},
    }
    effects = {"hidden": False, "border": False, "grayscale": False}
    picture = {"url": "", "size": 64, "aspectRatio": 1, "borderRadius": 0, "effects": effects}
    basics = {
        "name": r.name, "headline": r.headline, "email": r.email, "phone": r.phone,
        "location": r.address, "url": link(r.links[0] if r.links else ""), "customFields": [],
        "picture": picture,
    }
    main = ["profiles", "summary", "experience", "education", "projects", "volunteer"]
    side = "skills interests certifications awards publications languages references".split()
    metadata = {
        "template": "rhyhorn", "layout": [[main, side]], "css": {"value": "", "visible": False},
        "page": {"margin": 18, "format": "a4"},
        "theme": {"background": "#ffffff", "text": "#000000", "primary": "#65a30d"},
        "notes": "",
    }
    return {"basics": basics, "sections": sections, "metadata": metadata}

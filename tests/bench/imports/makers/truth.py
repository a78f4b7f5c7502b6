"""Converts what a file shows to a resume of our schema: the truth of the file."""

from itertools import count


def truth_of(shown) -> dict:
    """The truth of a file: fields of app/core/resume/schema.ts."""
    ids = (f"e{number}" for number in count(1))

    def date(text):
        return text[:4] if shown.dates == "YYYY" else text

    def entry(**fields):
        return {"id": next(ids), **fields}

    def period(e):
        return {"startDate": date(e.start), "endDate": date(e.end)}

    links = [entry(label="", url=url) for url in shown.links]
    groups = [entry(name=group.name, skills=list(group.skills)) for group in shown.groups]
    return {
        "personalInfo": {
            "fullName": shown.name,
            "email": shown.email,
            "phone": shown.phone,
            "address": shown.address,
            "linkedIn": shown.linkedin,
            "github": shown.github,
            "headline": shown.headline,
            "links": links,
        },
        "summary": shown.summary,
        "skills": list(shown.skills),
        "skillGroups": groups,
        "experience": [
            entry(
                company=e.company, position=e.position, **period(e), current=e.current,
                location=e.location, description="\n".join(e.bullets),
            )
            for e in shown.exp
        ],
        "education": [
            entry(
                institution=e.institution, degree=e.degree, fieldOfStudy=e.field, **period(e),
                gpa=e.gpa, location=e.location,
            )
            for e in shown.edu
        ],
        "projects": [
            entry(
                name=e.name, description=e.description, technologies=list(e.tech),
                githubLink=e.url if "github.com" in e.url else "",
                liveLink="" if "github.com" in e.url else e.url,
            )
            for e in shown.projects
        ],
        "certificates": [
            entry(
                name=e.name, issuer=e.issuer, date=date(e.date), url="", number="", validUntil="",
            )
            for e in shown.certs
        ],
        "languages": [entry(name=e.name, level=e.level) for e in shown.languages],
        "awards": [
            entry(title=e.title, issuer=e.issuer, date=date(e.date), description="")
            for e in shown.awards
        ],
        "volunteering": [
            entry(
                organization=e.organization, role=e.role, **period(e), current=e.current,
                description="\n".join(e.bullets), location="",
            )
            for e in shown.vol
        ],
        "publications": [
            entry(title=e.title, publisher=e.publisher, date=date(e.date), url="")
            for e in shown.pubs
        ],
        "courses": [
            entry(name=e.name, provider=e.provider, date=date(e.date), url="", description="")
            for e in shown.courses
        ],
        "memberships": [
            entry(
                organization=e.organization, role=e.role, **period(e), current=e.current,
                description="",
            )
            for e in shown.members
        ],
        "interests": [entry(name=text, description="") for text in shown.interests],
        "references": [
            entry(
                name=e.name, position=e.position, company=e.company, email=e.email, phone=e.phone,
                description="",
            )
            for e in shown.refs
        ],
        "customSections": [],
    }


def with_januaries(truth: dict) -> dict:
    """For formats that store days: a year becomes its January."""
    for entries in truth.values():
        for entry in entries if isinstance(entries, list) else []:
            for key in ("startDate", "endDate", "date"):
                if isinstance(entry, dict) and len(entry.get(key, "")) == 4:
                    entry[key] += "-01"
    return truth

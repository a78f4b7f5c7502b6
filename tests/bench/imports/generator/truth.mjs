/** Converts a trimmed person (trim.mjs) to a resume of the app's schema, with dates as exact as the file shows them. */
import { dateOfTruth } from "./dates.mjs";

/** @param style how the file writes dates, and `minorStyle` those of certificates, awards and the like (dates.mjs) */
export function truthOf(person, layout, style, minorStyle) {
  const period = ({ start, end, isCurrent }) => ({
    startDate: dateOfTruth(style, start),
    endDate: isCurrent ? "" : dateOfTruth(style, end),
    current: isCurrent,
  });
  const minorDate = (date) => dateOfTruth(minorStyle, date);
  const numbered = (list, toEntry) =>
    list.map((entry, at) => ({ id: `e${at + 1}`, ...toEntry(entry, at) }));
  const groups = layout.skills.startsWith("group") ? person.skills : [];
  return {
    personalInfo: {
      fullName: person.fullName,
      email: person.email,
      phone: person.phone,
      address: person.address,
      linkedIn: person.linkedIn,
      github: person.github,
      headline: person.headline,
      links: numbered([person.website].filter(Boolean), (url) => ({
        label: person.linkLabels?.website ?? "",
        url,
      })),
    },
    summary: person.summary,
    skills: person.skills.flatMap(({ items }) => items),
    skillGroups: numbered(groups, ({ name, items }) => ({ name, skills: items })),
    experience: withEmployers(
      numbered(person.jobs, (job) => ({
        company: job.company,
        position: job.position,
        ...period(job),
        location: job.location,
        description: [job.intro, ...job.lines].filter(Boolean).join("\n"),
      })),
    ),
    education: numbered(person.schools, (school) => ({
      institution: school.institution,
      degree: school.degree,
      fieldOfStudy: school.field,
      startDate: dateOfTruth(style, school.start),
      endDate: dateOfTruth(style, school.end),
      gpa: school.gpa,
      location: school.location,
    })),
    projects: numbered(person.projects, ({ name, lines, technologies, link }) => ({
      name,
      description: lines.join("\n"),
      technologies,
      githubLink: link,
      liveLink: "",
    })),
    certificates: numbered(person.certificates, ({ name, by, date, number, validUntil }) => ({
      name,
      issuer: by,
      date: minorDate(date),
      url: "",
      number,
      validUntil: minorDate(validUntil),
    })),
    languages: numbered(person.languages, ({ name, level }) => ({ name, level })),
    awards: numbered(person.awards, ({ name, by, date }) => ({
      title: name,
      issuer: by,
      date: minorDate(date),
      description: "",
    })),
    volunteering: numbered(person.volunteering, (entry) => ({
      organization: entry.company,
      role: entry.position,
      ...period(entry),
      description: entry.lines.join("\n"),
      location: "",
    })),
    publications: numbered(person.publications, ({ name, by, date, url }) => ({
      title: name,
      publisher: by,
      date: minorDate(date),
      url,
    })),
    courses: numbered(person.courses, ({ name, by, date }) => ({
      name,
      provider: by,
      date: minorDate(date),
      url: "",
      description: "",
    })),
    memberships: numbered(person.memberships, ({ name, by, start }) => ({
      organization: by,
      role: name,
      startDate: minorDate(start),
      endDate: "",
      current: true,
      description: "",
    })),
    references: numbered(person.references, (reference) => ({ ...reference, description: "" })),
    interests: numbered(person.interests, (name) => ({ name, description: "" })),
    customSections: numbered(person.custom, ({ title, lines }) => ({
      title,
      body: lines.join("\n"),
    })),
  };
}

/** Roles at one employer follow each other and share an employerId. */
function withEmployers(jobs) {
  return jobs.map((job, at) => {
    const isWith = (other) => other?.company === job.company;
    if (!isWith(jobs[at - 1]) && !isWith(jobs[at + 1])) return job;
    const first = jobs.find(isWith);
    return { ...job, employerId: first.id };
  });
}

/** Converts a resume of our schema to JSON Resume, with the keys of both versions, since themes read either. */

/**
 * @param place the location of JSON Resume's basics
 * @param way how the person fills in JSON Resume (`chooseWay` in person.mjs)
 * @param day the day of each date, or "" where dates are months
 */
export function jsonResumeOf(resume, { place, way, day }) {
  const date = (text) => (text.length === 7 && day ? `${text}-${day}` : text);
  const period = ({ startDate, endDate, current }) =>
    filled({ startDate: date(startDate), endDate: current ? "" : date(endDate) });
  const description = (entry, key = "summary") => descriptionAs(entry.description, way, key);
  const { personalInfo } = resume;
  return filled({
    basics: basicsOf(resume, place),
    work: resume.experience.map((entry) =>
      filled({
        name: entry.company,
        company: entry.company,
        position: entry.position,
        location: entry.location,
        ...period(entry),
        ...description(entry),
      }),
    ),
    volunteer: resume.volunteering.map((entry) =>
      filled({
        organization: entry.organization,
        position: entry.role,
        ...period(entry),
        ...description(entry),
      }),
    ),
    education: resume.education.map((entry) =>
      filled({
        institution: entry.institution,
        area: entry.fieldOfStudy,
        studyType: entry.degree,
        ...period(entry),
        score: entry.gpa,
        gpa: entry.gpa,
      }),
    ),
    awards: resume.awards.map(({ title, issuer, date: when }) =>
      filled({ title, date: date(when), awarder: issuer }),
    ),
    certificates: resume.certificates.map(({ name, issuer, date: when }) =>
      filled({ name, date: date(when), issuer }),
    ),
    publications: resume.publications.map(({ title, publisher, date: when, url }) =>
      filled({ name: title, publisher, releaseDate: date(when), url: web(url), website: web(url) }),
    ),
    skills: skillsOf(resume, way),
    languages: resume.languages.map(({ name, level }) =>
      filled({ language: name, fluency: level, name, level }),
    ),
    interests: resume.interests.map(({ name }) => ({ name, keywords: [] })),
    references: resume.references.map(({ name, description }) => ({
      name,
      reference: description,
    })),
    projects: resume.projects.map((entry) =>
      filled({
        name: entry.name,
        ...description(entry, "description"),
        keywords: entry.technologies,
        url: web(entry.githubLink),
        website: web(entry.githubLink),
      }),
    ),
    meta: { theme: "", name: personalInfo.fullName },
  });
}

function basicsOf({ personalInfo, summary }, place) {
  const { fullName, headline, email, phone, linkedIn, github, links } = personalInfo;
  const url = web(links[0]?.url ?? "");
  return filled({
    name: fullName,
    label: headline,
    email,
    phone,
    url,
    website: url,
    summary,
    location: place,
    profiles: [profile("LinkedIn", linkedIn), profile("GitHub", github)].filter(Boolean),
  });
}

const profile = (network, address) =>
  address && { network, username: address.split("/").at(-1), url: web(address) };

function skillsOf({ skills, skillGroups }, { level }) {
  if (skillGroups.length === 0) return skills.map((name) => filled({ name, level, keywords: [] }));
  return skillGroups.map((group) => filled({ name: group.name, level, keywords: group.skills }));
}

/** The description as highlights, or with its first line at `key` and the others as highlights. */
function descriptionAs(description, { text }, key) {
  if (description === "") return {};
  const [first, ...others] = description.split("\n");
  if (text === "bullets") return { highlights: [first, ...others] };
  return filled({ [key]: first, highlights: others });
}

const web = (address) =>
  address === "" || address.startsWith("http") ? address : `https://${address}`;

/** Without what is empty, as people leave it out; lists stay, since many themes read them. */
const filled = (values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== "" && value !== undefined),
  );

/** Removes from a person what a layout does not show, so that the truth is exactly what the file shows. */
import { mentions } from "./grammar.mjs";

export function trimTo(person, layout, chance) {
  const hides = new Set(layout.hides ?? []);
  const shown = new Set([...layout.order, ...(layout.side ?? [])]);
  const jobLines = [...layout.job, ...(layout.when ?? []), ...(layout.group ?? [])];
  const schoolLines = [...layout.school, ...(layout.when ?? [])];
  const keep = (section, list) => (shown.has(section) ? list : []);
  const without = (list, ...fields) =>
    list.map((entry) => ({ ...entry, ...Object.fromEntries(fields.map((name) => [name, ""])) }));
  const unless = (isShown, list, ...fields) => (isShown ? list : without(list, ...fields));

  let jobs = unless(mentions(jobLines, "place"), person.jobs, "location");
  if (layout.group) jobs = groupRoles(jobs, chance);
  if (layout.isProse) {
    jobs = jobs.map((job) => ({ ...job, intro: "", lines: inOneParagraph(job.lines) }));
  }
  if (hides.has("jobLines")) jobs = jobs.map((job) => ({ ...job, intro: "", lines: [] }));
  let schools = unless(mentions(schoolLines, "place"), person.schools, "location");
  schools = unless(mentions(schoolLines, "grade"), schools, "gpa");
  if (hides.has("schoolStart")) schools = schools.map((school) => ({ ...school, start: null }));
  let certificates = unless(mentions(layout.minor, "number"), person.certificates, "number");
  certificates = unless(mentions(layout.minor, "valid"), certificates, "validUntil");
  const published = layout.publication ?? layout.minor;
  const { contacts = CONTACTS } = layout;
  const trimmed = { ...person, ...(layout.linkWords && linksAsWords(person)) };
  return {
    ...trimmed,
    ...Object.fromEntries(
      CONTACTS.filter((name) => !contacts.includes(name)).map((name) => [name, ""]),
    ),
    headline: hides.has("headline") ? "" : person.headline,
    summary: shown.has("summary") ? person.summary : "",
    jobs: keep("experience", jobs),
    schools: keep("education", schools),
    skills: keep("skills", person.skills),
    certificates: keep("certificates", certificates),
    languages: keep(
      "languages",
      hides.has("levels") ? without(person.languages, "level") : person.languages,
    ),
    projects: keep("projects", unless(mentions(layout.project, "link"), person.projects, "link")),
    volunteering: keep("volunteering", person.volunteering),
    publications: keep(
      "publications",
      unless(mentions(published, "url"), person.publications, "url"),
    ),
    awards: keep("awards", person.awards),
    courses: keep("courses", person.courses),
    memberships: keep("memberships", person.memberships),
    references: keep("references", person.references),
    interests: keep("interests", person.interests),
    custom: keep("custom", person.custom),
  };
}

/** Links whose text is a word, such as "GitHub", with full addresses as their targets. */
function linksAsWords({ linkedIn, github, website }) {
  const target = (address) => address && `https://${address.replace("linkedin", "www.linkedin")}`;
  return {
    linkedIn: target(linkedIn),
    github: target(github),
    website: target(website),
    linkLabels: { linkedIn: "LinkedIn", github: "GitHub", website: "Portfolio" },
  };
}

const CONTACTS = ["address", "phone", "email", "linkedIn", "github", "website"];

const inOneParagraph = (lines) =>
  lines.length > 0 ? [lines.map((line) => line.replace(/\.?$/, ".")).join(" ")] : [];

/** Makes neighboring jobs roles at one employer. */
function groupRoles(jobs, chance) {
  const grouped = [];
  for (let at = 0; at < jobs.length; ) {
    const count = chance.pick([1, 1, 2, 2, 3]);
    const [newest, ...older] = jobs.slice(at, at + count);
    const { company, location } = newest;
    grouped.push(newest, ...older.map((job) => ({ ...job, company, location })));
    at += count;
  }
  // Two roles with one title would be one role.
  return grouped.filter(
    (job, at) =>
      grouped[at - 1]?.company !== job.company || grouped[at - 1].position !== job.position,
  );
}

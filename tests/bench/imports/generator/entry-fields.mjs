/** The texts of entries by the field names that layouts use in their lines, such as `{b title}` (grammar.mjs). */
import { writeDate, writeDuration, writePeriod } from "./dates.mjs";

export function jobFields(job, { style, vocabulary }) {
  const { labels } = vocabulary;
  return {
    title: job.position,
    company: job.company,
    place: job.location,
    dates: writePeriod(style, job),
    duration: writeDuration(labels, job),
    roleLabel: labels.role,
    employerLabel: labels.employer,
    periodLabel: labels.period,
    intro: job.intro,
    body: job.lines,
  };
}

export function schoolFields(school, { style, vocabulary }) {
  const { degree, field, connector, gpa } = school;
  const between = /^\w/.test(connector) ? ` ${connector} ` : `${connector} `;
  return {
    study: field ? `${degree}${between}${field}` : degree,
    school: school.institution,
    place: school.location,
    dates: writePeriod(style, school),
    grade: gpa && `${vocabulary.labels.grade}: ${gpa}`,
  };
}

export const projectFields = ({ name, lines, technologies, link }, { vocabulary }) => ({
  name,
  link,
  tools: technologies.join(", "),
  toolsLabel: technologies.length > 0 ? `${vocabulary.labels.technologies}: ` : "",
  body: lines,
});

export function minorFields(entry, { minorStyle, vocabulary }) {
  const { name, by, url, authors, date, start, number, validUntil } = entry;
  return {
    name,
    by,
    url,
    authors,
    date: start ? writePeriod(minorStyle, { start, isCurrent: true }) : writeDate(minorStyle, date),
    number: number && `${vocabulary.labels.number} ${number}`,
    valid: validUntil ? `${vocabulary.labels.valid} ${writeDate(minorStyle, validUntil)}` : "",
  };
}

/** Jobs at one employer together. */
export function byEmployer(jobs) {
  const groups = [];
  for (const job of jobs) {
    if (groups.at(-1)?.[0].company === job.company) groups.at(-1).push(job);
    else groups.push([job]);
  }
  return groups;
}

/** All roles at one employer as one job, for the line above them. */
export const wholeSpan = (roles) => ({ ...roles[0], start: roles.at(-1).start });

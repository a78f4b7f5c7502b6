/** Writes the sections of a resume as HTML, each in the variant that the layout names. */
import {
  byEmployer,
  jobFields,
  minorFields,
  projectFields,
  schoolFields,
  wholeSpan,
} from "./entry-fields.mjs";
import { escapeHtml, linesToHtml } from "./grammar.mjs";
import { hyphenated } from "./hyphenate.mjs";

export function sectionWriter(page) {
  const { person, layout } = page;
  const bodies = {
    summary: () => person.summary && `<p>${prose(page, person.summary)}</p>`,
    experience: () => experience(page),
    education: () => entries(page, person.schools, layout.school, schoolFields),
    skills: () => SKILLS[layout.skills](person.skills, page),
    languages: () => person.languages.length > 0 && LANGUAGES[layout.languages](person.languages),
    projects: () => entries(page, person.projects, layout.project, projectFields),
    volunteering: () =>
      entries(page, person.volunteering, layout.volunteering ?? layout.job, jobFields),
    certificates: () => minor(page, person.certificates),
    publications: () => minor(page, person.publications, layout.publication),
    awards: () => minor(page, person.awards),
    courses: () => minor(page, person.courses),
    memberships: () => minor(page, person.memberships),
    references: () => join(person.references.map(reference)),
    interests: () =>
      person.interests.length > 0 && `<p>${escapeHtml(person.interests.join(", "))}</p>`,
  };
  const { heading: tag = "h2" } = layout;
  const section = (title, kind, body) =>
    body
      ? `<section class="sec ${kind}"><${tag} class="head">${layout.mark ?? ""}<span>${escapeHtml(title)}</span></${tag}>${layout.under ?? ""}<div class="body">${body}</div></section>`
      : "";
  return (kind) => {
    if (kind === "custom") {
      return person.custom
        .map(({ title, lines }) => section(title, kind, bulletList(page, lines)))
        .join("\n");
    }
    return section(page.headings[kind], kind, bodies[kind]());
  };
}

const join = (parts) => parts.filter(Boolean).join("\n");

const prose = ({ layout }, text) => escapeHtml(layout.hyphenate ? hyphenated(text) : text);

function entries(page, list, lines, toFields) {
  return join(list.map((entry) => entryHtml(page, lines, toFields(entry, page))));
}

function entryHtml(page, lines, fields) {
  const { layout } = page;
  const body = `${linesToHtml(lines, fields, layout.row)}${bodyHtml(page, fields)}`;
  if (!layout.when || !fields.dates) return `<div class="entry">${body}</div>`;
  const when = linesToHtml(layout.when, fields, layout.row);
  if (layout.whenBy === "table") {
    return `<table class="timed"><tr><td class="when">${when}</td><td class="what">${body}</td></tr></table>`;
  }
  return `<div class="entry timed ${layout.whenBy}"><div class="when">${when}</div><div class="what">${body}</div></div>`;
}

function experience(page) {
  const { person, layout } = page;
  if (layout.jobTable)
    return layout.jobTable(
      person.jobs.map((job) => jobFields(job, page)),
      page,
    );
  if (!layout.group) return entries(page, person.jobs, layout.job, jobFields);
  return join(
    byEmployer(person.jobs).map((roles) => {
      const head = linesToHtml(layout.group, jobFields(wholeSpan(roles), page), layout.row);
      return `<div class="employer">${head}${entries(page, roles, layout.job, jobFields)}</div>`;
    }),
  );
}

function minor(page, list, lines = page.layout.minor) {
  const { layout } = page;
  const items = list.map((entry) => linesToHtml(lines, minorFields(entry, page), layout.row));
  if (items.length === 0) return "";
  const isNumbered = layout.numbered && list[0].authors;
  if (isNumbered) return `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
  return layout.minorList
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`
    : items.map((item) => `<div class="entry small">${item}</div>`).join("");
}

/** What a person did: often bullets alone, or a sentence on the employer before them. */
export const bodyHtml = (page, { intro, body = [] }) =>
  `${intro ? `<p>${prose(page, intro)}</p>` : ""}${bulletList(page, body)}`;

function bulletList(page, lines) {
  const { bullets } = page.layout;
  const texts = lines.map((line) => prose(page, line));
  if (texts.length === 0) return "";
  if (bullets === "ul") return `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
  if (bullets === "br") return `<p class="lines">${texts.join("<br>")}</p>`;
  if (bullets === "p") return texts.map((text) => `<p class="bullet">${text}</p>`).join("");
  return texts.map((text) => `<div class="bullet">${bullets} ${text}</div>`).join("");
}

const reference = ({ name, position, company, email, phone }) =>
  `<div class="entry"><div><strong>${escapeHtml(name)}</strong></div><div>${escapeHtml(`${position}, ${company}`)}</div><div>${email}</div><div>${phone}</div></div>`;

const all = (groups) => groups.flatMap(({ items }) => items).map(escapeHtml);
const joined = (separator) => (groups) => `<p>${all(groups).join(separator)}</p>`;
const each = (html) => (groups) => all(groups).map(html).join("\n");
/** The length of the bar that rates a skill, in percent: arbitrary, but different for neighbors. */
const level = (at) => 95 - ((at * 17) % 50);
const grouped = (html) => (groups) =>
  groups.map(({ name, items }) => html(escapeHtml(name), items.map(escapeHtml))).join("\n");

const SKILLS = {
  commas: joined(", "),
  dots: joined(" · "),
  pipes: joined(" | "),
  bulletsInLine: joined(" • "),
  semicolons: joined("; "),
  list: (groups) => `<ul>${each((item) => `<li>${item}</li>`)(groups)}</ul>`,
  lines: each((item) => `<div>${item}</div>`),
  columns: (groups) => `<ul class="columns">${each((item) => `<li>${item}</li>`)(groups)}</ul>`,
  chips: (groups) =>
    `<div class="chips">${each((item) => `<span class="chip">${item}</span>`)(groups)}</div>`,
  bars: (groups) =>
    all(groups)
      .map(
        (item, at) =>
          `<div class="skill">${item}<div class="bar"><div style="width:${level(at)}%"></div></div></div>`,
      )
      .join("\n"),
  cells: (groups) => {
    const items = all(groups);
    const rows = [];
    for (let at = 0; at < items.length; at += 3) {
      const cells = [0, 1, 2].map((next) => `<td>${items[at + next] ?? ""}</td>`);
      rows.push(`<tr>${cells.join("")}</tr>`);
    }
    return `<table class="cells">${rows.join("")}</table>`;
  },
  groupLines: grouped((name, items) => `<p><strong>${name}:</strong> ${items.join(", ")}</p>`),
  groupDash: grouped((name, items) => `<div>${name} – ${items.join(", ")}</div>`),
  groupTable: (groups) =>
    `<table class="pairs">${grouped((name, items) => `<tr><td class="label">${name}</td><td>${items.join(", ")}</td></tr>`)(groups)}</table>`,
  groupBlocks: grouped(
    (name, items) => `<h4>${name}</h4><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`,
  ),
};

const languageLines = (html) => (list) =>
  list.map(({ name, level: how }) => html(escapeHtml(name), escapeHtml(how))).join("\n");
const inLine = (write, separator) => (list) =>
  `<p>${list.map(({ name, level: how }) => escapeHtml(how ? write(name, how) : name)).join(separator)}</p>`;

const LANGUAGES = {
  brackets: inLine((name, how) => `${name} (${how})`, ", "),
  dashes: inLine((name, how) => `${name} – ${how}`, "; "),
  colons: inLine((name, how) => `${name}: ${how}`, " | "),
  lines: languageLines((name, how) => `<div>${name}${how && `: ${how}`}</div>`),
  list: (list) =>
    `<ul>${languageLines((name, how) => `<li>${name}${how && ` – ${how}`}</li>`)(list)}</ul>`,
  table: (list) =>
    `<table class="pairs">${languageLines((name, how) => `<tr><td class="label">${name}</td><td>${how}</td></tr>`)(list)}</table>`,
  stacked: languageLines(
    (name, how) =>
      `<div class="stack"><div class="b">${name}</div><div class="g">${how}</div></div>`,
  ),
  right: languageLines(
    (name, how) => `<div class="row flex"><div>${name}</div><div class="g">${how}</div></div>`,
  ),
};

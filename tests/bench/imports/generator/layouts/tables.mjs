/**
 * Families of layouts that put jobs or the whole resume in tables. A family returns the properties of a layout, some
 * by chance; defaults.mjs adds the others. `job`, `school`, `minor` (certificates and the like), `group` (an employer
 * above several roles) and `when` (a column of dates) are lines of entries in the grammar of ../grammar.mjs.
 */
import { escapeHtml } from "../grammar.mjs";
import { bodyHtml } from "../html-sections.mjs";
import { SANS } from "./defaults.mjs";

/** Shows which fields the tables have (trim.mjs removes others); the tables do not use the lines themselves. */
const JOB = ["{dates}", "{b title}", "{company}[, {place}]"];

export const TABLES = {
  /** Every job a table of labels and values, as the old Europass. */
  labeledTable: (chance) => ({
    class: "table",
    jobTable: labelTable,
    job: JOB,
    school: ["{dates}", "{b study}", "{school}[, {place}]"],
    contact: "table",
    personal: true,
    cvTitle: true,
    css: `.job td { padding: 0.15em 0.6em; ${chance.pick(["border: 1px solid #999;", "border-bottom: 1px dotted #aaa;", ""])} } .job td:first-child { width: 34mm; ${chance.pick(["text-align: right;", ""])} color: #335; } table.job { margin-bottom: 1em; }`,
  }),
  /** One table of all jobs with a row of column titles; what was done is below the title. */
  register: (chance) => ({
    class: "table",
    font: chance.pick(SANS),
    jobTable: registerTable,
    job: JOB,
    school: ["{dates}: {b study}, {school}[, {place}][, {grade}]"],
    css: `.jobs th { text-align: left; background: #e4e4e4; } .jobs td, .jobs th { border: 1px solid #888; padding: 0.2em 0.5em; } .jobs td:first-child { width: 30mm; } .head { font-size: 1.1em; }`,
  }),
  /** A row for each job: dates, employer and place, title and bullets; no lines. */
  rows: (chance) => ({
    class: "table",
    jobTable: rowsTable,
    job: JOB,
    school: ["{dates} >> {school}[, {place}] >> {b study}", "[{grade}]"],
    css: `.jobs td { padding: 0 0.8em 0.7em 0; } .jobs td:nth-child(1) { width: 18%; } .jobs td:nth-child(2) { width: 26%; font-style: italic; } .head { color: var(--accent); border-bottom: 1px solid; } ${chance.pick([".across td { vertical-align: bottom; }", ""])}`,
  }),
  /** The whole resume a bordered form: headings at the left, content at the right. */
  form: (chance) => ({
    class: "table",
    job: chance.pick([
      ["{b title}, {company}[, {place}]", "{dates}"],
      ["{dates}", "{b company}[, {place}]", "{title}"],
    ]),
    school: ["{b study}, {school}[, {place}]", "{dates}[, {grade}]"],
    contact: "table",
    heading: "div",
    css: `.sec { display: table; width: 100%; border: 1px solid #777; margin-top: -1px; } .sec > .head, .sec > .body { display: table-cell; padding: 0.5em 0.7em; } .sec > .head { width: 36mm; background: #f0f0f0; font-weight: bold; font-size: 1em; border-right: 1px solid #777; } header { margin-bottom: 1em; } .head { break-after: auto; }`,
  }),
};

const cell = (text) => `<td>${escapeHtml(text)}</td>`;

/** One table per job, with a row for each label and value. */
function labelTable(jobs, page) {
  const { labels } = page.vocabulary;
  return jobs
    .map((job) => {
      const rows = [
        [labels.period, job.dates],
        [labels.role, job.title],
        [labels.employer, job.company],
        [labels.place, job.place],
      ];
      const html = rows
        .filter(([, value]) => value)
        .map(([label, value]) => `<tr>${cell(label)}${cell(value)}</tr>`);
      const duties = bodyHtml(page, job);
      if (duties) html.push(`<tr>${cell(labels.duties)}<td>${duties}</td></tr>`);
      return `<table class="job">${html.join("")}</table>`;
    })
    .join("\n");
}

/** One table of all jobs, with column titles. */
function registerTable(jobs, page) {
  if (jobs.length === 0) return "";
  const { labels } = page.vocabulary;
  const titles = [labels.period, labels.employer, labels.role];
  const rows = jobs.map(
    (job) =>
      `<tr>${cell(job.dates)}${cell([job.company, job.place].filter(Boolean).join(", "))}<td><strong>${escapeHtml(job.title)}</strong>${bodyHtml(page, job)}</td></tr>`,
  );
  return `<table class="jobs"><tr>${titles.map((title) => `<th>${escapeHtml(title)}</th>`).join("")}</tr>${rows.join("")}</table>`;
}

/** One table of all jobs, without column titles. */
function rowsTable(jobs, page) {
  if (jobs.length === 0) return "";
  const rows = jobs.map(
    (job) =>
      `<tr>${cell(job.dates)}<td><div>${escapeHtml(job.company)}</div><div>${escapeHtml(job.place)}</div></td><td><strong>${escapeHtml(job.title)}</strong>${bodyHtml(page, job)}</td></tr>`,
  );
  return `<table class="jobs">${rows.join("")}</table>`;
}

/** Writes the sections of a resume as paragraphs and tables of Word, each in the variant that the layout names. */
import { Paragraph, TableBorders } from "docx";
import { bulletParagraphs, headParagraphs, invisibleTable, run } from "./docx-text.mjs";
import {
  byEmployer,
  jobFields,
  minorFields,
  projectFields,
  schoolFields,
  wholeSpan,
} from "./entry-fields.mjs";

/** @returns [title, paragraphs] for each section that the person has */
export function sectionsOf(page, kinds) {
  return kinds
    .flatMap((kind) =>
      kind === "custom"
        ? page.person.custom.map(({ title, lines }) => [
            title,
            bulletParagraphs(lines, page.layout),
          ])
        : [[page.headings[kind], BODIES[kind](page)]],
    )
    .filter(([, body]) => body.length > 0);
}

const paragraph = (text) => new Paragraph({ children: [run(text)] });

const bodyOf = ({ intro, body = [] }, layout) => [
  ...(intro ? [paragraph(intro)] : []),
  ...bulletParagraphs(body, layout),
];

const BODIES = {
  summary: ({ person }) => (person.summary ? [paragraph(person.summary)] : []),
  experience,
  education: (page) => entries(page, page.person.schools, page.layout.school, schoolFields),
  projects: (page) => entries(page, page.person.projects, page.layout.project, projectFields),
  volunteering: (page) =>
    entries(page, page.person.volunteering, page.layout.volunteering ?? page.layout.job, jobFields),
  skills: ({ person, layout }) => SKILLS[layout.skills](person.skills),
  languages: ({ person, layout }) =>
    person.languages.length > 0 ? LANGUAGES[layout.languages](person.languages) : [],
  certificates: (page) => minor(page, page.person.certificates),
  publications: (page) => minor(page, page.person.publications),
  awards: (page) => minor(page, page.person.awards),
  courses: (page) => minor(page, page.person.courses),
  memberships: (page) => minor(page, page.person.memberships),
  references: ({ person }) =>
    person.references.flatMap(({ name, position, company, email, phone }) => [
      new Paragraph({ children: [run(name, "b")] }),
      paragraph(`${position}, ${company}`),
      paragraph(`${email}, ${phone}`),
    ]),
  interests: ({ person }) =>
    person.interests.length > 0 ? [paragraph(person.interests.join(", "))] : [],
};

function entries(page, list, lines, toFields) {
  const { layout } = page;
  return list.flatMap((entry) => {
    const fields = toFields(entry, page);
    const head = headParagraphs(lines, fields, layout);
    const body = [...head, ...bodyOf(fields, layout)];
    const gap = new Paragraph({ children: [] });
    if (!layout.when || !fields.dates) return layout.gap ? [...body, gap] : body;
    const when = headParagraphs(layout.when, fields, layout);
    return [invisibleTable([[when, body]], [24, 76]), gap];
  });
}

function experience(page) {
  const { person, layout } = page;
  if (layout.jobTable) return person.jobs.flatMap((job) => labelTable(jobFields(job, page), page));
  if (!layout.group) return entries(page, person.jobs, layout.job, jobFields);
  return byEmployer(person.jobs).flatMap((roles) => [
    ...headParagraphs(layout.group, jobFields(wholeSpan(roles), page), layout),
    ...entries(page, roles, layout.job, jobFields),
  ]);
}

function labelTable(job, { layout, vocabulary }) {
  const { labels } = vocabulary;
  const rows = [
    [labels.period, job.dates],
    [labels.role, job.title],
    [labels.employer, job.company],
    [labels.place, job.place],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => [[paragraph(label)], [paragraph(value)]]);
  const duties = bodyOf(job, layout);
  if (duties.length > 0) rows.push([[paragraph(labels.duties)], duties]);
  const borders = layout.jobTable === "ruled" ? {} : TableBorders.NONE;
  return [invisibleTable(rows, [25, 75], borders), new Paragraph({ children: [] })];
}

function minor(page, list) {
  const { layout } = page;
  return list.flatMap((entry) =>
    headParagraphs(layout.minor, minorFields(entry, page), { ...layout, center: false }),
  );
}

const all = (groups) => groups.flatMap(({ items }) => items);
const SKILLS = {
  commas: (groups) => [paragraph(all(groups).join(", "))],
  pipes: (groups) => [paragraph(all(groups).join(" | "))],
  list: (groups) => bulletParagraphs(all(groups), { bullets: "list" }),
  lines: (groups) => all(groups).map(paragraph),
  cells: (groups) => {
    const items = all(groups);
    const rows = [];
    for (let at = 0; at < items.length; at += 3) {
      rows.push([0, 1, 2].map((next) => [paragraph(items[at + next] ?? "")]));
    }
    return [invisibleTable(rows, [33, 33, 34])];
  },
  groupLines: (groups) =>
    groups.map(
      ({ name, items }) =>
        new Paragraph({ children: [run(`${name}: `, "b"), run(items.join(", "))] }),
    ),
  groupTable: (groups) => [
    invisibleTable(
      groups.map(({ name, items }) => [[paragraph(name)], [paragraph(items.join(", "))]]),
      [25, 75],
    ),
  ],
};

const withLevel =
  (before, after = "") =>
  ({ name, level }) =>
    level ? `${name}${before}${level}${after}` : name;
const LANGUAGES = {
  brackets: (list) => [paragraph(list.map(withLevel(" (", ")")).join(", "))],
  dashes: (list) => list.map(withLevel(" – ")).map(paragraph),
  colons: (list) => [paragraph(list.map(withLevel(": ")).join("; "))],
  list: (list) => bulletParagraphs(list.map(withLevel(" – ")), { bullets: "list" }),
  table: (list) => [
    invisibleTable(
      list.map(({ name, level }) => [[paragraph(name)], [paragraph(level)]]),
      [40, 60],
    ),
  ],
};

/**
 * Made the table-*.docx beside it, from person.json: the ways in which people set a resume in tables.
 *   node tests/foreign/recipe-tables.mjs, with soffice (LibreOffice Writer) installed.
 * Those called office-*.docx are what LibreOffice saves of them, and of tables of HTML.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import * as d from "docx";

const here = (name) => new URL(name, import.meta.url);
const { basics, work, education, skills, certificates, languages } = JSON.parse(
  readFileSync(here("person.json"), "utf8"),
);
const long = { month: "long", year: "numeric" };
const month = (date, how = long) =>
  date ? new Date(`${date}-15`).toLocaleDateString("en-GB", how) : "Present";
const period = ({ startDate, endDate }) => `${month(startDate)} – ${month(endDate)}`;
const numbers = (date) => (date ? date.split("-").reverse().join("/") : "present");

const p = (text, options = {}) => new d.Paragraph({ text, ...options });
const b = (text) => new d.Paragraph({ children: [new d.TextRun({ text, bold: true })] });
const h1 = (text) => p(text, { heading: d.HeadingLevel.HEADING_1 });
const bullets = (texts) => texts.map((text) => p(text, { bullet: { level: 0 } }));
const cell = (children, options = {}) => new d.TableCell({ children, ...options });
const row = (...children) => new d.TableRow({ children });
const table = (...rows) => new d.Table({ rows });
const contact = [basics.email, basics.phone, "Stockholm, Sweden"];
const links = basics.profiles.map(({ url }) => url);
const head = [
  p(basics.name, { heading: d.HeadingLevel.TITLE }),
  p([...contact, ...links].join(" | ")),
];
const skillLine = p(skills.map(({ name }) => name).join(", "));
const profile = [h1("Profile"), p(basics.summary)];
const rest = [
  h1("Skills"),
  skillLine,
  h1("Certifications"),
  table(
    ...certificates.map((it) =>
      row(cell([p(month(it.date))]), cell([p(`${it.name}, ${it.issuer}`)])),
    ),
  ),
  h1("Languages"),
  table(...languages.map((it) => row(cell([p(it.language)]), cell([p(it.fluency)])))),
];
const degree = (school) => `${school.studyType} in ${school.area}`;

const documents = {
  // Dates on the left, with the town below.
  "table-left": [
    ...head,
    ...profile,
    h1("Experience"),
    table(
      ...work.map((job) =>
        row(
          cell([p(`${month(job.startDate)} –`), p(month(job.endDate)), p("Stockholm")]),
          cell([b(job.position), p(job.name), ...bullets(job.highlights)]),
        ),
      ),
    ),
    h1("Education"),
    table(
      ...education.map((school) =>
        row(cell([p(period(school))]), cell([b(degree(school)), p(school.institution)])),
      ),
    ),
    ...rest,
  ],
  // Dates on the right, the text in a row below that goes all across.
  "table-right": [
    ...head,
    ...profile,
    h1("Employment"),
    table(
      ...work.flatMap((job) => [
        row(cell([b(job.name), p(job.position)]), cell([p(period(job))])),
        row(cell(bullets(job.highlights), { columnSpan: 2 })),
      ]),
    ),
    h1("Education"),
    table(
      ...education.flatMap((school) => [
        row(cell([p(school.institution)]), cell([p("Sweden")])),
        row(cell([p(degree(school))]), cell([p(period(school))])),
      ]),
    ),
    ...rest,
  ],
  // One table for everything, headings in rows of their own, dates merged downwards.
  "table-whole": [
    table(
      row(cell([p(basics.name, { heading: d.HeadingLevel.TITLE })], { columnSpan: 2 })),
      row(
        cell(
          [...contact, ...links].map((text) => p(text)),
          { columnSpan: 2 },
        ),
      ),
      row(cell([b("PROFILE")], { columnSpan: 2 })),
      row(cell([p(basics.summary)], { columnSpan: 2 })),
      row(cell([b("WORK EXPERIENCE")], { columnSpan: 2 })),
      ...work.flatMap((job) => [
        row(cell([p(period(job))], { rowSpan: 2 }), cell([p(`${job.position}, ${job.name}`)])),
        row(cell(job.highlights.map((text) => p(`- ${text}`)))),
      ]),
      row(cell([b("EDUCATION")], { columnSpan: 2 })),
      ...education.map((school) =>
        row(cell([p(period(school))]), cell([p(`${degree(school)}`), p(school.institution)])),
      ),
      row(cell([b("SKILLS")], { columnSpan: 2 })),
      row(cell([skillLine], { columnSpan: 2 })),
    ),
  ],
  // Labels above columns; From and To apart.
  "table-labels": [
    ...head,
    ...profile,
    h1("Work History"),
    table(
      row(
        ...["From", "To", "Company", "Position", "Responsibilities"].map((text) => cell([b(text)])),
      ),
      ...work.map((job) =>
        row(
          cell([p(numbers(job.startDate))]),
          cell([p(numbers(job.endDate))]),
          cell([p(job.name)]),
          cell([p(job.position)]),
          cell(bullets(job.highlights)),
        ),
      ),
    ),
    h1("Education"),
    table(
      row(...["Degree", "Institution", "Period"].map((text) => cell([b(text)]))),
      ...education.map((school) =>
        row(cell([p(degree(school))]), cell([p(school.institution)]), cell([p(period(school))])),
      ),
    ),
    ...rest,
  ],
  // A column beside the page's text, jobs in a table within it.
  "table-nested": [
    table(
      row(
        cell([
          p(basics.name, { heading: d.HeadingLevel.TITLE }),
          h1("Contact"),
          ...[...contact, ...links].map((text) => p(text)),
          h1("Skills"),
          ...skills.map(({ name }) => p(name)),
          h1("Languages"),
          ...languages.map((it) => p(`${it.language} (${it.fluency})`)),
        ]),
        cell([
          ...profile,
          h1("Experience"),
          table(
            ...work.map((job) =>
              row(
                cell([b(job.position), p(job.name), ...bullets(job.highlights)]),
                cell([p(period(job))]),
              ),
            ),
          ),
          h1("Education"),
          ...education.map((school) =>
            table(row(cell([b(degree(school)), p(school.institution)]), cell([p(period(school))]))),
          ),
        ]),
      ),
    ),
  ],
  // Headings side by side above two columns; a table a job, its bullets below it.
  "table-each": [
    ...head,
    ...profile,
    h1("Experience"),
    ...work.flatMap((job) => [
      table(
        row(cell([b(job.name)]), cell([p("Stockholm, Sweden")])),
        row(cell([p(job.position)]), cell([p(period(job))])),
      ),
      ...bullets(job.highlights),
    ]),
    table(
      row(cell([h1("Skills")]), cell([h1("Languages")])),
      ...[...skills.entries()].map(([index, { name }]) => {
        const language = languages[index];
        return row(
          cell([p(name)]),
          cell([p(language ? `${language.language} (${language.fluency})` : "")]),
        );
      }),
    ),
  ],
};

for (const [name, children] of Object.entries(documents)) {
  writeFileSync(
    here(`${name}.docx`),
    await d.Packer.toBuffer(new d.Document({ sections: [{ children }] })),
  );
}

const office = (to, file) =>
  execFileSync("soffice", [
    "--headless",
    "--writer",
    "--convert-to",
    to,
    "--outdir",
    here(".").pathname,
    file,
  ]);
const asWord = "docx:MS Word 2007 XML";
const rows = (each) =>
  each.map((cells) => `<tr>${cells.map((it) => `<td>${it}</td>`).join("")}</tr>`).join("");
const list = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const html = `<!doctype html><meta charset="utf-8"><h1>${basics.name}</h1><p>${[...contact, ...links].join(" | ")}</p>
<h2>Profile</h2><p>${basics.summary}</p><h2>Experience</h2>
<table>${rows(work.map((job) => [period(job), `<b>${job.position}</b><br>${job.name}${list(job.highlights)}`]))}</table>
<h2>Education</h2>
<table>${rows(education.map((school) => [`<b>${degree(school)}</b><p>${school.institution}</p>`, period(school)]))}</table>
<h2>Skills</h2><table>${rows([skills.slice(0, 4).map((it) => it.name), skills.slice(4).map((it) => it.name)])}</table>`;
writeFileSync(here("office-html.html"), html);
office(asWord, here("office-html.html").pathname);
for (const name of ["table-left", "table-whole"]) {
  const odt = here(`${name.replace("table", "office")}.odt`).pathname;
  office("odt", here(`${name}.docx`).pathname);
  execFileSync("mv", [here(`${name}.odt`).pathname, odt]);
  office(asWord, odt);
  execFileSync("rm", [odt]);
}
execFileSync("rm", [here("office-html.html").pathname]);

/**
 * Made the files beside it, from person.json, with other people's tools. In an empty folder:
 *   npm i pdfmake@0.3 @react-pdf/renderer@4 react docx@9 playwright-core jsonresume-theme-{flat,kendall,macchiato,stackoverflow,elegant}
 *   node recipe.mjs, with soffice (LibreOffice Writer) installed and CHROME_PATH naming a Chromium.
 * No part of the product: its packages are not the project's.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const load = async (name) => import(require.resolve(name));
const person = JSON.parse(readFileSync(new URL("person.json", import.meta.url), "utf8"));
const { basics, work, education, skills, projects, languages, certificates } = person;
const month = (date) =>
  date
    ? new Date(`${date}-15`).toLocaleDateString("en-GB", { month: "long", year: "numeric" })
    : "Present";
const period = ({ startDate, endDate }) => `${month(startDate)} - ${month(endDate)}`;
const contact = [basics.email, basics.phone, "Stockholm, Sweden"];
const links = basics.profiles.map(({ url }) => url);

async function attempt(name, make) {
  try {
    await make();
    console.log(name);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
  }
}

const themes = ["flat", "kendall", "macchiato", "stackoverflow", "elegant"];
const { chromium } = (await load("playwright-core")).default;
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ["--no-sandbox"],
});
for (const theme of themes) {
  await attempt(`theme-${theme}.pdf`, async () => {
    const module = await load(`jsonresume-theme-${theme}`);
    const render = module.render ?? module.default?.render ?? module.default;
    const page = await browser.newPage();
    await page.setContent(await render(structuredClone(person)), { waitUntil: "load" });
    writeFileSync(`theme-${theme}.pdf`, await page.pdf({ format: "A4", printBackground: true }));
    await page.close();
  });
}
await browser.close();

await attempt("pdfmake.pdf", async () => {
  const pdfmake = (await load("pdfmake")).default;
  pdfmake.fonts = {
    Helvetica: {
      normal: "Helvetica",
      bold: "Helvetica-Bold",
      italics: "Helvetica-Oblique",
      bolditalics: "Helvetica-BoldOblique",
    },
  };
  const heading = (text) => ({ text, fontSize: 14, bold: true, margin: [0, 12, 0, 4] });
  const row = (left, right) => ({
    columns: [
      { text: left, bold: true, width: "*" },
      { text: right, width: "auto" },
    ],
  });
  const content = [
    { text: basics.name, fontSize: 24, bold: true },
    { text: contact.join("  |  ") },
    { text: links.join("  |  ") },
    heading("Profile"),
    basics.summary,
    heading("Work Experience"),
    ...work.flatMap((job) => [
      row(job.position, period(job)),
      { text: job.name, italics: true },
      { ul: [...job.highlights] },
    ]),
    heading("Education"),
    ...education.flatMap((school) => [
      row(`${school.studyType} in ${school.area}`, period(school)),
      school.institution,
    ]),
    heading("Skills"),
    skills.map(({ name }) => name).join(", "),
    heading("Languages"),
    languages.map(({ language, fluency }) => `${language} (${fluency})`).join(", "),
  ];
  const definition = { content, defaultStyle: { font: "Helvetica", fontSize: 10 } };
  writeFileSync("pdfmake.pdf", await pdfmake.createPdf(definition).getBuffer());
});

await attempt("react-pdf.pdf", async () => {
  const { createElement: h } = await load("react");
  const { Document, Page, Text, View, renderToBuffer } = await load("@react-pdf/renderer");
  const heading = (text) =>
    h(
      Text,
      { style: { fontSize: 13, fontFamily: "Times-Bold", marginTop: 10 } },
      text.toUpperCase(),
    );
  const side = { flexDirection: "row", justifyContent: "space-between" };
  const page = h(
    Page,
    { size: "A4", style: { padding: 40, fontSize: 10, fontFamily: "Times-Roman" } },
    h(Text, { style: { fontSize: 22, textAlign: "center" } }, basics.name),
    h(Text, { style: { textAlign: "center" } }, contact.join(" · ")),
    h(Text, { style: { textAlign: "center" } }, links.join(" · ")),
    heading("Summary"),
    h(Text, {}, basics.summary),
    heading("Employment History"),
    ...work.map((job) =>
      h(
        View,
        {},
        h(
          View,
          { style: side },
          h(Text, { style: { fontFamily: "Times-Bold" } }, job.name),
          h(Text, {}, period(job)),
        ),
        h(Text, { style: { fontFamily: "Times-Italic" } }, job.position),
        ...job.highlights.map((line) => h(Text, { style: { marginLeft: 10 } }, `• ${line}`)),
      ),
    ),
    heading("Education"),
    ...education.map((school) =>
      h(
        View,
        {},
        h(
          View,
          { style: side },
          h(Text, { style: { fontFamily: "Times-Bold" } }, school.institution),
          h(Text, {}, period(school)),
        ),
        h(Text, {}, `${school.studyType} in ${school.area}`),
      ),
    ),
    heading("Technical Skills"),
    h(Text, {}, skills.map(({ name }) => name).join(", ")),
  );
  writeFileSync("react-pdf.pdf", await renderToBuffer(h(Document, {}, page)));
});

await attempt("word-tabs.docx, word-plain.docx, word-table.docx", async () => {
  const d = await load("docx");
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, Tab, TextRun } = d;
  const p = (text, more = {}) => new Paragraph({ text, ...more });
  const bold = (...runs) =>
    new Paragraph({
      children: runs.map((run) =>
        run === "\t"
          ? new TextRun({ children: [new Tab()] })
          : new TextRun({ text: run, bold: true }),
      ),
    });
  const h1 = (text) => p(text, { heading: HeadingLevel.HEADING_1 });
  const bullets = (list) => list.map((text) => p(text, { bullet: { level: 0 } }));
  const save = async (name, children) => {
    writeFileSync(name, await Packer.toBuffer(new Document({ sections: [{ children }] })));
  };
  const head = [
    p(basics.name, { heading: HeadingLevel.TITLE }),
    p([...contact, ...links].join(" | ")),
  ];
  const tail = [
    h1("Skills"),
    p(skills.map(({ name }) => name).join(", ")),
    h1("Certifications"),
    ...certificates.map(({ name, issuer, date }) => p(`${name}, ${issuer}, ${month(date)}`)),
    h1("Languages"),
    ...languages.map(({ language, fluency }) =>
      p(`${language} – ${fluency}`, { bullet: { level: 0 } }),
    ),
  ];
  await save("word-tabs.docx", [
    ...head,
    h1("Professional Summary"),
    p(basics.summary),
    h1("Professional Experience"),
    ...work.flatMap((job) => [
      bold(job.position, "\t", period(job)),
      p(job.name),
      ...bullets(job.highlights),
    ]),
    h1("Education"),
    ...education.flatMap((school) => [
      bold(`${school.studyType} in ${school.area}`, "\t", period(school)),
      p(school.institution),
    ]),
    ...tail,
  ]);
  await save("word-plain.docx", [
    bold(basics.name),
    ...[...contact, ...links].map((text) => p(text)),
    bold("SUMMARY"),
    p(basics.summary),
    bold("WORK HISTORY"),
    ...work.flatMap((job) => [
      p(`${job.name}, ${job.position} (${period(job)})`),
      ...job.highlights.map((text) => p(`- ${text}`)),
    ]),
    bold("EDUCATION"),
    ...education.flatMap((school) => [
      p(`${school.institution} (${period(school)})`),
      p(`${school.studyType}, ${school.area}`),
    ]),
    bold("SKILLS"),
    ...skills.map(({ name }) => p(name)),
  ]);
  const cell = (...children) => new TableCell({ children });
  const rows = work.map(
    (job) =>
      new TableRow({
        children: [
          cell(p(period(job))),
          cell(bold(`${job.position}, ${job.name}`), ...bullets(job.highlights)),
        ],
      }),
  );
  await save("word-table.docx", [...head, h1("Experience"), new Table({ rows }), ...tail]);
});

await attempt("libreoffice: html.docx, html.pdf, word-tabs.pdf, word-plain.pdf", async () => {
  const list = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const html = `<!doctype html><meta charset="utf-8"><title>${basics.name}</title><h1>${basics.name}</h1>
<p>${contact.join(" • ")}<br>${links.join(" • ")}</p><h2>About me</h2><p>${basics.summary}</p><h2>Experience</h2>
${work.map((job) => `<h3>${job.position} at ${job.name}</h3><p><i>${period(job)}</i></p>${list(job.highlights)}`).join("")}
<h2>Education</h2>${education.map((school) => `<h3>${school.studyType}, ${school.area}</h3><p>${school.institution}<br>${period(school)}</p>`).join("")}
<h2>Projects</h2>${projects.map(({ name, description, url, keywords }) => `<h3>${name}</h3><p>Technologies: ${keywords.join(", ")}</p><p>${description}</p><p>${url}</p>`).join("")}
<h2>Skills</h2>${list(skills.map(({ name }) => name))}`;
  writeFileSync("html.html", html);
  const office = (...args) => {
    const { status, stderr } = spawnSync("soffice", ["--headless", ...args], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  office("--writer", "--convert-to", "docx:MS Word 2007 XML", "html.html");
  office("--convert-to", "pdf", "html.docx");
  office("--convert-to", "pdf", "word-tabs.docx");
  office("--convert-to", "pdf", "word-plain.docx");
});

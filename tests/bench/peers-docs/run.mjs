/**
 * Compares PDFs of one resume (tests/foreign/person.json) by us, @react-pdf/renderer and pdfmake: time, size, tags.
 * cd tests/bench/peers-docs && npm install && node run.mjs; not part of the product or of npm run bench.
 */
import { readFileSync } from "node:fs";
import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import pdfmake from "pdfmake";
import { createElement as h } from "react";
import { openApp } from "../../../scripts/load-app.mjs";
import { openBrowser } from "../browser-session.mjs";

const RUNS = 15;
process.chdir(new URL("../../..", import.meta.url).pathname);
const text = readFileSync("tests/foreign/person.json", "utf8");
const { basics, work, education, skills } = JSON.parse(text);
const period = ({ startDate, endDate }) => `${startDate} – ${endDate || "Present"}`;
const contact = [basics.email, basics.phone, ...basics.profiles.map(({ url }) => url)].join(" · ");
const known = skills.map(({ name }) => name).join(", ");

pdfmake.fonts = {
  Helvetica: {
    normal: "Helvetica",
    bold: "Helvetica-Bold",
    italics: "Helvetica-Oblique",
    bolditalics: "Helvetica-BoldOblique",
  },
};
// Uses the package's own fonts, so nothing is fetched.
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setUrlAccessPolicy(() => false);
const heading = (title) => ({ text: title, fontSize: 14, bold: true, margin: [0, 12, 0, 4] });
const beside = (left, right) => ({
  columns: [
    { text: left, bold: true, width: "*" },
    { text: right, width: "auto" },
  ],
});

async function withPdfmake() {
  const content = [
    { text: basics.name, fontSize: 24, bold: true },
    contact,
    heading("Professional Summary"),
    basics.summary,
    heading("Skills"),
    known,
    heading("Experience"),
    ...work.flatMap((job) => [
      beside(job.position, period(job)),
      job.name,
      { ul: [...job.highlights] },
    ]),
    heading("Education"),
    ...education.flatMap((school) => [
      beside(`${school.studyType}, ${school.area}`, period(school)),
      school.institution,
    ]),
  ];
  const style = { font: "Helvetica", fontSize: 10 };
  return pdfmake.createPdf({ content, defaultStyle: style }).getBuffer();
}

const bold = { fontFamily: "Helvetica-Bold" };
const row = (left, right) =>
  h(
    View,
    { style: { flexDirection: "row", justifyContent: "space-between" } },
    h(Text, { style: bold }, left),
    h(Text, {}, right),
  );
const section = (title, ...children) =>
  h(View, {}, h(Text, { style: { ...bold, fontSize: 14, marginTop: 12 } }, title), ...children);

async function withReactPdf() {
  const page = h(
    Page,
    { size: "A4", style: { padding: 50, fontSize: 10, fontFamily: "Helvetica" } },
    h(Text, { style: { ...bold, fontSize: 24 } }, basics.name),
    h(Text, {}, contact),
    section("Professional Summary", h(Text, {}, basics.summary)),
    section("Skills", h(Text, {}, known)),
    section(
      "Experience",
      ...work.flatMap((job) => [
        row(job.position, period(job)),
        h(Text, {}, job.name),
        ...job.highlights.map((line) => h(Text, {}, `• ${line}`)),
      ]),
    ),
    section(
      "Education",
      ...education.flatMap((school) => [
        row(`${school.studyType}, ${school.area}`, period(school)),
        h(Text, {}, school.institution),
      ]),
    ),
  );
  return renderToBuffer(h(Document, {}, page));
}

const app = await openApp();
const browser = await openBrowser();
const { toPrintJob } = await app.load("/app/core/export/print-job.ts");
const { fromJson } = await app.load("/app/core/import/json/from-json.ts");
const { PDF_OPTIONS } = await app.load("/workers/print/print-options.ts");
const { finishPdf } = await app.load("/app/core/pdf-file/finish-pdf.ts");
const { resume } = fromJson(text, () => Math.random().toString(36).slice(2));
const paper = await browser.newPage({ javaScriptEnabled: false });

async function withOurs() {
  const readFile = async (path) => new Uint8Array(readFileSync(`public${path}`));
  const job = toPrintJob({ templateId: "modern-professional", resume, readFile });
  await paper.setContent(await job.html(), { waitUntil: "load" });
  return finishPdf(new Uint8Array(await paper.pdf(PDF_OPTIONS)), job.info).pdf;
}

console.log("| made by | p50 | size | tagged | fonts inside |\n|---|---|---|---|---|");
for (const [name, make] of [
  ["Covitae, modern-professional", withOurs],
  ["@react-pdf/renderer", withReactPdf],
  ["pdfmake", withPdfmake],
]) {
  const times = [];
  let bytes;
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now();
    bytes = await make();
    if (run > 0) times.push(performance.now() - start);
  }
  const p50 = times.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  const file = Buffer.from(bytes).toString("latin1");
  const says = (mark) => (file.includes(mark) ? "yes" : "no");
  const size = (file.length / 1000).toFixed(0);
  const tagged = says("/StructTreeRoot");
  console.log(`| ${name} | ${p50.toFixed(0)} ms | ${size} kB | ${tagged} | ${says("/FontFile")} |`);
}
await browser.close();
await app.close();

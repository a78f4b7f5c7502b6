/** Different tables of Word documents. Whole files of other editors: tests/imports-foreign.test.ts. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { loadModels } from "../../../../tests/support/import-models.ts";

const readPdf = () => Promise.reject(new Error("No PDF is read here"));

type Cell = string | { text: string; isMerged: boolean };
const paragraphs = (text: string) =>
  text.split("\n").map((line) => {
    const list = line.startsWith("* ")
      ? "<w:pPr><w:numPr><w:numId w:val='1'/></w:numPr></w:pPr>"
      : "";
    return `<w:p>${list}<w:r><w:t>${line.replace("* ", "")}</w:t></w:r></w:p>`;
  });
const cell = (it: Cell) => {
  if (typeof it === "string") return `<w:tc>${paragraphs(it).join("")}</w:tc>`;
  const merge = `<w:vMerge w:val="${it.isMerged ? "continue" : "restart"}"/>`;
  return `<w:tc><w:tcPr>${merge}</w:tcPr>${paragraphs(it.text).join("")}</w:tc>`;
};
const table = (...rows: Cell[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;

async function read(...parts: string[]) {
  const body = parts.map((part) => (part.startsWith("<") ? part : paragraphs(part).join("")));
  const xml = `<w:document><w:body>${body.join("")}</w:body></w:document>`;
  const bytes = zipSync({ "word/document.xml": strToU8(xml) });
  const outcome = await importFile(bytes, {
    newId: () => crypto.randomUUID(),
    loadModels,
    readPdf,
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

test("an employer merged over several rows belongs to each job next to it", async () => {
  const { resume } = await read(
    "Anna Berg\nanna@example.com\nExperience",
    table(
      [{ text: "Blekinge Group", isMerged: false }, "Senior Engineer\n* Led a team", "2019 – 2021"],
      [{ text: "", isMerged: true }, "Engineer\n* Built pumps", "2016 – 2019"],
    ),
  );
  const entries = resume.experience.map((it) => [
    it.position,
    it.company,
    it.startDate,
    it.description,
  ]);
  expect(entries).toEqual([
    ["Senior Engineer", "Blekinge Group", "2019", "Led a team"],
    ["Engineer", "Blekinge Group", "2016", "Built pumps"],
  ]);
});

test("contact details in a merged cell belong to no job", async () => {
  const { resume } = await read(
    "Anna Berg\nExperience",
    table(
      [
        { text: "anna@example.com\n0701 23 45 67", isMerged: false },
        "Engineer\nVolvo AB",
        "2019 – 2021",
      ],
      [{ text: "", isMerged: true }, "Fitter\nKockums AB", "2016 – 2019"],
    ),
  );
  expect(resume.experience.map(({ position }) => position)).toEqual(["Engineer", "Fitter"]);
});

test("column labels are no entry, and identify grades", async () => {
  const { resume } = await read(
    "Anna Berg\nEducation",
    table(
      ["Degree", "Institute", "Year of passing", "CGPA / Percentage"],
      ["B.Tech in Physics", "Lund University", "2016", "8.7"],
      ["Diploma", "Malmö College", "2012", "91 %"],
    ),
  );
  const entries = resume.education.map((it) => [it.degree, it.institution, it.endDate, it.gpa]);
  expect(entries).toEqual([
    ["B.Tech", "Lund University", "2016", "8.7"],
    ["Diploma", "Malmö College", "2012", "91 %"],
  ]);
});

test("a grade column ends at the next heading", async () => {
  const { resume } = await read(
    "Anna Berg",
    table(
      ["Education"],
      ["Degree", "Institute", "Year", "CGPA"],
      ["B.Tech in Physics", "Lund University", "2016", "8.7"],
      ["Experience"],
      ["Welder", "Kockums AB", "2019 – 2021", "Karlskrona"],
    ),
  );
  expect(resume.education).toMatchObject([{ institution: "Lund University", gpa: "8.7" }]);
  expect(resume.experience).toMatchObject([
    { position: "Welder", company: "Kockums AB", description: "" },
  ]);
});

test("a sentence in its own cell is the description, not part of the names next to it", async () => {
  const { resume } = await read(
    "Anna Berg\nExperience",
    table(
      ["Company", "Position", "Period", "Description"],
      ["Kockums AB", "Welder", "2019 – 2021", "Welded hulls of ferries in a team of four."],
      ["Volvo AB", "Fitter", "2016 – 2019", "Fitted engines into trucks on the night shift."],
    ),
  );
  const entries = resume.experience.map((it) => [it.position, it.company, it.description]);
  expect(entries).toEqual([
    ["Welder", "Kockums AB", "Welded hulls of ferries in a team of four."],
    ["Fitter", "Volvo AB", "Fitted engines into trucks on the night shift."],
  ]);
});

test("a merged cell with more than a name appears only once", async () => {
  const text = "Ten years on yards, with a team of my own for the last six of them.";
  const { resume } = await read(
    "Anna Berg\nExperience",
    table(
      [{ text, isMerged: false }, "Welder\nKockums AB", "2019 – 2021"],
      [{ text: "", isMerged: true }, "Fitter\nVolvo AB", "2016 – 2019"],
    ),
  );
  expect(JSON.stringify(resume).split(text)).toHaveLength(2);
});

test("the town below the dates is the place, and not used for another field", async () => {
  const { resume, report } = await read(
    "Anna Berg\nExperience",
    table(
      ["03/2019 – today\nLund", "Welder\nKockums AB\n* Welded hulls"],
      ["2016 – 2019 (3 years)", "Apprentice\nKockums AB"],
    ),
  );
  const entries = resume.experience.map((it) => [
    it.position,
    it.company,
    it.startDate,
    it.endDate,
  ]);
  expect(entries).toEqual([
    ["Welder", "Kockums AB", "2019-03", ""],
    ["Apprentice", "Kockums AB", "2016", "2019"],
  ]);
  expect(resume.experience.map(({ location }) => location)).toEqual(["Lund", undefined]);
  expect(report.uncertain.filter(({ field }) => field === null)).toEqual([]);
});

test("columns of the page are read one after the other, and skills in cells separately", async () => {
  const { resume } = await read(
    "Anna Berg",
    table([
      "Skills\n* Welding\n* Soldering",
      "Experience\nWelder, Kockums AB, 2019 – 2021\n* Welded hulls",
    ]),
    "Languages",
    table(["Swedish", "Native"], ["English", "Fluent"]),
  );
  expect(resume.skills).toEqual(["Welding", "Soldering"]);
  expect(resume.experience).toMatchObject([{ position: "Welder", company: "Kockums AB" }]);
  expect(resume.languages).toMatchObject([
    { name: "Swedish", level: "Native" },
    { name: "English", level: "Fluent" },
  ]);
});

test("rows of a name and a value are read as entries, with unknown names kept", async () => {
  const { resume } = await read(
    "Anna Berg\nWork experience",
    table(
      ["Period", "2019 – 2021"],
      ["Employer", "Kockums AB\nKarlskrona"],
      ["Position", "Welder"],
      ["Reporting line", "Head of the yard"],
      ["Duties", "* Welded hulls of ferries\n* Trained two apprentices"],
      ["Period", "2016 – 2019"],
      ["Employer", "Volvo AB"],
      ["Position", "Fitter"],
    ),
  );
  const entries = resume.experience.map((it) => [
    it.position,
    it.company,
    it.startDate,
    it.endDate,
  ]);
  expect(entries).toEqual([
    ["Welder", "Kockums AB", "2019", "2021"],
    ["Fitter", "Volvo AB", "2016", "2019"],
  ]);
  expect(resume.experience[0]?.description).toContain("Trained two apprentices");
  expect(JSON.stringify(resume)).toContain("Reporting line: Head of the yard");
});

test("a column whose name is not known is kept below its entry", async () => {
  const { resume, report } = await read(
    "Anna Berg\nWork experience",
    table(
      ["Employer", "Position", "Period", "Ships built"],
      ["Kockums AB", "Welder", "2019 – 2021", "Four ferries and two tugs"],
      ["Volvo AB", "Fitter", "2016 – 2019", "None of any kind"],
    ),
  );
  expect(resume.experience).toMatchObject([
    { position: "Welder", company: "Kockums AB", startDate: "2019" },
    { position: "Fitter", company: "Volvo AB", startDate: "2016" },
  ]);
  expect(JSON.stringify({ resume, report })).toContain("Four ferries and two tugs");
});

test("two personal facts in one row are read separately", async () => {
  const { resume } = await read(
    "Anna Berg\nPersonal details",
    table(
      ["Nationality", "Swedish", "Date of birth", "3 May 1990"],
      ["Address", "5 Mill Lane, Lund", "Marital status", "Married"],
    ),
  );
  const text = JSON.stringify(resume);
  for (const fact of [
    "Nationality: Swedish",
    "Date of birth: 3 May 1990",
    "Marital status: Married",
  ])
    expect(text).toContain(fact);
});

test("the heading above a table decides whether it has jobs for clients or projects", async () => {
  const rows = table(
    ["Title", "Consultant"],
    ["Client", "Bank of Leeds"],
    ["Duration", "Jan 2020 – Mar 2021"],
  );
  const top = "Anna Berg\nanna@example.com";
  const { resume: ofJobs } = await read(`${top}\nExperience`, rows);
  expect(ofJobs.experience[0]).toMatchObject({ position: "Consultant", company: "Bank of Leeds" });
  expect(ofJobs.projects).toEqual([]);
  const { resume: ofProjects } = await read(`${top}\nProjects`, rows);
  expect(ofProjects.projects[0]).toMatchObject({ name: "Consultant" });
});

test("a group of skills beside its skills is no heading", async () => {
  const { resume } = await read(
    "Anna Berg\nanna@example.com\nSkills",
    table(["Digital skills", "Word, Excel"], ["Planning", "Budgets, Rosters"]),
  );
  expect(resume.skillGroups?.map(({ name, skills }) => [name, skills])).toEqual([
    ["Digital skills", ["Word", "Excel"]],
    ["Planning", ["Budgets", "Rosters"]],
  ]);
  const { resume: ofRow } = await read(
    "Anna Berg\nanna@example.com\nKey skills",
    table(["IT literacy", "Stock control", "Sales"], ["Planning", "Audits", "Cash handling"]),
  );
  expect(ofRow.skills).toHaveLength(6);
  const { resume: ofAll } = await read(
    "Anna Berg\nanna@example.com\nKey skills",
    table(["Core skills", "Word, Excel"], ["Certifications", "PMP, 2012"]),
  );
  expect(ofAll.skills).toEqual(["Word", "Excel"]);
});

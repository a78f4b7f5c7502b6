/** The tabular resume of German-speaking countries (Lebenslauf): labels beside values, place and date at the end. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { loadModels } from "../../../../tests/support/import-models.ts";

const readPdf = () => Promise.reject(new Error("No PDF is read here"));
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const table = (...rows: [string, string][]) => {
  const cell = (text: string) => `<w:tc>${text.split("\n").map(paragraph).join("")}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
};

async function read(...parts: string[]) {
  const body = parts.map((part) => (part.startsWith("<") ? part : paragraph(part))).join("");
  const xml = `<w:document><w:body>${body}</w:body></w:document>`;
  const bytes = zipSync({ "word/document.xml": strToU8(xml) });
  const outcome = await importFile(bytes, {
    newId: () => crypto.randomUUID(),
    loadModels,
    readPdf,
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

const PERSON = table(
  ["Familienstand:", "verheiratet, zwei Kinder"],
  ["Name:", "Käthe Müßigbrodt-Öztürk"],
  ["Anschrift:", "Großgörschenstraße 14b, 10829 Berlin"],
  ["Telefon", "030 7845512"],
  ["E-Mail:", "kaethe@example.de"],
);

test("the name is the labeled line, not the title or the heading above it", async () => {
  const { resume, report } = await read("Lebenslauf", "Persönliche Daten", PERSON);
  expect(resume.personalInfo).toMatchObject({
    fullName: "Käthe Müßigbrodt-Öztürk",
    email: "kaethe@example.de",
    phone: "030 7845512",
    address: "Großgörschenstraße 14b, 10829 Berlin",
  });
  expect(report.uncertain).toEqual([]);
  expect(resume.customSections).toMatchObject([
    { title: "Persönliche Daten", body: "Familienstand: verheiratet, zwei Kinder" },
  ]);
});

test("an education entry in one long cell next to its years is kept, with the school apart from the grade", async () => {
  const { resume } = await read(
    "Persönliche Daten",
    PERSON,
    "Ausbildung",
    table(
      ["2010 – 2012", "Weiterbildung zur Stationsleitung, Wannseeschule Berlin"],
      [
        "1992 – 1995",
        "Ausbildung zur Krankenschwester, Medizinische Fachschule Görlitz, Abschluss: Staatsexamen (Note 1,7)",
      ],
    ),
  );
  const schools = resume.education.map((it) => [it.institution, it.degree, it.fieldOfStudy]);
  expect(schools).toEqual([
    ["Wannseeschule Berlin", "Weiterbildung zur Stationsleitung", ""],
    ["Medizinische Fachschule Görlitz", "Ausbildung zur Krankenschwester", "Staatsexamen"],
  ]);
  expect(resume.education[1]).toMatchObject({
    startDate: "1992",
    endDate: "1995",
    gpa: "1,7",
  });
});

test("a part that continues after a comma on the next line is one part", async () => {
  const { resume } = await read(
    "Persönliche Daten",
    PERSON,
    "Ausbildung",
    table([
      "1992 – 1995",
      "Ausbildung zur Krankenschwester, Medizinische Fachschule Görlitz,\nAbschluss: Staatsexamen (Note 1,7)",
    ]),
  );
  expect(resume.education.map((it) => [it.institution, it.degree])).toEqual([
    ["Medizinische Fachschule Görlitz", "Ausbildung zur Krankenschwester"],
  ]);
});

test("German keywords distinguish job titles from employers", async () => {
  const { resume, report } = await read(
    "Persönliche Daten",
    PERSON,
    "Berufserfahrung",
    table(
      ["10/2012 – heute", "Stationsleitung Innere Medizin\nStädtisches Klinikum Görlitz"],
      ["04/2001 – 09/2012", "Krankenschwester\nKrankenhaus Zittau"],
    ),
  );
  expect(resume.experience.map((it) => [it.position, it.company])).toEqual([
    ["Stationsleitung Innere Medizin", "Städtisches Klinikum Görlitz"],
    ["Krankenschwester", "Krankenhaus Zittau"],
  ]);
  expect(report.uncertain.filter(({ reason }) => reason.includes("guess"))).toEqual([]);
});

test.each([
  "Berlin, den 12. März 2024",
  "Görlitz, 12.03.2024",
  "Genève, le 3 mai 2024",
  "Göttingen, im Oktober 2026",
])("the place and date of a signature, %s, are no part of the last section", async (signed) => {
  const { resume, report } = await read(
    "Persönliche Daten",
    PERSON,
    "Sprachen",
    "Deutsch (Muttersprache), Englisch (gut)",
    signed,
  );
  expect(resume.languages?.map(({ name }) => name)).toEqual(["Deutsch", "Englisch"]);
  expect(report.uncertain.map(({ text }) => text)).toContain(signed);
});

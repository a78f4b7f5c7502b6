/** Words that are a section's heading in some resumes, and a bullet's label or a field of study in others. */
import { expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { loadModels } from "../support/import-models.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";

const RESUME = `Ada Berg
ada@example.org | +49 170 1234567 | Berlin, Germany

Experience

Copyright Editor, Acme Press, London
Jan 2019 – Mar 2022
- Checked 300 manuscripts for rights

Events Assistant, Tyrol Air Link, Innsbruck
Jan 2016 – Dec 2018
Registration
- Sold 900 passes
Tickets
- Ran the box office

Education

Licence
Informatique
Université de Lyon
2012 – 2015

Skills
Copyright law, Contracts
`;

async function read(text: string) {
  const outcome = await importFile(new TextEncoder().encode(text), {
    newId: () => crypto.randomUUID(),
    loadModels,
    readPdf: readPdfFile,
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.resume;
}

test("words that look like the text are not read as headings", async () => {
  const { experience, education, certificates, skills } = await read(RESUME);
  expect(experience).toMatchObject([
    { company: "Acme Press", position: "Copyright Editor" },
    {
      company: "Tyrol Air Link",
      description: "Registration\nSold 900 passes\nTickets\nRan the box office",
    },
  ]);
  expect(education).toMatchObject([
    { institution: "Université de Lyon", degree: "Licence", fieldOfStudy: "Informatique" },
  ]);
  expect(certificates).toBeUndefined();
  expect(skills).toEqual(["Copyright law", "Contracts"]);
});

test("words that look like headings are read as headings", async () => {
  const html = `<h1>Ada Berg</h1><p>ada@example.org</p><h2>Introduction</h2>
<p>Nurse with ten years on the wards of two hospitals.</p><h2>Experience</h2>
<p><b>Nurse</b>, Mercy Hospital, Cork</p><p>Jan 2016 – Dec 2018</p><ul><li>Led a ward</li></ul>
<h2>Informatique</h2><p>Word, Excel</p>`;
  const { summary, skills } = await read(`<html><body>${html}</body></html>`);
  expect(summary).toBe("Nurse with ten years on the wards of two hospitals.");
  expect(skills).toEqual(["Word", "Excel"]);
});

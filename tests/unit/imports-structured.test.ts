/** Resumes in the data formats of other programs: each fact gets its field, or is listed as not used. */
import { strToU8, zlibSync } from "fflate";
import { describe, expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { loadModels } from "../support/import-models.ts";
import {
  BIBTEX,
  CANDIDATE,
  FRESH,
  MANFRED,
  ORCID,
  REACTIVE_V5,
  RENDERCV,
  SKILLS_PASSPORT,
} from "../support/structured-resumes.ts";

async function outcomeOf(content: string | object | Uint8Array) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const bytes = content instanceof Uint8Array ? content : strToU8(text);
  let ids = 0;
  return importFile(new Uint8Array(bytes), {
    newId: () => `n${++ids}`,
    loadModels,
    readPdf: async () => ({ ok: true, text: { pages: [] } as never }),
  });
}

async function read(content: string | object | Uint8Array) {
  const outcome = await outcomeOf(content);
  if (!outcome.ok) throw new Error(outcome.message);
  const told = outcome.report.uncertain.map(({ text, reason }) => `${reason}: ${text}`).join("\n");
  return { ...outcome, told };
}

const refusal = async (content: string) => {
  const outcome = await outcomeOf(content);
  return outcome.ok ? "was read" : outcome.message;
};

const JOB = {
  company: "Hull AS",
  position: "Welder",
  startDate: "2019-03",
  endDate: "",
  current: true,
};

/** Texts of the file that are neither in the resume nor listed as not used. */
function lostTexts(source: unknown, found: unknown, ignored: RegExp): string[] {
  const all = normalize(JSON.stringify(found));
  const texts: string[] = [];
  const visit = (value: unknown, key: string) => {
    if (ignored.test(key)) return;
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(source, "");
  const parts = texts.flatMap((text) => text.split(/<[^>]*>|, /));
  return parts.filter((part) => !all.includes(normalize(part)));
}
const normalize = (text: string) => text.replace(/[\s*\\]+/g, "").toLowerCase();

describe("Reactive Resume", () => {
  test("version 5 is read whole, hidden entries stay hidden", async () => {
    const { resume, told, kind } = await read(REACTIVE_V5);
    expect(kind).toBe("reactive-resume");
    expect(resume.personalInfo).toMatchObject({
      ...{ fullName: "Ida Moen", headline: "Welder", address: "Bergen, Norway" },
      github: "https://github.com/idamoen",
      links: [{ url: "https://ida.example.org" }],
    });
    expect(resume.summary).toBe("Welds **ships**.");
    expect(resume.experience).toMatchObject([
      {
        ...JOB,
        location: "Bergen",
        description: expect.stringContaining("Led *four* welders\nCut waste"),
      },
      { company: "Quay AS", hidden: true },
    ]);
    expect(resume.education).toMatchObject([
      { institution: "Bergen College", degree: "Diploma", gpa: "5", startDate: "2014" },
    ]);
    expect(resume.skills).toEqual(["MIG", "TIG"]);
    expect(resume.certificates).toMatchObject([{ name: "EN ISO 9606", date: "2020-05" }]);
    expect(resume.customSections).toMatchObject([{ title: "About tools", body: "Own mask" }]);
    expect(told).toMatch(/Painting/);
    const found = [resume, told];
    expect(lostTexts(REACTIVE_V5, found, /^(?:id|icon|type|template|period|date)$/)).toEqual([]);
  });

  test("versions 3 and 4 have other names for the same", async () => {
    const item = { visible: true, url: { href: "https://github.com/idamoen/boat" } };
    const four = {
      basics: { name: "Ida Moen", url: { label: "", href: "" }, customFields: [] },
      sections: {
        summary: { content: "<p>Welds.</p>", visible: true },
        experience: {
          items: [
            {
              company: "Hull AS",
              position: "Welder",
              date: "March 2019 – Present",
              summary: "<p>Led</p>",
            },
          ],
        },
        projects: {
          items: [
            {
              ...item,
              name: "Boat",
              description: "Of steel",
              summary: "<p>Floats</p>",
              keywords: ["Steel"],
            },
          ],
        },
        custom: {
          a: {
            name: "Tools",
            items: [{ name: "Mask", description: "Glass", date: "2020", summary: "" }],
          },
        },
      },
      metadata: {},
    };
    const { resume } = await read(four);
    expect(resume).toMatchObject({
      summary: "Welds.",
      experience: [{ ...JOB, description: "Led" }],
    });
    expect(resume.projects).toMatchObject([
      {
        name: "Boat",
        githubLink: "https://github.com/idamoen/boat",
        technologies: ["Steel"],
        description: expect.stringContaining("Floats"),
      },
    ]);
    expect(resume.customSections).toMatchObject([
      { title: "Tools", entries: [{ title: "Mask", startDate: "" }] },
    ]);
    const three = {
      basics: {
        name: "Ida Moen",
        summary: "Welds **ships**.",
        location: { city: "Bergen", country: "Norway" },
        profiles: [],
      },
      sections: {
        work: {
          id: "work",
          items: [
            {
              name: "Hull AS",
              position: "Welder",
              date: { start: "2019-03-01", end: "" },
              summary: "- Led\n- Cut",
            },
          ],
        },
      },
    };
    expect((await read(three)).resume).toMatchObject({
      summary: "Welds **ships**.",
      experience: [{ ...JOB, description: "Led\nCut" }],
    });
  });
});

test("RenderCV: entries of each form, sections of any title", async () => {
  const { resume, told } = await read(RENDERCV);
  expect(resume.personalInfo).toMatchObject({
    fullName: "Ida Moen",
    phone: "+47-555-01-234",
    linkedIn: expect.stringContaining("/in/idamoen"),
  });
  expect(resume.summary).toBe("Welds **ships**.");
  expect(resume.experience).toMatchObject([
    {
      ...JOB,
      location: "Bergen",
      description: "Led *four* welders for [Hull](https://hull.example)",
    },
  ]);
  expect(resume.education).toMatchObject([
    { degree: "Diploma", fieldOfStudy: "Metal", gpa: "5/6" },
  ]);
  expect(resume.projects).toMatchObject([
    { name: "Boat", githubLink: "https://github.com/idamoen/boat" },
  ]);
  expect(resume.skillGroups).toMatchObject([
    { name: "Welding", skills: ["MIG", "TIG (pipes, plates)", "laser"] },
  ]);
  expect(resume.publications).toMatchObject([
    {
      title: "Seams at sea",
      publisher: "Ida Moen, Ola Vik. Weld Weekly",
      date: "2022-01",
      url: "https://doi.org/10.1000/1",
    },
  ]);
  expect(resume.customSections).toMatchObject([
    { title: "favorite tools", body: "A mask with *glass*", entries: [{ title: "Hammer" }] },
  ]);
  expect(`${told}${JSON.stringify(resume)}`).toContain("Best of the year");
});

test("FRESH: jobs, service, skills and what has no field", async () => {
  const { resume, told } = await read(FRESH);
  expect(resume.experience).toMatchObject([
    { ...JOB, description: expect.stringContaining("Led four welders") },
  ]);
  expect(resume.militaryService).toMatchObject([{ rank: "Cook", branch: "Navy" }]);
  expect(resume.references).toMatchObject([
    { name: "Ola Vik", email: "ola@example.org", hidden: true },
  ]);
  expect(resume.skillGroups).toMatchObject([{ name: "Welding", skills: ["MIG", "TIG"] }]);
  expect(told).toMatch(/Seams/);
  expect(lostTexts(FRESH, [resume, told], /^(?:meta|flavor|city|country|user)$/)).toEqual([]);
});

test("Manfred: roles, challenges, studies and what has no field", async () => {
  const { resume, told } = await read(MANFRED);
  expect(resume).toMatchObject({
    language: "en",
    personalInfo: { fullName: "Ida Moen", phone: "+47 55501234" },
  });
  expect(resume.experience).toMatchObject([
    {
      ...JOB,
      location: "Bergen, NO",
      description: expect.stringContaining("Fewer faults\n  Checked seams"),
    },
  ]);
  expect(resume.education).toMatchObject([{ degree: "Diploma", fieldOfStudy: "Metal" }]);
  expect(resume.certificates).toMatchObject([
    { name: "EN ISO 9606", issuer: "DNV", date: "2020-05" },
  ]);
  expect(resume.languages).toMatchObject([{ name: "Norwegian" }]);
  const ignored =
    /^(?:settings|type|studyType|startDate|finishDate|country|countryCode|languages)$/;
  expect(lostTexts(MANFRED, [resume, told], ignored)).toEqual([]);
});

describe("Europass", () => {
  test("the XML of today's editor", async () => {
    const { resume, told } = await read(CANDIDATE);
    expect(resume.personalInfo).toMatchObject({
      ...{
        fullName: "Ida Moen",
        email: "ida@example.org",
        phone: "+47 55501234",
        address: "Bergen, Norway",
      },
      linkedIn: "https://www.linkedin.com/in/idamoen",
    });
    expect(resume.experience).toMatchObject([
      { ...JOB, location: "Bergen, Norway", description: "Led **four** welders" },
    ]);
    expect(resume.education).toMatchObject([
      { institution: "Bergen College", degree: "Diploma", fieldOfStudy: "Metal" },
    ]);
    expect(resume.languages).toMatchObject([
      { name: "Norwegian", level: "Native" },
      { name: "English", level: "Listening C1, Writing B2" },
    ]);
    expect(told).toMatch(/birth date.*1990-02-03/i);
  });

  test("the XML of before 2020", async () => {
    const { resume, told } = await read(SKILLS_PASSPORT);
    expect(resume.experience).toMatchObject([
      { ...JOB, location: "Bergen, Norway", description: "Led four welders" },
    ]);
    expect(resume.skills).toEqual(["CAD", "Excel"]);
    expect(resume.languages).toMatchObject([{ name: "Norwegian", level: "Native" }]);
    expect(told).toMatch(/Female/);
  });

  test("its PDF gives the XML inside, packed or not", async () => {
    for (const [filter, data] of [
      ["/Filter /FlateDecode ", zlibSync(strToU8(CANDIDATE))],
      ["", strToU8(CANDIDATE)],
    ] as const) {
      const head = `%PDF-1.7\n5 0 obj\n<< /Type /EmbeddedFile ${filter}/Length ${data.length} >>\nstream\n`;
      const pdf = new Uint8Array([
        ...strToU8(head),
        ...data,
        ...strToU8("\nendstream\nendobj\n/EmbeddedFiles"),
      ]);
      expect((await read(pdf)).resume.experience).toMatchObject([JOB]);
    }
  });

  test("entities, and depth that no program writes, are refused", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Candidate>&b;</Candidate>`;
    expect(await refusal(bomb.replace("<!DOCTYPE", "<!-- --><!DOCTYPE"))).toMatch(
      /entities|cannot be imported/,
    );
    expect(await refusal(`<Candidate><!ENTITY x "y"></Candidate>`)).toMatch(/entities/);
    expect(await refusal(`<Candidate>${"<a>".repeat(200_000)}`)).toMatch(/far more/);
    expect(await refusal(`<Candidate>${"<a/>".repeat(200_000)}</Candidate>`)).toMatch(/far more/);
  });
});

test("BibTeX becomes publications, with accents, macros and addresses", async () => {
  const { resume, told } = await read(BIBTEX);
  expect(resume.publications).toMatchObject([
    {
      title: "Seams at Sør & Nörd",
      publisher: "Ida Moen, Ola Vík. Weld Weekly",
      date: "2022-01",
      url: "https://doi.org/10.1000/1",
    },
    {
      title: "On pipes",
      publisher: "Proc. of Weld Days",
      date: "2019",
      url: "https://example.org/a_b",
    },
  ]);
  expect(told).toMatch(/volume/);
  for (const part of ["{", '"', "@article{a, t={", "@string{a=a}", "a = {b}, "]) {
    expect(await refusal(`@article{a, title = {x}}${part.repeat(200_000)}`)).not.toBe("");
  }
});

test("an ORCID record gives works and the person", async () => {
  const { resume, told } = await read(ORCID);
  expect(resume.personalInfo.fullName).toBe("Ida Moen");
  expect(resume.publications).toMatchObject([
    {
      title: "Seams at sea",
      publisher: "Weld Weekly",
      date: "2022-01",
      url: "https://doi.org/10.1000/1",
    },
  ]);
  expect(resume.experience).toMatchObject([{ ...JOB, location: "Bergen, Norway" }]);
  expect(told).toMatch(/fundings.*1 in the file/);
});

describe("YAML made to exhaust the importer", () => {
  test("a bomb of aliases, depth and length are refused", async () => {
    const started = Date.now();
    const levels = "bcdefghi".split("").map((name, index) => {
      const before = "abcdefgh"[index];
      return `${name}: &${name} [${Array(9).fill(`*${before}`).join(", ")}]`;
    });
    expect(await refusal(`a: &a [x, x]\n${levels.join("\n")}\ncv:\n  name: *i\n`)).toMatch(
      /repeats parts/,
    );
    expect(await refusal(`cv:\n  name: ${"[".repeat(100_000)}`)).toMatch(/YAML/);
    expect(await refusal(`cv:\n  name: ${"{a: ".repeat(20_000)}`)).toMatch(/YAML/);
    expect(await refusal(`cv:\n${"  a: b\n".repeat(100_000)}`)).toMatch(/far more/);
    expect(await refusal("cv:\n  - not a resume")).toMatch(/no resume of RenderCV/);
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});

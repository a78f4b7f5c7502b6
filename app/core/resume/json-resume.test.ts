/** A resume converted to JSON Resume and back, checked against the official schema. */
import schema from "@jsonresume/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { richResume } from "../../../tests/support/rich-resume.ts";
import { emptyResume } from "./defaults.ts";
import { fromJsonResume, toJsonResume } from "./json-resume.ts";
import { type Resume, resumeSchema } from "./schema.ts";

const noId = () => {
  throw new Error("An entry lost its id");
};

function roundTrip(resume: Resume): Resume {
  const text = JSON.stringify(toJsonResume(resume));
  return v.parse(resumeSchema, fromJsonResume(JSON.parse(text), noId));
}

/** Messages of the JSON Resume schema; empty for a valid document. */
function problems(document: unknown): string[] {
  let messages: string[] = [];
  schema.validate(JSON.parse(JSON.stringify(document)), (errors) => {
    messages = (errors ?? []).map(String);
  });
  return messages;
}

/** Every field filled with realistic values. */
const full: Resume = {
  personalInfo: {
    fullName: "Seán O'Connor <b>&",
    email: "sean at example",
    phone: "+353 1 555 0100",
    address: "Sráid 1\nDublin",
    linkedIn: "linkedin.com/in/sean",
    github: "javascript:alert(1)",
  },
  summary: "Line one\n\n• line two",
  skills: ["C++", "C++", "Ćevapi"],
  experience: [
    {
      id: "a",
      company: "ACME",
      position: "Engineer",
      startDate: "2020-01",
      endDate: "2021-02",
      current: true,
      description: "• Built it\n\n- Ran it  ",
    },
    {
      id: "b",
      company: "",
      position: "",
      startDate: "0999-01",
      endDate: "",
      current: false,
      description: "One paragraph",
    },
  ],
  education: [
    {
      id: "c",
      institution: "TCD",
      degree: "BSc",
      fieldOfStudy: "Maths",
      startDate: "2016-09",
      endDate: "2020-06",
      gpa: "1.3",
    },
  ],
  projects: [
    {
      id: "d",
      name: "Kite",
      description: "A\nB",
      technologies: ["Rust", ""],
      githubLink: "github.com/x/kite",
      liveLink: "https://kite.example/päth",
    },
  ],
  photo: { fileId: "p", visible: false },
  certificates: [
    { id: "e", name: "CKA", issuer: "CNCF", date: "2022-05", url: "https://cncf.example" },
  ],
  languages: [{ id: "f", name: "Irish", level: "Native" }],
  awards: [{ id: "g", title: "Best", issuer: "Them", date: "2019-12", description: "For\nthis" }],
  volunteering: [
    {
      id: "h",
      organization: "RNLI",
      role: "Crew",
      startDate: "2018-01",
      endDate: "",
      current: true,
      description: "x",
    },
  ],
  publications: [{ id: "i", title: "On it", publisher: "Press", date: "2017-03", url: "nowhere" }],
  customSections: [{ id: "j", title: "Other", body: "Text" }],
};

describe("toJsonResume", () => {
  test("is valid against the schema, full or empty", () => {
    expect(problems(toJsonResume(full))).toEqual([]);
    expect(problems(toJsonResume(emptyResume()))).toEqual([]);
    expect(problems(toJsonResume(richResume()))).toEqual([]);
    expect(problems({ basics: { email: "not one" } })).not.toEqual([]);
  });

  test("uses the fields that other programs read", () => {
    expect(toJsonResume(full)).toMatchObject({
      basics: {
        name: "Seán O'Connor <b>&",
        phone: "+353 1 555 0100",
        location: { address: "Sráid 1\nDublin" },
        profiles: [{ network: "LinkedIn", url: "https://linkedin.com/in/sean" }],
      },
      work: [
        { name: "ACME", position: "Engineer", highlights: ["Built it", "Ran it"] },
        { summary: "One paragraph" },
      ],
      education: [{ institution: "TCD", studyType: "BSc", area: "Maths", score: "1.3" }],
      skills: [{ name: "C++" }, { name: "C++" }, { name: "Ćevapi" }],
      projects: [{ name: "Kite", keywords: ["Rust", ""], url: "https://kite.example/p%C3%A4th" }],
      languages: [{ language: "Irish", fluency: "Native" }],
    });
  });

  test("headline, links, locations, years, seasons and skill groups are written to standard fields", () => {
    expect(toJsonResume(richResume())).toMatchObject({
      basics: {
        label: "Registered Nurse, Emergency Care",
        url: "https://rosaquinn.example",
        profiles: [
          { network: "LinkedIn", url: "https://linkedin.com/in/rosaquinn" },
          { network: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
        ],
      },
      skills: [
        { name: "Clinical", keywords: ["IV therapy", "Triage", "Wound care"] },
        { name: "Records", keywords: ["Epic", "Meditech"] },
        { name: "Spanish" },
      ],
      work: [{ startDate: "2021", location: "Columbus, OH" }, { startDate: "2017-06" }, {}, {}],
      education: [{ startDate: "2012", endDate: "2016" }, {}],
      volunteer: [{ location: "Dayton, OH" }, {}],
    });
  });
});

describe("fromJsonResume", () => {
  test("restores the same resume, full or empty", () => {
    // Except an unsafe address, which is never exported.
    const personalInfo = { ...full.personalInfo, github: "" };
    expect(roundTrip(full)).toEqual({ ...full, personalInfo });
    expect(roundTrip(emptyResume())).toEqual(emptyResume());
    const rich = { ...richResume(), language: "pt-BR" };
    expect(roundTrip(rich)).toEqual(rich);
    const links = ["LinkedIn", "", "github", "Nowhere"].map((label, index) => ({
      ...{ id: `x${index}`, label, url: index === 3 ? "nowhere" : "https://x.example/y" },
    }));
    const groups = [
      { id: "one", name: "", skills: [""] },
      { id: "two", name: "None", skills: [] },
    ];
    const odd: Resume = {
      ...{ ...rich, skills: ["a", "", "b"], skillGroups: groups },
      personalInfo: { ...rich.personalInfo, linkedIn: "", github: "nowhere", links },
    };
    expect(roundTrip(odd)).toEqual(odd);
  });

  test("restores any texts", () => {
    const signs = [
      ..."aZ9 .,-*•\t\n\r:/?#@%<>&\"'\\éé履😀\u200b\u0001\ufffe",
      "https://",
      "\ud800",
    ];
    const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 });
    fc.assert(
      fc.property(text, text, text, text, (email, link, description, name) => {
        const resume: Resume = {
          ...emptyResume(),
          personalInfo: { ...emptyResume().personalInfo, fullName: name, email, linkedIn: link },
          projects: [
            { id: "a", name, description, technologies: [name], githubLink: link, liveLink: link },
          ],
        };
        expect(problems(toJsonResume(resume))).toEqual([]);
        expect(roundTrip(resume)).toEqual(resume);
      }),
      { numRuns: 200 },
    );
  });

  test("changes made in another program override the stored originals", () => {
    const document = JSON.parse(JSON.stringify(toJsonResume(full)));
    document.work[0].highlights = ["Rewrote it"];
    document.basics.email = "sean@example.com";
    document.basics.profiles[0].url = "https://linkedin.com/in/other";
    document.skills.push({ name: "Pottery" });
    const resume = v.parse(resumeSchema, fromJsonResume(document, noId));
    expect(resume.experience[0]?.description).toBe("Rewrote it");
    expect(resume.personalInfo.email).toBe("sean@example.com");
    expect(resume.personalInfo.linkedIn).toBe("https://linkedin.com/in/other");
    expect(resume.skills).toEqual(["C++", "C++", "Ćevapi", "Pottery"]);
    const rich = JSON.parse(JSON.stringify(toJsonResume(richResume())));
    rich.skills[1].keywords = ["Epic"];
    rich.basics.url = "https://new.example";
    rich.basics.profiles.pop();
    const changed = v.parse(resumeSchema, fromJsonResume(rich, noId));
    expect(changed.skills).toEqual(["IV therapy", "Triage", "Wound care", "Epic", "Spanish"]);
    expect(changed.personalInfo.links).toEqual([
      { id: "l2", label: "", url: "https://new.example" },
    ]);
  });

  test("a current entry has no end date for other programs, and ends by one that they add", () => {
    const job = {
      ...full.experience[0],
      current: true,
      endDate: "2021-05",
    } as (typeof full.experience)[0];
    const resume = { ...full, experience: [job] };
    const document = toJsonResume(resume) as { work: Array<Record<string, unknown>> };
    expect(document.work[0]).not.toHaveProperty("endDate");
    expect(roundTrip(resume).experience).toEqual([job]);
    const rest = document.work[0];
    // Older files have the end date as well.
    for (const endDate of ["2021-05", "Present"]) {
      document.work[0] = { ...rest, endDate };
      expect(v.parse(resumeSchema, fromJsonResume(document, noId)).experience, endDate).toEqual([
        job,
      ]);
    }
    document.work[0] = { ...rest, endDate: "2026-08-31" };
    expect(v.parse(resumeSchema, fromJsonResume(document, noId)).experience[0]).toMatchObject({
      current: false,
      endDate: "2026-08",
    });
  });

  test("reads a document of another program", () => {
    let ids = 0;
    const resume = fromJsonResume(
      {
        basics: { name: "Ann", location: "nowhere", profiles: null },
        work: [{ name: "X", startDate: "2020-05-17", summary: "S", highlights: ["H", 7] }, "odd"],
      },
      () => `id-${++ids}`,
    );
    expect(v.parse(resumeSchema, resume)).toMatchObject({
      personalInfo: { fullName: "Ann", address: "" },
      experience: [
        { id: "id-1", company: "X", startDate: "2020-05", current: true, description: "S\nH" },
        { id: "id-2", current: false },
      ],
    });
    expect(v.parse(resumeSchema, fromJsonResume("nonsense", noId))).toEqual(emptyResume());
  });
});

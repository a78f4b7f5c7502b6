/** The exports to plain text and Markdown, and the outline that they are made from. */
import { describe, expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { toOutline } from "./outline.ts";
import { sectionOrder } from "./section-order.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toTxt } from "./to-txt.ts";

/** Texts with markup characters, line breaks, blank items and an unsafe link. */
const tricky: Resume = {
  ...emptyResume(),
  personalInfo: {
    fullName: "Seán O’Connor <b>&",
    email: "sean@example.com",
    phone: "+353 1 555",
    address: "Dublin\nIreland",
    linkedIn: "https://linkedin.com/in/sean/",
    github: "javascript:alert(1)",
  },
  summary: "First.\n\nSecond_with\\*marks\\*",
  skills: ["C++", " ", "C#"],
  experience: [
    {
      id: "a",
      company: "ACME & Sons",
      position: "Engineer",
      startDate: "2020-01",
      endDate: "2021-02",
      current: true,
      description: "• Built \\*\\*it\\*\\*\n- 1. of 2",
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
      description: "One line",
      technologies: ["Rust", "Wasm"],
      githubLink: "https://github.com/x/kite",
      liveLink: "kite.example",
    },
  ],
  certificates: [{ id: "e", name: "CKA", issuer: "CNCF", date: "2022-05", url: "cncf.example/1" }],
  languages: [{ id: "f", name: "Irish", level: "Native" }],
  awards: [{ id: "g", title: "Best", issuer: "Them", date: "2019-12", description: "For this" }],
  volunteering: [
    {
      id: "h",
      organization: "RNLI",
      role: "Crew",
      startDate: "2018-01",
      endDate: "2019-01",
      current: false,
      description: "Rowed",
    },
  ],
  publications: [{ id: "i", title: "On it", publisher: "Press", date: "2017-03", url: "" }],
  customSections: [{ id: "j", title: "Other", body: "Text" }],
};

test("TXT has every field once, in order, one fact per line", () => {
  expect(toTxt(toOutline(tricky))).toBe(`Seán O’Connor <b>&
sean@example.com
+353 1 555
Dublin, Ireland
linkedin.com/in/sean/

PROFESSIONAL SUMMARY
First.
Second_with*marks*

SKILLS
C++, C#

EXPERIENCE
Engineer
ACME & Sons
Jan 2020 – Present
- Built **it**
- 1. of 2

EDUCATION
BSc, Maths
TCD
Sep 2016 – Jun 2020
GPA: 1.3

PROJECTS
Kite
Rust, Wasm
One line
github.com/x/kite
kite.example

CERTIFICATIONS
CKA
CNCF
May 2022
cncf.example/1

LANGUAGES
Irish (Native)

AWARDS
Best
Them
Dec 2019
For this

VOLUNTEER EXPERIENCE
Crew
RNLI
Jan 2018 – Jan 2019
Rowed

PUBLICATIONS
On it
Press
Mar 2017

OTHER
Text
`);
});

test("all kinds of line ends are recognized, and spaces are collapsed as on the page", async () => {
  const resume = {
    ...emptyResume(),
    summary: "One\u2028two\tthree  four",
    skills: ["\u200b", "SQL"],
    customSections: [{ id: "x", title: "More", body: "First\u000bsecond" }],
  };
  expect(toTxt(toOutline(resume))).toBe(
    "PROFESSIONAL SUMMARY\nOne\ntwo three four\n\nSKILLS\nSQL\n\nMORE\n- First\n- second\n",
  );
  const page = await renderResume({ templateId: "modern-professional", resume });
  expect(page.match(/<li/g)).toHaveLength(3);
  expect(page.match(/<p class="text"/g)).toHaveLength(2);
});

test("Markdown has headings and lists, and escapes markup in texts", () => {
  const markdown = toMarkdown(toOutline(tricky));
  expect(markdown).toContain(
    "# Seán O’Connor \\<b\\>\\&\n\nsean@example.com · +353 1 555 · Dublin, Ireland",
  );
  expect(markdown).toContain("## Professional Summary\n\nFirst.\n\nSecond\\_with\\*marks\\*\n");
  expect(markdown).toContain("### Engineer\n\nACME \\& Sons · Jan 2020 – Present\n");
  expect(markdown).toContain("\n- Built \\*\\*it\\*\\*\n- 1\\. of 2\n");
  expect(markdown).toContain("- C++\n- C#\n");
});

describe("toOutline", () => {
  test("follows the section order of the template", async () => {
    const order = async (templateId: string) =>
      toOutline(amelieNovak, await sectionOrder(templateId, amelieNovak)).sections.map(
        ({ heading }) => heading,
      );
    expect((await order("modern-professional")).slice(0, 3)).toEqual([
      "Professional Summary",
      "Skills",
      "Experience",
    ]);
    expect((await order("classic-executive")).indexOf("Skills")).toBeGreaterThan(
      (await order("classic-executive")).indexOf("Experience"),
    );
  });

  test("an empty resume yields an empty document", () => {
    expect(toOutline(emptyResume())).toEqual({ name: "", headline: "", contact: [], sections: [] });
    expect(toTxt(toOutline(emptyResume()))).toBe("\n");
    expect(toMarkdown(toOutline(emptyResume()))).toBe("\n");
  });

  test("follows the design: order, titles, hidden sections, dates", () => {
    const text = toTxt(
      toOutline(amelieNovak, ["education", "skills"], {
        hidden: ["projects"],
        titles: { skills: "What I know" },
        dates: "year",
      }),
    );
    expect(text.indexOf("EDUCATION")).toBeLessThan(text.indexOf("WHAT I KNOW"));
    expect(text).not.toContain("Stopwise");
    expect(text).toContain("\n2021 – Present\n");
  });
});

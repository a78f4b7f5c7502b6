/**
 * Different ways to write a headline, links, places, roles at one employer, groups of skills and licenses. In the
 * texts, `# ` begins the name, `## ` a heading, `*…*` is a bold cell, and ` || ` separates the cells of a line
 * (lines-of.ts).
 */
import { describe, expect, test } from "vitest";
import { readLinesOf } from "../../../../tests/support/lines-of.ts";

const HEAD = "# Rosa Quinn\nrosa@example.org | +1 614 555 0199 | Columbus, OH";

describe("the lines above the sections", () => {
  test.each([
    ["Registered Nurse, Emergency Care", "Registered Nurse, Emergency Care"],
    ["Platform Engineer | Rust and Go", "Platform Engineer | Rust and Go"],
    ["Quiet Systems", "Quiet Systems"],
    ["Dublin, Ireland", undefined],
    ["Stockholm, (SE)", undefined],
    ["in rosa-quinn", undefined],
    ["Remote", undefined],
  ])("the line %j below the name gives the headline %s", (line, headline) => {
    const { resume } = readLinesOf(`# Rosa Quinn\n${line}\nrosa@example.org | +1 614 555 0199`);
    expect(resume.personalInfo.headline).toBe(headline);
  });

  test("addresses other than those of LinkedIn and GitHub become links with their labels", () => {
    const { resume, uncertain } = readLinesOf(
      "# Rosa Quinn\nrosa@example.org | linkedin.com/in/rosa | github.com/rosa\nORCID: orcid.org/0000-0002-1825-0097 | Website: rosa.example | https://www.behance.net/rosa | github.com/other",
    );
    const { links, linkedIn, github, phone } = resume.personalInfo;
    expect([linkedIn, github, phone]).toEqual(["linkedin.com/in/rosa", "github.com/rosa", ""]);
    expect(links?.map(({ label, url }) => [label, url])).toEqual([
      ["ORCID", "orcid.org/0000-0002-1825-0097"],
      ["", "rosa.example"],
      ["", "https://www.behance.net/rosa"],
      ["", "github.com/other"],
    ]);
    expect(uncertain).toEqual([]);
  });
});

/** Each job as "position, company, location: start to end". */
function jobsOf(text: string) {
  const { resume } = readLinesOf(`${HEAD}\n## Experience\n${text}`);
  return resume.experience.map(
    ({ position, company, location = "", startDate, endDate, current }) =>
      `${position}, ${company}, ${location}: ${startDate} to ${current ? "now" : endDate}`,
  );
}

describe("places", () => {
  test.each([
    ["*Nurse* || 2012 – 2016\nOlive Court · Dublin, OH", "Olive Court", "Dublin, OH"],
    ["*Nurse* || 2012 – 2016\nOlive Court, Columbus, OH", "Olive Court", "Columbus, OH"],
    ["*Nurse* || 2012 – 2016\nOlive Court || Columbus, OH", "Olive Court", "Columbus, OH"],
    ["*Nurse* || 2012 – 2016\nOlive Court\nBoston, MA", "Olive Court", "Boston, MA"],
    ["*Nurse* || Berlin\nOlive Court || 2012 – 2016", "Olive Court", "Berlin"],
    ["*Nurse at Olive Court* || 2012 – 2016\nLyon, France", "Olive Court", "Lyon, France"],
    ["Nurse, Olive Court, Denver, CO || 2012 – 2016", "Olive Court", "Denver, CO"],
    ["*Nurse* || 2012 – 2016\nOlive Court (Remote)", "Olive Court", "Remote"],
    ["*Nurse* || 2012 – 2016\nOlive Court, Inc.", "Olive Court, Inc.", ""],
  ])("%j is at %s in %s", (text, company, location) => {
    const [job] = jobsOf(`${text}\n- Helped 12 residents\n- Kept records`);
    expect(job).toBe(`Nurse, ${company}, ${location}: 2012 to 2016`);
  });

  test("a school's place is not in its name", () => {
    const { resume } = readLinesOf(
      `${HEAD}\n## Education\n*BSN, Nursing* || Fall 2012 – Spring 2016\nOhio State University, Columbus, OH\n*MSc Nursing* || since 2019\nUniversity of Graz || Graz, Austria`,
    );
    // In dates, 23 is autumn and 21 spring, as in EDTF.
    expect(resume.education).toMatchObject([
      { institution: "Ohio State University", location: "Columbus, OH", startDate: "2012-23" },
      { institution: "University of Graz", location: "Graz, Austria", startDate: "2019" },
    ]);
  });
});

describe("roles at one employer", () => {
  const ROLES = [
    "Charge Nurse, Riverside, Columbus, OH: 2021 to now",
    "Registered Nurse, Riverside, Columbus, OH: 2017-06 to 2021",
    "Nursing Assistant, Olive Court, : 2012 to 2016",
  ];
  const LAST = "*Olive Court* || 2012 – 2016\nNursing Assistant\n- Helped 12 residents";
  const BULLETS = "- Led a shift of nine nurses\n- Cut waiting time by 18%";
  test.each([
    [
      "an employer with the whole time, and titles in its style",
      `*Riverside · Columbus, OH* || Jun 2017 – Present\n*Charge Nurse* || 2021 – Present\n${BULLETS}\n*Registered Nurse* || Jun 2017 – 2021\n${BULLETS}\n${LAST}`,
    ],
    [
      "an employer in bold with the whole time, and plain titles",
      `*Riverside, Columbus, OH* || Jun 2017 – Present\nCharge Nurse || 2021 – Present\n${BULLETS}\nRegistered Nurse || Jun 2017 – 2021\n${BULLETS}\n${LAST}`,
    ],
    [
      "an employer without dates, and titles with theirs",
      `*Riverside* || Columbus, OH\nCharge Nurse || 2021 – Present\n${BULLETS}\nRegistered Nurse || Jun 2017 – 2021\n${BULLETS}\n${LAST}`,
    ],
    [
      "an employer without dates, and bold titles with theirs",
      `*Riverside* || Columbus, OH\n*Charge Nurse* || 2021 – Present\n${BULLETS}\n*Registered Nurse* || Jun 2017 – 2021\n${BULLETS}\n${LAST}`,
    ],
  ])("%s", (_, text) => {
    expect(jobsOf(text)).toEqual(ROLES);
    const { resume } = readLinesOf(`${HEAD}\n## Experience\n${text}`);
    const [first, second, third] = resume.experience;
    expect(first?.employerId).toBeTruthy();
    expect([second?.employerId, third?.employerId]).toEqual([first?.employerId, undefined]);
    expect(resume.experience[1]?.description).toBe(BULLETS.replaceAll("- ", ""));
  });

  test("dates within a description make no role", () => {
    expect(
      jobsOf(
        "*Nurse* || 2012 – 2016\nOlive Court\n- Helped 12 residents\nFor the ward of 2013 – 2014 only\n- Kept records",
      ),
    ).toEqual(["Nurse, Olive Court, : 2012 to 2016"]);
  });
});

describe("groups of skills", () => {
  const skillsOf = (text: string) => {
    const { resume } = readLinesOf(`${HEAD}\n## Skills\n${text}`);
    const groups = resume.skillGroups?.map(({ name, skills }) => [name, ...skills]) ?? [];
    return { skills: resume.skills, groups };
  };
  const GROUPS = [
    ["Clinical", "Triage", "Wound care"],
    ["Records", "Epic", "Meditech"],
  ];
  test.each([
    ["Clinical: Triage, Wound care\nRecords: Epic, Meditech"],
    ["- Clinical: Triage, Wound care\n- Records: Epic, Meditech"],
    ["*Clinical* || Triage, Wound care\n*Records* || Epic, Meditech"],
    ["*Clinical*\nTriage, Wound care\n*Records*\nEpic, Meditech"],
    ["*Clinical*\n- Triage\n- Wound care\n*Records*\n- Epic\n- Meditech"],
  ])("two names with their lists are two groups: %j", (text) => {
    expect(skillsOf(text)).toEqual({
      skills: ["Triage", "Wound care", "Epic", "Meditech"],
      groups: GROUPS,
    });
  });

  test("a line without a name is in no group", () => {
    expect(skillsOf("Clinical: Triage, Wound care\nSpanish, Epic")).toEqual({
      skills: ["Triage", "Wound care", "Spanish", "Epic"],
      groups: [["Clinical", "Triage", "Wound care"]],
    });
    expect(skillsOf("Skills: Triage, Epic").groups).toEqual([]);
  });
});

describe("licenses and certificates", () => {
  test.each([
    [
      "*Registered Nurse License* || 2016 – Oct 2027\nOhio Board of Nursing · RN.412345",
      { date: "2016", number: "RN.412345", validUntil: "2027-10" },
    ],
    [
      "*Registered Nurse License* || 2016\nOhio Board of Nursing · RN.412345 · Valid until Oct 2027",
      { date: "2016", number: "RN.412345", validUntil: "2027-10" },
    ],
    [
      "Registered Nurse License || 2016 · Valid until Oct 2027\nOhio Board of Nursing · RN.412345",
      { date: "2016", number: "RN.412345", validUntil: "2027-10" },
    ],
    [
      "Registered Nurse License || 2016\nOhio Board of Nursing · Válido hasta septiembre de 2027",
      { date: "2016", validUntil: "2027-09" },
    ],
    [
      "*Registered Nurse License* || Valid until Oct 2027\nOhio Board of Nursing, License No. 412345",
      { date: "", number: "412345", validUntil: "2027-10" },
    ],
    [
      "*Registered Nurse License* || May 2016\nOhio Board of Nursing\nLicense #RN-412345, exp. 08/2026",
      { date: "2016-05", number: "RN-412345", validUntil: "2026-08" },
    ],
    [
      "*Registered Nurse License*\nOhio Board of Nursing\nIssued May 2016 · Expires Oct 2027\nCredential ID 412345",
      { date: "2016-05", number: "412345", validUntil: "2027-10" },
    ],
    [
      "*Registered Nurse License* || 2016\nOhio Board of Nursing, No. RN 412345 (expires 08/2026)",
      { date: "2016", number: "RN 412345", validUntil: "2026-08" },
    ],
    ["*Registered Nurse License* || 2019\nOhio Board of Nursing", { date: "2019" }],
  ])("dates, number and validity are separated from name and issuer: %j", (text, facts) => {
    const { resume } = readLinesOf(`${HEAD}\n## Licenses & Certifications\n${text}`);
    const [{ id: _, ...certificate } = { id: "" }] = resume.certificates ?? [];
    expect(certificate).toEqual({
      ...{ url: "", name: "Registered Nurse License", issuer: "Ohio Board of Nursing" },
      ...facts,
    });
  });

  test.each([
    [
      "RN License || 2016\nOhio Board · Valid until Oct 2027\nBLS || 2019\nRed Cross · Valid until 2028",
    ],
    ["RN License, Ohio Board, exp. 10/2027\nBLS, Red Cross, exp. 2028"],
  ])("each of two keeps its own validity: %j", (text) => {
    const { resume } = readLinesOf(`${HEAD}\n## Licenses & Certifications\n${text}`);
    expect(
      resume.certificates?.map(({ name, issuer, validUntil }) => [name, issuer, validUntil]),
    ).toEqual([
      ["RN License", "Ohio Board", "2027-10"],
      ["BLS", "Red Cross", "2028"],
    ]);
  });
});

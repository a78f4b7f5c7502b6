/** The JSON resume that is attached to a PDF contains only what the page shows. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { attachedResume } from "./attached-resume.ts";

const job = { id: "a", company: "Kite", position: "Nurse", description: "Since 2019-07." };
const resume: Resume = {
  ...emptyResume(),
  experience: [
    { ...job, startDate: "2019-03", endDate: "2021-08", current: false },
    { ...job, id: "b", startDate: "2022", endDate: "2023-11", current: true },
  ],
  certificates: [
    { id: "c", name: "Pilot", issuer: "", date: "2020-05", url: "", validUntil: "2030-21" },
  ],
};
const templateId = "modern-professional";

test("hidden sections and unused titles are left out, and ids are replaced by numbers", () => {
  const hidden: Resume = { ...resume, interests: [] };
  const roles = [
    { ...job, id: "made-first", employerId: "one-employer" },
    { ...job, id: "made-next", employerId: "one-employer" },
  ].map((role) => ({ ...role, startDate: "2019", endDate: "2020", current: false }));
  const design: Design = {
    hidden: ["certificates", "awards"],
    order: ["awards", "experience", "skills"],
    titles: { experience: "Where I worked", certificates: "Not told", interests: "Nowhere" },
  };
  const text =
    attachedResume({ templateId, resume: { ...hidden, experience: roles }, design })?.text ?? "";
  for (const absent of [
    "hidden",
    "awards",
    "Not told",
    "Nowhere",
    "made-",
    "one-employer",
    "Pilot",
  ])
    expect(text).not.toContain(absent);
  const { work, meta } = JSON.parse(text);
  expect(meta.covitae.design).toEqual({
    order: ["experience", "skills"],
    titles: { experience: "Where I worked" },
  });
  const ids = work.map((role: { meta: { covitae: object } }) => role.meta.covitae);
  expect(ids).toMatchObject([
    { id: "1", employerId: "2" },
    { id: "3", employerId: "2" },
  ]);
});

test("the design of the contact details is included, a hidden headline is not", () => {
  const personalInfo = { ...resume.personalInfo, fullName: "Ada", headline: "Untold nurse" };
  const look = { icons: true, links: "label", separators: "space", lineHeight: 122 } as const;
  const attached = attachedResume({
    ...{ templateId, resume: { ...resume, personalInfo } },
    design: { ...look, headline: false },
  });
  expect(attached?.text).not.toContain("Untold nurse");
  expect(JSON.parse(attached?.text ?? "").meta.covitae.design).toEqual(look);
});

test("months are left out if the page shows only years, and so is the end date of a current job", () => {
  const years = attachedResume({ templateId, resume, design: { dates: "year" } })?.text ?? "";
  for (const shown of ['"2019"', '"2021"', '"2022"', '"2020"', '"2030"', "Since 2019-07."])
    expect(years).toContain(shown);
  expect(years.replace("v1.0.0", "").match(/\d{4}-\d\d/g)).toEqual(["2019-07", "2019-07"]);
  const months = attachedResume({ templateId, resume })?.text ?? "";
  for (const shown of ["2019-03", "2021-08", "2020-05", "2030-21"]) expect(months).toContain(shown);
  expect(months).not.toContain("2023-11");
});

/** What viewers and the public page are shown of a resume. */
import { expect, test } from "vitest";
import { completeResume } from "./defaults.ts";
import { visibleContent, withoutContact } from "./visible-content.ts";

const resume = completeResume({
  summary: "Mine",
  skills: ["Secret", "Keeping"],
  photo: { fileId: "p", visible: false },
});

test("hidden sections and a hidden photo are removed, the rest is unchanged", () => {
  expect(visibleContent(resume)).not.toHaveProperty("photo");
  expect(visibleContent(resume)).toMatchObject({ summary: "Mine", skills: resume.skills });
  const hidden = visibleContent(resume, { hidden: ["summary", "skills", "awards"] });
  expect(hidden).toMatchObject({ summary: "", skills: [], awards: [] });
  expect(resume.skills).toHaveLength(2);
  const shown = { ...resume, photo: { fileId: "p", visible: true } };
  expect(visibleContent(shown).photo).toEqual(shown.photo);
});

test("a hidden headline is removed, and nothing else", () => {
  const personalInfo = { ...resume.personalInfo, fullName: "Ada", headline: "Nurse" };
  const person = { ...resume, personalInfo };
  expect(visibleContent(person).personalInfo.headline).toBe("Nurse");
  const hidden = visibleContent(person, { headline: false });
  expect(hidden.personalInfo).not.toHaveProperty("headline");
  expect(hidden.personalInfo.fullName).toBe("Ada");
});

test("without contact details, the name and public profiles remain", () => {
  const personalInfo = {
    fullName: "Ada",
    email: "a@b.example",
    phone: "1",
    address: "Here",
    linkedIn: "in/ada",
    github: "ada",
  };
  expect(withoutContact({ ...resume, personalInfo }).personalInfo).toEqual({
    fullName: "Ada",
    email: "",
    phone: "",
    address: "",
    linkedIn: "in/ada",
    github: "ada",
  });
});

test("the contact details of references are removed, and hidden entries of custom sections are not shown", () => {
  const references = [
    {
      ...{ id: "r", name: "Bo", position: "", company: "", description: "" },
      ...{ email: "bo@b.example", phone: "2" },
    },
  ];
  expect(withoutContact({ ...resume, references }).references).toMatchObject([
    { name: "Bo", email: "", phone: "" },
  ]);
  const entry = {
    ...{ title: "A", subtitle: "", startDate: "", endDate: "", current: false, description: "" },
  };
  const entries = [
    { ...entry, id: "a" },
    { ...entry, id: "b", hidden: true },
  ];
  const customSections = [{ id: "s", title: "Teaching", body: "", entries }];
  const shown = visibleContent({ ...resume, customSections }).customSections;
  expect(shown?.[0]?.entries?.map(({ id }) => id)).toEqual(["a"]);
});

test("links to email addresses and phone numbers are removed; their text stays", () => {
  const links = [
    { id: "m", label: "Mail", url: " MAILTO:a@b.example" },
    { id: "e", label: "", url: "a@b.example" },
    { id: "t", label: "", url: "tel:+1" },
    { id: "w", label: "", url: "https://medium.com/@ada" },
  ];
  const personalInfo = { ...resume.personalInfo, links };
  const summary = "**[Write](mailto:a@b.example)** or [call](tel:+1), see [me](https://a.example)";
  const shown = withoutContact({ ...resume, personalInfo, summary });
  expect(shown.personalInfo.links).toEqual([links[3]]);
  expect(shown.summary).toBe("**Write** or call, see [me](https://a.example)");
});

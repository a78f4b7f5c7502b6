/** Which texts of a resume have markup such as `**bold**`, and how it is removed. */
import { expect, test } from "vitest";
import { ENTRY_LISTS, fieldsOf } from "#app/core/collab/document/layout.ts";
import { emptyResume } from "./defaults.ts";
import { escapedResume, isFormattedField, isFormattedPath, plainResume } from "./plain-resume.ts";

test("the fields with markup are those that the shared document stores as formatted text, of the kind body", () => {
  for (const list of ENTRY_LISTS) {
    for (const [field, kind] of fieldsOf(list))
      expect([
        list,
        field,
        isFormattedField(`${list}.id.${field}`),
        isFormattedPath([list, "id", field]),
      ]).toEqual([list, field, kind === "body", kind === "body"]);
  }
  expect(isFormattedField("summary")).toBe(true);
  expect(isFormattedPath(["summary"])).toBe(true);
  expect(isFormattedPath(["personalInfo", "fullName"])).toBe(false);
});

test("the description of an interest has no markup, so its asterisks are kept", () => {
  const interests = [{ id: "i", name: "Chess", description: "*rated* \\*" }];
  const resume = { ...emptyResume(), interests };
  expect(plainResume(resume)).toBe(resume);
  expect(escapedResume(resume)).toBe(resume);
  const references = [
    {
      ...{ id: "r", name: "*Bo*", position: "", company: "" },
      ...{ email: "", phone: "", description: "*good*" },
    },
  ];
  expect(plainResume({ ...resume, references }).references).toMatchObject([
    { name: "*Bo*", description: "good" },
  ]);
});

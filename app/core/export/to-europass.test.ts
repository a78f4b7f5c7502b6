/** The Europass XML, read back with the importer's parser. */
import { expect, test } from "vitest";
import { firstTextAt, readTree } from "#app/core/import/europass/xml-tree.ts";
import { completeResume, emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { toEuropass } from "./to-europass.ts";

const read = (resume: Resume) => {
  const xml = toEuropass(resume, { lang: "de", dir: "ltr" });
  const tree = readTree(xml);
  if (!tree.ok) throw new Error(tree.reason);
  return { xml, root: tree.root.children[0] };
};

test("texts are HTML inside of XML, escaped twice", () => {
  const { xml, root } = read(
    completeResume({
      personalInfo: { ...emptyResume().personalInfo, fullName: 'Ann <b>"&' },
      experience: [
        {
          ...{ id: "a", company: "A & B", position: "<i>", startDate: "2019-03", endDate: "" },
          ...{ current: true, description: "Led **2 < 3**\n  and more\nLast" },
        },
      ],
    }),
  );
  expect(xml).not.toMatch(/<(?:b|i|ul|li)>/);
  expect(firstTextAt(root, "CandidatePerson/PersonName/FamilyName")).toBe('<b>"&');
  const job = "CandidateProfile/EmploymentHistory/EmployerHistory";
  expect(firstTextAt(root, `${job}/OrganizationName`)).toBe("A & B");
  expect(firstTextAt(root, `${job}/PositionHistory/Description`)).toBe(
    "<ul><li>Led <strong>2 &lt; 3</strong><ul><li>and more</li></ul></li><li>Last</li></ul>",
  );
  expect(firstTextAt(root, `${job}/PositionHistory/EmploymentPeriod/CurrentIndicator`)).toBe(
    "true",
  );
});

test("the language is that of the resume, and an empty one has no empty parts", () => {
  const { xml, root } = read(emptyResume());
  expect(root?.children.find(({ name }) => name === "CandidateProfile")?.attributes).toEqual({
    languageCode: "de",
  });
  expect(xml).not.toMatch(/<\w[\w:]*><\/|History/);
});

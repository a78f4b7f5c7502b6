/** Normalization, which is made for files of other programs, leaves a JSON Resume that Covitae exported as it is. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { fromJsonResume, toJsonResume } from "#app/core/resume/json-resume.ts";
import { dropUnsafeAddress } from "#app/core/resume/read-address.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { normalizeJsonResume } from "./normalize-json-resume.ts";

test("a Covitae resume with any texts is unchanged and has no issues", () => {
  const signs = [..."aZ9 .,-*•\t\n\r:/?#@%<>&\"'\\é履😀", "https://", "data:", "2014"];
  const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 20 });
  const list = fc.array(text, { maxLength: 3 });
  fc.assert(
    fc.property(text, text, list, fc.boolean(), (name, description, words, current) => {
      // Such an address is written to no file.
      const link = dropUnsafeAddress(name);
      const period = { startDate: "2014-01", endDate: current ? "" : "0999-12", current };
      const resume: Resume = {
        ...emptyResume(),
        personalInfo: {
          fullName: name,
          email: name,
          phone: name,
          address: description,
          linkedIn: link,
          github: dropUnsafeAddress(description),
        },
        summary: description,
        skills: words,
        experience: [{ id: "a", company: name, position: name, description, ...period }],
        projects: [
          { id: "b", name, description, technologies: words, githubLink: link, liveLink: link },
        ],
        awards: [{ id: "c", title: name, issuer: name, date: "", description }],
        volunteering: [{ id: "d", organization: name, role: name, description, ...period }],
        interests: [{ id: "f", name, description: name }],
        references: [
          { id: "g", name, position: name, company: name, email: name, phone: name, description },
        ],
        customSections: [{ id: "e", title: name, body: description }],
      };
      const file = JSON.parse(JSON.stringify(toJsonResume(resume)));
      const { document, uncertain } = normalizeJsonResume(file);
      const again = fromJsonResume(document, () => "lost");
      expect({ again, uncertain }).toEqual({ again: resume, uncertain: [] });
    }),
    { numRuns: 200 },
  );
});

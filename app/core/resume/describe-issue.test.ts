/** Messages for clients whose data is rejected. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { generatePdfBody } from "#app/core/api-contract/document-bodies.ts";
import { parseClientEvent } from "#app/core/collab/protocol/protocol.ts";
import { describeIssue, mainIssue } from "./describe-issue.ts";
import { resumePatchSchema } from "./schema.ts";

const point = { row: 0, column: 0 };
const select = (selection: object) => ({ type: "selectionUpdate", resumeId: "r", selection });

test.each([
  [
    select({ start: point, end: point, text: "x".repeat(1_001) }),
    "selection.text is limited to 1,000 characters",
  ],
  [select({ start: point, text: "" }), "selection.end is missing"],
  [
    select({ start: point, end: { row: -1, column: 0 }, text: "" }),
    "selection.end.row must be at least 0",
  ],
  [
    select({ start: { row: 0.5, column: 0 }, end: point, text: "" }),
    "selection.start.row must be a whole number",
  ],
  [{ type: "joinRoom", resumeId: "" }, "resumeId must not be empty"],
  [{ type: "joinRoom", resumeId: 5 }, "resumeId must be text"],
  [{ type: "dance" }, /^type must be one of: credit, joinRoom, /],
  [{}, "type is missing"],
  [null, "The frame must be an object"],
  [{ type: "resumeUpdate", resumeId: "r", data: {}, timestamp: true }, "timestamp is not valid"],
  [
    {
      ...{ type: "resumeUpdate", resumeId: "r" },
      data: {
        experience: [
          {
            ...{ id: "e", company: "Acme", position: "", startDate: "", endDate: "" },
            ...{ current: false, description: "", employerId: 5 },
          },
        ],
      },
    },
    "data.experience.0.employerId is not valid",
  ],
  [
    { type: "resumeUpdate", resumeId: "r", data: { skills: ["x".repeat(101)] } },
    "data.skills.0: A skill is limited to 100 characters",
  ],
])("a rejected frame is answered in our own words: %j", (frame, message) => {
  const parsed = parseClientEvent(JSON.stringify(frame));
  expect(parsed).toMatchObject({
    ok: false,
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
  expect(JSON.stringify(parsed)).not.toMatch(/Invalid|Expected/);
});

test.each([
  [{ html: "<p>", fileName: "x".repeat(251) }, "fileName is limited to 250 characters"],
  [{ resumeId: "r", fileName: "x".repeat(251) }, "fileName is limited to 250 characters"],
  [{ html: "<p>" }, "Send html and fileName as text, or the resumeId of a saved resume"],
])("a PDF call is rejected for what is wrong with it: %#", (body, message) => {
  const parsed = v.safeParse(generatePdfBody, body, { abortEarly: true });
  expect(parsed.issues && describeIssue(mainIssue(parsed.issues[0]))).toBe(message);
});

test("items of lists are trimmed, and blank ones dropped, before their limits [spec 5]", () => {
  const project = { id: "p", name: "P", description: "", technologies: ["\t", " Go ", "Rust"] };
  const padded = ` ${"x".repeat(100)} `;
  const skills = ["", " padded ", "b", padded, ...Array(300).fill(" ")];
  expect(
    v.parse(resumePatchSchema, {
      skills,
      projects: [project],
      skillGroups: [{ id: "g", name: "G", skills: [" b", ""] }],
    }),
  ).toEqual({
    skills: ["padded", "b", padded.trim()],
    projects: [{ ...project, technologies: ["Go", "Rust"] }],
    skillGroups: [{ id: "g", name: "G", skills: ["b"] }],
  });
});

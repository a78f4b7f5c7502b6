import { expect, test } from "vitest";
import type { Resume } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { bestEntryFor, startBullet } from "./start-bullet.ts";

test.each([
  ["", ""],
  ["Ran the ledger.", "Ran the ledger.\n"],
  ["• Ran the ledger\n• Cut costs\n\n", "• Ran the ledger\n• Cut costs\n"],
])("an empty line is put at the end of %j", (description, expected) => {
  expect(startBullet(description)).toBe(expected);
});

test("a full description gets no further bullet", () => {
  expect(startBullet("x".repeat(CAPS.description - 2))).toHaveLength(CAPS.description - 1);
  expect(startBullet("x".repeat(CAPS.description - 1))).toBeNull();
});

const job = (id: string, description: string, dates: Partial<Resume["experience"][0]> = {}) => ({
  id,
  company: "Acme",
  position: "Engineer",
  startDate: "2018-01",
  endDate: "2020-01",
  current: false,
  description,
  ...dates,
});
const resumeOf = (content: Partial<Resume>) =>
  ({ experience: [], education: [], projects: [], ...content }) as unknown as Resume;
const KAFKA = { surface: "Kafka", canonical: "Apache Kafka" };
/** Its line about Kafka shares "event", "streams" and "warehouses" with the older job below. */
const POSTING = "Engineer\n- Kafka for event streams between warehouses\n- Drawing of posters";

test("a bullet goes to the entry whose text fits the requirement best", () => {
  const experience = [
    job("new", "Drew posters", { current: true, endDate: "" }),
    job("old", "Moved the event streams of two warehouses"),
  ];
  expect(bestEntryFor(resumeOf({ experience }), KAFKA, POSTING)).toMatchObject({ id: "old" });
  const projects = [
    {
      id: "p",
      name: "Apache tools",
      description: "",
      technologies: ["Kafka"],
      githubLink: "",
      liveLink: "",
    },
  ];
  const withProject = resumeOf({ experience, projects });
  expect(bestEntryFor(withProject, KAFKA, "Kafka")).toMatchObject({ section: "projects", id: "p" });
  expect(bestEntryFor(withProject, KAFKA, "Kafka", ["projects"])?.section).toBe("experience");
});

test("of entries that fit equally well, the most recent one gets the bullet", () => {
  const experience = [job("old", "Ran it"), job("new", "Ran it", { endDate: "2024-05" })];
  expect(bestEntryFor(resumeOf({ experience }), KAFKA, POSTING)?.id).toBe("new");
  const volunteering = [
    {
      id: "v",
      organization: "Club",
      role: "Helper",
      description: "",
      startDate: "2021-01",
      endDate: "",
      current: true,
    },
  ];
  expect(bestEntryFor(resumeOf({ experience, volunteering }), KAFKA, POSTING)?.id).toBe("v");
});

test("a full entry is skipped if another has room, and without entries there is none for the bullet", () => {
  const full = "x".repeat(CAPS.description);
  const experience = [job("full", full, { current: true }), job("old", "Ran it")];
  expect(bestEntryFor(resumeOf({ experience }), KAFKA, POSTING)?.id).toBe("old");
  expect(bestEntryFor(resumeOf({}), KAFKA, POSTING)).toBeNull();
});

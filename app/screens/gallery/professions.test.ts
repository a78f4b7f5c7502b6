import { expect, test } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { isFor, PROFESSIONS, type Profession, parseProfession } from "./professions.ts";

const namesFor = (profession: Profession) =>
  TEMPLATES.filter((template) => isFor(template, profession)).map(({ name }) => name);

test("each field has templates, and none has all of them", () => {
  for (const { id } of PROFESSIONS) {
    expect(namesFor(id).length, id).toBeGreaterThan(0);
    expect(namesFor(id).length, id).toBeLessThan(TEMPLATES.length);
  }
});

test("each template belongs to a field", () => {
  const homeless = TEMPLATES.filter(
    (template) => !PROFESSIONS.some(({ id }) => isFor(template, id)),
  );
  expect(homeless.map(({ name }) => name)).toEqual([]);
});

test("nurses and lecturers find theirs", () => {
  expect(namesFor("health")).toContain("Healthcare Professional");
  expect(namesFor("research")).toContain("Academic Research");
  expect(parseProfession("health")).toBe("health");
  expect(parseProfession("pirate")).toBeNull();
});

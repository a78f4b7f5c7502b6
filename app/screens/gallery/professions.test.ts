import { expect, test } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { isRecommendedFor, PROFESSIONS, type Profession, parseProfession } from "./professions.ts";

const namesFor = (profession: Profession) =>
  TEMPLATES.filter((template) => isRecommendedFor(template, profession)).map(({ name }) => name);

test("each field has templates, and none has all of them", () => {
  for (const { id } of PROFESSIONS) {
    expect(namesFor(id).length, id).toBeGreaterThan(0);
    expect(namesFor(id).length, id).toBeLessThan(TEMPLATES.length);
  }
});

test("each template belongs to a field", () => {
  const homeless = TEMPLATES.filter(
    (template) => !PROFESSIONS.some(({ id }) => isRecommendedFor(template, id)),
  );
  expect(homeless.map(({ name }) => name)).toEqual([]);
});

test("nurses and lecturers find theirs", () => {
  expect(namesFor("health")).toContain("Healthcare Professional");
  expect(namesFor("research")).toContain("Academic Research");
  expect(parseProfession("health")).toBe("health");
  expect(parseProfession("pirate")).toBeNull();
});

test("each role of the catalogue is in a field, and each of a field is in the catalogue", () => {
  const recommended = new Set(TEMPLATES.flatMap((template) => template.recommended));
  const named = new Set(PROFESSIONS.flatMap(({ roles }) => roles));
  // They come from every field.
  recommended.delete("Career Changers");
  expect([...named].sort()).toEqual([...recommended].sort());
});

test("a role counts as a whole, whatever its words mean elsewhere", () => {
  expect(namesFor("technology")).not.toContain("Career Timeline");
  expect(namesFor("engineering")).toContain("Career Timeline");
  expect(namesFor("technology")).not.toContain("Sales Impact");
  expect(namesFor("business")).not.toContain("Creative Portfolio");
});

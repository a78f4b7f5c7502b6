import { expect, test } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { isRecommendedFor, PROFESSIONS, type Profession, parseProfession } from "./professions.ts";

const namesFor = (profession: Profession) =>
  TEMPLATES.filter((template) => isRecommendedFor(template, profession)).map(({ name }) => name);

test("each profession has some of the templates, and none has all of them", () => {
  for (const { id } of PROFESSIONS) {
    expect(namesFor(id).length, id).toBeGreaterThan(0);
    expect(namesFor(id).length, id).toBeLessThan(TEMPLATES.length);
  }
});

test("each template is recommended for at least one profession", () => {
  const withoutProfession = TEMPLATES.filter(
    (template) => !PROFESSIONS.some(({ id }) => isRecommendedFor(template, id)),
  );
  expect(withoutProfession.map(({ name }) => name)).toEqual([]);
});

test("a profession of the URL finds its templates, and an unknown one is null", () => {
  expect(namesFor("health")).toContain("Healthcare Professional");
  expect(namesFor("research")).toContain("Academic Research");
  expect(parseProfession("health")).toBe("health");
  expect(parseProfession("pirate")).toBeNull();
});

test("each role of the catalogue is in a profession, and each role of a profession is in the catalogue", () => {
  const recommended = new Set(TEMPLATES.flatMap((template) => template.recommended));
  const grouped = new Set(PROFESSIONS.flatMap(({ roles }) => roles));
  // People who change careers belong to no profession.
  recommended.delete("Career Changers");
  expect([...grouped].sort()).toEqual([...recommended].sort());
});

test("roles are compared as full names, so a word such as Engineers or Developers matches no other profession", () => {
  expect(namesFor("technology")).not.toContain("Career Timeline");
  expect(namesFor("engineering")).toContain("Career Timeline");
  expect(namesFor("technology")).not.toContain("Sales Impact");
  expect(namesFor("business")).not.toContain("Creative Portfolio");
});

import { expect, test } from "vitest";
import { entryLabel, pathLabel } from "./field-labels.ts";

test("an entry is labeled in the singular and with its number", () => {
  expect(entryLabel("skillGroups", 0)).toBe("Skill group 1");
  expect(entryLabel("experience", 1)).toBe("Experience 2");
  expect(pathLabel("languages.2.level")).toBe("Language 3: Level");
  expect(pathLabel("customSections.0.entries.1.title")).toBe("Section 1, entry 2: Title");
});

import { expect, test } from "vitest";
import { flagLabel, formatValue } from "./suggested-change.tsx";

test("dates, checkboxes and empty values are shown in words", () => {
  expect(formatValue("experience.e1.startDate", "2021-03")).toBe("Mar 2021");
  expect(formatValue("awards.a1.date", "")).toBe("no date");
  expect(formatValue("experience.e1.current", "Yes")).toBe("Currently working here: yes");
  expect(formatValue("volunteering.e1.current", "No")).toBe("Currently volunteering here: no");
  expect(formatValue("education.d1.gpa", "3.9")).toBe("3.9");
  expect(formatValue("education.d1.gpa", "")).toBe("nothing");
});

test("a checkbox is labeled with what it says of the entry, whatever its value", () => {
  expect(flagLabel("experience.e1.current")).toBe("Currently working here");
  expect(flagLabel("memberships.m1.current")).toBe("Currently a member");
  expect(flagLabel("education.d1.current")).toBe("Current");
});

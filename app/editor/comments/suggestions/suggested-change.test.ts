import { expect, test } from "vitest";
import { formatValue } from "./suggested-change.tsx";

test("values are said as a reader says them", () => {
  expect(formatValue("experience.e1.startDate", "2021-03")).toBe("Mar 2021");
  expect(formatValue("awards.a1.date", "")).toBe("no date");
  expect(formatValue("experience.e1.current", "Yes")).toBe("Currently working here: yes");
  expect(formatValue("volunteering.e1.current", "No")).toBe("Currently volunteering here: no");
  expect(formatValue("education.d1.gpa", "3.9")).toBe("3.9");
  expect(formatValue("education.d1.gpa", "")).toBe("nothing");
});

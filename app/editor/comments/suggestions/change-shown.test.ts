import { expect, test } from "vitest";
import { inWords } from "./change-shown.tsx";

test("values are said as a reader says them", () => {
  expect(inWords("experience.e1.startDate", "2021-03")).toBe("Mar 2021");
  expect(inWords("awards.a1.date", "")).toBe("no date");
  expect(inWords("experience.e1.current", "Yes")).toBe("Currently working here: yes");
  expect(inWords("volunteering.e1.current", "No")).toBe("Currently volunteering here: no");
  expect(inWords("education.d1.gpa", "3.9")).toBe("3.9");
  expect(inWords("education.d1.gpa", "")).toBe("nothing");
});

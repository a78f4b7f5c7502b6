import { expect, test } from "vitest";
import { readDegree } from "./read-schools.ts";

test.each([
  ["BSc Hons Physics", "BSc Hons", "Physics"],
  ["MA Hons English", "MA Hons", "English"],
  ["BSc Hons. Physics", "BSc Hons.", "Physics"],
  ["BEng (Hons) Mechanics", "BEng (Hons)", "Mechanics"],
  ["BA (Honours) History", "BA (Honours)", "History"],
  ["Bachelor of Arts Honours", "Bachelor of Arts Honours", ""],
  ["Bachelor of Arts Honours History", "Bachelor of Arts Honours", "History"],
  ["BA Honours", "BA Honours", ""],
  ["Master of Science Degree", "Master of Science Degree", ""],
  ["Master of Science Degree Physics", "Master of Science Degree", "Physics"],
  ["Bachelor of Fine Arts Sculpture", "Bachelor of Fine Arts", "Sculpture"],
  ["BSc Psychology", "BSc", "Psychology"],
  ["Ph.D. Chemistry", "Ph.D.", "Chemistry"],
  ["MPhil Politics", "MPhil", "Politics"],
  ["DS Smith", "DS Smith", ""],
  ["DD Homes", "DD Homes", ""],
])("%s: %s in %s", (text, degree, fieldOfStudy) => {
  expect(readDegree(text)).toEqual({ degree, fieldOfStudy });
});

import { expect, test } from "vitest";
import { gradeLabel } from "./grade-label.ts";

test("a number, alone or out of a scale, is a GPA, and so is a grade not yet written", () => {
  for (const gpa of ["", "3.8", " 3,8 ", "3.8/4.0", "3.9 / 4", "8.7/10", "4.2/4.3"]) {
    expect(gradeLabel(gpa), gpa).toBe("GPA");
  }
});

test("anything else is a grade", () => {
  for (const grade of ["First", "cum laude", "17/20", "1.3 (very good)", "A", "95%"]) {
    expect(gradeLabel(grade), grade).toBe("Grade");
  }
});

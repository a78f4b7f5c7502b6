/** Whether a grade is labelled "GPA" or "Grade". */
import { expect, test } from "vitest";
import { gradeLabel } from "./grade-label.ts";

test("a number, alone or with a usual scale, is a GPA, and so is an empty grade", () => {
  for (const gpa of ["", "3.8", " 3,8 ", "3.8/4.0", "3.9 / 4", "8.7/10", "4.2/4.3"]) {
    expect(gradeLabel(gpa), gpa).toBe("GPA");
  }
});

test("words, percentages and other scales are a Grade", () => {
  for (const grade of ["First", "cum laude", "17/20", "1.3 (very good)", "A", "95%"]) {
    expect(gradeLabel(grade), grade).toBe("Grade");
  }
});

/** A number, alone or with the scale of a grade point average. */
const GRADE_POINT_AVERAGE =
  /^\d{1,2}(?:[.,]\d+)?(?:\s*\/\s*(?:4|4[.,]\d+|5|5[.,]0+|10|10[.,]0+))?$/;

/** The label of the field `gpa`: other grades, such as "First", "cum laude" or "17/20", are not averages. */
export function gradeLabel(gpa: string): "GPA" | "Grade" {
  const text = gpa.trim();
  return text === "" || GRADE_POINT_AVERAGE.test(text) ? "GPA" : "Grade";
}

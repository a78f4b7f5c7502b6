/** A number, alone or out of a scale that grade point averages have. */
const GRADE_POINT_AVERAGE =
  /^\d{1,2}(?:[.,]\d+)?(?:\s*\/\s*(?:4|4[.,]\d+|5|5[.,]0+|10|10[.,]0+))?$/;

/** What the field `gpa` holds: schools also give "First", "cum laude" or "17/20", which are no averages. */
export function gradeLabel(gpa: string): "GPA" | "Grade" {
  const text = gpa.trim();
  return text === "" || GRADE_POINT_AVERAGE.test(text) ? "GPA" : "Grade";
}

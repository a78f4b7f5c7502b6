/** A number, alone or with the scale of a grade point average. */
const GRADE_POINT_AVERAGE =
  /^\d{1,2}(?:[.,]\d+)?(?:\s*\/\s*(?:4|4[.,]\d+|5|5[.,]0+|10|10[.,]0+))?$/;

/** Other grades, such as "First", "cum laude" or "17/20", are no such averages. */
export const isGradePointAverage = (grade: string): boolean =>
  GRADE_POINT_AVERAGE.test(grade.trim());

/** The label of the field `gpa`. */
export const gradeLabel = (gpa: string): "GPA" | "Grade" =>
  gpa.trim() === "" || isGradePointAverage(gpa) ? "GPA" : "Grade";

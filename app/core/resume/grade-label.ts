/** Chooses the English label of a grade: "GPA" for a grade point average, else "Grade". */

/** A number, alone or with a usual scale: "3.8", "3.8/4.0". */
const GRADE_POINT_AVERAGE =
  /^\d{1,2}(?:[.,]\d+)?(?:\s*\/\s*(?:4|4[.,]\d+|5|5[.,]0+|10|10[.,]0+))?$/;

/** False for grades such as "First", "cum laude" or "17/20". */
export const isGradePointAverage = (grade: string): boolean =>
  GRADE_POINT_AVERAGE.test(grade.trim());

/** The label of the field `gpa`. */
export const gradeLabel = (gpa: string): "GPA" | "Grade" =>
  gpa.trim() === "" || isGradePointAverage(gpa) ? "GPA" : "Grade";

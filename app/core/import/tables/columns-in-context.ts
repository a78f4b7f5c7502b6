/**
 * Tells what a column has by the columns beside it: "Course" beside "School" is a degree, "Title" beside "Provider" a
 * course.
 */

import type { ColumnKind } from "./column-names.ts";
import type { Edges } from "./table-types.ts";

export interface Column extends Edges {
  kind: ColumnKind;
  /** The text of its header. */
  name: string;
}

/** The kind is null if the header is unknown. */
export type MaybeColumn = Omit<Column, "kind"> & { kind: ColumnKind | null };

/** The columns with the kinds that they have beside each other. */
export const kindsInContext = (columns: MaybeColumn[]): MaybeColumn[] =>
  CONTEXTS.reduce((result, inContext) => inContext(result), columns);

const BOARD = /board/i;

/**
 * Of two school columns, such as "School / College" and "Board / University", one that names a board is the examining
 * body. In such tables "%" is a grade.
 */
function withExaminingBody(columns: MaybeColumn[]): MaybeColumn[] {
  const schools = columns.filter(({ kind }) => kind === "school");
  const boards = schools.filter(({ name }) => BOARD.test(name));
  if (schools.length !== 2 || boards.length !== 1) return columns;
  return columns.map((column): MaybeColumn => {
    if (boards.includes(column)) return { ...column, kind: "body" };
    return column.name.trim() === "%" ? { ...column, kind: "grade" } : column;
  });
}

/** Beside an unknown header, such as "Hospital", the department is a detail instead of the employer. */
function withDepartmentAsDetail(columns: MaybeColumn[]): MaybeColumn[] {
  if (columns.every(({ kind }) => kind !== null)) return columns;
  return columns.map((column) =>
    /^department$/i.test(column.name) ? { ...column, kind: "detail" } : column,
  );
}

const has = (columns: readonly MaybeColumn[], ...kinds: ColumnKind[]): boolean =>
  columns.some(({ kind }) => kind !== null && kinds.includes(kind));

/** "Title" beside a provider, and no employer, is that of a course or certificate. */
function withTitleOfCourse(columns: MaybeColumn[]): MaybeColumn[] {
  if (!has(columns, "provider") || has(columns, "course", "employer", "duties")) return columns;
  return columns.map((column) =>
    /^titles?$/i.test(column.name.trim()) ? { ...column, kind: "course" } : column,
  );
}

/** "Type" beside two of a provider, a number and an expiry, and no employer or school, is that of a license. */
function withTypeOfLicense(columns: MaybeColumn[]): MaybeColumn[] {
  const signs = LICENSE_SIGNS.filter((kind) => has(columns, kind)).length;
  if (signs < 2 || has(columns, ...KINDS_OF_OTHER_ENTRIES)) return columns;
  return columns.map((column) =>
    LICENSE_TYPE.test(column.name.trim()) ? { ...column, kind: "course" } : column,
  );
}
const LICENSE_SIGNS = ["provider", "number", "until"] as const;
const KINDS_OF_OTHER_ENTRIES = [
  "course",
  "employer",
  "position",
  "degree",
  "school",
  "name",
] as const;
const LICENSE_TYPE = /^(?:types?|kind|particulars|description|item|art|typ|tipo)$/iu;

/** "Capacity" beside a society is the grade of a member. */
function withCapacityOfMember(columns: MaybeColumn[]): MaybeColumn[] {
  if (!has(columns, "provider") || has(columns, "grade", "course", "employer")) return columns;
  return columns.map((column) =>
    /^(?:capacity|membership(?: (?:grade|type|level))?|type of membership)$/i.test(
      column.name.trim(),
    )
      ? { ...column, kind: "grade" }
      : column,
  );
}

/** "Since" starts a membership; beside anything else and without an end, it is no period: "Java ⇥ 2012 ⇥ Expert". */
function withSinceOfMember(columns: MaybeColumn[]): MaybeColumn[] {
  if (has(columns, "provider", "to")) return columns;
  return columns.map((column) =>
    /^since$/i.test(column.name.trim())
      ? { ...column, kind: has(columns, "employer") ? "detail" : null }
      : column,
  );
}

/** "Course" beside a school, and neither a degree nor a provider, is what was studied there. */
function withCourseOfSchool(columns: MaybeColumn[]): MaybeColumn[] {
  if (!has(columns, "school") || has(columns, "degree", "field", "provider", "until"))
    return columns;
  return columns.map((column) =>
    /^course(?: taken)?$/i.test(column.name.trim()) ? { ...column, kind: "degree" } : column,
  );
}

/** Of "Division" and "%", the second is the grade. */
function withSecondGrade(columns: MaybeColumn[]): MaybeColumn[] {
  const isClass = ({ name }: MaybeColumn) => /^(?:division|class)$/i.test(name.trim());
  const isShare = ({ name }: MaybeColumn) => /%|^(?:marks|percentage|cgpa|gpa)/i.test(name.trim());
  if (!has(columns, "school") || !columns.some(isClass) || !columns.some(isShare)) return columns;
  return columns.map((column): MaybeColumn => {
    if (isClass(column)) return { ...column, kind: "detail" };
    return isShare(column) ? { ...column, kind: "grade" } : column;
  });
}

/** Of jobs, "Project / client" is a detail. */
function withProjectOfJob(columns: MaybeColumn[]): MaybeColumn[] {
  if (!has(columns, "employer") || !has(columns, "position")) return columns;
  return columns.map((column) =>
    column.kind === "project" ? { ...column, kind: "detail" } : column,
  );
}

const CONTEXTS = [
  withProjectOfJob,
  withExaminingBody,
  withDepartmentAsDetail,
  withTitleOfCourse,
  withTypeOfLicense,
  withCourseOfSchool,
  withSecondGrade,
  withCapacityOfMember,
  withSinceOfMember,
];

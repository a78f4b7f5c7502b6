/** One check of a resume's PDF and its result, for the Parse part of the report. */
export interface Check {
  id: string;
  /** What a good file fulfills: "The file has a text layer". */
  title: string;
  state: "good" | "warn" | "bad";
  /** The result as a sentence. */
  detail: string;
  /** The documentation that gives the requirement. */
  source: string;
}

export const createCheck = (
  id: string,
  title: string,
  source: string,
  state: Check["state"],
  detail: string,
): Check => ({ id, title, state, detail, source });

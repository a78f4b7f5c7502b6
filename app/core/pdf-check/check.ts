/** One check of a PDF and its result. */
export interface Check {
  id: string;
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

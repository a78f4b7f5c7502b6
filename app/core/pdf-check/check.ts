/** One thing looked for in a PDF, and what came of it. */
export interface Check {
  id: string;
  title: string;
  state: "good" | "warn" | "bad";
  /** What was found, as a sentence. */
  detail: string;
  /** Who documents that it matters. */
  source: string;
}

export const check = (
  id: string,
  title: string,
  source: string,
  state: Check["state"],
  detail: string,
): Check => ({ id, title, state, detail, source });

/** Requirements of a fictional job for the landing page's illustration. */
export const MATCHED_REQUIREMENTS = [
  { term: "Intensive care", line: "Experience, line 1" },
  { term: "3+ years", line: "Experience, line 1" },
  { term: "Medication administration", line: "Experience, line 4" },
  { term: "ACLS", line: "Skills" },
  { term: "Spanish", line: "Skills" },
];
export const MISSING_REQUIREMENTS = ["Epic charting", "Wound care"];

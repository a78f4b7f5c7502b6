/** The requirements of an invented posting, as the start page draws them beside an invented resume. */
export const FOUND = [
  { term: "Intensive care", line: "Experience, line 1" },
  { term: "3+ years", line: "Experience, line 1" },
  { term: "Medication administration", line: "Experience, line 4" },
  { term: "ACLS", line: "Skills" },
  { term: "Spanish", line: "Skills" },
];
export const MISSING = ["Epic charting", "Wound care"];

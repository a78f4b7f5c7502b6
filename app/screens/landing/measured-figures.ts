/** Figures of docs/benchmarks.md, docs/ats-benchmark.md and docs/imports.md: change them there and here alike. */
export const MEASURED = [
  {
    what: "Accessible PDFs",
    figure: "0 failed checks in 481 files",
    how: "Every template with eight resumes in six scripts, checked for PDF/UA-1 with veraPDF.",
  },
  {
    what: "Edits after a crash",
    figure: "0 of 2,007 lost",
    how: "The server was killed 100 times while people were typing.",
  },
  {
    what: "Importing other files",
    figure: "86.8% of the fields",
    how: "158 resumes made with other programs and kept apart while the reader was made. You see the file beside the fields and correct the rest before saving.",
  },
  {
    what: "Which of two candidates fits better",
    figure: "63.3% and 41.7% right",
    how: "Our score on two sets of judged pairs that nothing was tuned on. Guessing gets half; BM25, a search ranking, 48.3% and 39.6%.",
  },
  {
    what: "Pasting the job description into the resume",
    figure: "6 to 11 points less",
    how: "On average, for pasting it in, listing its words or weaving them in. None of these resumes newly reached 80.",
  },
  {
    what: "Writing together",
    figure: "10,000 of 10,000 runs agree",
    how: "Random edits by several people with lost connections: everyone ends with the same text.",
  },
];

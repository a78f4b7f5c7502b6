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
    figure: "94.8% and 82.2% of the fields",
    how: "206 ordinary resumes, and 123 that are laid out in tables and forms, each counted before we looked at it; unlike the other tests, these files are not in the source code. You see the file beside the fields and correct the rest before saving.",
  },
  {
    what: "Which of two candidates fits better",
    figure: "61.7% right",
    how: "Our score, engine 5.1.0, on judged pairs that nothing was tuned on. Guessing gets half; our goal is 76.7%.",
  },
  {
    what: "Pasting the job description into the resume",
    figure: "10 to 14 points less",
    how: "On average of twenty resumes, for pasting it in, listing its words or weaving them in. None newly reached 80.",
  },
  {
    what: "Writing together",
    figure: "10,000 of 10,000 runs agree",
    how: "Random edits by several people with lost connections: everyone ends with the same text.",
  },
];

/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  analysesOfThisResume: "Analyses of this resume",
  compareJobDescriptions: "Compare job descriptions",
  theMostRequestedTermsComeFirst:
    "The most requested terms come first. A term that is missing everywhere is worth learning before one that a single job asks for.",
  termsByJob: "Terms by job",
  term: "Term",
  showAllTerms: ({ rowsCount }: { rowsCount: number }) => `Show all ${rowsCount} terms`,
  notAskedFor: "not asked for",
  scoreHistory: "Score history",
  comparedWith: ({ jobName }: { jobName: string }) => `Compared with ${jobName}`,
  noScoresForThisJob: "No scores for this job description yet.",
  layoutOrDatesChanged: "Layout or dates changed",
  firstAnalysis: "First analysis",
  scoreChart: ({
    job,
    changes,
    first,
    last,
  }: {
    job: string;
    changes: number;
    first: number | undefined;
    last: number | undefined;
  }) => `Score for ${job} over ${changes} changes: from ${first} to ${last}.`,
  nowShows: ({ names }: { names: string }) => `now shows ${names}`,
  noLongerShows: ({ names }: { names: string }) => `no longer shows ${names}`,
  scoredByANewerEngine: "scored by a newer engine",
  utc: ({ moment }: { moment: string }) => `${moment} UTC`,
};

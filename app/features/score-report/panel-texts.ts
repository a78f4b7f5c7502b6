/**
 * Texts of the score panel before there is a score: apart, because the editor loads them at the
 * start.
 */
export const PANEL_TEXTS = {
  atsScoreOf100: ({ score, sentence }: { score: number; sentence: string }) =>
    `ATS score ${score} of 100. ${sentence}`,
  atsScoreAnalysis: "ATS Score Analysis",
  theScoreServiceDoes:
    "The score service does not answer at the moment. Your resume is not affected; try again in a minute.",
  noAtsAnalysisYet: "No ATS Analysis Yet",
  addAJobDescription:
    "Add a job description and click Check ATS Score (the Get ATS Score button) to see which requirements your resume meets.",
  analyzing: "Analyzing...",
  getAtsScore: "Get ATS Score",
};

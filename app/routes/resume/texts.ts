/**
 * The texts of the pages analysis, dashboard, import, templates, shared resume, PDF, /try, and of the page that moves a
 * resume from the browser into an account. Texts with values are functions.
 */
export const TEXTS = {
  analysisPageTitleOf: ({ displayTitle }: { displayTitle: string }) =>
    `Analysis of ${displayTitle} – Covitae`,
  analysisPageTitle: "Analysis – Covitae",
  dashboard: "Dashboard",
  analysisHeading: "Analysis",
  comparedWith: ({ postingName }: { postingName: string }) => ` compared with ${postingName}`,
  openInTheBuilder: "Open in the builder",
  reAnalyzing: "Re-analyzing...",
  reAnalyze: "Re-analyze",
  exporting: "Exporting...",
  exportReport: "Export Report",
  analysisIsOutdated:
    "The resume or its job description has changed since this analysis. Parse and Writing show the resume as it is now.",
  noTextYet: "No text yet",
  noScoreHistory: "The score history starts with your first analysis.",
  sharedWithMe: "Shared with me",
  templates: "Templates",
  import: "Import",
  checkAPdfMadeElsewhere: "Check a PDF made elsewhere",
  createNewResume: "Create new resume",
  importPageTitle: "Import a resume – Covitae",
  importHeading: "Import a resume",
  pdfOf: ({ title }: { title: string }) => `PDF of ${title}`,
  editTheResume: "Edit the resume",
  openTheResume: "Open the resume",
  pdf: "PDF",
  tooManyNameChanges: "You have changed your name many times. Please wait an hour.",
  sharedResumePageTitle: "Shared resume – Covitae",
  templatesPageDescription:
    "Resume templates that software can read, by category and profession, each with a preview of its pages.",
  selectResumeTemplate: "Select Resume Template",
  theTemplateCouldNotBeChanged: "The template could not be changed. Please try again.",
  chooseATemplateFirst: "Choose a template first",
  thereIsNoSuchTemplate: "There is no such template",
  tryPageTitle: "Write your resume without an account – Covitae",
  tryPageDescription:
    "Bring an old resume, take a sample or begin empty: write with a live preview and see an honest ATS score, without an account.",
  bringResumeHeading: "Bring your resume",
  theEditorCouldNotBeLoaded: "The editor could not be loaded. Check your connection and try again.",
  movePageTitle: "Keep your resume – Covitae",
  moveHeading: "Your resume moves into your account",
  moving: "Moving…",
  moveFailedHeading: "It was not moved",
  localResumeUnreadable:
    "This browser could not open it. Free some disk space or restart the browser, and try again.",
  resumeStillInBrowser: "It is still in this browser, and nothing of it is lost.",
  tryAgain: "Try again",
  goOnWriting: "Go on writing here",
  accountTextKeptAsVersion:
    "The resume in your account had other text. It is kept as one of its versions.",
  photoNotAccepted: "The photo of your file was not accepted. Add one in the editor.",
};

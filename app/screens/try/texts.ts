/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  startYourResume: "Start your resume",
  noAccountNeeded:
    "No account needed to write, see the page and get the score. What you write stays in this browser. Downloads (PDF, Word, text) and share links need a free account.",
  importAResume: "Bring your resume",
  importDescription: "A PDF, Word or other file. It is read in this browser and never uploaded.",
  chooseAFile: "Choose a file",
  posting: "Start from a job",
  postingDescription: "Paste its job description first, and write what it asks for.",
  pasteAPosting: "Paste a job description",
  sample: "Start from a sample",
  sampleDescription: "A complete example of a fictional person, to write over.",
  useTheSample: "Use the sample",
  empty: "Start empty",
  emptyDescription: "An empty page, and the form beside it.",
  beginEmpty: "Begin empty",
  goOnWith: ({ title }: { title: string }) => `Go on with “${title}”`,
  onThisDevice: "It is kept in this browser.",
  openIt: "Open it",
  replaceIt: ({ title }: { title: string }) => `Replace “${title}”?`,
  whatReplacingMeans:
    "This browser keeps one resume without an account. The one that is here, with its comments and postings, is deleted. Sign up to keep both.",
  replace: "Replace",
  back: "Other ways to start",
  itIsGone: "This resume is no longer on this device",
  whereItWent:
    "It was erased, replaced or moved into an account in another tab, or this browser did not store it.",
  itCannotBeOpened: "This browser could not open your resume",
  itMayStillBeHere:
    "Nothing was deleted. Free some disk space or restart the browser, and try again.",
  tryAgain: "Try again",
  logIn: "Log in",
  startAgain: "Start again",
  dashboard: "Go to the dashboard",
};

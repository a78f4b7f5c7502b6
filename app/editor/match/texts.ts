/**
 * User-visible texts of the job description and the score; those that include values are functions.
 */
export const TEXTS = {
  showMatches: "Show matches",
  numberTheLines: "Number the lines of the page that show a requirement",
  isNoLongerSuggested: ({ surface }: { surface: string }) =>
    `"${surface}" is no longer suggested. It still counts as missing.`,
  isNoLongerARequirement: ({ surface }: { surface: string }) =>
    `"${surface}" is no longer a requirement.`,
  isLeftOut: ({ surface }: { surface: string }) =>
    `"${surface}" is left out of this analysis. The report says so.`,
  atMostRequirementsCanBeAdded: ({ maxCorrections }: { maxCorrections: number }) =>
    `At most ${maxCorrections} requirements can be added`,
  lineHasChanged: "This line has changed since the score. Re-analyze to find it.",
  skillsIsLimitedToItems: ({ skills }: { skills: number }) =>
    `Skills is limited to ${skills} items`,
  addedToSkills: ({ surface }: { surface: string }) => `"${surface}" added to skills`,
  addAJob: "Add a job or a project first. Its bullets show what you did.",
  thisDescriptionIsFull: "This description is full. Shorten it first.",
  readThePosting: "Read the posting",
  oneBulletLine: "1 bullet line",
  bulletLines: ({ linesCount }: { linesCount: number }) => `${linesCount} bullet lines`,
  current: "(current)",
  addPosting: "Add posting",
  postingsAreLimited: ({ maxPostings }: { maxPostings: number }) =>
    `At most ${maxPostings} are kept. Clear one first.`,
  onePosting: "1 posting",
  postings: ({ postingsCount }: { postingsCount: number }) => `${postingsCount} postings`,
  jobTitle: "Job title",
  jobDescription: "Job description",
  jobDescriptionSaved: "Job description saved",
  jobDescriptionCleared: "Job description cleared",
  undo: "Undo",
  postingNotAdded: "Posting not added",
  jobDescriptionLabel: "Job Description",
  jobTitleLabel: "Job Title",
  readFromTheJobDescription: "Read from the job description. Change it if it's not right.",
  company: "Company",
  pasteThePosting: "Paste the whole posting here",
  save: "Save",
  clear: "Clear",
  cancel: "Cancel",
  noUnsavedChanges: "No unsaved changes",
  show: "Show",
  edit: "Edit",
  jobDescriptionInSentence: "job description",
  enterTheJobTitle: "Enter the job title to save this posting",
  pasteTheJobDescription: "Paste the job description to save this posting",
  notSavedYet: "Not saved yet",
  countsAsAdded: ({ words, kind }: { words: string; kind: string }) =>
    `"${words}" counts as a ${kind}, added by you.`,
  countsAsNow: ({ words, kind }: { words: string; kind: string }) =>
    `"${words}" counts as a ${kind} now.`,
  sayWhatYouDid: ({ surface }: { surface: string }) =>
    `Say what you did with it, like “Used ${surface} to …”.`,
  shownHere: ({ numbers, names }: { numbers: string; names: string }) =>
    `${numbers}: shown here ${names}`,
  partlyName: ({ name }: { name: string }) => `${name} (partly)`,
};

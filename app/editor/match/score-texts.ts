/** Texts of what can be done once there is a score: loaded with it. */
export const SCORE_TEXTS = {
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
  current: "(current)",
  postingsAreLimited: ({ maxPostings }: { maxPostings: number }) =>
    `At most ${maxPostings} are kept. Clear one first.`,
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

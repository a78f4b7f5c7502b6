/**
 * User-visible texts of the AI rewrite tool; those that include values are functions. Those with placeholders such as
 * `{model}` are filled with elements by the components.
 */
export const TEXTS = {
  thisLine: "This line",
  previousLine: "Previous line",
  nextLine: "Next line",
  theModelWouldLeave: "The model would leave it as it is.",
  itTakesFromYourSkills: ({ skills }: { skills: string }) =>
    `It takes ${skills} from your skills. `,
  namesOfPeopleAndCompanies: "Names of people and companies could not all be compared. ",
  accept: "Accept",
  back: "Back",
  reject: "Reject",
  tryAgain: "Try again",
  lineRewritten: "Line rewritten",
  summaryRewritten: "Summary rewritten",
  close: "Close",
  draftIt: "Draft it",
  rewrite: "Rewrite",
  fitToTheJobDescription: "Fit to the job description",
  cancel: "Cancel",
  asking: ({ model }: { model: string }) => `Asking ${model}…`,
  proposalOf: ({ model }: { model: string }) => `Proposal of ${model}`,
  noProposal: "No proposal",
  professionalSummary: "Professional Summary",
  rewriteALine: "Rewrite a line",
  draftASummary: "Draft a summary",
  rewriteTheSummary: "Rewrite the summary",
  lineOf: ({ line, count }: { line: number; count: number }) => `Line ${line} of ${count}`,
  acceptOnlyIfTrue: "Accept it only if every word is true.",
  sentSummary:
    "Sends this text, your jobs, projects, degrees and skills to {model} at {host}. {restText}",
  sentLine:
    "Sends this line, what its entry is called and your skills to {model} at {host}. {restText}",
  staysHere:
    "Your name and contact details, as you filled them in, stay here, also where these texts have them. Nothing changes before you accept it.",
  staysHereWithPosting:
    "Your name and contact details, as you filled them in, stay here, also where these texts have them. Fitting it sends the job description too. Nothing changes before you accept it.",
  textHasChanged: "The text has changed since, so this can't be applied.",
  thisText: "This text",
  serverNotReached: "The server could not be reached. Nothing was changed.",
  notApplied: "The change could not be applied. Nothing was changed.",
  notRewritten: "The text could not be rewritten. Nothing was changed.",
};

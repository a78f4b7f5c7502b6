/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  orWithoutAnAccount: "Or {link}: what you write stays in this browser.",
  writeWithoutAnAccount: "write without an account",
  contact: "Contact",
  ifYouSawAnErrorPage: "If you saw an error page, include its error number so we can look into it.",
  questions:
    "Questions? Contact whoever runs this site. If you saw an error page, include its error number.",
  jobDescriptionMatching: "Job-description matching",
  pasteTheJobDescription:
    "Paste the job description. We separate must-haves from nice-to-haves and look for each one in your resume, synonyms included.",
  realTimeFeedback: "Real-time feedback",
  whenYouStopTyping:
    "When you stop typing, your score updates: what matches, what is missing, and what to fix first.",
  realTimePreview: "Real-time preview",
  seeEveryChangeAtOnce:
    "See every change at once on a real page, with the same margins and page breaks as your PDF.",
  dragAndDropCustomization: "Drag-and-drop customization",
  reorderSectionsAndEntries:
    "Reorder sections and entries to fit the job, by mouse, touch or keyboard.",
  atsFriendlyTemplates: "ATS-friendly templates",
  oneReadingOrder:
    "One reading order, standard headings and real text, so software reads the same resume that people see.",
  aiContentSuggestions: "AI content suggestions",
  getSuggestionsForWeakVerbs:
    "Get suggestions for weak verbs, missing numbers and clichés. With an AI model connected, you can also rewrite lines; rewrites with made-up numbers or names are rejected. Nothing changes without your approval.",
  exportToPdf: "Export to PDF, DOCX or TXT",
  applicationFormsAcceptDifferentFormats:
    "Application forms accept different formats. Your content is the same in each one.",
  severalPeople: "Several people, one resume",
  editTogetherAndSeeEach:
    "Edit together and see each other’s changes as you type, without overwriting anyone’s work.",
  everythingBetweenTheJobDescription:
    "Everything between the job description and the “Apply” button",
  aResumeThatMatchesTheJob: "A resume that matches the job",
  typeAndWatchYourResume:
    "Type and watch your resume take shape. Paste a job description to see which requirements your resume meets, in which line, and what is still missing.",
  createYourResume: "Create Your Resume",
  iHaveAResume: "I have a resume",
  checkAPdfMadeElsewhere: "Check a PDF made elsewhere",
  fictionalExample: "Example with a fictional person and job.",
  tryIt: "Try it: change a line",
  lastBullet: "Last line of the job",
  skills: "Skills",
  addWoundCare:
    "The page and the score follow. For example: “Mentored eleven new nurses in wound care”.",
  examplePage: "Example resume, drawn by the template",
  examplePageText:
    "One page: Maya O’Connor, Staff Nurse in Intensive Care, with skills and education.",
  scoredAgainst: ({ title }: { title: string }) => `Compared with a job description: ${title}`,
  match: "Match",
  mustHavesShown: ({ shown, of }: { shown: number; of: number }) =>
    `${shown} of ${of} must-haves shown`,
  shown: ", shown",
  missing: "missing",
  editorPicture:
    "The editor: the form on the left, the page in the middle, and the match with a job description on the right.",
  galleryPicture: "The template gallery with its categories.",
  matchPicture: "A job description’s requirements, each shown or missing, with the score.",
  finishPicture: "Download & Share: formats, what to check before you send, and a share link.",
  templatesTitle: "Templates that software can read",
  templatesText:
    "Every template is tested: software can read all the text in its PDF. Switch at any time; your content stays.",
  allTemplatesLabel: "All templates",
  choose: ({ name }: { name: string }) => `${name}, choose this template`,
  writeTogether: "Two people, one page",
  writeTogetherText:
    "Share a link and write at the same time. You see each other’s cursors, and no words are overwritten, even after working offline.",
  writeTogetherPicture:
    "Two people write in one resume: Ana adds “by 18%” while Ben adds a second line.",
  measured: "What we measure",
  measuredText:
    "These figures come from tests in the source code, which anyone can run again. The weak ones stand beside the good ones.",

  signIn: "Sign In",
  theScoreIsOurEstimate:
    "The score is our estimate, explained keyword by keyword. Employers don’t see it.",
  threeSimpleSteps: "Three simple steps",
  previewEveryTemplate:
    "Preview every template as a full page. You can switch later and keep all your content.",
  chooseTemplate: "Choose Template",
  addYourExperience:
    "Add your experience, paste the job description, and work through its requirements. Everything is saved as you type.",
  customizeResume: "Customize Resume",
  downloadTheFormatTheApplication:
    "Download the format the application asks for. Your resume stays here for the next job.",
  downloadShare: "Download & Share",
  getStartedFree: "Get Started Free",
  templates: "Templates",
  createAnAccount: "Create an account",
  dashboard: "Dashboard",
  settings: "Settings",
  site: "Site",
  features: "Features",
  howItWorks: "How it works",
  whoItsFor: "Who it’s for",
  onThisPage: "On this page",
  login: "Login",
  jobSeekers: "Job seekers",
  seeWhichRequirementsYourResume: "See which requirements your resume meets before you send it.",
  keepAVersionForEach: "Keep a version for each kind of job: duplicate one and edit it.",
  exportYourDataAtAnyTime: "Export your data at any time, in formats any program opens.",
  workInTheResumeItself: "Work in the resume itself instead of emailing copies.",
  editAtTheSameTime: "Edit at the same time and see each other’s changes.",
  discussSpecifics: "Discuss specifics: each finding names its line.",
  careerCoaches: "Career coaches",
  theSameResumeAndJob:
    "The same resume and job description always get the same score, so progress is real.",
  repeatingAKeywordDoesntRaise:
    "Repeating a keyword doesn’t raise the score; showing the experience does.",
  runItOnYourOwn:
    "Run it on your own computer or your own Cloudflare account, with no other service.",
  writeToUs: "Questions, bugs or ideas? Email {email}. We read every message.",
};

/** The texts of the landing page and the other public pages. */
export const TEXTS = {
  notAllowed: "Not allowed – Covitae",
  covitae: "Covitae – a resume that answers the posting",
  writeYourResume:
    "Write your resume with a live preview, match it to a job description with an explained ATS score, and download it as PDF, DOCX or TXT.",
  anyOperatingSystem: "Any, in a browser",
  checkAPdf: "Check a PDF – Covitae",
  checkAPdfText:
    "See what software reads from a resume in any PDF. The file is read in your browser and not uploaded.",
  dashboard: "Dashboard",
  templates: "Templates",
  login: "Login",
  pageNotFound: "Page not found – Covitae",
};

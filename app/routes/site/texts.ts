/** Titles, descriptions and link labels of the landing page and the other public pages. */
export const TEXTS = {
  notAllowedTitle: "Not allowed – Covitae",
  landingTitle: "Covitae – a resume that answers the posting",
  landingDescription:
    "Write your resume with a live preview, match it to a job description with an explained ATS score, and download it as PDF, DOCX or TXT.",
  /** In the data about Covitae that the landing page has for search engines. */
  anyOperatingSystem: "Any, in a browser",
  checkPdfTitle: "Check a PDF – Covitae",
  checkPdfDescription:
    "See what software reads from a resume in any PDF. The file is read in your browser and not uploaded.",
  dashboard: "Dashboard",
  templates: "Templates",
  login: "Login",
  notFoundTitle: "Page not found – Covitae",
};

/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  notAllowed: "Not allowed – Covitae",
  covitae: "Covitae – a resume that answers the posting",
  writeYourResume:
    "Write your resume with a live preview, match it to a job description with an explained ATS score, and download it as PDF, DOCX or TXT.",
  any: "Any, in a browser",
  pageNotFound: "Page not found – Covitae",
};

/** User-visible texts of the Download & Share dialog; those that include values are functions. */
export const TEXTS = {
  thePdfCouldNotBeChecked: "The PDF could not be checked. The download is not affected.",
  tryAgain: "Try again",
  checkingThePdf: "Checking the PDF…",
  toCheck: "To check",
  ok: "OK",
  showThem: "Show them",
  edit: "Edit",
  thePagesCantBeShown: "The pages can't be shown. The download is fine.",
  pagesOfThePdf: "Pages of the PDF",
  pageOf: ({ number, numPages }: { number: number; numPages: number }) =>
    `Page ${number} of ${numPages}`,
  downloadShare: "Download & Share",
  yourPdfIsInYourDownloads: "Your PDF is in your downloads.",
  yourPdfIsInYourDownloadsOrHere:
    "Your PDF is in your downloads. If your browser blocked it, choose Download again.",
  notInThisPdf: ({ labels }: { labels: string }) =>
    `What you typed in ${labels} is not in this PDF`,
  tooLongForPdf: "It is too long to save. Shorten it, then generate the PDF again.",
  showField: "Show field",
  whatToCheckBeforeYouSend: "What to check before you send",
  download: "Download",
  fileName: "File name",
  fileNameTooLong: ({ over }: { over: number }) =>
    `This file name is too long. Shorten it by ${over} ${over === 1 ? "character" : "characters"}.`,
  downloadAgain: "Download again",
  viewAndAnnotatePdf: "View and annotate PDF",
  share: "Share",
  shareDescription: "Send a link to view, comment or edit, or publish a page of your resume.",
  linksAndPublicPage: "Links and public page",
};

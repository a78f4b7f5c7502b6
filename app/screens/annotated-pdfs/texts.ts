/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  wasDeleted: ({ name }: { name: string }) => `“${name}” was deleted`,
  annotatedCopies: "Annotated copies",
  closeAnnotatedCopies: "Close annotated copies",
  latestVersionOfTheResume: "Latest version of the resume",
  formerCollaborator: "Former collaborator",
  download: ({ name }: { name: string }) => `Download ${name}`,
  delete: ({ name }: { name: string }) => `Delete ${name}`,
  noCopiesYet:
    "No copies yet. Highlight, write on or sign the PDF, then choose Save a copy. The resume itself does not change.",
  errorLoadingPreview: ({ message }: { message: string }) => `Error loading preview: ${message}`,
  failedToLoadPreview: "Failed to load preview:",
  firstPage: ({ name }: { name: string }) => `${name}, first page`,
  theTemplateWithSampleContent: ({ name }: { name: string }) =>
    `The ${name} template with sample content.`,
  leaveWithoutSaving: "Leave without saving?",
  yourAnnotationsArentSaved:
    "Your annotations aren't saved in a copy. They will be lost if you leave.",
  leave: "Leave",
  stay: "Stay",
  failedToSaveYourAnnotations: "Failed to save your annotations. Please try again.",
  savedAs: ({ name }: { name: string }) => `Saved as “${name}”`,
  downloadLabel: "Download",
  saveACopy: "Save a copy",
  loadingPreview: "Loading preview",
  pdfOf: ({ title }: { title: string }) => `PDF of ${title}`,
  copies: "Copies",
  copiesOf: (count: number) => `Copies (${count})`,
  currentPdf: "Current PDF",
};

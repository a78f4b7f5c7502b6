/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  preparing: ({ label }: { label: string }) => `Preparing ${label}…`,
  isInYourDownloads: ({ label }: { label: string }) => `${label} is in your downloads`,
  notGenerated: ({ label }: { label: string }) => `Failed to generate ${label}. Please try again.`,
  pdfGeneratedSuccessfully: "PDF generated successfully!",
  withOmission: ({ success, omitted }: { success: string; omitted: string }) =>
    `${success.replace(/!$/, "")}. ${omitted}`,
  cancel: "Cancel",
  downloadAgain: "Download again",
  downloadIn: (format: string) => `Download ${format}`,
};

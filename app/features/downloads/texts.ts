/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  preparing: ({ label }: { label: string }) => `Preparing ${label}…`,
  isInYourDownloads: ({ label }: { label: string }) => `${label} is in your downloads`,
  notGenerated: ({ label }: { label: string }) => `Failed to generate ${label}. Please try again.`,
  pdfGeneratedSuccessfully: "PDF generated successfully!",
  cancel: "Cancel",
  downloadIn: (format: string) => `Download ${format}`,
};

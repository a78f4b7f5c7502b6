/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  preparing: ({ label }: { label: string }) => `Preparing ${label}…`,
  isInYourDownloads: ({ label }: { label: string }) => `${label} is in your downloads`,
  pleaseTryAgain: ({ failureMessage }: { failureMessage: string }) =>
    `${failureMessage} Please try again.`,
  downloadIn: (format: string) => `Download ${format}`,
};

/** User-visible texts of versions; those that include values are functions. */
export const TEXTS = {
  resumeSavedSuccessfully: "Resume saved successfully!",
  notSavedOnServer: ({ message }: { message: string }) => `Not saved on the server: ${message}`,
  youAreOffline: "You are offline.",
  versionNotKept: "Your changes are saved, but this version could not be kept. Please try again.",
  savedAt: ({ moment }: { moment: string }) => `Saved ${moment}`,
};

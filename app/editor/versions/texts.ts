/** User-visible texts of versions; those that include values are functions. */
export const TEXTS = {
  resumeSavedSuccessfully: "Resume saved successfully!",
  notSavedOnServer: ({ message }: { message: string }) => `Not saved on the server: ${message}`,
  youAreOffline: "You are offline.",
  versionNotKept: "Your changes are saved, but this version could not be kept. Please try again.",
  textTooLongToSave: ({ labels }: { labels: string }) =>
    `Not saved: ${labels}. The text is too long; shorten it, then save again.`,
  versionsFull: ({ cap }: { cap: number }) =>
    `Your changes are saved, but this version was not kept: there are ${cap} already. Delete one you no longer need, then save again.`,
  versionsFullAskOwner: ({ cap }: { cap: number }) =>
    `Your changes are saved, but this version was not kept: there are ${cap} already. Only the owner can delete some.`,
  showVersions: "Show versions",
  savedAt: ({ moment }: { moment: string }) => `Saved ${moment}`,
};

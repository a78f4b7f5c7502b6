/** User-visible texts of saving and connection; those that include values are functions. */
export const TEXTS = {
  loading: "Loading...",
  saved: "Saved",
  saving: "Saving...",
  savedOnThisDevice: "Saved on this device",
  onlyInThisTab: "Only in this tab",
  you: "You",
  notYetSynced: (changes: number) =>
    changes === 1 ? "1 change not yet synced" : `${changes} changes not yet synced`,
  noLongerEditor:
    "You may no longer edit this resume. What you wrote last is only here: copy what you want to keep.",
  sentWhenBack: "Your changes are saved on this device and sent when the connection is back.",
  keepThisPageOpen: "Keep this page open: your changes are sent when the connection is back.",
  connectionLost: "The connection was lost. What you wrote is still here; send it again.",
  offlineKept: "You are offline. What you wrote is kept here.",
  accessRemoved: "This resume was deleted, or is no longer shared with you.",
  sessionEnded: "Your session has ended. Please log in again.",
  tooManyWindows: "This resume is open in too many windows.",
  tooLongForTheFile: ({ labels }: { labels: string }) =>
    `What you typed in ${labels} is too long to save, so it is not in the file.`,
  unreachable: "The server cannot be reached.",
};

/** User-visible texts of presence and collaboration; those that include values are functions. */
export const TEXTS = {
  onThisDevice: "On this device",
  resumeUpdatedBy: ({ sectionName, by }: { sectionName: string; by: string }) =>
    `Resume ${sectionName} updated by ${by}`,
  someoneIsTyping: "Someone is typing...",
  stop: "Stop",
  collaborationOn: "Collaboration On",
  collaborationOff: "Collaboration Off",
  followingName: "Following {name}",
  guestMark: " (guest)",
  live: "Live",
  connected: "Connected",
  connecting: "Connecting",
  offline: "Offline",
  notLive: "Not live",
  whatOffMeans: "You see no changes of others; yours are saved, and others can read them.",
  openPanel: "Open collaboration panel",
  closePanel: "Close collaboration panel",
  openComments: (count: number) => (count === 1 ? "1 open comment" : `${count} open comments`),
  unread: (count: number) => `${count} new`,
  withNews: ({ action, news }: { action: string; news: string }) => `${action}: ${news}`,
};

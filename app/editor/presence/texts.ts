/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  resumeUpdatedBy: ({ sectionName, by }: { sectionName: string; by: string }) =>
    `Resume ${sectionName} updated by ${by}`,
  someoneIsTyping: "Someone is typing...",
  stop: "Stop",
  collaboration: "Collaboration",
  people: "People",
  close: "Close",
  changesSyncInRealTime: "Changes sync in real time.",
  collaborationIsOff: ({ collaborationOff }: { collaborationOff: string }) =>
    `Collaboration is off. ${collaborationOff} The versions and the owner's activity log still name you.`,
  activeCollaborators: "Active Collaborators",
  nobodyElseIsHereRightNow: "Nobody else is here right now.",
  in: ({ sectionName }: { sectionName: string }) => `In ${sectionName}`,
  stopFollowing: ({ shownName }: { shownName: string }) => `Stop following ${shownName}`,
  follow: ({ shownName }: { shownName: string }) => `Follow ${shownName}`,
  following: "Following",
  followLabel: "Follow",
  recentChanges: "Recent Changes",
  noRecentChanges: "No recent changes",
  collaborationOn: "Collaboration On",
  collaborationOff: "Collaboration Off",
  more: (count: number) => `+${count} more`,
  changedBy: ({ section, who }: { section: string; who: string }) => `${section} by ${who}`,
  you: "you",
  comments: "Comments",
  commentsOf: (count: number) => `Comments (${count})`,
};

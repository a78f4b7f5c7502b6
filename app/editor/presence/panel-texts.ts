/** Texts of the panel of people: loaded when it is opened. */
export const PANEL_TEXTS = {
  togetherNeedsAnAccount:
    "You are alone with this resume: it is kept in this browser only. Sign up to write it together with others.",
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
  more: (count: number) => `+${count} more`,
  changedBy: ({ section, who }: { section: string; who: string }) => `${section} by ${who}`,
  you: "you",
  comments: "Comments",
  commentsOf: (count: number) => `Comments (${count})`,
  nameOfYourself: "{name} (you)",
};

/** User-visible texts of writing tips; those that include values are functions. */
export const TEXTS = {
  tooManyIgnoredTips: ({ maxIgnoredTips }: { maxIgnoredTips: number }) =>
    `A resume can ignore ${maxIgnoredTips} writing tips. You can hide all of them in the menu.`,
  tipIgnoredInThisResume: "Tip ignored in this resume",
  closeTip: "Close tip",
  better: "Better:",
  rewrite: "Rewrite…",
  ignore: "Ignore",
  nextTip: "Next tip",
  spelling: "Spelling",
};

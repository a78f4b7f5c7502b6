/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  aResumeCanIgnoreWritingTips: ({ ignoredTips }: { ignoredTips: number }) =>
    `A resume can ignore ${ignoredTips} writing tips. You can hide all of them in the menu.`,
  tipIgnoredInThisResume: "Tip ignored in this resume",
  closeTip: "Close tip",
  better: "Better:",
  rewrite: "Rewrite…",
  ignore: "Ignore",
  nextTip: "Next tip",
  spelling: "Spelling",
};

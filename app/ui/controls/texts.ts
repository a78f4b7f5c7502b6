/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  optional: "(optional)",
  hideWhatYouTyped: "Hide what you typed",
  showWhatYouTyped: "Show what you typed",
};

/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  optional: "(optional)",
  hideWhatYouTyped: "Hide what you typed",
  showWhatYouTyped: "Show what you typed",
};

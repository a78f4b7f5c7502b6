/** The button's text, which comes long before those of the dialog. */
export const BUTTON_TEXTS = {
  shareLabel: "Share",
};

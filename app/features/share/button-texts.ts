/** The share button's text: apart from the dialog's texts, which are loaded on demand. */
export const BUTTON_TEXTS = {
  shareLabel: "Share",
};

/**
 * Texts that announce others' new comments and suggestions, apart from the panel's texts, which are loaded with the
 * panel.
 */
export const ACTIVITY_TEXTS = {
  mentionedYouInAComment: ({ shownName }: { shownName: string }) =>
    `${shownName} mentioned you in a comment`,
  show: "Show",
  yourSuggestionWasAccepted: "Your suggestion was accepted",
  yourSuggestionWasRejected: "Your suggestion was rejected",
  suggestedAChange: ({ shownName }: { shownName: string }) => `${shownName} suggested a change`,
  commented: ({ shownName }: { shownName: string }) => `${shownName} commented`,
};

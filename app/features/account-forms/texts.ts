/** The texts of this part of the product, whole sentences with the values that they name. */
export const TEXTS = {
  sending: "Sending...",
  resendCodeInS: ({ seconds }: { seconds: number }) => `Resend code in ${seconds} s`,
  resendCode: "Resend code",
  newToCovitae: "New to Covitae?",
  createAFreeAccount: "Create a free account, then choose a template.",
  createAnAccount: "Create an account",
  didntGetIt: "Didn't get it?",
};

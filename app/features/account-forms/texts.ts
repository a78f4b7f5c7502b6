/** User-visible texts of this folder; those that contain values are functions. */
export const TEXTS = {
  sending: "Sending...",
  resendCodeInS: ({ seconds }: { seconds: number }) => `Resend code in ${seconds} s`,
  resendCode: "Resend code",
  newToCovitae: "New to Covitae?",
  createAFreeAccount: "Create a free account, then choose a template.",
  createAnAccount: "Create an account",
  didntGetIt: "Didn't get it?",
  fullName: "Full name",
  email: "Email",
  password: "Password",
  wellSendACodeHere: "We’ll send a code here to confirm that it’s yours.",
  atLeastCharacters: ({
    minPasswordLength,
    maxPasswordLength,
  }: {
    minPasswordLength: number;
    maxPasswordLength: number;
  }) =>
    `At least ${minPasswordLength} characters, at most ${maxPasswordLength}. A few words work well.`,
  createAccount: "Create account",
  creatingAccount: "Creating account...",
  haveAnAccountLogIn: "Have an account already?",
  logIn: "Log in",
};

/**
 * The texts of the account pages. Texts with values are functions; {link} and {email} are placeholders of elements.
 */
export const TEXTS = {
  resetPasswordPageTitle: "Reset your password – Covitae",
  resetPasswordPageDescription:
    "Get a link by email to choose a new password for your Covitae account.",
  resetPasswordHeading: "Reset your password",
  logIn: "Log in",
  email: "Email",
  resetEmailHint: "We’ll email you a link to choose a new password.",
  sendResetLink: "Send reset link",
  checkYourEmail: "Check your email",
  nothingThere: "Nothing there? Check your spam folder first.",
  tryAnotherAddress: "Try another address",
  newPasswordPageTitle: "Choose a new password – Covitae",
  emailedStepPageDescription: "A step to your Covitae account, from the email we sent you.",
  yourPasswordIsChanged: "Your password is changed. Log in with the new one.",
  newPasswordHeading: "Choose a new password",
  newPasswordLead: "You will be logged out everywhere else.",
  requestANewOne: "Request a new one",
  thisLinkIsIncomplete:
    "This link is incomplete. Open it again from your email, or request a new one.",
  newPassword: "New password",
  atLeastCharacters: ({
    minPasswordLength,
    maxPasswordLength,
  }: {
    minPasswordLength: number;
    maxPasswordLength: number;
  }) =>
    `At least ${minPasswordLength} characters, at most ${maxPasswordLength}. A few words work well.`,
  saveNewPassword: "Save new password",
  loginPageTitle: "Log in – Covitae",
  loginPageDescription:
    "Log in to write your resume, alone or with others, and see how it matches a job description.",
  createAnAccount: "Create an account",
  cookieNotStored:
    "Your browser didn’t store our cookie. Allow cookies for this site, then log in again.",
  password: "Password",
  forgotYourPassword: "Forgot your password?",
  settingsPageTitle: "Settings – Covitae",
  dashboard: "Dashboard",
  templates: "Templates",
  yourAccountIsDeleted: "Your account is deleted",
  settingsHeading: "Settings",
  profile: "Profile",
  profileLead: "How others see you in shared resumes.",
  emailLead:
    "You log in with it, and we send codes there. We’ll notify your old address of a change.",
  passwordLead: "Changing it logs you out on all other devices.",
  devices: "Devices",
  devicesLead: "Where you are logged in. One you don’t know? Log it out and change your password.",
  appearance: "Appearance",
  appearanceLead: "On this device.",
  yourData: "Your data",
  dataExportLead:
    "Your profile photo, and all your resumes as JSON Resume, text and Markdown, with their photos, versions, analyses, activity, comments, suggestions, sharing and annotated PDFs. A README.txt describes the files and what is not included.",
  deleteAccount: "Delete account",
  deleteAccountLead:
    "Deletes your account and everything in it. Download your data first if you want to keep it.",
  signupPageTitle: "Create your account – Covitae",
  signupPageDescription:
    "Create a free account: choose a template, write with a live preview, and see how your resume matches a job description.",
  signupHeading: "Create your account",
  orWithoutAnAccount: "Or {link}: your resume stays in this browser until you sign up.",
  writeWithoutAnAccount: "write without an account",
  newToCovitae: "New to Covitae? {link}: it is free, and then you go on where you wanted to.",
  verifyEmailPageTitle: "Confirm your email – Covitae",
  verifyEmailLead: "Enter the email address you signed up with and the code we sent to it.",
  signUpAgain: "Sign up again",
  verificationCode: "Verification code",
  verify: "Verify",
  rememberedIt: "Remembered it? {link}",
  resetOnItsWay:
    "If {email} has an account here, a reset link is on its way. It expires in one hour.",
  linkExpired: "Link expired? {link}",
  newHere: "New here? {link}",
  haveAnAccount: "Have an account already? {link}",
  codeSent: "We sent a 6-digit code to {email}. It expires in 10 minutes.",
  wrongAddress: "Wrong address? {link}",
  sending: "Sending...",
  saving: "Saving...",
  loggingIn: "Logging in...",
  oneAttemptLeft: "1 attempt left for this code.",
  attemptsLeft: (count: number) => `${count} attempts left for this code.`,
  noAttemptsLeft:
    "All attempts for this code are used up, so it no longer works. Resend the code to get a new one.",
  verifying: "Verifying...",
};

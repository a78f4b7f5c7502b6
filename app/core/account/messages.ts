/** What accounts say to people; the catalogue's words are exact [spec 8]. */

export const LOGOUT_FAILED =
  "You are still logged in: the server could not be reached. Check your connection and log out again.";
export const LOGIN_FAILED = "Failed to login";
export const SIGNUP_FAILED = "Failed to create account";
export const VERIFY_FAILED = "Failed to verify OTP";
export const RESEND_FAILED = "Failed to resend verification code";
export const NO_PENDING_SIGNUP = "No pending registration found. Please sign up again.";
export const FORGOT_FAILED = "Failed to process password reset request";
export const RESET_FAILED = "Failed to reset password";
export const RECOVERY_REQUESTED =
  "Your verification session has expired. We have sent a new code to your email.";

/** Why a code did not verify [spec 8]. */
export const CODE_MESSAGES = {
  no_record: "No verification code found. Please request a new code.",
  expired: "Verification code has expired. Please request a new code.",
  invalid: "Invalid verification code. Please check and try again.",
} as const;
export type CodeReason = keyof typeof CODE_MESSAGES;

/* Where the catalogue leaves the words to the server. */
export const WRONG_LOGIN = "The email address or the password is not right.";
export const WRONG_PASSWORD = "The password is not right.";
export const SAME_EMAIL = "This is your address already.";
export const SAME_PASSWORD = "This is the password you have now. Choose another one.";
export const NO_SUCH_SESSION = "This device is logged out already.";
export const UNVERIFIED = "Please confirm your email address with the code we sent you.";
export const CODE_SENT = "We have sent a new code to your email.";
export const RESET_TOKEN_DEAD =
  "This reset link has expired or was used already. Request a new one.";
export const SESSION_DEAD = "Your session has ended. Please log in again.";
export const FOREIGN_ORIGIN = "This request came from another site";
/* To people with a share link. */
export const LINK_ENDED = "This share link has expired or was withdrawn";
export const NEEDS_ACCOUNT = "Log in to do this";
export const TOO_MANY = "Too many requests. Please try again in";

/** The sentence for a code that did not verify [spec 8]. */
export function codeFailureMessage(said: {
  reason?: unknown;
  message?: unknown;
  recoveryRequested?: unknown;
}): string {
  if (said.recoveryRequested) return RECOVERY_REQUESTED;
  if (typeof said.reason === "string" && Object.hasOwn(CODE_MESSAGES, said.reason)) {
    return CODE_MESSAGES[said.reason as CodeReason];
  }
  return typeof said.message === "string" && said.message ? said.message : VERIFY_FAILED;
}

/** Messages about accounts; those of the specification are exact [spec 8]. */

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

/** The reasons why a code was rejected [spec 8]. */
export const CODE_MESSAGES = {
  no_record: "No verification code found. Please request a new code.",
  expired: "Verification code has expired. Please request a new code.",
  invalid: "Invalid verification code. Please check and try again.",
} as const;
export type CodeReason = keyof typeof CODE_MESSAGES;

/* Messages that the specification leaves to the server. */
export const WRONG_LOGIN = "Wrong email address or password.";
export const WRONG_PASSWORD = "Wrong password.";
export const SAME_EMAIL = "This is already your email address.";
export const SAME_PASSWORD = "This is your current password. Choose a different one.";
export const NO_SUCH_SESSION = "This device is already logged out.";
export const UNVERIFIED = "Please confirm your email address with the code we sent you.";
export const CODE_SENT = "We have sent a new code to your email.";
export const RESET_TOKEN_EXPIRED =
  "This reset link has expired or was already used. Request a new one.";
export const SESSION_ENDED = "Your session has ended. Please log in again.";
export const FOREIGN_ORIGIN = "This request came from another site";
/* Messages for users of share links. */
export const LINK_ENDED = "This share link has expired or was turned off";
export const NEEDS_ACCOUNT = "Log in to do this";
/** Followed by a duration: "2 minutes". */
export const TOO_MANY = "Too many requests. Please try again in";

/** The message for a rejected code [spec 8]. */
export function codeFailureMessage(answer: {
  reason?: unknown;
  message?: unknown;
  recoveryRequested?: unknown;
}): string {
  if (answer.recoveryRequested) return RECOVERY_REQUESTED;
  if (typeof answer.reason === "string" && Object.hasOwn(CODE_MESSAGES, answer.reason)) {
    return CODE_MESSAGES[answer.reason as CodeReason];
  }
  return typeof answer.message === "string" && answer.message ? answer.message : VERIFY_FAILED;
}

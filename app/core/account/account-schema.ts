/** Schemas of the bodies of /api/auth calls, which the forms also use. */
import * as v from "valibot";
import { MAX_PASSWORD_LENGTH, passwordProblem } from "./password.ts";

/** The rule of HTML email inputs, plus a dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
/** RFC 5321 allows no longer address. */
const MAX_EMAIL_LENGTH = 254;

export const emailSchema = v.pipe(
  v.string("Enter an email address"),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty("Enter an email address"),
  v.maxLength(MAX_EMAIL_LENGTH, "This email address is too long"),
  v.regex(EMAIL, "Enter an email address like name@example.com"),
);

/** Line breaks and repeated spaces become one space, so that a name can never add a line to an email. */
export const fullNameSchema = v.pipe(
  v.string("Enter your full name"),
  v.transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim()),
  v.nonEmpty("Enter your full name"),
  v.maxLength(200, "Your name may have at most 200 characters"),
  v.regex(/^\P{Cc}*$/u, "Your name contains characters that can't be shown"),
);

/** A password typed to log in, of which only the length is checked. */
const typedPasswordSchema = v.pipe(
  v.string("Enter your password"),
  v.nonEmpty("Enter your password"),
  v.maxLength(MAX_PASSWORD_LENGTH, `A password may have at most ${MAX_PASSWORD_LENGTH} characters`),
);

/** A new password. */
export const newPasswordSchema = v.pipe(
  v.string("Choose a password"),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? passwordProblem(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  }),
);

/** Six digits; spaces and hyphens of a pasted code don't count. */
export const otpSchema = v.pipe(
  v.string("Enter the code as text"),
  v.transform((code) => code.replace(/[\s-]/g, "")),
  v.regex(/^[0-9]{6}$/, "Enter the six digits of the code"),
);

/** A signed or random token that the server issued; none is longer. */
const issuedToken = v.pipe(
  v.string("This must be text"),
  v.maxLength(512, "This value is too long"),
);

/**
 * Which sign-up a code is for, as sign-up and login return it while the code was not entered. Browsers send it as a
 * cookie instead.
 */
const pendingSignup = { pending: v.optional(issuedToken) };

const currentPassword = { password: typedPasswordSchema };

export const profileSchema = v.object({ fullName: fullNameSchema });
export const changeEmailSchema = v.object({ email: emailSchema, ...currentPassword });
export const confirmEmailSchema = v.object({ otp: otpSchema });
export const changePasswordSchema = v.object({
  ...currentPassword,
  newPassword: newPasswordSchema,
});
export const deleteAccountSchema = v.object(currentPassword);

export const signupSchema = v.object({
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export const loginSchema = v.object({ email: emailSchema, password: typedPasswordSchema });
export const verifyOtpSchema = v.object({
  email: emailSchema,
  otp: otpSchema,
  ...pendingSignup,
});
export const resendOtpSchema = v.object({ email: emailSchema, ...pendingSignup });
export const forgotPasswordSchema = v.object({ email: emailSchema });
export const resetPasswordSchema = v.object({ token: issuedToken, password: newPasswordSchema });

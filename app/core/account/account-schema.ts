/** What each /api/auth call takes; the forms use the same rules. */
import * as v from "valibot";
import { MAX_PASSWORD_LENGTH, passwordProblem } from "./password.ts";

/** As HTML's own rule for email inputs, with a dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const MAX_EMAIL_LENGTH = 254;

export const emailSchema = v.pipe(
  v.string("Enter an email address"),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty("Enter an email address"),
  v.maxLength(MAX_EMAIL_LENGTH, "This email address is too long"),
  v.regex(EMAIL, "Enter an email address like name@example.com"),
);

/** Line breaks and runs of space become one space, so a name can never add a line to a mail. */
export const fullNameSchema = v.pipe(
  v.string("Enter your full name"),
  v.transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim()),
  v.nonEmpty("Enter your full name"),
  v.maxLength(200, "Your name may have at most 200 characters"),
  v.regex(/^\P{Cc}*$/u, "Your name contains characters that can't be shown"),
);

/** A password somebody types to sign in: only its size is looked at. */
const typedPasswordSchema = v.pipe(
  v.string("Enter your password"),
  v.nonEmpty("Enter your password"),
  v.maxLength(MAX_PASSWORD_LENGTH, `A password may have at most ${MAX_PASSWORD_LENGTH} characters`),
);

/** A password somebody chooses. */
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

/** Signed or random values we handed out: anything longer is none of ours. */
const handedOut = v.pipe(v.string("This must be text"), v.maxLength(512, "This value is too long"));

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
  pending: v.optional(handedOut),
});
export const resendOtpSchema = v.object({ email: emailSchema, pending: v.optional(handedOut) });
export const forgotPasswordSchema = v.object({ email: emailSchema });
export const resetPasswordSchema = v.object({ token: handedOut, password: newPasswordSchema });

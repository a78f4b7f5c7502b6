import * as v from "valibot";
import {
  forgotPasswordSchema,
  loginSchema,
  resendOtpSchema,
  resetPasswordSchema,
  signupSchema,
  verifyOtpSchema,
} from "#app/core/account/account-schema.ts";
import { signedInUserSchema } from "#app/core/account/signed-in-user.ts";
import { type Call, failureAnswer } from "./call.ts";

const success = v.object({ success: v.boolean() });
const said = v.object({ success: v.boolean(), message: v.string() });
const signedIn = v.object({ success: v.boolean(), token: v.string(), user: signedInUserSchema });
const open = { method: "post", tag: "Accounts", auth: "none" } as const;
const TOO_MANY = { 429: { summary: "Too often; Retry-After says how long to wait" } };

export const ACCOUNT_CALLS: Call[] = [
  {
    ...open,
    path: "/api/auth/signup",
    summary: "Begin an account; a six-digit code is mailed",
    description: "A taken address gets the same answer, and its owner a mail.",
    body: signupSchema,
    answers: {
      200: {
        summary: "The code is on its way",
        schema: v.object({
          success: v.boolean(),
          requireVerification: v.literal(true),
          email: v.string(),
          pending: v.string(),
        }),
      },
      ...TOO_MANY,
    },
  },
  {
    ...open,
    path: "/api/auth/verify-otp",
    summary: "Confirm the mailed code and log in",
    description:
      "`pending` of the sign-up stands for its cookie where there is no cookie jar; without either, a second code goes out.",
    body: verifyOtpSchema,
    answers: {
      200: {
        summary:
          "Logged in; `resetToken` where the sign-up's password was thrown away and a new one is to be chosen",
        schema: v.object({ ...signedIn.entries, resetToken: v.optional(v.string()) }),
      },
      400: {
        summary: "The code did not verify, and why",
        schema: v.object({
          ...failureAnswer.entries,
          success: v.optional(v.boolean()),
          reason: v.optional(v.picklist(["no_record", "expired", "invalid", "recovery"])),
          recoveryRequested: v.optional(v.boolean()),
        }),
      },
      ...TOO_MANY,
    },
  },
  {
    ...open,
    path: "/api/auth/resend-otp",
    summary: "Mail a new code",
    body: resendOtpSchema,
    answers: { 200: { summary: "The code is on its way", schema: said }, ...TOO_MANY },
  },
  {
    ...open,
    path: "/api/auth/login",
    summary: "Log in",
    description:
      "A browser that has logged in to the account before shows a device cookie: its wrong passwords count against itself only, and strangers' do not shut it out.",
    body: loginSchema,
    answers: {
      200: { summary: "Logged in", schema: signedIn },
      403: {
        summary: "The address is not confirmed yet",
        schema: v.object({
          ...said.entries,
          requireVerification: v.optional(v.boolean()),
          email: v.optional(v.string()),
          pending: v.optional(v.string()),
        }),
      },
      ...TOO_MANY,
    },
  },
  {
    ...open,
    path: "/api/auth/forgot-password",
    summary:
      "Mail a link to reset the password; the answer does not tell whether the address is known",
    body: forgotPasswordSchema,
    answers: { 200: { summary: "Done", schema: success }, ...TOO_MANY },
  },
  {
    ...open,
    path: "/api/auth/reset-password",
    summary: "Set a new password; every session ends",
    body: resetPasswordSchema,
    answers: { 200: { summary: "Done", schema: success }, ...TOO_MANY },
  },
  {
    ...open,
    auth: "bearer or cookie",
    path: "/api/auth/session",
    summary: "Exchange the session for a fresh one",
    description: "Sets the cookie too. The old token stays good for 60 seconds.",
    answers: {
      200: {
        summary: "The new token",
        schema: v.object({ token: v.string(), user: signedInUserSchema }),
      },
    },
  },
  {
    ...open,
    auth: "bearer",
    path: "/api/auth/logout",
    summary: "End the session, its cookie and its open sockets",
    answers: { 200: { summary: "Done, also when it had ended before", schema: success } },
  },
  {
    method: "get",
    tag: "Accounts",
    auth: "bearer",
    path: "/api/auth/me",
    summary: "Who one is",
    answers: { 200: { summary: "The user", schema: v.object({ user: signedInUserSchema }) } },
  },
];

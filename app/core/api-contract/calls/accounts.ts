/** Describes the calls to sign up, log in and reset the password in /api/openapi.json. */
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
import { type Call, failureResponseBody, TOO_MANY_REQUESTS } from "./call.ts";

const success = v.object({ success: v.boolean() });
const messageResponseBody = v.object({ success: v.boolean(), message: v.string() });
const signedIn = v.object({ success: v.boolean(), token: v.string(), user: signedInUserSchema });
const publicCall = { method: "post", tag: "Accounts", auth: "none" } as const;

export const ACCOUNT_CALLS: Call[] = [
  {
    ...publicCall,
    path: "/api/auth/signup",
    summary: "Sign up; a six-digit code is emailed",
    description:
      "For an address that already has an account, the response is the same, and its owner gets an email.",
    body: signupSchema,
    responses: {
      200: {
        summary: "The code was sent",
        schema: v.object({
          success: v.boolean(),
          requireVerification: v.literal(true),
          email: v.string(),
          pending: v.string(),
        }),
      },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...publicCall,
    path: "/api/auth/verify-otp",
    summary: "Confirm the emailed code and log in",
    description:
      "`pending` from the sign-up response replaces its cookie for clients without cookies; without either, a second code is sent.",
    body: verifyOtpSchema,
    responses: {
      200: {
        summary:
          "Logged in; `resetToken` if the sign-up's password was discarded and a new one must be chosen",
        schema: v.object({ ...signedIn.entries, resetToken: v.optional(v.string()) }),
      },
      400: {
        summary: "The code was rejected, with the reason",
        schema: v.object({
          ...failureResponseBody.entries,
          success: v.boolean(),
          reason: v.optional(v.picklist(["no_record", "expired", "invalid", "recovery"])),
          recoveryRequested: v.optional(v.boolean()),
          /** Once two or fewer are left. */
          attemptsLeft: v.optional(v.number()),
        }),
      },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...publicCall,
    path: "/api/auth/resend-otp",
    summary: "Email a new code",
    body: resendOtpSchema,
    responses: {
      200: { summary: "The code was sent", schema: messageResponseBody },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...publicCall,
    path: "/api/auth/login",
    summary: "Log in",
    description:
      "A browser that has logged in to the account before sends a device cookie. Its wrong passwords count only against itself, and those of others don't lock it out.",
    body: loginSchema,
    responses: {
      200: { summary: "Logged in", schema: signedIn },
      403: {
        summary: "The email address is not confirmed yet",
        schema: v.object({
          ...messageResponseBody.entries,
          requireVerification: v.optional(v.boolean()),
          email: v.optional(v.string()),
          pending: v.optional(v.string()),
        }),
      },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...publicCall,
    path: "/api/auth/forgot-password",
    summary:
      "Email a link to reset the password; the response doesn't reveal whether the address has an account",
    body: forgotPasswordSchema,
    responses: { 200: { summary: "Done", schema: success }, ...TOO_MANY_REQUESTS },
  },
  {
    ...publicCall,
    path: "/api/auth/reset-password",
    summary: "Set a new password; every session ends",
    body: resetPasswordSchema,
    responses: { 200: { summary: "Done", schema: success }, ...TOO_MANY_REQUESTS },
  },
  {
    ...publicCall,
    auth: "bearer or cookie",
    path: "/api/auth/session",
    summary: "Exchange the session for a fresh one",
    description: "Also sets the cookie. The old token stays valid for 60 seconds.",
    responses: {
      200: {
        summary: "The new token",
        schema: signedIn,
      },
    },
  },
  {
    ...publicCall,
    auth: "bearer or cookie",
    path: "/api/auth/logout",
    summary: "End the session, its cookie and its open sockets",
    responses: { 200: { summary: "Done, even if it had already ended", schema: success } },
  },
  {
    method: "get",
    tag: "Accounts",
    auth: "bearer",
    path: "/api/auth/me",
    summary: "The signed-in user",
    responses: {
      200: {
        summary: "The user",
        schema: v.object({ ...success.entries, user: signedInUserSchema }),
      },
    },
  },
];

/** Describes the calls for the signed-in user's own account in /api/openapi.json. */
import * as v from "valibot";
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  deleteAccountSchema,
  profileSchema,
} from "#app/core/account/account-schema.ts";
import { signedInUserSchema } from "#app/core/account/signed-in-user.ts";
import { type Call, failureResponseBody, TOO_MANY_REQUESTS } from "./call.ts";

const success = v.object({ success: v.boolean() });
const user = v.object({ ...success.entries, user: signedInUserSchema });
const ended = v.object({ success: v.boolean(), ended: v.number() });
const renewed = v.object({ ...user.entries, token: v.string() });
const accountCall = { tag: "Accounts", auth: "bearer" } as const;
const post = { ...accountCall, method: "post" } as const;
const session = v.object({
  id: v.string(),
  userAgent: v.string(),
  signedInAt: v.string(),
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
});

export const OWN_ACCOUNT_CALLS: Call[] = [
  {
    ...accountCall,
    method: "put",
    path: "/api/auth/me",
    summary: "Change your full name",
    body: profileSchema,
    responses: { 200: { summary: "The user", schema: user }, ...TOO_MANY_REQUESTS },
  },
  {
    ...accountCall,
    method: "put",
    path: "/api/auth/picture",
    summary: "Set your profile photo",
    description:
      "The central square is stored as a new JPEG of at most 256 × 256 pixels; nothing else of the file is kept. `profileImageUrl` is its address, which cannot be guessed.",
    multipart: {
      file: "A JPEG, PNG or WebP of at most 2 MB and 25 million pixels, at least 100 × 100",
    },
    responses: {
      200: { summary: "The user", schema: user },
      422: { summary: "The file is not a picture that can be used" },
      ...TOO_MANY_REQUESTS,
      503: { summary: "The image processor is busy; wait as long as Retry-After says" },
    },
  },
  {
    ...accountCall,
    method: "delete",
    path: "/api/auth/picture",
    summary: "Remove your profile photo",
    responses: { 200: { summary: "The user", schema: user } },
  },
  {
    ...post,
    path: "/api/auth/change-password",
    summary: "Change the password; every other session ends, this one gets a new token",
    body: changePasswordSchema,
    responses: { 200: { summary: "The new token", schema: renewed }, ...TOO_MANY_REQUESTS },
  },
  {
    ...post,
    path: "/api/auth/change-email",
    summary: "Start changing the email address; a code is emailed to the new one",
    description:
      "For an address that already has an account, the response is the same, and its owner gets an email.",
    body: changeEmailSchema,
    responses: {
      200: {
        summary: "The code was sent",
        schema: v.object({ ...success.entries, email: v.string() }),
      },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...post,
    path: "/api/auth/confirm-email",
    summary: "Confirm the code emailed to the new address; the old address is notified",
    body: confirmEmailSchema,
    responses: {
      200: { summary: "The user with the new address, and a new token", schema: renewed },
      400: {
        summary: "The code was rejected, with the reason",
        schema: v.object({
          ...failureResponseBody.entries,
          success: v.optional(v.boolean()),
          reason: v.optional(v.picklist(["no_record", "expired", "invalid"])),
        }),
      },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...accountCall,
    method: "get",
    path: "/api/auth/sessions",
    summary: "The sessions of your account",
    responses: {
      200: {
        summary: "The sessions",
        schema: v.object({ ...success.entries, sessions: v.array(session) }),
      },
    },
  },
  {
    ...accountCall,
    method: "delete",
    path: "/api/auth/sessions",
    summary: "Log out everywhere else",
    responses: { 200: { summary: "The number of ended sessions", schema: ended } },
  },
  {
    ...accountCall,
    method: "delete",
    path: "/api/auth/sessions/{sessionId}",
    summary: "Log out one device",
    responses: {
      200: { summary: "The device is logged out", schema: ended },
      404: { summary: "There is no such session" },
    },
  },
  {
    ...accountCall,
    method: "get",
    path: "/api/auth/takeout",
    summary: "Export all your account data as a ZIP",
    responses: {
      200: { summary: "The archive", types: ["application/zip"] },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...post,
    path: "/api/auth/delete-account",
    summary: "Permanently delete the account with all its resumes",
    body: deleteAccountSchema,
    responses: {
      200: { summary: "The account was deleted", schema: success },
      ...TOO_MANY_REQUESTS,
    },
  },
];

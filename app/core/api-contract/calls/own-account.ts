/** What somebody signed in does to their own account. */
import * as v from "valibot";
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  deleteAccountSchema,
  profileSchema,
} from "#app/core/account/account-schema.ts";
import { signedInUserSchema } from "#app/core/account/signed-in-user.ts";
import { type Call, failureAnswer } from "./call.ts";

const user = v.object({ user: signedInUserSchema });
const success = v.object({ success: v.boolean() });
const ended = v.object({ success: v.boolean(), ended: v.number() });
const renewed = v.object({ ...success.entries, ...user.entries, token: v.string() });
const own = { tag: "Accounts", auth: "bearer" } as const;
const post = { ...own, method: "post" } as const;
const TOO_MANY = { 429: { summary: "Too often; Retry-After says how long to wait" } };
const session = v.object({
  id: v.string(),
  userAgent: v.string(),
  signedInAt: v.string(),
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
});

export const OWN_ACCOUNT_CALLS: Call[] = [
  {
    ...own,
    method: "put",
    path: "/api/auth/me",
    summary: "Change one's full name",
    body: profileSchema,
    answers: { 200: { summary: "The user", schema: user }, ...TOO_MANY },
  },
  {
    ...post,
    path: "/api/auth/change-password",
    summary: "Change the password; every other session ends, this one gets a new token",
    body: changePasswordSchema,
    answers: { 200: { summary: "The new token", schema: renewed }, ...TOO_MANY },
  },
  {
    ...post,
    path: "/api/auth/change-email",
    summary: "Begin the move to another address; a code is mailed there",
    description: "A taken address gets the same answer, and its owner a mail.",
    body: changeEmailSchema,
    answers: {
      200: {
        summary: "The code is on its way",
        schema: v.object({ ...success.entries, email: v.string() }),
      },
      ...TOO_MANY,
    },
  },
  {
    ...post,
    path: "/api/auth/confirm-email",
    summary: "Confirm the code mailed to the new address; the old one is told",
    body: confirmEmailSchema,
    answers: {
      200: { summary: "The user at the new address, with a new token", schema: renewed },
      400: {
        summary: "The code did not verify, and why",
        schema: v.object({
          ...failureAnswer.entries,
          success: v.optional(v.boolean()),
          reason: v.optional(v.picklist(["no_record", "expired", "invalid"])),
        }),
      },
      ...TOO_MANY,
    },
  },
  {
    ...own,
    method: "get",
    path: "/api/auth/sessions",
    summary: "Where one is logged in",
    answers: {
      200: { summary: "The sessions", schema: v.object({ sessions: v.array(session) }) },
    },
  },
  {
    ...own,
    method: "delete",
    path: "/api/auth/sessions",
    summary: "Log out everywhere else",
    answers: { 200: { summary: "How many were ended", schema: ended } },
  },
  {
    ...own,
    method: "delete",
    path: "/api/auth/sessions/{sessionId}",
    summary: "Sign one device out",
    answers: {
      200: { summary: "It is logged out", schema: ended },
      404: { summary: "There is no such session" },
    },
  },
  {
    ...own,
    method: "get",
    path: "/api/auth/takeout",
    summary: "Everything kept of one's own, as a ZIP",
    answers: { 200: { summary: "The archive", types: ["application/zip"] }, ...TOO_MANY },
  },
  {
    ...post,
    path: "/api/auth/delete-account",
    summary: "Delete the account with all its resumes, for good",
    body: deleteAccountSchema,
    answers: { 200: { summary: "All of it is gone", schema: success }, ...TOO_MANY },
  },
];

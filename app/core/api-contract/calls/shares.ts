/** Describes the calls for share links, members, the public page and the activity log in /api/openapi.json. */
import * as v from "valibot";
import {
  auditLineResponseBody,
  guestResponseBody,
  listedShareResponseBody,
  memberResponseBody,
  memberRoleBody,
  newShareResponseBody,
  publicPageBody,
  publicPageResponseBody,
  removedResponseBody,
  shareBody,
} from "#app/core/api-contract/share-bodies.ts";
import type { Call } from "./call.ts";

const shared = { tag: "Sharing", auth: "bearer" } as const;
const deleted = { 200: { summary: "The removed item" } };
const people = v.object({
  members: v.array(memberResponseBody),
  guests: v.array(guestResponseBody),
  removed: v.array(removedResponseBody),
});
const publicPage = v.object({ publicPage: publicPageResponseBody });

export const SHARE_CALLS: Call[] = [
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/shares",
    summary: "The share links of a resume; for the owner",
    responses: {
      200: { summary: "The list", schema: v.object({ shares: v.array(listedShareResponseBody) }) },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/shares",
    summary: "Create a share link",
    description: "Its URL is only in this response.",
    body: shareBody,
    responses: {
      201: { summary: "The link", schema: v.object({ share: newShareResponseBody }) },
      409: { summary: "The resume has the maximum number of links" },
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/shares/{shareId}",
    summary: "Revoke a link, its memberships and their open editors",
    responses: deleted,
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/members",
    summary: "Members and guests who joined by links, and removed ones; for the owner",
    responses: { 200: { summary: "The lists", schema: people } },
  },
  {
    ...shared,
    method: "put",
    path: "/api/resumes/{id}/members/{userId}",
    summary: "Change the role of a member or guest, whichever link they open",
    body: memberRoleBody,
    responses: {
      200: {
        summary: "The member, or the guest",
        schema: v.object({ member: v.union([memberResponseBody, guestResponseBody]) }),
      },
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/members/{userId}",
    summary: "Remove a member or guest, who can't join by a link again; or leave",
    responses: deleted,
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/members/{userId}/decision",
    summary: "Undo a set role or a removal, so that the link's role applies again",
    responses: { 200: { summary: "The member or guest" } },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/public-page",
    summary: "Whether the resume has a public page; for the owner",
    responses: { 200: { summary: "Its state", schema: publicPage } },
  },
  {
    ...shared,
    method: "put",
    path: "/api/resumes/{id}/public-page",
    summary: "Turn the public page on or off",
    body: publicPageBody,
    responses: { 200: { summary: "Its state", schema: publicPage } },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/audit",
    summary: "The activity log: who joined and changed what, newest first; for the owner",
    responses: {
      200: { summary: "The list", schema: v.object({ audit: v.array(auditLineResponseBody) }) },
    },
  },
];

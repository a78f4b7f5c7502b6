import * as v from "valibot";
import {
  auditLineAnswer,
  guestAnswer,
  memberAnswer,
  memberRoleBody,
  newShareAnswer,
  publicPageAnswer,
  publicPageBody,
  removedAnswer,
  shareAnswer,
  shareBody,
} from "#app/core/api-contract/share-bodies.ts";
import type { Call } from "./call.ts";

const shared = { tag: "Sharing", auth: "bearer" } as const;
const gone = { 200: { summary: "What was taken away" } };
const people = v.object({
  members: v.array(memberAnswer),
  guests: v.array(guestAnswer),
  removed: v.array(removedAnswer),
});
const publicPage = v.object({ publicPage: publicPageAnswer });

export const SHARE_CALLS: Call[] = [
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/shares",
    summary: "The links that let people in; for the owner",
    answers: { 200: { summary: "The list", schema: v.object({ shares: v.array(shareAnswer) }) } },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/shares",
    summary: "Make a share link",
    description: "Its address is in this answer and nowhere else.",
    body: shareBody,
    answers: {
      201: { summary: "The link", schema: v.object({ share: newShareAnswer }) },
      409: { summary: "The resume has as many links as it can" },
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/shares/{shareId}",
    summary: "End a link, the memberships it made, and their open editors",
    answers: gone,
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/members",
    summary: "Who came by links, with an account or as a guest, and who was removed; for the owner",
    answers: { 200: { summary: "The lists", schema: people } },
  },
  {
    ...shared,
    method: "put",
    path: "/api/resumes/{id}/members/{userId}",
    summary: "Give a member or a guest another role, which holds whichever link they open",
    body: memberRoleBody,
    answers: {
      200: {
        summary: "The member, or the guest",
        schema: v.object({ member: v.union([memberAnswer, guestAnswer]) }),
      },
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/members/{userId}",
    summary: "Remove a member or a guest, whom no link lets in again; or leave",
    answers: gone,
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/members/{userId}/decision",
    summary: "Let the link decide again on somebody whose role was set, or who was removed",
    answers: { 200: { summary: "Whom it is about" } },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/public-page",
    summary: "Whether the resume has a public page; for the owner",
    answers: { 200: { summary: "Its state", schema: publicPage } },
  },
  {
    ...shared,
    method: "put",
    path: "/api/resumes/{id}/public-page",
    summary: "Switch the public page on or off",
    body: publicPageBody,
    answers: { 200: { summary: "Its state", schema: publicPage } },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/audit",
    summary: "Who joined and changed what, newest first; for the owner",
    answers: {
      200: { summary: "The list", schema: v.object({ audit: v.array(auditLineAnswer) }) },
    },
  },
];

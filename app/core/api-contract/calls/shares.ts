import * as v from "valibot";
import {
  auditLineAnswer,
  memberAnswer,
  memberRoleBody,
  newShareAnswer,
  publicPageAnswer,
  publicPageBody,
  shareAnswer,
  shareBody,
} from "#app/core/api-contract/share-bodies.ts";
import type { Call } from "./call.ts";

const shared = { tag: "Sharing", auth: "bearer" } as const;
const gone = { 200: { summary: "What was taken away" } };
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
    summary: "Who has joined with an account; for the owner",
    answers: { 200: { summary: "The list", schema: v.object({ members: v.array(memberAnswer) }) } },
  },
  {
    ...shared,
    method: "put",
    path: "/api/resumes/{id}/members/{userId}",
    summary: "Give a member another role",
    body: memberRoleBody,
    answers: { 200: { summary: "The member", schema: v.object({ member: memberAnswer }) } },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/members/{userId}",
    summary: "Take a member's access away, or leave",
    answers: gone,
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

import * as v from "valibot";
import {
  resumeAnswer,
  resumeItemAnswer,
  versionItemAnswer,
} from "#app/core/api-contract/resume-answers.ts";
import {
  createResumeBody,
  updateResumeBody,
  versionBody,
} from "#app/core/api-contract/resume-bodies.ts";
import type { Call } from "./call.ts";

const one = v.object({ resume: resumeAnswer, rev: v.number() });
const ETAG = { ETag: "The rev in quotes; send it back as If-Match" };
const shared = { tag: "Resumes", auth: "bearer" } as const;
/** What a guest may call too, as far as their link's role goes. */
const open = { tag: "Resumes", auth: "bearer or link" } as const;

export const RESUME_CALLS: Call[] = [
  {
    ...shared,
    method: "get",
    path: "/api/resumes",
    summary: "One's own resumes and those shared with one, latest edit first",
    answers: {
      200: { summary: "The list", schema: v.object({ resumes: v.array(resumeItemAnswer) }) },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes",
    summary: "Make a resume",
    description:
      "Content may be partial; what is absent starts empty. Without any, the resume starts with the name and email of the account.",
    body: createResumeBody,
    answers: {
      201: { summary: "The new resume", schema: one, headers: ETAG },
      409: { summary: "The account holds as many resumes as it can" },
    },
  },
  {
    ...open,
    method: "get",
    path: "/api/resumes/{id}",
    summary: "Read a resume",
    answers: { 200: { summary: "The resume", schema: one, headers: ETAG } },
  },
  {
    ...open,
    method: "put",
    path: "/api/resumes/{id}",
    summary: "Merge into a resume",
    description:
      "With `rev` or If-Match the content is merged against that state, so that what others changed since then survives. Without, absent keys stay, list items match by id and nothing is deleted. Content, template and posting need the edit role, the title needs the owner.",
    headers: { "If-Match": "The ETag of the state that the caller had seen; the same as `rev`" },
    body: updateResumeBody,
    answers: {
      200: { summary: "The resume as merged", schema: one, headers: ETAG },
      409: {
        summary: "The named state is no longer known; the current one is in the answer",
        schema: v.object({ message: v.string(), ...one.entries }),
        headers: ETAG,
      },
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}",
    summary: "Move a resume to the trash, for 30 days",
    answers: { 200: { summary: "The resume as it was", schema: one } },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/duplicate",
    summary: "Copy a resume that one may export; the copy is one's own",
    answers: {
      201: { summary: "The copy", schema: one, headers: ETAG },
      409: { summary: "The account holds as many resumes as it can" },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/restore",
    summary: "Bring a resume back from the trash",
    answers: {
      200: { summary: "The resume", schema: one, headers: ETAG },
      409: { summary: "The account holds as many resumes as it can" },
    },
  },
  {
    ...open,
    method: "get",
    path: "/api/resumes/{id}/versions",
    summary: "The versions of a resume",
    answers: {
      200: { summary: "The list", schema: v.object({ versions: v.array(versionItemAnswer) }) },
    },
  },
  {
    ...open,
    method: "post",
    path: "/api/resumes/{id}/versions",
    summary: "Keep the present state under a name",
    body: versionBody,
    answers: {
      201: { summary: "The version", schema: v.object({ version: versionItemAnswer }) },
      409: { summary: "The resume has as many named versions as it can keep" },
    },
  },
  {
    ...open,
    method: "get",
    path: "/api/resumes/{id}/versions/{v}",
    summary: "Read a version",
    answers: {
      200: {
        summary: "The version with its content",
        schema: v.object({
          version: v.object({
            ...versionItemAnswer.entries,
            content: resumeAnswer.entries.content,
            templateId: v.string(),
            templateVersion: v.number(),
            jobDescription: resumeAnswer.entries.jobDescription,
          }),
        }),
      },
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/versions/{v}",
    summary: "Delete a version, for the owner",
    answers: {
      200: { summary: "It is gone", schema: v.object({ version: v.object({ id: v.number() }) }) },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/versions/{v}/restore",
    summary: "Restore a version",
    description:
      "The present state is kept as a version first; what differs is written as ordinary edits. The posting stays.",
    answers: { 200: { summary: "The resume as restored", schema: one, headers: ETAG } },
  },
];

/** Describes the calls for resumes and their versions in /api/openapi.json. */
import * as v from "valibot";
import {
  createResumeBody,
  updateResumeBody,
  versionBody,
} from "#app/core/api-contract/resume-bodies.ts";
import {
  resumeItemResponseBody,
  resumeResponseBody,
  versionItemResponseBody,
} from "#app/core/api-contract/resume-response-bodies.ts";
import type { Call } from "./call.ts";

const resumeWithRev = v.object({ resume: resumeResponseBody, rev: v.number() });
const ETAG = { ETag: "The rev in quotes; send it back as If-Match" };
const READ_ETAG = {
  ETag: "The rev in quotes, followed by a mark of the title, the role and the like; send it back as If-None-Match or If-Match",
};
const TOO_BUSY = { 429: { summary: "Too much work at once; wait as long as Retry-After says" } };
const shared = { tag: "Resumes", auth: "bearer" } as const;
/** Calls that guests can also make, within the role of their link. */
const guestCall = { tag: "Resumes", auth: "bearer or link" } as const;

export const RESUME_CALLS: Call[] = [
  {
    ...shared,
    method: "get",
    path: "/api/resumes",
    summary: "Your resumes and those shared with you, latest edit first",
    responses: {
      200: { summary: "The list", schema: v.object({ resumes: v.array(resumeItemResponseBody) }) },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes",
    summary: "Create a resume",
    description:
      "Content may be partial; absent fields are empty. Without content, the resume has the name and email of the account. Without a design, the paper is Letter if the country in Accept-Language uses it, else A4.",
    body: createResumeBody,
    responses: {
      201: { summary: "The new resume", schema: resumeWithRev, headers: ETAG },
      409: { summary: "The account has the maximum number of resumes" },
    },
  },
  {
    ...guestCall,
    method: "get",
    path: "/api/resumes/{id}",
    summary: "Read a resume",
    headers: { "If-None-Match": "The ETag of the answer that you have" },
    responses: {
      200: { summary: "The resume", schema: resumeWithRev, headers: READ_ETAG },
      304: { summary: "Nothing has changed", headers: READ_ETAG },
      ...TOO_BUSY,
    },
  },
  {
    ...guestCall,
    method: "put",
    path: "/api/resumes/{id}",
    summary: "Merge into a resume",
    description:
      "With `rev` or If-Match, the content is merged against that state, so that later changes by others are kept. Without it, absent keys are unchanged, list items are matched by id and nothing is deleted. Changing content, template or job description needs the edit role; the title, the owner.",
    headers: { "If-Match": "The ETag of the state that the change is based on; the same as `rev`" },
    body: updateResumeBody,
    responses: {
      200: { summary: "The merged resume", schema: resumeWithRev, headers: ETAG },
      409: {
        summary: "The given state is no longer available; the response contains the current one",
        schema: v.object({ message: v.string(), ...resumeWithRev.entries }),
        headers: ETAG,
      },
      ...TOO_BUSY,
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}",
    summary: "Move a resume to the trash, for 30 days",
    responses: { 200: { summary: "The deleted resume", schema: resumeWithRev }, ...TOO_BUSY },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/duplicate",
    summary: "Copy a resume that you may export; you own the copy",
    responses: {
      201: { summary: "The copy", schema: resumeWithRev, headers: ETAG },
      409: { summary: "The account has the maximum number of resumes" },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/restore",
    summary: "Restore a resume from the trash",
    responses: {
      200: { summary: "The resume", schema: resumeWithRev, headers: ETAG },
      409: { summary: "The account has the maximum number of resumes" },
    },
  },
  {
    ...guestCall,
    method: "get",
    path: "/api/resumes/{id}/versions",
    summary: "The versions of a resume",
    responses: {
      200: {
        summary: "The list",
        schema: v.object({ versions: v.array(versionItemResponseBody) }),
      },
    },
  },
  {
    ...guestCall,
    method: "post",
    path: "/api/resumes/{id}/versions",
    summary: "Save the current state as a named version",
    body: versionBody,
    responses: {
      201: { summary: "The version", schema: v.object({ version: versionItemResponseBody }) },
      409: { summary: "The resume has the maximum number of named versions" },
    },
  },
  {
    ...guestCall,
    method: "get",
    path: "/api/resumes/{id}/versions/{v}",
    summary: "Read a version",
    responses: {
      200: {
        summary: "The version with its content",
        schema: v.object({
          version: v.object({
            ...versionItemResponseBody.entries,
            content: resumeResponseBody.entries.content,
            templateId: v.string(),
            templateVersion: v.number(),
            jobDescription: resumeResponseBody.entries.jobDescription,
          }),
        }),
      },
      ...TOO_BUSY,
    },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/versions/{v}",
    summary: "Delete a version; for the owner",
    responses: {
      200: {
        summary: "The deleted version",
        schema: v.object({ version: v.object({ id: v.number() }) }),
      },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/versions/{v}/restore",
    summary: "Restore a version",
    description:
      "The current state is first saved as a version; differences are applied as normal edits. The job description doesn't change.",
    responses: {
      200: { summary: "The restored resume", schema: resumeWithRev, headers: ETAG },
      ...TOO_BUSY,
    },
  },
];

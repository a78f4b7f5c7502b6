/** Every call under /api, for /api/openapi.json. The routes validate bodies with the same schemas. */
import * as v from "valibot";
import { signedInUserSchema } from "#app/core/account/signed-in-user.ts";
import { jobDescriptionInputSchema } from "#app/core/resume/job-description.ts";
import { resumePatchSchema, resumeSchema } from "#app/core/resume/schema.ts";
import { ACCOUNT_CALLS } from "./calls/accounts.ts";
import { ANNOTATED_PDF_CALLS } from "./calls/annotated-pdfs.ts";
import { type Call, failureResponseBody } from "./calls/call.ts";
import { atsReportResponseBody, DOCUMENT_CALLS } from "./calls/documents.ts";
import { OWN_ACCOUNT_CALLS } from "./calls/own-account.ts";
import { PHOTO_CALLS } from "./calls/photos.ts";
import { RESUME_CALLS } from "./calls/resumes.ts";
import { REWRITE_CALLS } from "./calls/rewriting.ts";
import { SHARE_CALLS } from "./calls/shares.ts";
import { TEMPLATE_CALLS } from "./calls/templates.ts";
import {
  jobDescriptionResponseBody,
  resumeItemResponseBody,
  resumeResponseBody,
  versionItemResponseBody,
} from "./resume-response-bodies.ts";

const ABOUT_CALLS: Call[] = [
  {
    method: "get",
    path: "/api/openapi.json",
    tag: "About",
    auth: "none",
    summary: "This document",
    responses: { 200: { summary: "OpenAPI 3.1" } },
  },
  {
    method: "get",
    path: "/api/room",
    tag: "About",
    auth: "bearer or cookie",
    summary: "Open the WebSocket of a resume's room",
    description:
      "Guests send X-Share-Token, or the cookie set by opening a share link. Errors close the socket: 4401 not signed in, 4403 not allowed or no such room.",
    query: {
      resumeId: { schema: resumeItemResponseBody.entries.id, summary: "The id of the resume" },
      share: {
        schema: v.optional(v.string()),
        summary: "The id of the guest's share link; default: the latest",
      },
    },
    responses: { 101: { summary: "The WebSocket" } },
  },
];

export const CALLS: Call[] = [
  ...ACCOUNT_CALLS,
  ...OWN_ACCOUNT_CALLS,
  ...RESUME_CALLS,
  ...SHARE_CALLS,
  ...DOCUMENT_CALLS,
  ...ANNOTATED_PDF_CALLS,
  ...PHOTO_CALLS,
  ...REWRITE_CALLS,
  ...TEMPLATE_CALLS,
  ...ABOUT_CALLS,
];

export const NAMED_SCHEMAS = {
  Failure: failureResponseBody,
  User: signedInUserSchema,
  Content: resumeSchema,
  PartialContent: resumePatchSchema,
  JobDescriptionInput: jobDescriptionInputSchema,
  JobDescription: jobDescriptionResponseBody,
  Resume: resumeResponseBody,
  ResumeItem: resumeItemResponseBody,
  VersionItem: versionItemResponseBody,
  AtsReport: atsReportResponseBody,
};

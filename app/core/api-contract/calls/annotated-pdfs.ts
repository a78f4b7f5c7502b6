/**
 * Describes the calls for annotated PDFs in /api/openapi.json: copies of a resume's PDF with a reader's marks and notes.
 * The API calls them copies.
 */
import * as v from "valibot";
import { annotatedPdfResponseBody } from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { type Call, TOO_MANY_REQUESTS } from "./call.ts";

const shared = { tag: "Documents", auth: "bearer" } as const;

export const ANNOTATED_PDF_CALLS: Call[] = [
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/copies",
    summary: "The annotated copies of a resume's PDF, newest first",
    responses: {
      200: { summary: "The list", schema: v.object({ copies: v.array(annotatedPdfResponseBody) }) },
    },
  },
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/copies",
    summary: "Save an annotated copy",
    multipart: { file: "A PDF of at most 5 MB; its file name becomes the copy's name" },
    responses: {
      201: { summary: "The copy", schema: v.object({ copy: annotatedPdfResponseBody }) },
      409: { summary: "The resume has the maximum number of copies" },
      422: { summary: "The file is not a complete PDF" },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/copies/{copyId}",
    summary: "An annotated copy's file",
    responses: { 200: { summary: "The file", types: ["application/pdf"] } },
  },
  {
    ...shared,
    method: "delete",
    path: "/api/resumes/{id}/copies/{copyId}",
    summary: "Delete an annotated copy; for its author and the owner",
    responses: { 200: { summary: "The deleted copy" } },
  },
];

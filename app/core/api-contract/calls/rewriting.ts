/** Describes the call that rewrites a text with an AI model in /api/openapi.json. */
import { rewriteBody, rewriteResponseBody } from "#app/core/api-contract/rewrite-bodies.ts";
import { type Call, TOO_MANY_REQUESTS } from "./call.ts";

export const REWRITE_CALLS: Call[] = [
  {
    method: "post",
    path: "/api/resumes/{id}/rewrite",
    tag: "Resumes",
    auth: "bearer",
    summary: "Rewrite a line or the summary with the configured model",
    description:
      "Returns a proposal and changes nothing. `line` is one line of a description, `tailor` the same for the saved job description, `summary` the summary. The model receives the text, the title of its entry and the skills, for a summary also jobs, projects and degrees, but never the personal information. The name, contact details and links are also hidden in other texts, even joined or in capitals, but not nicknames and other spellings. Needs the edit role; at most thirty an hour.",
    body: rewriteBody,
    responses: {
      200: { summary: "The proposal", schema: rewriteResponseBody },
      400: {
        summary:
          "The text or the job description doesn't exist, or there is no content to write about",
      },
      422: {
        summary:
          "The model added numbers, names, contacts or degrees without a source; they are in `added`",
      },
      ...TOO_MANY_REQUESTS,
      501: { summary: "No model is configured" },
      502: { summary: "The model's provider refused the request or returned an unusable answer" },
      503: { summary: "The model's provider is busy; wait as long as Retry-After says" },
      504: { summary: "The model took too long to answer" },
    },
  },
];

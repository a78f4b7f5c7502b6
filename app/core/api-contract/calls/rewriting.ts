import { rewriteAnswer, rewriteBody } from "#app/core/api-contract/rewrite-bodies.ts";
import type { Call } from "./call.ts";

export const REWRITE_CALLS: Call[] = [
  {
    method: "post",
    path: "/api/resumes/{id}/rewrite",
    tag: "Resumes",
    auth: "bearer",
    summary: "Another wording of a line or the summary, by the configured model",
    description:
      "A proposal: nothing is changed. `line` is one line of a description, `tailor` the same for the saved posting, `summary` the summary. The model is sent the text, what its entry is called and the skills, for a summary also jobs, projects and degrees; never the personal part. Its name, contact details and links are hidden where a text has them too, also run together or in capitals; nicknames and other spellings are not known. Needs the edit role; thirty in an hour.",
    body: rewriteBody,
    answers: {
      200: { summary: "The proposal", schema: rewriteAnswer },
      400: { summary: "There is no such text, no posting, or nothing to write about" },
      422: {
        summary:
          "The model added a number, name, contact or degree that it was not given; `added` has them",
      },
      429: { summary: "Too often; Retry-After says how long to wait" },
      501: { summary: "No model is configured" },
      502: { summary: "The model's provider refused, or gave no answer that could be used" },
      503: { summary: "The model's provider is busy; Retry-After says how long to wait" },
      504: { summary: "The model took too long to answer" },
    },
  },
];

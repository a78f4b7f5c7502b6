import * as v from "valibot";
import { photoAnswer } from "#app/core/api-contract/photo-bodies.ts";
import type { Call } from "./call.ts";

const shared = { tag: "Documents", auth: "bearer or link" } as const;

export const PHOTO_CALLS: Call[] = [
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/photo",
    summary: "Upload a photo; for who may edit",
    description:
      "The middle square is drawn anew as a JPEG of at most 600 × 600 pixels; nothing else of the file is kept. The resume shows it once `content.photo` is `{ fileId, visible: true }`.",
    multipart: {
      file: "A JPEG, PNG or WebP of at most 2 MB and 25 million pixels, at least 100 × 100",
    },
    answers: {
      201: { summary: "The stored photo", schema: v.object({ photo: photoAnswer }) },
      409: { summary: "The resume and its versions hold as many photos as they can" },
      422: { summary: "The file is not a picture that can be used" },
      429: { summary: "Too often; Retry-After says how long to wait" },
      503: { summary: "The browser that draws it is busy; Retry-After says how long to wait" },
    },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/photo/{fileId}",
    summary: "A photo of a resume; for viewers only the one it shows",
    answers: { 200: { summary: "The picture", types: ["image/jpeg"] } },
  },
];

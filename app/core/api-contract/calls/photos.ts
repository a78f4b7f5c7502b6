/** Describes the calls for the photos of resumes in /api/openapi.json. */
import * as v from "valibot";
import { photoResponseBody } from "#app/core/api-contract/photo-bodies.ts";
import { type Call, TOO_MANY_REQUESTS } from "./call.ts";

const shared = { tag: "Documents", auth: "bearer or link" } as const;

export const PHOTO_CALLS: Call[] = [
  {
    ...shared,
    method: "post",
    path: "/api/resumes/{id}/photo",
    summary: "Upload a photo; needs the edit role",
    description:
      "The central square is stored as a new JPEG of at most 600 × 600 pixels; nothing else of the file is kept. The resume shows it if `content.photo` is `{ fileId, visible: true }`.",
    multipart: {
      file: "A JPEG, PNG or WebP of at most 2 MB and 25 million pixels, at least 100 × 100",
    },
    responses: {
      201: { summary: "The stored photo", schema: v.object({ photo: photoResponseBody }) },
      409: { summary: "The resume and its versions have the maximum number of photos" },
      422: { summary: "The file is not a picture that can be used" },
      ...TOO_MANY_REQUESTS,
      503: { summary: "The image processor is busy; wait as long as Retry-After says" },
    },
  },
  {
    ...shared,
    method: "get",
    path: "/api/resumes/{id}/photo/{fileId}",
    summary: "A photo of a resume; viewers can get only the visible one",
    responses: { 200: { summary: "The picture", types: ["image/jpeg"] } },
  },
];

/** Describes the calls for the template catalog in /api/openapi.json. */
import * as v from "valibot";
import type { Call } from "./call.ts";

const card = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  category: v.picklist(["modern", "professional", "creative", "classic"]),
  features: v.array(v.string()),
  recommended: v.array(v.string()),
  thumbnail: v.string(),
  pdfPreview: v.string(),
  version: v.number(),
  /** The changes of the newest version; resumes on an older version keep it until their owner upgrades. */
  news: v.array(v.string()),
});
/** htmlStructure has field names such as {fullName} in place of content. */
const templateWithMarkup = v.object({
  ...card.entries,
  htmlStructure: v.string(),
  cssStyles: v.string(),
});

export const TEMPLATE_CALLS: Call[] = [
  {
    method: "get",
    path: "/api/templates",
    tag: "Templates",
    auth: "none",
    summary: "All templates",
    responses: {
      200: { summary: "The list", schema: v.object({ templates: v.array(card) }) },
    },
  },
  {
    method: "get",
    path: "/api/templates/{templateId}",
    tag: "Templates",
    auth: "none",
    summary: "A template with its markup and stylesheet",
    responses: {
      200: { summary: "The template", schema: v.object({ template: templateWithMarkup }) },
      404: { summary: "There is no such template" },
    },
  },
];

/** The description of an API call, from which /api/openapi.json is generated together with the routes' schemas. */
import * as v from "valibot";

export interface Call {
  method: "get" | "post" | "put" | "delete" | "options";
  /** The path with parameters in braces. */
  path: string;
  tag: "Accounts" | "Score" | "Documents" | "Resumes" | "Sharing" | "Templates" | "About";
  summary: string;
  description?: string;
  /** How the call is authorized. */
  auth: "bearer" | "bearer or link" | "bearer or cookie" | "none";
  body?: v.GenericSchema;
  /** Used instead of `body` for file uploads. */
  multipart?: Record<string, string>;
  query?: Record<string, { schema: v.GenericSchema; summary: string }>;
  headers?: Record<string, string>;
  /** Success responses, and failures in addition to those all calls share. */
  responses: Record<number, ResponseDescription>;
}

export interface ResponseDescription {
  summary: string;
  schema?: v.GenericSchema;
  /** Media types other than JSON. */
  types?: string[];
  headers?: Record<string, string>;
}

/** The response of calls with a rate limit. */
export const TOO_MANY_REQUESTS = {
  429: { summary: "Too many requests; wait as long as Retry-After says" },
} satisfies Record<number, ResponseDescription>;

export const failureResponseBody = v.object({
  message: v.string(),
  /** Dot path of the invalid field of the body. */
  field: v.optional(v.string()),
});
/** The body of failures of calls under /api/auth. */
export const authFailureResponseBody = v.object({
  success: v.literal(false),
  ...failureResponseBody.entries,
});

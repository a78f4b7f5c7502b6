/** How one call is described; /api/openapi.json is made of these and of the schemas routes parse with. */
import * as v from "valibot";

export interface Call {
  method: "get" | "post" | "put" | "delete" | "options";
  /** Under the server's origin, parameters in braces. */
  path: string;
  tag: "Accounts" | "Score" | "Documents" | "Resumes" | "Sharing" | "Templates" | "About";
  summary: string;
  description?: string;
  /** What the call is authorised by; 401 is described for the first. */
  auth: "bearer" | "bearer or link" | "bearer or cookie" | "none";
  body?: v.GenericSchema;
  /** Instead of `body` where the call takes a file. */
  multipart?: Record<string, string>;
  query?: Record<string, { schema: v.GenericSchema; summary: string }>;
  headers?: Record<string, string>;
  /** Of success, and of failures beyond those every call shares. */
  answers: Record<number, Answer>;
}

export interface Answer {
  summary: string;
  schema?: v.GenericSchema;
  /** Media types other than JSON. */
  types?: string[];
  headers?: Record<string, string>;
}

export const failureAnswer = v.object({
  message: v.string(),
  /** Dot path of what is wrong in the body. */
  field: v.optional(v.string()),
});

/**
 * What people read of an error that a library or the browser worded, such as "Failed to fetch". Our
 * own messages are returned as they are.
 */
import { isChunkLoadError } from "#app/ui/loading/is-chunk-load-error.ts";
import { NETWORK_ERROR } from "./network-error.ts";

const TEXTS = {
  unreachable: "Couldn't reach the server. Check your connection and try again.",
  code: "A part of the page couldn't be loaded. Check your connection, then try again or reload the page.",
  server: "The server has a problem. Please try again in a moment.",
  missing: "The file is missing. Reload the page and try again.",
  damaged: "The file is damaged.",
  locked: "The file has a password.",
  unreadable: "The file couldn't be read.",
};

/** By the names of pdf.js's errors. */
const PDF_ERRORS: Record<string, string> = {
  InvalidPDFException: TEXTS.damaged,
  FormatError: TEXTS.damaged,
  PasswordException: TEXTS.locked,
  AbortException: TEXTS.unreadable,
  UnknownErrorException: TEXTS.unreadable,
};

/** @param unknown if it is no error, or one without a message */
export function plainErrorText(error: unknown, unknown: string): string {
  if (!(error instanceof Error) || error.message === "") return unknown;
  if (isChunkLoadError(error)) return TEXTS.code;
  if (NETWORK_ERROR.test(error.message)) return TEXTS.unreachable;
  if (error.name === "ResponseException") {
    const { status = 0 } = error as { status?: number };
    if (status === 0) return TEXTS.unreachable;
    return status >= 500 ? TEXTS.server : TEXTS.missing;
  }
  return PDF_ERRORS[error.name] ?? error.message;
}

/** The message to show when a request fails. */
import { ApiError } from "./call-api.ts";
import { SERVER_UNREACHABLE } from "./messages.ts";

/** The server's message, or a hint to check the connection if no response arrived. */
export function requestErrorText(error: unknown): string {
  return error instanceof ApiError ? error.message : SERVER_UNREACHABLE;
}

/** The message to show when a request fails. */
import { ApiError } from "./call-api.ts";

export const SERVER_UNREACHABLE = "Couldn't reach the server. Check your connection and try again.";

/** The server's message, or a hint to check the connection if no response arrived. */
export function requestErrorText(error: unknown): string {
  return error instanceof ApiError ? error.message : SERVER_UNREACHABLE;
}

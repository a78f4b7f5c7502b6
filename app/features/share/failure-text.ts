import { ApiError } from "#app/client/call-api.ts";

export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return "The server could not be reached. Check the connection, then try again.";
}

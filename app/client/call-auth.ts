/**
 * Calls the auth API, where `success` in the body, not the status, says whether a call succeeded
 * [spec 7].
 */
import { ApiError, callApi } from "./call-api.ts";
import type { StoredSession } from "./stored-session.ts";

interface AuthResponse {
  success?: boolean;
  token?: string;
  user?: StoredSession["user"];
  message?: string;
  email?: string;
  requireVerification?: boolean;
  recoveryRequested?: boolean;
  resetToken?: string;
}
type AuthCall =
  | "login"
  | "signup"
  | "verify-otp"
  | "resend-otp"
  | "forgot-password"
  | "reset-password";

/**
 * Throws ApiError, with the response as its body, unless the call succeeded or asks to verify the
 * email address. A new code for an expired sign-up (`recoveryRequested`) is no success either: the
 * form shows that message as an error.
 */
export async function callAuth(call: AuthCall, body: object): Promise<AuthResponse> {
  const response = await callApi<AuthResponse>(`/api/auth/${call}`, { body, anonymous: true });
  const isSuccess = response.success === true || response.requireVerification;
  if (!isSuccess || response.recoveryRequested) throw authFailure(response);
  return response;
}

/** Returns the session in a response; throws ApiError if it contains none. */
export function sessionOf({ token, user }: AuthResponse): StoredSession {
  if (typeof token === "string" && token && typeof user === "object" && user) {
    return { token, user };
  }
  // Not the response: its message says that the call succeeded, so the form shows its own.
  throw authFailure({});
}

/** A failure in a response with status 200. The form chooses the message from its body. */
const authFailure = (body: AuthResponse) => new ApiError(200, "", { ...body });

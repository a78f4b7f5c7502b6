/**
 * Derives a session's two credentials from its row: the bearer token for /api and the cookie for pages. Neither can
 * be derived from the other, nor from the database alone.
 */
import { isEqualTimingSafe, keyedHash } from "./keyed-hash.server.ts";

export type CredentialKind = "bearer" | "cookie";

/** `b` for bearer or `c` for cookie, the id of the session's row, and an HMAC: `b.V1StGXR8.` and 43 characters. */
const CREDENTIAL_PATTERN = /^(b|c)\.([A-Za-z0-9_-]{8,64})\.([A-Za-z0-9_-]{43})$/;

interface SessionRow {
  id: string;
  token: string;
}

const prefixOf = (kind: CredentialKind) => (kind === "bearer" ? "b" : "c");

export function deriveCredential(secret: string, kind: CredentialKind, row: SessionRow): string {
  return `${prefixOf(kind)}.${row.id}.${keyedHash(secret, `session ${kind}`, row.id, row.token)}`;
}

/** The session row id contained in a credential of this kind; null if it is malformed. */
export function sessionRowId(kind: CredentialKind, credential: string): string | null {
  const [, letter, id] = CREDENTIAL_PATTERN.exec(credential) ?? [];
  return letter === prefixOf(kind) && id ? id : null;
}

export function isValidCredential(
  secret: string,
  kind: CredentialKind,
  row: SessionRow,
  credential: string,
): boolean {
  return isEqualTimingSafe(deriveCredential(secret, kind, row), credential);
}

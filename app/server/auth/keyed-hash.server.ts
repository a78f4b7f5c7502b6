/** Keyed hashes under the server's secret, and a comparison in constant time. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 under the server's secret; `purpose` prevents a hash for one use from being valid for another. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): string {
  return createHmac("sha256", secret)
    .update([purpose, ...parts].join("\0"))
    .digest("base64url");
}

export function isEqualTimingSafe(a: string, b: string): boolean {
  const aBytes = new TextEncoder().encode(a);
  const bBytes = new TextEncoder().encode(b);
  return aBytes.byteLength === bBytes.byteLength && timingSafeEqual(aBytes, bBytes);
}

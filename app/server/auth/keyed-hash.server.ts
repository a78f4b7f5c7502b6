/** Values only this server could have made, and comparing without telling by time where they differ. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 under the server's secret; `purpose` keeps one use from standing in for another. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): string {
  return createHmac("sha256", secret)
    .update([purpose, ...parts].join("\0"))
    .digest("base64url");
}

export function isEqualTimingSafe(one: string, other: string): boolean {
  const a = new TextEncoder().encode(one);
  const b = new TextEncoder().encode(other);
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/**
 * Secrets used in URLs: 256 random bits. The database stores only their hash, except for a profile picture's, which is
 * in `user.image`: pages link to the picture.
 */

export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

export const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

export async function hashSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return toBase64Url(new Uint8Array(digest));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

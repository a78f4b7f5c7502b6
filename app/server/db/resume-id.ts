/** Resume ids are unguessable, yet never a permission by themselves: 128 random bits as hex. */
export function newResumeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 128 random bits as hex. Resume ids are unguessable, but never grant access by themselves. */
export function newResumeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names of the versions that are saved right before a resume's content is replaced. */

/** Saved before a resume made in this browser without an account replaces the content. */
export const BEFORE_DEVICE_COPY = "Before the copy from this browser";

/** Name of the version saved before this version is restored; at most 200 characters. */
export function beforeRestoring({ name, createdAt }: { name: string | null; createdAt: number }) {
  const day = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
  return `Before restoring ${name ?? `the version of ${day} UTC`}`.slice(0, 200);
}

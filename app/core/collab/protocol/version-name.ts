/** Names of the versions that are saved right before a resume's content is replaced. */
/** Replaced by a resume that was made in this browser without an account. */
export const BEFORE_DEVICE_COPY = "Before the copy from this browser";

/** Replaced by another version. */
export function beforeRestoring({ name, createdAt }: { name: string | null; createdAt: number }) {
  const day = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
  return `Before restoring ${name ?? `the version of ${day} UTC`}`.slice(0, 200);
}

/** Names of versions that are kept before something else takes their place: a resume from a browser without an account. */
export const BEFORE_DEVICE_COPY = "Before the copy from this browser";

/** Another version. */
export function beforeRestoring({ name, createdAt }: { name: string | null; createdAt: number }) {
  const day = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
  return `Before restoring ${name ?? `the version of ${day} UTC`}`.slice(0, 200);
}

/** The name of the version that is kept when another one is restored. */
export function beforeRestoring({ name, createdAt }: { name: string | null; createdAt: number }) {
  const day = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
  return `Before restoring ${name ?? `the version of ${day} UTC`}`.slice(0, 200);
}

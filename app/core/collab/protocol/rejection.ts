/** Why a frame did nothing: the sender is told, or must go. Null when all is well. */
export type Rejection =
  | { error: string; ref?: string; of?: "edits" }
  | { close: number; reason: string }
  | null;

/** Nothing of what somebody wrote was taken. */
export const rejectEdits = (error: string) => ({ error, of: "edits" }) as const;

/** What somebody sent, or null where it cannot be read. */
export function tryDecode<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

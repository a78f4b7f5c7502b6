/** Rejection: error reply or close code; null means accepted. */
export type Rejection =
  | { error: string; ref?: string; of?: "edits" }
  | { close: number; reason: string }
  | null;

/** Rejects edits; the client keeps them as unsaved. */
export const rejectEdits = (error: string) => ({ error, of: "edits" }) as const;

/** The decoded value, or null where decoding throws. */
export function tryDecode<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

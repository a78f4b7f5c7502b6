/**
 * Caches the uncropped pictures of this tab by the photo that was cropped from them, so that a new crop is possible.
 * Nothing of it is stored or sent: of a file, only what is inside the square is kept anywhere.
 */
import type { Framing } from "#app/features/photo-crop/photo-framing.ts";

export interface Framed {
  file: File;
  framing: Framing;
}

const framed = new Map<string, Framed>();

export const framedAs = (fileId: string): Framed | undefined => framed.get(fileId);

export function keepFramed(fileId: string, how: Framed): void {
  framed.set(fileId, how);
}

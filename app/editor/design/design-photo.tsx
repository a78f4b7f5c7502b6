/** The photo's switch in the design panel. */

import { PhotoSwitch } from "#app/editor/photo/photo-switch.tsx";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { TEXTS } from "./texts.ts";

export function DesignPhoto() {
  const hasPhoto = useRoomValue((snapshot) => Boolean(snapshot.resume.photo));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{TEXTS.photo}</legend>
      <PhotoSwitch />
      {hasPhoto ? null : <p className="text-sm">{TEXTS.noPhotoYet}</p>}
    </fieldset>
  );
}

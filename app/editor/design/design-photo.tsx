/** The photo among the design's settings. */

import { PhotoSwitch } from "#app/editor/photo/photo-switch.tsx";
import { useRoomValue } from "#app/editor/sync/room-context.ts";

export function DesignPhoto() {
  const hasPhoto = useRoomValue((snapshot) => Boolean(snapshot.resume.photo));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">Photo</legend>
      <PhotoSwitch />
      {hasPhoto ? null : (
        <p className="text-sm">There is none yet. Add one under Personal Information.</p>
      )}
    </fieldset>
  );
}

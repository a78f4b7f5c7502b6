/** Switch that shows or hides the photo on the resume, with the reason why it is off by default. */

import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Switch } from "#app/ui/controls/switch.tsx";
import { TEXTS } from "./texts.ts";

export function PhotoSwitch() {
  const room = useOpenRoom();
  const photo = useRoomValue((snapshot) => snapshot.resume.photo) ?? null;
  return (
    <div className="grid gap-1.5">
      <Switch
        label={TEXTS.showThePhotoOnTheResume}
        checked={photo?.visible ?? false}
        disabled={!photo}
        onChange={(visible) => photo && room.edits.setPhoto({ ...photo, visible })}
      />
      <p className="text-sm text-ink-soft">{TEXTS.offByDefault}</p>
    </div>
  );
}

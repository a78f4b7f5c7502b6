/** Photo on or off, and why it is off until somebody decides otherwise. */

import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Switch } from "#app/ui/controls/switch.tsx";

export function PhotoSwitch() {
  const room = useOpenRoom();
  const photo = useRoomValue((snapshot) => snapshot.resume.photo) ?? null;
  return (
    <div className="grid gap-1.5">
      <Switch
        label="Show the photo on the resume"
        checked={photo?.visible ?? false}
        disabled={!photo}
        onChange={(visible) => photo && room.edits.setPhoto({ ...photo, visible })}
      />
      <p className="text-sm text-ink-soft">
        Off by default: screening programs cannot read pictures, and many employers, above all in
        the US, the UK, Canada and Ireland, ask for resumes without one, so that nobody is judged by
        looks. In much of continental Europe and Asia a photo is still usual.
      </p>
    </div>
  );
}

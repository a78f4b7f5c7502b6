/** Whether PDFs of the resume carry it as data. */
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Switch } from "#app/ui/controls/switch.tsx";

export function DesignData() {
  const room = useOpenRoom();
  const data = useRoomValue((snapshot) => snapshot.design.data) ?? true;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm font-semibold">PDF</legend>
      <Switch
        label="Put the resume into its PDF as data"
        checked={data}
        onChange={(isOn) => room.edits.setDesign({ data: isOn ? undefined : false })}
      />
      <p className="text-sm text-ink-soft">
        Importing such a PDF brings everything back, the design as well. Only what the page shows is
        in it.
      </p>
    </fieldset>
  );
}

/** The switch for embedding the resume's data in its PDFs, from which an import restores it. */
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Switch } from "#app/ui/controls/switch.tsx";
import { TEXTS } from "./texts.ts";

export function EmbedDataSwitch() {
  const room = useOpenRoom();
  const isEmbedded = useRoomValue((snapshot) => snapshot.design.data) ?? true;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{TEXTS.pdf}</legend>
      <Switch
        label={TEXTS.embedResumeData}
        checked={isEmbedded}
        onChange={(isOn) => room.edits.setDesign({ data: isOn ? undefined : false })}
      />
      <p className="text-sm text-ink-soft">{TEXTS.embedDataHint}</p>
    </fieldset>
  );
}

/** Beside the dates of an entry: years alone, as many people have them. */
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { CheckboxField } from "#app/ui/controls/field.tsx";

export function YearOnlySwitch({
  isOn,
  onSwitch,
}: {
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}) {
  const mayEdit = useMayEdit();
  return (
    <CheckboxField
      label="Year only"
      checked={isOn}
      aria-disabled={!mayEdit}
      onChange={(event) => mayEdit && onSwitch(event.target.checked)}
    />
  );
}

/** A month picker; a text field that reads months as people write them where the browser has none. */
import { useState } from "react";
import { useMayEdit } from "#app/open-room/editor-access.ts";
import { entryOf, useOpenRoom, useRoomValue } from "#app/open-room/room-context.ts";
import { TextField } from "#app/ui/field.tsx";
import { controlId } from "./field-path.ts";
import { parseMonth } from "./month-text.ts";

type MonthPath =
  | ["experience" | "education" | "volunteering", string, "startDate" | "endDate"]
  | ["certificates" | "awards" | "publications", string, "date"];

let hasPicker: boolean | null = null;
function hasMonthPicker(): boolean {
  if (hasPicker === null) {
    const probe = document.createElement("input");
    probe.setAttribute("type", "month");
    hasPicker = probe.type === "month";
  }
  return hasPicker;
}

interface Props {
  path: MonthPath;
  label: string;
  error?: string | null;
}

export function RoomMonthField(props: Props) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const { path } = props;
  const value = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
    return String(entry?.[path[2]] ?? "");
  });
  const change = (month: string) => {
    if (month !== value) room.setValue(path, month);
  };
  return hasMonthPicker() ? (
    <TextField
      id={controlId(path)}
      type="month"
      readOnly={!mayEdit}
      label={props.label}
      error={props.error}
      value={value}
      min="1900-01"
      max="2100-12"
      onChange={(event) => change(event.target.value)}
    />
  ) : (
    <TypedMonth {...props} value={value} onChange={change} />
  );
}

function TypedMonth({
  path,
  label,
  error,
  value,
  onChange,
}: Props & { value: string; onChange(month: string): void }) {
  const mayEdit = useMayEdit();
  // What is typed stays as typed until the field is left; the room gets every reading that is a month.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <TextField
      id={controlId(path)}
      label={label}
      placeholder="YYYY-MM"
      readOnly={!mayEdit}
      autoComplete="off"
      value={typed ?? value}
      hint="For example 2024-05"
      error={isUnreadable ? `${label} must be a month like 2024-05` : error}
      onChange={(event) => {
        setTyped(event.target.value);
        setUnreadable(false);
        const month = parseMonth(event.target.value);
        if (month !== null) onChange(month);
      }}
      onBlur={() => {
        if (typed !== null && parseMonth(typed) === null) setUnreadable(true);
        else setTyped(null);
      }}
    />
  );
}

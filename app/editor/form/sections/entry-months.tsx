/** Start and end of an entry; the end is hidden while one still works there [spec 2]. */

import { runsBackwards } from "#app/editor/form/fields/month-text.ts";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { entryOf, useRoomValue } from "#app/editor/sync/room-context.ts";

export function EntryMonths({
  section,
  id,
  endLabel,
}: {
  section: "experience" | "education" | "volunteering";
  id: string;
  endLabel: string;
}) {
  const isCurrent = useRoomValue(
    (snapshot) => section !== "education" && entryOf(snapshot, section, id)?.current === true,
  );
  const isBackwards = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, section, id);
    return entry !== undefined && runsBackwards(entry.startDate, entry.endDate);
  });
  return (
    <div className="grid gap-4 @xs:grid-cols-2">
      <RoomMonthField path={[section, id, "startDate"]} label="Start Date" />
      {isCurrent ? null : (
        <RoomMonthField
          path={[section, id, "endDate"]}
          label={endLabel}
          error={isBackwards ? `${endLabel} is before Start Date` : null}
        />
      )}
    </div>
  );
}

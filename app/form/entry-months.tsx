/** Start and end of an entry; the end is hidden while one still works there [spec 2]. */

import { entryOf, useRoomValue } from "#app/open-room/room-context.ts";
import { runsBackwards } from "./month-text.ts";
import { RoomMonthField } from "./room-month-field.tsx";

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

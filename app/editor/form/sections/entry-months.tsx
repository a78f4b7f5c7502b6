/** Start and end months of an entry; the end is hidden for a current one [spec 2]. */

import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { isEndBeforeStart } from "#app/editor/form/fields/month-text.ts";
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
  const isEndTooEarly = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, section, id);
    return entry !== undefined && isEndBeforeStart(entry.startDate, entry.endDate);
  });
  return (
    <div className={PAIR}>
      <RoomMonthField path={[section, id, "startDate"]} label="Start Date" />
      {isCurrent ? null : (
        <RoomMonthField
          path={[section, id, "endDate"]}
          label={endLabel}
          error={isEndTooEarly ? `${endLabel} is before Start Date` : null}
        />
      )}
    </div>
  );
}

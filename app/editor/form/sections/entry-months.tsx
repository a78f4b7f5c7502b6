/** Start and end of an entry, as months or years alone; the end is hidden for a current one [spec 2]. */

import { isEndBeforeStart } from "#app/core/resume/dates.ts";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { type DateField, useYearOnly } from "#app/editor/form/fields/use-year-only.ts";
import { YearOnlySwitch } from "#app/editor/form/fields/year-only-switch.tsx";
import { entryOf, useRoomValue } from "#app/editor/sync/room-context.ts";

const DATES: readonly DateField[] = ["startDate", "endDate"];

export function EntryMonths({
  section,
  id,
  endLabel,
}: {
  section: "experience" | "education" | "volunteering";
  id: string;
  endLabel: string;
}) {
  const { isYearOnly, isTyped, switchTo } = useYearOnly(section, id, DATES);
  const isCurrent = useRoomValue(
    (snapshot) => section !== "education" && entryOf(snapshot, section, id)?.current === true,
  );
  const isEndTooEarly = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, section, id);
    return entry !== undefined && isEndBeforeStart(entry.startDate, entry.endDate);
  });
  return (
    <div className="grid gap-1">
      <div className={PAIR}>
        <RoomMonthField path={[section, id, "startDate"]} label="Start Date" isTyped={isTyped} />
        {isCurrent ? null : (
          <RoomMonthField
            path={[section, id, "endDate"]}
            label={endLabel}
            isTyped={isTyped}
            error={isEndTooEarly ? `${endLabel} is before Start Date` : null}
          />
        )}
      </div>
      <YearOnlySwitch isOn={isYearOnly} onSwitch={switchTo} />
    </div>
  );
}

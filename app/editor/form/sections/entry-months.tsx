/**
 * Fields for start and end of an entry, as months or years; the end is hidden for a current one
 * [spec 2].
 */

import type { PeriodSection } from "#app/core/collab/document/paths.ts";
import { isDateBefore } from "#app/core/dates.ts";
import { TWO_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { entryOf, useRoomValue } from "#app/editor/sync/room-context.ts";

const DATES = ["startDate", "endDate"] as const;

export function EntryMonths({
  section,
  id,
  endLabel,
}: {
  section: "experience" | "education" | PeriodSection;
  id: string;
  endLabel: string;
}) {
  const isCurrent = useRoomValue(
    (snapshot) => section !== "education" && entryOf(snapshot, section, id)?.current === true,
  );
  const isEndTooEarly = useRoomValue((snapshot) => {
    const entry = entryOf(snapshot, section, id);
    return entry !== undefined && isDateBefore(entry.endDate, entry.startDate);
  });
  return (
    <YearOrMonthFields section={section} id={id} fields={DATES}>
      {(isTextInput) => (
        <div className={TWO_COLUMNS}>
          <RoomMonthField
            path={[section, id, "startDate"]}
            label={TEXTS.startDate}
            isTextInput={isTextInput}
          />
          {isCurrent ? null : (
            <RoomMonthField
              path={[section, id, "endDate"]}
              label={endLabel}
              isTextInput={isTextInput}
              error={isEndTooEarly ? TEXTS.endIsBeforeStart({ endLabel }) : null}
            />
          )}
        </div>
      )}
    </YearOrMonthFields>
  );
}

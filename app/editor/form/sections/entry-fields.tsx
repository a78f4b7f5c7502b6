/** Fields that the forms of the optional sections share. */
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { RoomBulletArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { OPTIONAL_TEXTS } from "./optional-texts.ts";

const DATE_FIELDS = ["date"] as const;

/**
 * The date field of an award, a publication, a course or a patent. `isTextInput`: the date is typed,
 * such as a year alone, and not picked as a month.
 */
export function EntryDate({
  section,
  id,
}: {
  section: "awards" | "publications" | "courses" | "patents";
  id: string;
}) {
  return (
    <YearOrMonthFields section={section} id={id} fields={DATE_FIELDS}>
      {(isTextInput) => (
        <RoomMonthField
          path={[section, id, "date"]}
          label={OPTIONAL_TEXTS.date}
          isTextInput={isTextInput}
        />
      )}
    </YearOrMonthFields>
  );
}

interface Field {
  path: TextPath;
  label: string;
  optional?: boolean;
  placeholder?: string;
}

/** A text of one line. */
export function LineField(field: Field) {
  return <RoomTextField {...field} autoComplete="off" />;
}

export function LinkField({ path }: Pick<Field, "path">) {
  return (
    <RoomTextField
      path={path}
      label={TEXTS.link}
      optional
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** A text whose lines are bullets. `hasRewriteTool`: people can have a model rewrite it. */
export function BulletsField(field: Pick<Field, "path" | "label"> & { hasRewriteTool?: boolean }) {
  return <RoomBulletArea {...field} rows={2} />;
}

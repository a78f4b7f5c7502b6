/** Fields that the forms of the optional sections share. */
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { RoomBulletArea, RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import type { TextPath } from "#app/editor/sync/room.ts";

const DATE = ["date"] as const;

/** The one date of an award, a publication, a course or a patent. */
export function EntryDate({
  section,
  id,
}: {
  section: "awards" | "publications" | "courses" | "patents";
  id: string;
}) {
  return (
    <YearOrMonthFields section={section} id={id} fields={DATE}>
      {(isTyped) => (
        <RoomMonthField path={[section, id, "date"]} label={TEXTS.date} isTyped={isTyped} />
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

/** A description, whose lines are bullets. */
export function BodyField(field: Pick<Field, "path" | "label"> & { isRewritable?: boolean }) {
  return <RoomBulletArea {...field} rows={2} />;
}

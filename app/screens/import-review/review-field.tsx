/** One imported field, editable before saving. */
import { formatCommaList, parseCommaList } from "#app/core/resume/comma-list.ts";
import { CheckboxField, TextArea, TextField } from "#app/ui/controls/field.tsx";
import { fieldLabel } from "./field-labels.ts";
import { ReviewDate } from "./review-date.tsx";
import { shownText, storedText } from "./review-text.ts";
import { TEXTS } from "./texts.ts";
import { useTypedText } from "./use-typed-text.ts";

const LONG_FIELDS = new Set(["summary", "description", "body"]);
const LIST_FIELDS = new Set(["skills", "technologies"]);
const DATE_FIELDS = new Set(["startDate", "endDate", "date", "validUntil"]);

export type FieldValue = string | boolean | string[];

export function ReviewField({
  path,
  value,
  warning,
  idPrefix = "import",
  isDateTyped = false,
  onChange,
}: {
  path: string;
  value: FieldValue;
  /** Keeps ids unique: the same field can be shown twice. */
  idPrefix?: string;
  /** True where the user is asked for a date that the file lacks: in a text field, which also takes a year alone. */
  isDateTyped?: boolean;
  /** Why the field should be checked; empty if it need not be. */
  warning: string;
  onChange(value: FieldValue): void;
}) {
  const key = path.split(".").at(-1) ?? "";
  // Kept beside the list, because a comma just typed ("Java,") is not in its items and would disappear.
  const [list, setList] = useTypedText(value, (items) =>
    Array.isArray(items) ? formatCommaList(items) : "",
  );
  const id = `${idPrefix}-${path}`;
  if (typeof value === "boolean") {
    return (
      <CheckboxField
        id={id}
        label={fieldLabel(key)}
        checked={value}
        className="self-end pb-2"
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  const commonProps = {
    id,
    label: fieldLabel(key),
    hint: warning ? <span className="text-warn">{TEXTS.check({ warning })}</span> : undefined,
    className: warning ? "border-warn!" : undefined,
  };
  if (LIST_FIELDS.has(key)) {
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...commonProps}
          rows={3}
          value={list}
          onChange={(event) => {
            const items = parseCommaList(event.target.value);
            setList(event.target.value, items);
            onChange(items);
          }}
        />
      </div>
    );
  }
  if (LONG_FIELDS.has(key)) {
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...commonProps}
          rows={Math.min(10, 2 + String(value).split("\n").length)}
          value={shownText(path, String(value))}
          // The text before the change tells whether asterisks were shown as plain signs or as formats.
          onChange={(event) => onChange(storedText(path, String(value), event.target.value))}
        />
      </div>
    );
  }
  if (DATE_FIELDS.has(key))
    return (
      <ReviewDate
        {...commonProps}
        value={String(value)}
        isTyped={isDateTyped}
        onChange={onChange}
      />
    );
  return (
    <TextField
      {...commonProps}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** One field of what was read, to be mended before it is saved. */
import { formatCommaList, parseCommaList } from "#app/core/resume/comma-list.ts";
import { CheckboxField, TextArea, TextField } from "#app/ui/controls/field.tsx";
import { labelOf } from "./field-labels.ts";

const LONG = new Set(["summary", "description", "body", "skills", "technologies"]);
const LISTS = new Set(["skills", "technologies"]);
const MONTHS = new Set(["startDate", "endDate", "date"]);

export type FieldValue = string | boolean | string[];

export function ReviewField({
  path,
  value,
  doubt,
  onChange,
}: {
  path: string;
  value: FieldValue;
  /** Why it should be looked at; empty where it need not be. */
  doubt: string;
  onChange(value: FieldValue): void;
}) {
  const key = path.split(".").at(-1) ?? "";
  const id = `import-${path}`;
  if (typeof value === "boolean") {
    return (
      <CheckboxField
        id={id}
        label={labelOf(key)}
        checked={value}
        className="self-end pb-2"
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  const shared = {
    id,
    label: labelOf(key),
    hint: doubt ? <span className="text-warn">Check: {doubt}</span> : undefined,
    className: doubt ? "border-warn!" : undefined,
  };
  if (LISTS.has(key)) {
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...shared}
          rows={3}
          defaultValue={formatCommaList(value as string[])}
          onChange={(event) => onChange(parseCommaList(event.target.value))}
        />
      </div>
    );
  }
  if (LONG.has(key)) {
    return (
      <div className="sm:col-span-2">
        <TextArea
          {...shared}
          rows={Math.min(10, 2 + String(value).split("\n").length)}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    );
  }
  return (
    <TextField
      {...shared}
      type={MONTHS.has(key) ? "month" : "text"}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

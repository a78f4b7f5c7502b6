/** An imported date: a month picker, or typed where it is a year alone or a season, which no picker can hold. */
import { useState } from "react";
import { isMonth } from "#app/core/dates.ts";
import { parseDate, typedDate } from "#app/core/month-text.ts";
import { DATE_RULE } from "#app/core/resume/schema-fields.ts";
import { TextField } from "#app/ui/controls/field.tsx";

type FieldProps = Parameters<typeof TextField>[0];

export function ReviewDate({
  value,
  onChange,
  ...props
}: Omit<FieldProps, "onChange" | "value"> & { value: string; onChange(date: string): void }) {
  // Fixed at mount: changing the type of the input while typing would lose the cursor.
  const [isPicked] = useState(value === "" || isMonth(value));
  const [typed, setTyped] = useState(() => typedDate(value));
  if (isPicked) {
    const pick = (event: { target: { value: string } }) => onChange(event.target.value);
    return <TextField {...props} type="month" value={value} onChange={pick} />;
  }
  const error = parseDate(typed) !== null ? null : `${props.label} ${DATE_RULE}`;
  return (
    <TextField
      {...props}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        const date = parseDate(event.target.value);
        if (date !== null) onChange(date);
      }}
    />
  );
}

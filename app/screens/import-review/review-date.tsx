/** The input for an imported date: a month picker, or a text field for a year alone or a season. */
import { useState } from "react";
import { isMonth } from "#app/core/dates.ts";
import { parseDate, toTypedDate } from "#app/core/month-text.ts";
import { DATE_RULE } from "#app/core/resume/schema-fields.ts";
import { TextField } from "#app/ui/controls/field.tsx";
import { TEXTS } from "./texts.ts";
import { useTypedText } from "./use-typed-text.ts";

type FieldProps = Parameters<typeof TextField>[0];

export function ReviewDate({
  value,
  isTyped = false,
  onChange,
  ...props
}: Omit<FieldProps, "onChange" | "value"> & {
  value: string;
  /** Always shows the text field. */
  isTyped?: boolean;
  onChange(date: string): void;
}) {
  // Changing the type of the input while typing would lose the cursor.
  const [startsAsPicker] = useState(!isTyped && (value === "" || isMonth(value)));
  const [typed, setTyped] = useTypedText(value, toTypedDate);
  if (startsAsPicker && (value === "" || isMonth(value))) {
    const pick = (event: { target: { value: string } }) => onChange(event.target.value);
    return <TextField {...props} type="month" value={value} onChange={pick} />;
  }
  const error = parseDate(typed) !== null ? null : `${props.label} ${DATE_RULE}`;
  return (
    <TextField
      {...props}
      placeholder={TEXTS.dateFormatHint}
      value={typed}
      error={error}
      onChange={(event) => {
        const date = parseDate(event.target.value);
        setTyped(event.target.value, date ?? value);
        if (date !== null) onChange(date);
      }}
    />
  );
}

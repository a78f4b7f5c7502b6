/**
 * A month picker, or a text field that parses typed dates: in browsers without a picker, and for a
 * year alone or a season, which a picker cannot hold.
 */
import { forwardRef, useState } from "react";
import { parseDate, suggestMonth, toTypedDate } from "#app/core/month-text.ts";
import { DATE_RULE } from "#app/core/resume/schema-fields.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { TextField } from "#app/ui/controls/field.tsx";

const INCOMPLETE = TEXTS.monthAndYearRequired;

let hasPicker: boolean | null = null;
function hasMonthPicker(): boolean {
  if (hasPicker === null) {
    const probe = document.createElement("input");
    probe.setAttribute("type", "month");
    hasPicker = probe.type === "month";
  }
  return hasPicker;
}

interface Props {
  id?: string;
  label: string;
  error?: string | null | undefined;
  readOnly?: boolean;
  value: string;
  /** Whether the date is typed, such as a year alone or a season, and not picked. */
  isTextInput?: boolean;
  hint?: string | undefined;
  onChange(month: string): void;
  /** Called with typed text that is not a month yet. */
  onUnreadable?: ((typed: string) => void) | undefined;
}

export const MonthField = forwardRef<HTMLInputElement, Props>(function MonthField(
  { onUnreadable, isTextInput = false, ...props },
  ref,
) {
  // A picker with a month and no year, or a year and no month, has no value at all.
  const [isIncomplete, setIncomplete] = useState(false);
  if (isTextInput || !hasMonthPicker())
    return <TypedMonth {...props} onUnreadable={onUnreadable} inputRef={ref} />;
  return (
    <TextField
      {...props}
      ref={ref}
      type="month"
      min="1900-01"
      max="2100-12"
      error={isIncomplete ? INCOMPLETE : (props.error ?? null)}
      onChange={(event) => {
        setIncomplete(false);
        props.onChange(event.target.value);
      }}
      onBlur={(event) => setIncomplete(event.target.validity.badInput)}
    />
  );
});

function TypedMonth({
  inputRef,
  label,
  error,
  value,
  onChange,
  onUnreadable,
  ...rest
}: Props & { inputRef: React.ForwardedRef<HTMLInputElement> }) {
  // The typed text stays until the focus leaves the field; each time that it parses as a date, the
  // date is saved.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <TextField
      {...rest}
      ref={inputRef}
      label={label}
      placeholder="2024"
      autoComplete="off"
      value={typed ?? toTypedDate(value)}
      hint={rest.hint ?? TEXTS.typedDateExample}
      error={isUnreadable ? describeUnreadable(label, typed ?? "") : (error ?? null)}
      onChange={(event) => {
        setTyped(event.target.value);
        setUnreadable(false);
        const month = parseDate(event.target.value);
        if (month !== null) onChange(month);
        else onUnreadable?.(event.target.value);
      }}
      onBlur={() => {
        if (typed !== null && parseDate(typed) === null) setUnreadable(true);
        else setTyped(null);
      }}
    />
  );
}

function describeUnreadable(label: string, typed: string): string {
  const suggested = suggestMonth(typed);
  const rule = `${label} ${DATE_RULE}`;
  return suggested ? TEXTS.didYouMean({ rule, month: suggested }) : rule;
}

/** A month picker, or in browsers without one, a text field that parses months as people write them. */
import { forwardRef, useState } from "react";
import { TextField } from "#app/ui/controls/field.tsx";
import { parseMonth, suggestMonth } from "./month-text.ts";

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
  onChange(month: string): void;
  /** Called with typed text that is not a month yet. */
  onUnreadable?: ((typed: string) => void) | undefined;
}

export const MonthField = forwardRef<HTMLInputElement, Props>(function MonthField(
  { onUnreadable, ...props },
  ref,
) {
  if (!hasMonthPicker())
    return <TypedMonth {...props} onUnreadable={onUnreadable} inputRef={ref} />;
  return (
    <TextField
      {...props}
      ref={ref}
      type="month"
      min="1900-01"
      max="2100-12"
      onChange={(event) => props.onChange(event.target.value)}
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
  // The typed text stays until the focus leaves the field; every text that parses as a month is sent to the room.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <TextField
      {...rest}
      ref={inputRef}
      label={label}
      placeholder="YYYY-MM"
      autoComplete="off"
      value={typed ?? value}
      hint="For example 2024-05"
      error={isUnreadable ? describeUnreadable(label, typed ?? "") : (error ?? null)}
      onChange={(event) => {
        setTyped(event.target.value);
        setUnreadable(false);
        const month = parseMonth(event.target.value);
        if (month !== null) onChange(month);
        else onUnreadable?.(event.target.value);
      }}
      onBlur={() => {
        if (typed !== null && parseMonth(typed) === null) setUnreadable(true);
        else setTyped(null);
      }}
    />
  );
}

function describeUnreadable(label: string, typed: string): string {
  const suggested = suggestMonth(typed);
  const rule = `${label} must be a month like 2024-05`;
  return suggested ? `${rule}. Did you mean ${suggested}?` : rule;
}

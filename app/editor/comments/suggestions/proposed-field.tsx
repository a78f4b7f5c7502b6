/** The input for a suggested value: the same kind of control that the field has in the form. */
import { forwardRef, type Ref } from "react";
import { NO, valueKindOf, YES } from "#app/core/collab/comments/suggested-value.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import { MonthField } from "#app/editor/form/fields/month-field.tsx";
import { CheckboxField, TextArea, TextField } from "#app/ui/controls/field.tsx";
import { flagLabel } from "./suggested-change.tsx";

const LABEL = TEXTS.yourVersion;

export const ProposedField = forwardRef<
  HTMLElement,
  {
    /** The field's path: "experience.e1.startDate". */
    field: string;
    /** A checkbox has the value YES or NO. */
    value: string;
    error: string | null;
    onChange(value: string): void;
  }
>(function ProposedField({ field, value, error, onChange }, ref) {
  const kind = valueKindOf(field);
  const input = ref as Ref<HTMLInputElement>;
  if (kind === "date") {
    // Unreadable dates are reported too: otherwise Suggest would send the last valid month.
    return (
      <MonthField
        ref={input}
        label={LABEL}
        value={value}
        error={error}
        onChange={onChange}
        onUnreadable={onChange}
      />
    );
  }
  if (kind === "flag") {
    return (
      <div className="grid gap-1">
        <CheckboxField
          ref={input}
          label={flagLabel(field)}
          checked={value === YES}
          onChange={({ target }) => onChange(target.checked ? YES : NO)}
        />
        {error ? (
          <p role="alert" className="text-sm text-bad">
            {error}
          </p>
        ) : null}
      </div>
    );
  }
  // For the browser's spell checker, as in the form.
  const lang = navigator.language;
  const shared = { label: LABEL, value, error, lang };
  return kind === "plain" ? (
    <TextField
      ref={input}
      {...shared}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <TextArea
      ref={ref as Ref<HTMLTextAreaElement>}
      {...shared}
      rows={4}
      className="field-sizing-content max-h-60"
      onChange={({ target }) => onChange(target.value)}
    />
  );
});

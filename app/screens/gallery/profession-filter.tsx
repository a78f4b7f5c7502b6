/** Narrows the gallery to templates recommended for a field of work. */
import { Form, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { SelectField } from "#app/ui/controls/field.tsx";
import { countFor, PROFESSIONS, type Profession } from "./professions.ts";
import { TEXTS } from "./texts.ts";

export function ProfessionFilter({
  value,
  hiddenFields,
}: {
  value: Profession | null;
  /** Hidden inputs that keep the other URL parameters. */
  hiddenFields: ReactNode;
}) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      className="w-full max-w-64"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {hiddenFields}
      {/* The key shows the choice of the URL after Back. */}
      <SelectField
        key={value}
        label={TEXTS.profession}
        name="profession"
        defaultValue={value ?? ""}
      >
        <option value="">{TEXTS.allProfessions}</option>
        {PROFESSIONS.map(({ id, label }) => (
          <option key={id} value={id}>
            {TEXTS.professionWithCount({ label, count: countFor(id) })}
          </option>
        ))}
      </SelectField>
      <noscript>
        <button type="submit" className="mt-2 underline">
          {TEXTS.show}
        </button>
      </noscript>
    </Form>
  );
}

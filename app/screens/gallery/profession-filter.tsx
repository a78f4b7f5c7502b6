/** Narrows the gallery to templates recommended for a field of work. */
import { Form, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { SelectField } from "#app/ui/controls/field.tsx";
import { PROFESSIONS, type Profession, templateCountFor } from "./professions.ts";
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
  const select = useRef<HTMLSelectElement>(null);
  const show = (form: HTMLFormElement | null | undefined) =>
    form && submit(form, { replace: true, preventScrollReset: true });
  // The user may have chosen a profession before hydration, when no event is handled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per mount
  useEffect(() => {
    if (select.current && select.current.value !== (value ?? "")) show(select.current.form);
  }, []);
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      className="w-full max-w-64"
      onChange={(event) => show(event.currentTarget)}
    >
      {hiddenFields}
      {/* The key resets the select to the URL's choice after Back. */}
      <SelectField
        key={value}
        ref={select}
        label={TEXTS.profession}
        name="profession"
        defaultValue={value ?? ""}
      >
        <option value="">{TEXTS.allProfessions}</option>
        {PROFESSIONS.map(({ id, label }) => (
          <option key={id} value={id}>
            {TEXTS.professionWithCount({ label, count: templateCountFor(id) })}
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

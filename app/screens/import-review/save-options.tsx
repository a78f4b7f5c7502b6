/** The title and template of the resume that an import creates. */
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Template } from "#app/core/templates/template.ts";
import { capError } from "#app/ui/controls/cap-message.ts";
import { SelectField, TextField } from "#app/ui/controls/field.tsx";
import { TEXTS } from "./texts.ts";

/** The id of the title's field, which takes the focus if it is too long. */
export const TITLE_ID = "import-title";

interface Props {
  title: string;
  onTitle(title: string): void;
  template: string;
  templates: readonly Pick<Template, "id" | "name">[];
  onTemplate(id: string): void;
}

export function SaveOptions({ title, onTitle, template, templates, onTemplate }: Props) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2">
      <TextField
        label={TEXTS.title}
        value={title}
        id={TITLE_ID}
        error={capError(TEXTS.title, title.length, CAPS.shortText)}
        onChange={(event) => onTitle(event.target.value)}
      />
      <SelectField
        label={TEXTS.template}
        value={template}
        onChange={(event) => onTemplate(event.target.value)}
      >
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Settings for the headline and the contact details at the top of the page. */
import { type Design, LINK_TEXTS, SEPARATORS, type Separators } from "#app/core/resume/design.ts";
import { languageOf } from "#app/core/templates/language.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { SelectField } from "#app/ui/controls/field.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { TEXTS } from "./texts.ts";

const SEPARATOR_LABELS: Record<Separators, string> = {
  dot: TEXTS.dot,
  bar: TEXTS.bar,
  space: TEXTS.space,
  lines: TEXTS.onePerLine,
};
const LINK_LABELS = { address: TEXTS.addressOnly, label: TEXTS.labelOnly };

type Patch = Pick<Design, "separators" | "links" | "icons" | "headline">;

export function DesignContact({
  design: { separators, links, icons = false, headline = true },
  onChange,
}: {
  design: Design;
  onChange(patch: Patch): void;
}) {
  const isRightToLeft = useRoomValue(({ resume }) => languageOf(resume).dir === "rtl");
  const hasHeadline = useRoomValue(({ resume }) => Boolean(resume.personalInfo.headline));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{TEXTS.nameAndContact}</legend>
      <div className="grid gap-4 @min-[22.5rem]:grid-cols-2">
        <SelectField
          label={TEXTS.separators}
          value={isRightToLeft ? "lines" : (separators ?? "")}
          disabled={isRightToLeft}
          hint={isRightToLeft ? TEXTS.separatorsRightToLeft : undefined}
          onChange={(event) =>
            onChange({ separators: SEPARATORS.find((each) => each === event.target.value) })
          }
        >
          <option value="">{TEXTS.templateDefault}</option>
          {SEPARATORS.map((each) => (
            <option key={each} value={each}>
              {SEPARATOR_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={TEXTS.links}
          value={links ?? ""}
          hint={links === "label" ? TEXTS.labelsLink : undefined}
          onChange={(event) =>
            onChange({ links: LINK_TEXTS.find((each) => each === event.target.value) })
          }
        >
          <option value="">{TEXTS.templateDefault}</option>
          {LINK_TEXTS.map((each) => (
            <option key={each} value={each}>
              {LINK_LABELS[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <Switch
        label={TEXTS.showIcons}
        checked={icons}
        onChange={(isOn) => onChange({ icons: isOn ? true : undefined })}
      />
      <Switch
        label={TEXTS.showTheHeadline}
        checked={headline}
        disabled={!hasHeadline}
        onChange={(isOn) => onChange({ headline: isOn ? undefined : false })}
      />
      {hasHeadline ? null : <p className="text-sm">{TEXTS.noHeadlineYet}</p>}
    </fieldset>
  );
}

/** Examples of the colors and typography for the style guide, the page /test. */
import { classNames } from "#app/ui/controls/class-names.ts";
import { Specimen, State } from "./specimen.tsx";

const COLORS = [
  ["paper", "bg-paper"],
  ["raised", "bg-raised"],
  ["sunken", "bg-sunken"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["ink", "bg-ink"],
  ["ink-soft", "bg-ink-soft"],
  ["ink-faint", "bg-ink-faint"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["accent-wash", "bg-accent-wash"],
  ["good", "bg-good"],
  ["good-wash", "bg-good-wash"],
  ["fair", "bg-fair"],
  ["warn", "bg-warn"],
  ["warn-wash", "bg-warn-wash"],
  ["bad", "bg-bad"],
  ["bad-wash", "bg-bad-wash"],
  ["sheet", "bg-sheet"],
] as const;

export function ColorSpecimen() {
  return (
    <Specimen
      title="Colors"
      note="Paper and ink with one accent. Green, yellow, amber and red only for status."
    >
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {COLORS.map(([name, background]) => (
          <li key={name} className="grid gap-1 text-xs text-ink-soft">
            <span className={classNames("h-10 rounded-control border border-line", background)} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

export function TypeSpecimen() {
  return (
    <Specimen title="Type" note="Newsreader for headings, Instrument Sans for everything else.">
      <State name="Display">
        <p className="font-display text-4xl font-medium">Zoë Šťastná, Registered Nurse</p>
      </State>
      <State name="Heading">
        <p className="font-display text-2xl font-medium">Experience</p>
      </State>
      <State name="Text">
        <p>
          Led a ward of 24 beds; cut medication errors by 18%. <strong>Łódź</strong>, Århus, Đà
          Nẵng.
        </p>
      </State>
      <State name="Soft and faint">
        <p className="text-ink-soft">Edited 2 minutes ago</p>
        <p className="text-ink-faint">(optional)</p>
      </State>
    </Specimen>
  );
}

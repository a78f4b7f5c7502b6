/**
 * Design panel: settings that adapt a template without breaking it; the preview shows them at once.
 */
import { useEffect, useRef, useState } from "react";
import { usesLetter } from "#app/core/resume/default-paper.ts";
import {
  DATE_FORMATS,
  DESIGN_BOUNDS,
  type Design,
  designForVersion,
  FONT_PAIR_IDS,
} from "#app/core/resume/design.ts";
import { findTemplate, listVersions } from "#app/core/templates/catalogue.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { FONT_PAIRS } from "#app/core/templates/style/font-pairs.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SelectField } from "#app/ui/controls/field.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { DesignAccent } from "./design-accent.tsx";
import { DesignContact } from "./design-contact.tsx";
import { DesignDensity } from "./design-density.tsx";
import { DesignLanguage } from "./design-language.tsx";
import { DesignPhoto } from "./design-photo.tsx";
import { DesignSections } from "./design-sections.tsx";
import { EmbedDataSwitch } from "./embed-data-switch.tsx";
import { fitToPages } from "./fit-pages.ts";
import { shownSectionGroups } from "./section-groups.ts";
import { TEXTS } from "./texts.ts";
import { useLineHeight, useTextSize } from "./use-page-style.ts";
import { useResumeWords } from "./use-resume-words.ts";

const TEMPLATE_DEFAULT = TEXTS.templateDefault;
/**
 * The example month of date formats. The short and full names of September differ, so no two
 * formats look alike.
 */
const EXAMPLE_MONTH = "2024-09";
const LETTER_HINT = TEXTS.letterHint;
const PAGE_TARGETS = [1, 2, 3, 4] as const;

export function DesignPanel({
  preview,
}: {
  /** Null until the page is rendered. */
  preview: PagePreview | null;
}) {
  const room = useOpenRoom();
  const design = useRoomValue((snapshot) => snapshot.design);
  // `resettable` are the settings that "Restore template defaults" resets. Not the template's
  // version, the paper size, the sections' titles, which are content, nor the embedded data, which
  // is not visible.
  const { version = 1, titles: _, paper = "a4", data: __, ...resettable } = design;
  const resume = useRoomValue((snapshot) => snapshot.resume);
  const words = useResumeWords();
  const template = findTemplate(useRoomValue((snapshot) => snapshot.templateId));
  const textSize = useTextSize(preview, design.scale ?? 100);
  const templateLineHeight = useLineHeight(preview);
  const [target, setTarget] = useState<number>(1);
  const [announcement, setAnnouncement] = useState("");
  const outcome = useRef<HTMLParagraphElement>(null);
  // The message is below the button, where the panel may be scrolled out of view.
  useEffect(() => {
    if (announcement) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [announcement]);
  const change = (patch: Partial<Design>) => room.edits.setDesign(patch);

  function fit() {
    if (!preview) return;
    const fitted = fitToPages(design, target, preview.countPages);
    setAnnouncement(fitted.message);
    if (fitted.design) change(fitted.design);
  }
  function reset() {
    const none = Object.keys(resettable).map((key) => [key, undefined]);
    change(Object.fromEntries(none));
    notify.plain(TEXTS.templateDefaultsRestored, {
      action: undoAction(room.history),
      durationMs: 10_000,
    });
  }

  return (
    <section aria-label={TEXTS.design} className="@container grid gap-5">
      <DesignAccent value={design.accent} onChange={(accent) => change({ accent })} />
      {/* Two in a row if their labels fit, which they don't in the pane of a small screen. */}
      <div className="grid gap-4 @min-[22.5rem]:grid-cols-2">
        <SelectField
          label={TEXTS.fonts}
          value={design.fonts ?? ""}
          onChange={(event) =>
            change({ fonts: FONT_PAIR_IDS.find((id) => id === event.target.value) })
          }
        >
          <option value="">{TEMPLATE_DEFAULT}</option>
          {FONT_PAIR_IDS.map((id) => (
            <option key={id} value={id}>
              {FONT_PAIRS[id].name}
            </option>
          ))}
        </SelectField>
        {template && template.version > 1 ? (
          <SelectField
            label={TEXTS.versionOfTheTemplate}
            value={Math.min(version, template.version)}
            onChange={(event) =>
              change({ version: designForVersion(Number(event.target.value)).version })
            }
          >
            {listVersions(template).map((each) => (
              <option key={each} value={each}>
                {each === template.version ? TEXTS.theNewest({ each }) : each}
              </option>
            ))}
          </SelectField>
        ) : null}
        <DesignLanguage />
        <SelectField
          label={TEXTS.dates}
          value={design.dates ?? "short"}
          onChange={(event) =>
            change({ dates: DATE_FORMATS.find((format) => format === event.target.value) })
          }
        >
          {DATE_FORMATS.map((format) => (
            <option key={format} value={format}>
              {formatMonth(EXAMPLE_MONTH, format, words)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={TEXTS.paper}
          value={paper}
          hint={usesLetter(navigator.languages) ? LETTER_HINT : undefined}
          onChange={(event) => change({ paper: event.target.value === "letter" ? "letter" : "a4" })}
        >
          <option value="a4">A4</option>
          <option value="letter">{TEXTS.letter}</option>
        </SelectField>
        <DesignDensity design={design} onChange={change} />
        <Slider
          label={TEXTS.textSize}
          unit="%"
          bounds={DESIGN_BOUNDS.scale}
          step={1}
          value={design.scale ?? 100}
          text={textSize?.text}
          hint={textSize?.hint}
          onChange={(scale) => change({ scale })}
        />
        <Slider
          label={TEXTS.spacing}
          unit="%"
          bounds={DESIGN_BOUNDS.spacing}
          step={5}
          value={design.spacing ?? 100}
          onChange={(spacing) => change({ spacing })}
        />
        <LineHeight
          value={design.lineHeight ?? templateLineHeight}
          onChange={(lineHeight) => change({ lineHeight })}
        />
        <Slider
          label={TEXTS.margins}
          unit="mm"
          bounds={DESIGN_BOUNDS.margin}
          step={1}
          value={design.margin ?? sheetOf(design).horizontalMm}
          onChange={(margin) => change({ margin })}
        />
      </div>
      <DesignContact design={design} onChange={change} />
      <DesignPhoto />
      <EmbedDataSwitch />
      <DesignSections
        groups={shownSectionGroups(preview?.pageDocument ?? null, resume, design)}
        design={design}
        onChange={change}
      />
      <div className="grid gap-2">
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={TEXTS.fitTo}
            value={target}
            onChange={(event) => setTarget(Number(event.target.value))}
          >
            {PAGE_TARGETS.map((pages) => (
              <option key={pages} value={pages}>
                {pages === 1 ? TEXTS.onePage : TEXTS.pages({ pages })}
              </option>
            ))}
          </SelectField>
          <Button onClick={fit}>{TEXTS.fit}</Button>
          <Button onClick={reset} disabled={Object.keys(resettable).length === 0}>
            {TEXTS.restoreTemplateDefaults}
          </Button>
        </div>
        <p ref={outcome} role="status" className="text-sm text-ink-soft">
          {announcement}
        </p>
      </div>
    </section>
  );
}

function LineHeight({ value, onChange }: { value: number; onChange(value: number): void }) {
  return (
    <Slider
      label={TEXTS.lineHeight}
      unit="%"
      bounds={DESIGN_BOUNDS.lineHeight}
      step={1}
      value={value}
      text={(value / 100).toFixed(2)}
      onChange={onChange}
    />
  );
}

/** Color and size settings of the active tool, with a usage hint. */
import { useState } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import type {
  AnnotationEditor,
  Tool,
  ToolSetting,
} from "#app/features/pdf-viewer/viewer-handle.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import {
  HIGHLIGHT_COLORS,
  type NamedColor,
  PEN_COLORS,
  PEN_WIDTHS,
  TEXT_SIZES,
} from "./annotation-colors.ts";
import { StampChoices } from "./stamp-choices.tsx";

const HINTS: Record<Tool, string> = {
  highlight: TEXTS.selectTextToHighlight,
  text: TEXTS.clickWhereTheTextShouldStart,
  ink: TEXTS.drawOnThePage,
  stamp: TEXTS.chooseAStamp,
  signature: TEXTS.dragTheSignatureIntoPlace,
};

type ColorSetting = Extract<ToolSetting, { name: `${string}Color` }>["name"];
const COLORS: Partial<Record<Tool, { name: ColorSetting; colors: readonly NamedColor[] }>> = {
  highlight: { name: "highlightColor", colors: HIGHLIGHT_COLORS },
  text: { name: "textColor", colors: PEN_COLORS },
  ink: { name: "inkColor", colors: PEN_COLORS },
};
type SizeSetting = Exclude<ToolSetting["name"], ColorSetting>;
const SIZES: Partial<
  Record<Tool, { name: SizeSetting; label: string; unit: string; sizes: readonly number[] }>
> = {
  text: { name: "textSize", label: TEXTS.size, unit: "pt", sizes: TEXT_SIZES },
  ink: { name: "inkWidth", label: TEXTS.width, unit: "pt", sizes: PEN_WIDTHS },
};

export function ToolSettings({ tool, editor }: { tool: Tool; editor: AnnotationEditor }) {
  const color = COLORS[tool];
  const size = SIZES[tool];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-3 py-2 text-sm">
      {color ? (
        <Swatches
          colors={color.colors}
          onChoose={(value) => editor.applySetting({ name: color.name, value })}
        />
      ) : null}
      {size ? (
        <label className="flex items-center gap-2 font-semibold">
          {size.label}
          <select
            defaultValue=""
            onChange={({ target }) =>
              editor.applySetting({ name: size.name, value: Number(target.value) })
            }
            className="h-8 rounded-control border border-line-strong bg-raised px-1 font-normal pointer-coarse:h-10 pointer-coarse:text-base"
          >
            <option value="" disabled>
              {TEXTS.default}
            </option>
            {size.sizes.map((value) => (
              <option key={value} value={value}>
                {value} {size.unit}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {tool === "stamp" ? <StampChoices onStamp={(image) => editor.addStamp(image)} /> : null}
      <p className="text-ink-soft">{HINTS[tool]}</p>
    </div>
  );
}

function Swatches({
  colors,
  onChoose,
}: {
  colors: readonly NamedColor[];
  onChoose(value: string): void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="sr-only">{TEXTS.color}</legend>
      {colors.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={chosen === value}
          title={name}
          onClick={() => {
            setChosen(value);
            onChoose(value);
          }}
          style={{ backgroundColor: value }}
          className={classNames(
            "size-7 rounded-full border border-line-strong outline-offset-2 forced-color-adjust-none pointer-coarse:size-9",
            chosen === value && "outline-2 outline-accent",
          )}
        />
      ))}
    </fieldset>
  );
}

/**
 * "Not used": lists texts of the file that are in no field, each with a choice of where to add it.
 */
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/screens/import-review/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { UnusedText } from "./group-issues.ts";
import { listTargets, type Placement, placeText } from "./place-text.ts";

/** A list of more texts starts collapsed, because it would push the fields off the screen. */
const MAX_UNFOLDED = 4;

interface Props {
  texts: readonly UnusedText[];
  resume: Resume;
  onChange(resume: Resume): void;
  /** Called when a row gets the focus, to show its text in the file. */
  onShow(text: UnusedText): void;
}

interface PlacedText {
  label: string;
  undo: Placement["undo"];
}

export function UnusedList({ texts, resume, onChange, onShow }: Props) {
  const [placed, setPlaced] = useState<Readonly<Record<number, PlacedText>>>({});
  if (texts.length === 0) return null;
  const targets = listTargets(resume);
  function place(index: number, path: string) {
    const target = targets.find((each) => each.path === path);
    const text = texts[index]?.text;
    if (!target || text === undefined) return;
    const { resume: next, undo } = placeText(resume, target, text, () =>
      newEntryId(Date.now(), Math.random()),
    );
    onChange(next);
    setPlaced({ ...placed, [index]: { label: target.label, undo } });
    focusRow(index, "button");
  }
  function undoPlace(index: number, { undo }: PlacedText) {
    const { [index]: _, ...others } = placed;
    onChange(undo(resume));
    setPlaced(others);
    focusRow(index, "select");
  }
  return (
    <details open={texts.length <= MAX_UNFOLDED} className="grid gap-2">
      <summary className="min-h-8 cursor-pointer py-1">
        <h3 className="inline text-lg font-medium">
          {TEXTS.notUsed({ textsCount: texts.length })}
        </h3>
      </summary>
      <p className="text-sm text-ink-soft">{TEXTS.thesePartsOfTheFile}</p>
      <ul className="mt-2 overflow-hidden rounded-card border border-line bg-raised text-sm">
        {texts.map((item, index) => {
          const done = placed[index];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a file never change
              key={index}
              id={`unused-${index}`}
              onFocus={() => onShow(item)}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-3 py-2 not-last:border-b"
            >
              <p className="min-w-0 flex-1 basis-48 wrap-anywhere whitespace-pre-line">
                {item.text}
                {item.reason ? (
                  <span className="block text-xs text-ink-soft">{item.reason}</span>
                ) : null}
              </p>
              {done ? (
                <span className="flex flex-wrap items-center gap-2">
                  <span role="status" className="text-good">
                    {TEXTS.addedTo({ label: done.label })}
                  </span>
                  <Button size="small" variant="quiet" onClick={() => undoPlace(index, done)}>
                    <Undo2 aria-hidden size={16} />
                    {TEXTS.undo}
                  </Button>
                </span>
              ) : (
                <select
                  aria-label={TEXTS.addTo({ excerpt: shorten(item.text) })}
                  value=""
                  onChange={(event) => place(index, event.target.value)}
                  className="min-h-8 w-36 rounded-control border border-line-strong bg-raised px-2 pointer-coarse:min-h-11 pointer-coarse:text-base"
                >
                  <option value="" disabled>
                    {TEXTS.addToChoose}
                  </option>
                  {targets.map(({ path, label }) => (
                    <option key={path} value={path}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Focuses the control that replaces the one that was just used. */
function focusRow(index: number, control: "button" | "select"): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#unused-${index} ${control}`)?.focus(),
  );
}

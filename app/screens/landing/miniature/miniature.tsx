/**
 * A miniature editor: two editable texts of an example, its page and its score. The page and score
 * are static until the first press or focus, which loads the real template and score engine
 * (watch-miniature.ts).
 */
import { useEffect, useRef } from "react";
import { MINIATURE_ID } from "../ids.ts";
import { TEXTS } from "../texts.ts";
import { type EditableTexts, INITIAL_TEXTS } from "./example.ts";
import { MatchColumn } from "./match-column.tsx";
import { SHEET, SHEET_PICTURE } from "./sheet.ts";
import { STATIC_SCORE } from "./static-score.ts";
import { watchMiniature } from "./watch-miniature.ts";

const MAX_LENGTH = 160;

export function Miniature() {
  const box = useRef<HTMLDivElement>(null);
  // Runs only if React hydrates the page; otherwise app/entry.landing.ts does this.
  useEffect(() => (box.current ? watchMiniature(box.current) : undefined), []);
  return (
    <div
      ref={box}
      id={MINIATURE_ID}
      className="grid overflow-hidden rounded-card border border-line-strong bg-raised shadow-raised md:grid-cols-2 lg:grid-cols-[17rem_minmax(0,1fr)_17rem]"
    >
      <form data-part="form" className="grid content-start gap-4 p-4 sm:p-5">
        <p className="font-display text-xl font-medium">{TEXTS.tryIt}</p>
        <Field name="bullet" label={TEXTS.lastBullet} />
        <Field name="skills" label={TEXTS.skills} />
        <p className="text-sm text-ink-soft">{TEXTS.addWoundCare}</p>
      </form>
      <div className="grid place-items-center border-line bg-sunken p-4 max-md:order-last max-md:border-t sm:p-6 md:max-lg:order-last md:max-lg:col-span-2 md:max-lg:border-t lg:border-x">
        <div
          className="relative w-full border border-line bg-[#fff]"
          style={{ maxWidth: SHEET.width, aspectRatio: `${SHEET.width} / ${SHEET.height}` }}
        >
          <img
            src={SHEET_PICTURE}
            alt={TEXTS.examplePageText}
            width={SHEET.width}
            height={SHEET.height}
            className="block h-auto w-full"
          />
          <div data-part="page" />
        </div>
      </div>
      <div className="border-line p-4 max-md:border-t sm:p-5 md:max-lg:border-l">
        <div data-part="still-match">
          <MatchColumn score={STATIC_SCORE} />
        </div>
        <div data-part="match" />
      </div>
    </div>
  );
}

function Field({ name, label }: { name: keyof EditableTexts; label: string }) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <textarea
        name={name}
        rows={3}
        maxLength={MAX_LENGTH}
        defaultValue={INITIAL_TEXTS[name]}
        autoComplete="off"
        className="w-full resize-none rounded-control border border-line-strong bg-paper px-3 py-2 text-base leading-snug font-normal"
      />
    </label>
  );
}

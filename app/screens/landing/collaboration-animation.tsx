/**
 * An animation of two people writing on one page with their cursors. It plays once when it is
 * visible (app/entry.landing.ts); without scripts, or with reduced motion, it is a static picture.
 */
import type { CSSProperties } from "react";
import { TEXTS } from "./texts.ts";

const ANA = "oklch(0.52 0.14 25)";
const BEN = "oklch(0.5 0.12 150)";

export function CollaborationAnimation() {
  return (
    <section aria-labelledby="together-title" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-8 px-4 py-20 sm:px-6 lg:grid-cols-12">
        <div className="grid gap-3 lg:col-span-5">
          <h2 id="together-title" className="text-4xl">
            {TEXTS.writeTogether}
          </h2>
          <p className="max-w-prose text-lg text-ink-soft">{TEXTS.writeTogetherText}</p>
        </div>
        <div
          role="img"
          aria-label={TEXTS.writeTogetherPicture}
          data-plays=""
          className="together border border-sheet-line bg-sheet px-6 py-8 text-[0.8rem] leading-loose text-sheet-ink shadow-raised sm:px-10 sm:text-base lg:col-span-7"
        >
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            <span>Staff Nurse, Intensive Care</span>
            <span className="font-normal">2019 – now</span>
          </p>
          <ul className="mt-3 grid list-disc gap-4 pl-4">
            <li>
              Cut errors in giving medication
              <TypedText name="Ana" color={ANA} text=" by 18%" />
            </li>
            <li>
              Trained <TypedText name="Ben" color={BEN} text="eleven new colleagues" />
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function TypedText({ name, color, text }: { name: string; color: string; text: string }) {
  const style = { "--steps": text.length, "--caret": color } as CSSProperties;
  return (
    <span className="typed" style={style}>
      <span className="typed-text">{text}</span>
      <span className="typed-caret">
        <span className="typed-name">{name}</span>
      </span>
    </span>
  );
}

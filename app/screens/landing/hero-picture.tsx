/** The hero illustration: a resume, a job's requirements, and the line that meets each one. */
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { ScoreBar } from "#app/ui/controls/score-bar.tsx";
import { MATCHED_REQUIREMENTS, MISSING_REQUIREMENTS } from "./example-match.ts";

export function HeroPicture({ className }: { className?: string }) {
  return (
    <figure className={classNames("min-w-0", className)}>
      <div aria-hidden className="grid sm:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ResumeSheet />
        <MatchPanel />
      </div>
      <figcaption className="mt-4 text-sm sm:mt-14 text-ink-soft">
        Example with a fictional person and job.
      </figcaption>
    </figure>
  );
}

/** Marks a phrase with the number of the requirement it meets. */
function NumberedPhrase({ number, children }: { number: number; children?: ReactNode }) {
  return (
    <>
      {children ? <span className="border-b-2 border-sheet-accent pb-px">{children}</span> : null}
      <sup className="ml-0.5 font-semibold text-sheet-accent">{number}</sup>
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <p className="mt-5 mb-1.5 border-b border-sheet-line pb-0.5 text-[0.65rem] font-semibold tracking-[0.12em] uppercase">
      {children}
    </p>
  );
}

function ResumeSheet() {
  return (
    <div className="border border-sheet-line bg-sheet px-6 pt-7 pb-14 text-[0.8rem] leading-normal text-sheet-ink shadow-raised sm:row-start-1 sm:pr-14 sm:pb-14">
      <p className="font-display text-2xl leading-tight font-medium">Maya O’Connor</p>
      <p className="text-[0.72rem]">Registered Nurse · Cork · maya.oconnor@example.com</p>
      <Heading>Experience</Heading>
      <p className="flex justify-between gap-3 font-semibold">
        <span>
          Staff Nurse, <NumberedPhrase number={1}>Intensive Care</NumberedPhrase>
        </span>
        <span className="font-normal whitespace-nowrap">
          <NumberedPhrase number={2}>2019 – now</NumberedPhrase>
        </span>
      </p>
      <p>St. Brigid’s Hospital</p>
      <ul className="mt-1 grid list-disc gap-1 pl-4">
        <li>Lead nurse for nights on a ward of 24 beds</li>
        <li>
          Cut errors in <NumberedPhrase number={3}>giving medication</NumberedPhrase> by 18% with a
          two-person check
        </li>
        <li>Trained eleven new colleagues in ventilator care</li>
      </ul>
      <Heading>Education</Heading>
      <p>
        <span className="font-semibold">BSc Nursing</span>, University College Cork, 2018
      </p>
      <Heading>Skills</Heading>
      <p>
        <NumberedPhrase number={4}>ACLS</NumberedPhrase>, ventilator care, triage,{" "}
        <NumberedPhrase number={5}>Spanish</NumberedPhrase>
      </p>
    </div>
  );
}

function MatchPanel() {
  return (
    <div className="relative mx-4 -mt-5 grid content-start gap-4 self-end rounded-card border border-line-strong bg-raised p-4 text-sm shadow-raised sm:mx-0 sm:mt-16 sm:-mb-8 sm:-ml-10 sm:p-5">
      <ScoreBar label="Match" value={78} tone="fair">
        Good score with room for improvement.
      </ScoreBar>
      <ol className="grid gap-1.5">
        {MATCHED_REQUIREMENTS.map(({ term, line }, index) => (
          <li key={term} className="grid grid-cols-[1.25rem_1fr] items-baseline">
            <span className="font-semibold text-accent tabular-nums">{index + 1}</span>
            <span>
              {term} <span className="whitespace-nowrap text-ink-soft">in {line}</span>
            </span>
          </li>
        ))}
      </ol>
      <ul className="grid gap-1.5 border-t border-line pt-3">
        {MISSING_REQUIREMENTS.map((term) => (
          <li key={term} className="grid grid-cols-[1.25rem_1fr] items-baseline">
            <span className="text-bad">–</span>
            <span>
              {term} <span className="text-bad">missing</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Cards to begin without an account: start a resume (import, from a job, from a sample, empty), or continue the one on
 * this device. Each start is a button of a form, so that a press before hydration opens `/try?start=…` instead of being
 * lost. ContinueCard needs no form, because it is shown only once scripts have found a stored resume.
 */
import { FilePlus2, FileUp, type LucideIcon, NotebookText, Target } from "lucide-react";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

/** Ways to start; "posting" is a job description that is pasted first. */
export const STARTS = ["import", "posting", "sample", "empty"] as const;
export type Start = (typeof STARTS)[number];

export function StartCards({
  templateId,
  isBusy,
  onStart,
}: {
  templateId: string;
  isBusy: boolean;
  onStart(how: Start): void;
}) {
  return (
    <form action="/try" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="template" value={templateId} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {CARDS.map((card) => (
          <Card key={card.start} {...card} isBusy={isBusy} onStart={onStart} />
        ))}
      </ul>
    </form>
  );
}

interface CardTexts {
  start: Start;
  Icon: LucideIcon;
  title: string;
  text: string;
  action: string;
}

const CARDS: readonly CardTexts[] = [
  {
    start: "import",
    Icon: FileUp,
    title: TEXTS.importAResume,
    text: TEXTS.importDescription,
    action: TEXTS.chooseAFile,
  },
  {
    start: "posting",
    Icon: Target,
    title: TEXTS.posting,
    text: TEXTS.postingDescription,
    action: TEXTS.pasteAPosting,
  },
  {
    start: "sample",
    Icon: NotebookText,
    title: TEXTS.sample,
    text: TEXTS.sampleDescription,
    action: TEXTS.useTheSample,
  },
  {
    start: "empty",
    Icon: FilePlus2,
    title: TEXTS.empty,
    text: TEXTS.emptyDescription,
    action: TEXTS.beginEmpty,
  },
];

function Card({
  start,
  Icon,
  title,
  text,
  action,
  isBusy,
  onStart,
}: CardTexts & { isBusy: boolean; onStart(how: Start): void }) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5 shadow-raised">
      <div className="flex items-center gap-3 text-accent">
        <Icon aria-hidden size={24} />
        <h2 className="text-xl text-ink">{title}</h2>
      </div>
      <p className="flex-1 text-ink-soft">{text}</p>
      <Button
        variant={start === "import" ? "primary" : "secondary"}
        className="w-full"
        type="submit"
        name="start"
        value={start}
        disabled={isBusy}
        onClick={() => onStart(start)}
      >
        {action}
      </Button>
    </li>
  );
}

export function ContinueCard({ title, onOpen }: { title: string; onOpen(): void }) {
  return (
    <section
      aria-label={TEXTS.goOnWith({ title })}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-accent/35 bg-accent-wash p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-lg wrap-anywhere">{TEXTS.goOnWith({ title })}</h2>
        <p className="text-sm text-ink-soft">{TEXTS.onThisDevice}</p>
      </div>
      <Button variant="primary" onClick={onOpen}>
        {TEXTS.openIt}
      </Button>
    </section>
  );
}

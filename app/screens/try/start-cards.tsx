/**
 * Cards to start a resume without an account: continue, import, from a job, from a sample, empty. Each start is a
 * button of a form, so that a press before hydration opens `/try?start=…` instead of being lost.
 */
import { FilePlus2, FileUp, NotebookText, Target } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

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
        <Card
          icon={<FileUp aria-hidden size={24} />}
          title={TEXTS.importAResume}
          text={TEXTS.importDescription}
          action={TEXTS.chooseAFile}
          isMain
          isBusy={isBusy}
          start="import"
          onStart={onStart}
        />
        <Card
          icon={<Target aria-hidden size={24} />}
          title={TEXTS.posting}
          text={TEXTS.postingDescription}
          action={TEXTS.pasteAPosting}
          isBusy={isBusy}
          start="posting"
          onStart={onStart}
        />
        <Card
          icon={<NotebookText aria-hidden size={24} />}
          title={TEXTS.sample}
          text={TEXTS.sampleDescription}
          action={TEXTS.useTheSample}
          isBusy={isBusy}
          start="sample"
          onStart={onStart}
        />
        <Card
          icon={<FilePlus2 aria-hidden size={24} />}
          title={TEXTS.empty}
          text={TEXTS.emptyDescription}
          action={TEXTS.beginEmpty}
          isBusy={isBusy}
          start="empty"
          onStart={onStart}
        />
      </ul>
    </form>
  );
}

function Card({
  icon,
  title,
  text,
  action,
  isMain = false,
  isBusy,
  start,
  onStart,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  action: string;
  isMain?: boolean;
  isBusy: boolean;
  start: Start;
  onStart(how: Start): void;
}) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5 shadow-raised">
      <div className="flex items-center gap-3 text-accent">
        {icon}
        <h2 className="text-xl text-ink">{title}</h2>
      </div>
      <p className="flex-1 text-ink-soft">{text}</p>
      <Button
        variant={isMain ? "primary" : "secondary"}
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

/**
 * Cards to start a resume without an account: continue, import, from a job, from a sample, empty.
 */
import { FilePlus2, FileUp, NotebookText, Target } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

export type Start = "import" | "posting" | "sample" | "empty";

export function StartCards({ isBusy, onStart }: { isBusy: boolean; onStart(how: Start): void }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <Card
        icon={<FileUp aria-hidden size={24} />}
        title={TEXTS.importAResume}
        text={TEXTS.importDescription}
        action={TEXTS.chooseAFile}
        isMain
        isBusy={isBusy}
        onStart={() => onStart("import")}
      />
      <Card
        icon={<Target aria-hidden size={24} />}
        title={TEXTS.posting}
        text={TEXTS.postingDescription}
        action={TEXTS.pasteAPosting}
        isBusy={isBusy}
        onStart={() => onStart("posting")}
      />
      <Card
        icon={<NotebookText aria-hidden size={24} />}
        title={TEXTS.sample}
        text={TEXTS.sampleDescription}
        action={TEXTS.useTheSample}
        isBusy={isBusy}
        onStart={() => onStart("sample")}
      />
      <Card
        icon={<FilePlus2 aria-hidden size={24} />}
        title={TEXTS.empty}
        text={TEXTS.emptyDescription}
        action={TEXTS.beginEmpty}
        isBusy={isBusy}
        onStart={() => onStart("empty")}
      />
    </ul>
  );
}

function Card({
  icon,
  title,
  text,
  action,
  isMain = false,
  isBusy,
  onStart,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  action: string;
  isMain?: boolean;
  isBusy: boolean;
  onStart(): void;
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
        disabled={isBusy}
        onClick={onStart}
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

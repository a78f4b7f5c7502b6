/** Any PDF, made anywhere: what a parser reads from it. It is read here and goes nowhere. */
import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { useFileDrop } from "#app/ui/drag/use-file-drop.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { ParseChecks } from "./parse-checks.tsx";
import { ParserText } from "./parser-text.tsx";
import { ReadParts } from "./read-parts.tsx";
import { ReadingBack } from "./reading-back.tsx";
import { useReadBack } from "./use-read-back.ts";

/** What a call may send; nobody's resume is larger. */
const MAX_BYTES = 20_000_000;

export function OwnPdf() {
  const headingId = useId();
  const { state, read } = useReadBack();
  const { isOver, handlers } = useFileDrop(take);
  const [refusal, setRefusal] = useState<string | null>(null);

  function take(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_BYTES) return setRefusal(`${file.name} is larger than 20 MB.`);
    setRefusal(null);
    read({ name: file.name, resume: null, bytes: () => file.arrayBuffer() });
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-4 border-t border-line pt-8">
      <h2 id={headingId} className="text-xl">
        Check a PDF made elsewhere
      </h2>
      <label
        {...handlers}
        className={classNames(
          "grid cursor-pointer justify-items-center gap-2 rounded-card border border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent",
          isOver ? "border-accent bg-accent-wash" : "border-line-strong hover:bg-sunken",
        )}
      >
        <FileUp aria-hidden size={24} className="text-ink-faint" />
        <span className="font-semibold">Drop a PDF here, or choose one</span>
        <span className="text-sm text-ink-soft">It is read in your browser and not uploaded.</span>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was changed.
            event.target.value = "";
          }}
        />
      </label>
      {refusal ? (
        <Banner tone="bad" announce>
          {refusal}
        </Banner>
      ) : null}
      {state.kind === "working" ? <ReadingBack doing="reading" /> : null}
      {state.kind === "failed" ? (
        <Banner tone="bad" announce>
          {state.message}
        </Banner>
      ) : null}
      {state.kind === "ready" ? (
        <div className="grid gap-8">
          <ReadParts name={state.name} read={state.report.read} />
          <ParseChecks checks={state.report.checks} />
          <ParserText read={state.report.read} />
        </div>
      ) : null}
    </section>
  );
}

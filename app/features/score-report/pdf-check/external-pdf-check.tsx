/** Shows what a parser reads from any PDF. The file is read in the browser and is never uploaded. */
import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { useFileDrop } from "#app/ui/drag/use-file-drop.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { ExtractedSections } from "./extracted-sections.tsx";
import { ExtractedText } from "./extracted-text.tsx";
import { FileChecks } from "./file-checks.tsx";
import { PdfCheckProgress } from "./pdf-check-progress.tsx";
import { TEXTS } from "./texts.ts";
import { usePdfCheck } from "./use-pdf-check.ts";

/** The limit of uploads elsewhere in the product; no real resume is larger. */
const MAX_BYTES = 20_000_000;

export function ExternalPdfCheck({
  isPage = false,
}: {
  /** Whether it is the content of a page of its own, so that its heading is the page's. */
  isPage?: boolean;
}) {
  const headingId = useId();
  const Heading = isPage ? "h1" : "h2";
  const { state, check } = usePdfCheck();
  const { isOver, handlers } = useFileDrop(checkFile);
  const [rejection, setRejection] = useState<string | null>(null);

  function checkFile(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_BYTES) return setRejection(TEXTS.largerThan20Mb({ fileName: file.name }));
    setRejection(null);
    // Without a resume, the fields of the PDF are not compared with any.
    check({ name: file.name, resume: null, bytes: () => file.arrayBuffer() });
  }
  return (
    <section
      aria-labelledby={headingId}
      className={classNames("grid gap-4", !isPage && "border-t border-line pt-8")}
    >
      <Heading id={headingId} className={isPage ? "text-3xl lg:text-4xl" : "text-xl"}>
        {TEXTS.checkAPdfMadeElsewhere}
      </Heading>
      {isPage ? <p className="max-w-prose text-ink-soft">{TEXTS.seeWhatSoftwareReads}</p> : null}
      <label
        {...handlers}
        className={classNames(
          "grid cursor-pointer justify-items-center gap-2 rounded-card border border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent",
          isOver ? "border-accent bg-accent-wash" : "border-line-strong hover:bg-sunken",
        )}
      >
        <FileUp aria-hidden size={24} className="text-ink-faint" />
        <span className="font-semibold">{TEXTS.dropAPdfHere}</span>
        <span className="text-sm text-ink-soft">{TEXTS.itIsRead}</span>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="sr-only"
          onChange={(event) => {
            checkFile(event.target.files?.[0]);
            // Cleared so that choosing the same file again fires a change event.
            event.target.value = "";
          }}
        />
      </label>
      {rejection ? (
        <Banner tone="bad" announce>
          {rejection}
        </Banner>
      ) : null}
      {state.kind === "working" ? <PdfCheckProgress step="reading" /> : null}
      {state.kind === "failed" ? (
        <Banner tone="bad" announce>
          {state.message}
        </Banner>
      ) : null}
      {state.kind === "ready" ? (
        <div className="grid gap-8">
          <ExtractedSections name={state.name} read={state.report.read} />
          <FileChecks checks={state.report.checks} />
          <ExtractedText read={state.report.read} />
        </div>
      ) : null}
    </section>
  );
}

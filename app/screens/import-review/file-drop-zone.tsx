/** Lets the user choose or drop a file, and lists the supported formats. */
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { useFileDrop } from "#app/ui/drag/use-file-drop.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { PastedText } from "./pasted-text.tsx";
import { TEXTS } from "./texts.ts";

const FILE_TYPES = [
  ["PDF", "made by a word processor or resume builder; scans have no text"],
  ["Word", "a .docx document; save an older .doc as .docx first"],
  ["Documents", "OpenDocument (.odt), rich text (.rtf), web pages, Markdown and plain text"],
  ["LinkedIn", "the archive from Settings → Data privacy → Get a copy of your data (.zip)"],
  ["JSON", TEXTS.jsonFormats],
  ["Others", "RenderCV (.yaml), Europass (.xml or its PDF); publications from BibTeX or ORCID"],
] as const;
/** Includes .doc, so that choosing one shows how to convert it. */
const ACCEPTED_TYPES = [
  ...[".pdf", ".docx", ".doc", ".odt", ".rtf", ".html", ".htm", ".md", ".markdown", ".txt"],
  ...[
    ".yaml",
    ".yml",
    ".xml",
    ".bib",
    ".json",
    ".zip",
    "application/pdf",
    "application/json",
    "application/zip",
    "text/*",
  ],
].join(",");

export function FileDropZone({
  failure,
  onChoose,
}: {
  failure: { name: string; message: string } | null;
  onChoose(file: File): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const { isOver, handlers } = useFileDrop(onChoose);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      {failure ? (
        <Banner tone="bad" announce title={TEXTS.wasNotImported({ name: failure.name })}>
          {failure.message}
        </Banner>
      ) : null}
      <section
        aria-label={TEXTS.chooseAFile}
        {...handlers}
        className={classNames(
          "grid justify-items-center gap-4 rounded-card border-2 border-dashed px-6 py-12 text-center",
          isOver ? "border-accent bg-accent-wash" : "border-line-strong bg-raised",
        )}
      >
        <FileUp aria-hidden size={32} className="text-ink-faint" />
        <p className="text-lg">{TEXTS.dropAFileHere}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => input.current?.click()}>
            {TEXTS.chooseAFile}
          </Button>
          <Button aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            {TEXTS.pasteText}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_TYPES}
          aria-label={TEXTS.fileToImport}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) onChoose(file);
          }}
        />
        <p className="max-w-prose text-sm text-ink-soft">{TEXTS.yourFileIsRead}</p>
      </section>
      {isPasting ? <PastedText onChoose={onChoose} /> : null}
      <div className="grid gap-2">
        <h2 className="text-lg font-medium">{TEXTS.whatCanBeImported}</h2>
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6rem_1fr]">
          {FILE_TYPES.map(([type, description]) => (
            <div key={type} className="contents">
              <dt className="font-semibold">{type}</dt>
              <dd className="text-ink-soft max-sm:mb-2">{description}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-soft">{TEXTS.upTo5Mb}</p>
      </div>
    </div>
  );
}

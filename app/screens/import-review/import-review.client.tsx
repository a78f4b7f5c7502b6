/**
 * The import review, next to the file: fields to check first, then all fields. Nothing is saved
 * yet.
 */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { Imported } from "#app/core/import/outcome.ts";
import type { Template } from "#app/core/templates/template.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { DoubtList } from "./doubts/doubt-list.tsx";
import type { Doubt, Unplaced } from "./doubts/group-issues.ts";
import { ImportSummary } from "./doubts/import-summary.tsx";
import { offersFor } from "./doubts/offers.ts";
import { toEditorDoubts } from "./doubts/to-editor-doubts.ts";
import { UnusedList } from "./doubts/unused-list.tsx";
import { useDoubts } from "./doubts/use-doubts.ts";
import { findPlace, placeOfField } from "./original/find-place.ts";
import { SourcePane } from "./original/source-pane.tsx";
import type { SourceUnit } from "./original/source-units.ts";
import { useViews } from "./original/use-views.ts";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewSections } from "./review-sections.tsx";
import type { ReviewedImport } from "./save-import.ts";
import { SaveOptions } from "./save-options.tsx";
import { setField, swapFields } from "./set-at.ts";
import { TEXTS } from "./texts.ts";

/** A longer quote is cut; the field shows the whole text. */
const MAX_QUOTE_LENGTH = 160;

export function ImportReview({
  name,
  imported,
  pdf,
  units,
  templates,
  templateId,
  onOpen,
  onChooseAnother,
}: {
  name: string;
  imported: Imported;
  pdf: PDFDocumentProxy | null;
  units: readonly SourceUnit[];
  templates: readonly Pick<Template, "id" | "name">[];
  templateId: string;
  /** Saves the resume and opens the editor; rejects if saving fails. */
  onOpen(reviewed: ReviewedImport): Promise<void>;
  onChooseAnother(): void;
}) {
  const [resume, setResume] = useState(imported.resume);
  const [title, setTitle] = useState(name.replace(/\.\w+$/, "").slice(0, 200));
  const [template, setTemplate] = useState(
    () => templates.find(({ id }) => id === imported.look?.templateId)?.id ?? templateId,
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { doubts, unplaced, settled, left, open, setOpen, settle } = useDoubts(imported, resume);
  const placeOf = ({ field, text }: Doubt) => placeOfField(units, resume, field, text);
  const [place, setPlace] = useState(() => (doubts[0] ? placeOf(doubts[0]) : []));
  const views = useViews();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function openDoubt(origin: string | null) {
    setOpen(origin);
    const doubt = doubts.find((each) => each.origin === origin);
    if (doubt) setPlace(placeOf(doubt));
  }

  function showUnplaced({ text, line }: Unplaced) {
    const { lines = [] } = imported;
    const around = line === undefined ? [] : [lines[line - 1] ?? "", lines[line + 1] ?? ""];
    setPlace(findPlace(units, [text], around));
  }

  function quoteOf(doubt: Doubt): string {
    const quote = placeOf(doubt)
      .map((at) => units[at]?.text)
      .join(" … ");
    return quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH)}…` : quote;
  }

  async function save() {
    setSaving(true);
    setFailure(null);
    try {
      const doubts = toEditorDoubts(left, resume);
      await onOpen({ imported, title, templateId: template, resume, doubts });
    } catch (error) {
      setFailure(requestErrorText(error));
      setSaving(false);
    }
  }

  return (
    <div className="flex min-h-[calc(100dvh-11rem)] flex-col gap-8">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <section
          aria-labelledby="import-review"
          // Keeps a focused field clear of the bar at the bottom.
          className={classNames(
            "grid min-w-0 gap-6 [&_button]:scroll-mb-24 [&_input]:scroll-mb-24 [&_select]:scroll-mb-24 [&_textarea]:scroll-mb-24",
            views.isOriginal && "max-lg:hidden",
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="import-review" ref={heading} tabIndex={-1} className="text-xl outline-none">
              {TEXTS.imported}
            </h2>
            <Button size="small" onClick={onChooseAnother} disabled={isSaving}>
              {TEXTS.chooseAnotherFile}
            </Button>
          </div>
          <ImportSummary
            recovered={imported.report.recovered.length}
            toCheck={doubts.length}
            unplaced={unplaced.length}
            isHardToRead={imported.report.hardToRead === true}
          />
          <DoubtList
            doubts={doubts}
            resume={resume}
            settled={settled}
            open={open}
            quoteOf={quoteOf}
            offersFor={(doubt) => offersFor(doubt, resume, units, placeOf(doubt))}
            onOpen={openDoubt}
            onChange={(path, value) => setResume(setField(resume, path, value))}
            onSwap={(fields) => setResume(swapFields(resume, fields))}
            onSettle={settle}
            onShowOriginal={views.showOriginal}
          />
          <UnusedList texts={unplaced} resume={resume} onChange={setResume} onShow={showUnplaced} />
          <SaveOptions
            title={title}
            onTitle={setTitle}
            template={template}
            templates={templates}
            onTemplate={setTemplate}
          />
          <ReviewSections
            resume={resume}
            toCheck={left}
            onChange={setResume}
            onEmptied={() => heading.current?.focus()}
            onLookAt={(path) => setPlace(placeOfField(units, resume, path))}
          />
        </section>
        <SourcePane
          name={name}
          pdf={pdf}
          units={units}
          place={place}
          className={views.isOriginal ? "" : "max-lg:hidden"}
        />
      </div>
      <ReviewBar
        uncheckedCount={left.length}
        failure={failure}
        isSaving={isSaving}
        isOriginalShown={views.isOriginal}
        hasOriginal={units.length > 0}
        onSwitch={views.switchView}
        onOpen={() => void save()}
      />
    </div>
  );
}

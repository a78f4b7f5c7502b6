/**
 * The import review: the resume that was read from a file, next to that file. First come the doubts (fields to check),
 * then all fields. Nothing is saved before the user opens the resume in the editor.
 */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { Imported } from "#app/core/import/outcome.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import type { Template } from "#app/core/templates/template.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { DoubtList } from "./doubts/doubt-list.tsx";
import type { Doubt, UnusedText } from "./doubts/group-issues.ts";
import { ImportSummary } from "./doubts/import-summary.tsx";
import { suggestAnswers } from "./doubts/suggest-answers.ts";
import { toEditorDoubts } from "./doubts/to-editor-doubts.ts";
import { UnusedList } from "./doubts/unused-list.tsx";
import { useDoubts } from "./doubts/use-doubts.ts";
import { setField, swapFields } from "./edit-by-path.ts";
import { findUnits, findUnitsOfField } from "./original/find-units.ts";
import { SourcePane } from "./original/source-pane.tsx";
import type { SourceUnit } from "./original/source-units.ts";
import { useViews } from "./original/use-views.ts";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewSections } from "./review-sections.tsx";
import type { ReviewedImport } from "./save-import.ts";
import { SaveOptions, TITLE_ID } from "./save-options.tsx";
import { TEXTS } from "./texts.ts";

/** In characters. A longer quote is cut; the field shows the whole text. */
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
  const [title, setTitle] = useState(name.replace(/\.\w+$/, "").slice(0, CAPS.shortText));
  const [template, setTemplate] = useState(
    () => templates.find(({ id }) => id === imported.appearance?.templateId)?.id ?? templateId,
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { doubts, unplaced, settled, unsettled, open, setOpen, settle } = useDoubts(
    imported,
    resume,
  );
  const findUnitsOfDoubt = ({ field, text }: Doubt) => findUnitsOfField(units, resume, field, text);
  const [markedUnits, setMarkedUnits] = useState(() =>
    doubts[0] ? findUnitsOfDoubt(doubts[0]) : [],
  );
  const views = useViews();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function openDoubt(origin: string | null) {
    setOpen(origin);
    const doubt = doubts.find((each) => each.origin === origin);
    if (doubt) setMarkedUnits(findUnitsOfDoubt(doubt));
  }

  function showUnplaced({ text, line }: UnusedText) {
    const { lines = [] } = imported;
    const around = line === undefined ? [] : [lines[line - 1] ?? "", lines[line + 1] ?? ""];
    setMarkedUnits(findUnits(units, [text], around));
  }

  function quoteOf(doubt: Doubt): string {
    const quote = findUnitsOfDoubt(doubt)
      .map((at) => units[at]?.text)
      .join(" … ");
    return quote.length > MAX_QUOTE_LENGTH ? `${quote.slice(0, MAX_QUOTE_LENGTH)}…` : quote;
  }

  async function save() {
    if (title.length > CAPS.shortText) return document.getElementById(TITLE_ID)?.focus();
    setSaving(true);
    setFailure(null);
    try {
      const doubts = toEditorDoubts(unsettled, resume);
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
            views.isOriginalShown && "max-lg:hidden",
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
            suggestionsFor={(doubt) =>
              suggestAnswers(doubt, resume, units, findUnitsOfDoubt(doubt))
            }
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
            toCheck={unsettled}
            onChange={setResume}
            onSectionEmptied={() => heading.current?.focus()}
            onFieldFocus={(path) => setMarkedUnits(findUnitsOfField(units, resume, path))}
          />
        </section>
        <SourcePane
          name={name}
          pdf={pdf}
          units={units}
          markedUnits={markedUnits}
          className={views.isOriginalShown ? "" : "max-lg:hidden"}
        />
      </div>
      <ReviewBar
        uncheckedCount={unsettled.length}
        failure={failure}
        isSaving={isSaving}
        isOriginalShown={views.isOriginalShown}
        hasOriginal={units.length > 0}
        onSwitch={views.switchView}
        onOpen={() => void save()}
      />
    </div>
  );
}

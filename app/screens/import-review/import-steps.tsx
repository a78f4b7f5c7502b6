/** The steps of an import: choose a file, read it in the browser, review it, open the editor. */
import type { Template } from "#app/core/templates/template.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { FileDropZone } from "./file-drop-zone.tsx";
import type { ReviewedImport } from "./save-import.ts";
import { TEXTS } from "./texts.ts";
import { useImport } from "./use-import.ts";

export function ImportSteps({
  title,
  templates,
  templateId,
  onOpen,
}: {
  title: string;
  templates: readonly Pick<Template, "id" | "name">[];
  /** The initially selected template. */
  templateId: string;
  /** Saves the resume and opens the editor; rejects if saving fails. */
  onOpen(reviewed: ReviewedImport): Promise<void>;
}) {
  const { state, choose, reset } = useImport();
  return (
    <>
      <h1
        className={classNames(
          "text-3xl lg:text-4xl",
          state.step === "review" ? "max-lg:text-center" : "text-center",
        )}
      >
        {title}
      </h1>
      {state.step === "choose" ? (
        <FileDropZone failure={state.failure} onChoose={(file) => void choose(file)} />
      ) : null}
      {state.step === "reading" ? (
        <div className="grid justify-items-center gap-4 py-12">
          <Spinner label={TEXTS.readingSpinnerLabel({ name: state.name })} className="size-8" />
          <p className="text-ink-soft wrap-anywhere">{TEXTS.readingStatus({ name: state.name })}</p>
          <Button onClick={reset}>{TEXTS.cancel}</Button>
        </div>
      ) : null}
      {state.step === "review" ? (
        <state.Review
          key={state.name}
          name={state.name}
          imported={state.imported}
          pdf={state.pdf}
          units={state.units}
          templates={templates}
          templateId={templateId}
          onOpen={onOpen}
          onChooseAnother={reset}
        />
      ) : null}
    </>
  );
}

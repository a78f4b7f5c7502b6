/** The PDF page: the viewer with annotation tools, and the list of annotated copies. */
import { useNavigate } from "@remix-run/react";
import { Download, Files, Save } from "lucide-react";
import { useEffect, useState } from "react";
import type { AnnotatedPdfItem } from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { withoutAttachedFiles } from "#app/core/pdf-file/attach-file.ts";
import type { Template } from "#app/core/templates/template.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { usePdfDocument } from "#app/features/pdf-viewer/use-pdf-document.ts";
import type { ViewerHandle, ViewerState } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { AnnotatedPdfList } from "./annotated-pdf-list.tsx";
import { annotatedPdfName } from "./annotated-pdf-name.ts";
import { fetchPdf } from "./fetch-pdf.ts";
import { PdfLoadError } from "./pdf-load-error.tsx";
import { TEXTS } from "./texts.ts";
import { UnsavedChangesPrompt } from "./unsaved-changes-prompt.tsx";
import { pdfBlob, useAnnotatedPdfs } from "./use-annotated-pdfs.ts";

interface Props {
  resumeId: string;
  title: string;
  /** The export's file name without its extension. */
  fileName: string;
  copies: AnnotatedPdfItem[];
  openId: string | null;
  template: Pick<Template, "name" | "thumbnail"> | null;
  now: number;
}

export function PdfScreen({ resumeId, title, fileName, copies, openId, template, now }: Props) {
  const base = `/api/resumes/${resumeId}`;
  const source = openId ? `${base}/copies/${openId}` : `${base}/export?format=pdf`;
  const { state, fail, retry, isStuck } = usePdfDocument(
    source,
    async (signal) =>
      // The exported PDF has the resume's data attached; an annotated copy should not.
      withoutAttachedFiles(new Uint8Array(await fetchPdf(source, signal))).buffer,
  );
  const actions = useAnnotatedPdfs(resumeId);
  const navigate = useNavigate();
  const [isListOpen, setListOpen] = useState(false);
  useEffect(() => setListOpen(window.matchMedia("(min-width: 1280px)").matches), []);
  const openCopy = copies.find(({ id }) => id === openId) ?? null;
  const name = openCopy?.name ?? fileName;

  async function withSavedPdf(handle: ViewerHandle, onSaved: (pdf: Blob) => Promise<void> | void) {
    try {
      const bytes = await handle.annotationEditor?.save();
      if (bytes) await onSaved(pdfBlob(bytes));
    } catch (error) {
      console.warn("Failed to save annotations", error);
      notify.error(TEXTS.failedToSaveYourAnnotations);
    }
  }
  const saveCopy = (handle: ViewerHandle) =>
    withSavedPdf(handle, async (pdf) => {
      const takenNames = copies.map((copy) => copy.name);
      const saved = await actions.upload(annotatedPdfName(name, takenNames), pdf);
      if (!saved) return;
      handle.annotationEditor?.markSaved();
      notify.success(TEXTS.savedAs({ name: saved.name }));
      setListOpen(true);
    });
  const toolbarActions = (
    handle: ViewerHandle | null,
    { hasUnsavedChanges: isChanged }: ViewerState,
  ) => (
    <>
      <UnsavedChangesPrompt isChanged={isChanged} />
      <Button size="small" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
        <Files aria-hidden size={16} className="max-sm:hidden" />
        {copies.length > 0 ? TEXTS.copiesOf(copies.length) : TEXTS.copies}
      </Button>
      <Button
        size="small"
        disabled={!handle}
        onClick={() => handle && void withSavedPdf(handle, (pdf) => saveBlob(pdf, `${name}.pdf`))}
      >
        <Download aria-hidden size={16} className="max-sm:hidden" />
        {TEXTS.downloadLabel}
      </Button>
      <Button
        size="small"
        variant="primary"
        disabled={!isChanged || !handle}
        busy={actions.isBusy("new")}
        onClick={() => handle && void saveCopy(handle)}
      >
        <Save aria-hidden size={16} className="max-sm:hidden" />
        {TEXTS.saveACopy}
      </Button>
    </>
  );
  if (state.kind === "failed") {
    const { message } = state;
    return <PdfLoadError message={message} template={template} onRetry={retry} isStuck={isStuck} />;
  }
  if (state.kind === "loading") {
    return (
      <div className="grid flex-1 place-items-center bg-sunken">
        <Spinner label={TEXTS.loadingPreview} />
      </div>
    );
  }
  return (
    <state.Viewer
      document={state.document}
      label={TEXTS.pdfOf({ title })}
      annotate
      actions={toolbarActions}
      onError={fail}
      aside={
        isListOpen ? (
          <AnnotatedPdfList
            resumeId={resumeId}
            copies={copies}
            openId={openId}
            now={now}
            actions={actions}
            onClose={() => setListOpen(false)}
            onRemove={async (copy) => {
              const isDeleted = await actions.remove(copy);
              if (isDeleted && copy.id === openId) navigate(`/resumes/${resumeId}/pdf`);
            }}
          />
        ) : null
      }
    />
  );
}

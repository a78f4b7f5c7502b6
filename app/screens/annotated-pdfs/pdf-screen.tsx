/** One's own PDF in the viewer, with tools to write on it and the copies that came of that. */
import { useNavigate } from "@remix-run/react";
import { Download, Files, Save } from "lucide-react";
import { useEffect, useState } from "react";
import type { CopyItem } from "#app/core/api-contract/copy-bodies.ts";
import type { Template } from "#app/core/templates/template.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { PdfViewer } from "#app/features/pdf-viewer/pdf-viewer.tsx";
import { usePdfDocument } from "#app/features/pdf-viewer/use-pdf-document.ts";
import type { ViewerHandle, ViewerState } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { CopiesPanel } from "./copies-panel.tsx";
import { copyName } from "./copy-name.ts";
import { fetchPdf } from "./fetch-pdf.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PdfFailure } from "./pdf-failure.tsx";
import { toPdf, useCopies } from "./use-copies.ts";

interface Props {
  resumeId: string;
  title: string;
  /** Of the export, without its extension. */
  fileName: string;
  copies: CopyItem[];
  openId: string | null;
  template: Pick<Template, "name" | "thumbnail"> | null;
  now: number;
}

export function PdfScreen({ resumeId, title, fileName, copies, openId, template, now }: Props) {
  const base = `/api/resumes/${resumeId}`;
  const source = openId ? `${base}/copies/${openId}` : `${base}/export?format=pdf`;
  const { state, fail, retry, isStuck } = usePdfDocument(source, (signal) =>
    fetchPdf(source, signal),
  );
  const does = useCopies(resumeId);
  const navigate = useNavigate();
  const [hasCopies, showCopies] = useState(false);
  useEffect(() => showCopies(window.matchMedia("(min-width: 1280px)").matches), []);
  const open = copies.find(({ id }) => id === openId) ?? null;
  const name = open?.name ?? fileName;

  async function work(handle: ViewerHandle, then: (pdf: Blob) => Promise<void> | void) {
    try {
      const bytes = await handle.annotationEditor?.save();
      if (bytes) await then(toPdf(bytes));
    } catch (error) {
      console.warn("PDF", error);
      notify.error("The annotations could not be written into the PDF. Please try again.");
    }
  }
  const saveCopy = (handle: ViewerHandle) =>
    work(handle, async (pdf) => {
      const taken = copies.map((copy) => copy.name);
      const kept = await does.keep(copyName(name, taken), pdf);
      if (!kept) return;
      handle.annotationEditor?.markSaved();
      notify.success(`Saved as “${kept.name}”`);
      showCopies(true);
    });
  const actions = (handle: ViewerHandle | null, { hasUnsavedChanges: isChanged }: ViewerState) => (
    <>
      <LeaveGuard isChanged={isChanged} />
      <Button size="small" aria-expanded={hasCopies} onClick={() => showCopies(!hasCopies)}>
        <Files aria-hidden size={16} className="max-sm:hidden" />
        Copies{copies.length > 0 ? ` (${copies.length})` : ""}
      </Button>
      <Button
        size="small"
        disabled={!handle}
        onClick={() => handle && void work(handle, (pdf) => saveBlob(pdf, `${name}.pdf`))}
      >
        <Download aria-hidden size={16} className="max-sm:hidden" />
        Download
      </Button>
      <Button
        size="small"
        variant="primary"
        disabled={!isChanged || !handle}
        busy={does.isBusy("new")}
        onClick={() => handle && void saveCopy(handle)}
      >
        <Save aria-hidden size={16} className="max-sm:hidden" />
        Save a copy
      </Button>
    </>
  );
  if (state.kind === "failed") {
    const { message } = state;
    return <PdfFailure message={message} template={template} onRetry={retry} isStuck={isStuck} />;
  }
  if (state.kind === "loading") {
    return (
      <div className="grid flex-1 place-items-center bg-sunken">
        <Spinner label="Loading preview" />
      </div>
    );
  }
  return (
    <PdfViewer
      document={state.document}
      label={`PDF of ${title}`}
      annotate
      actions={actions}
      onError={fail}
      aside={
        hasCopies ? (
          <CopiesPanel
            resumeId={resumeId}
            copies={copies}
            openId={openId}
            now={now}
            does={does}
            onClose={() => showCopies(false)}
            onRemove={async (copy) => {
              const isGone = await does.remove(copy);
              if (isGone && copy.id === openId) navigate(`/resumes/${resumeId}/pdf`);
            }}
          />
        ) : null
      }
    />
  );
}

/**
 * Download & Share dialog: the third step [spec 2], opened after a PDF was generated and
 * downloaded.
 */
import { useId, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import { cleanFileName, countExcess } from "#app/core/export/file-name.ts";
import {
  EXPORT_FORMATS,
  type ExportFormat,
  FORMAT_LABELS,
  FORMAT_NOTES,
} from "#app/core/export/formats.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { unsavedLabels } from "#app/editor/sync/unsaved-fields.ts";
import { saveBlob, saveFile } from "#app/features/downloads/save-file.ts";
import { ShareDialog } from "#app/features/share/share-button.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { FinalCheckList } from "./final-check-list.tsx";
import type { FinishedPdf } from "./finished-pdf.ts";
import { PagePictures } from "./page-pictures.tsx";
import { TEXTS } from "./texts.ts";
import { useFinalChecks } from "./use-final-checks.ts";

const OTHER_FORMATS = EXPORT_FORMATS.filter((format) => format !== "pdf");

export function FinishDialog({
  pdf,
  title,
  analysis,
  onExport,
  onPick,
  onMatch,
  onClose,
}: {
  pdf: FinishedPdf;
  /** The resume's title. */
  title: string;
  /** The latest score report; null before the first. */
  analysis: AtsReport | null;
  onExport(format: ExportFormat): void;
  /** Focuses a field in the form. */
  onPick(field: string): void;
  onMatch(): void;
  onClose(): void;
}) {
  const room = useOpenRoom();
  const { role, isGuest } = useEditorAccess();
  const { file, document, checks, hasFailed, isBroken, retry } = useFinalChecks(pdf, analysis);
  const [name, setName] = useState(pdf.name);
  const [isSharing, setSharing] = useState(false);
  const checksId = useId();
  const formatsId = useId();
  const shareId = useId();
  const nameId = useId();
  // The name it opens with may be long as well; that one is shortened without asking.
  const over = name === pdf.name ? 0 : countExcess(name);
  const nameError = over > 0 ? TEXTS.fileNameTooLong({ over }) : null;
  const [firstUnsaved] = pdf.unsaved;
  function download() {
    if (nameError) return window.document.getElementById(nameId)?.focus();
    const fileName = `${cleanFileName(name, pdf.name)}.pdf`;
    // The server's response names a file that is fetched by its URL, so another name needs the
    // bytes.
    if (file) saveBlob(file, fileName);
    else saveFile(pdf.url, fileName);
  }
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        size="large"
        title={TEXTS.downloadShare}
        description={
          pdf.isUnprompted ? TEXTS.yourPdfIsInYourDownloadsOrHere : TEXTS.yourPdfIsInYourDownloads
        }
      >
        {firstUnsaved ? (
          <Banner
            tone="bad"
            announce
            className="mb-4"
            title={TEXTS.notInThisPdf({ labels: unsavedLabels(pdf.unsaved) })}
            action={
              <Button size="small" onClick={() => onPick(firstUnsaved.key)}>
                {TEXTS.showField}
              </Button>
            }
          >
            {TEXTS.tooLongForPdf}
          </Banner>
        ) : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <PagePictures document={document} hasFailed={isBroken} />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <section aria-labelledby={checksId} className="flex flex-col gap-2">
              <h3 id={checksId} className="text-lg">
                {TEXTS.whatToCheckBeforeYouSend}
              </h3>
              <FinalCheckList
                checks={checks}
                hasFailed={hasFailed}
                onRetry={retry}
                onPick={onPick}
                onMatch={onMatch}
              />
            </section>
            <section aria-labelledby={formatsId} className="grid gap-3">
              <h3 id={formatsId} className="text-lg">
                {TEXTS.download}
              </h3>
              <div className="flex flex-wrap items-end gap-2">
                <div className="min-w-48 flex-1">
                  <TextField
                    label={TEXTS.fileName}
                    value={name}
                    id={nameId}
                    error={nameError}
                    onChange={(event) => setName(event.target.value)}
                  />
                </div>
                <Button
                  variant="primary"
                  onClick={download}
                  data-first-focus={pdf.isUnprompted ? "" : undefined}
                >
                  {TEXTS.downloadAgain}
                </Button>
              </div>
              <div className="flex flex-wrap gap-2">
                {OTHER_FORMATS.map((format) => (
                  <Button key={format} size="small" onClick={() => onExport(format)}>
                    {FORMAT_LABELS[format]}
                  </Button>
                ))}
              </div>
              <p className="text-sm text-ink-soft">{FORMAT_NOTES.docx}</p>
              {isGuest ? null : (
                <p>
                  <ButtonLink
                    size="small"
                    variant="quiet"
                    to={`/resumes/${room.resumeId}/pdf`}
                    className="-ml-3"
                  >
                    {TEXTS.viewAndAnnotatePdf}
                  </ButtonLink>
                </p>
              )}
            </section>
            {role === "owner" ? (
              <section aria-labelledby={shareId} className="grid gap-2">
                <h3 id={shareId} className="text-lg">
                  {TEXTS.share}
                </h3>
                <p className="text-sm text-ink-soft">{TEXTS.shareDescription}</p>
                <p>
                  <Button size="small" onClick={() => setSharing(true)}>
                    {TEXTS.linksAndPublicPage}
                  </Button>
                </p>
              </section>
            ) : null}
          </div>
        </div>
      </Dialog>
      {isSharing ? (
        <ShareDialog
          resumeId={room.resumeId}
          title={title}
          onClose={() => setSharing(false)}
          onLoadError={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}

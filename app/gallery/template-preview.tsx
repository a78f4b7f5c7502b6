/** A template's sample resume, page by page [spec 2]; its thumbnail where the PDF cannot be shown [spec 8]. */
import { type ReactNode, useState } from "react";
import type { Template } from "#app/templates/template.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { PageControls } from "#app/viewer/page-controls.tsx";
import { PdfPage } from "#app/viewer/pdf-page.tsx";
import { usePdfDocument } from "#app/viewer/use-pdf-document.ts";
import { TemplateImage } from "./template-image.tsx";

interface Props {
  template: Template;
  onUse(template: Template): void;
  onClose(): void;
}

/** Made anew for each opening, so that it begins on page 1 without an error. */
export function TemplatePreview({ template, onUse, onClose }: Props) {
  const { state, fail, retry } = usePdfDocument(template.pdfPreview);
  const [page, setPage] = useState(1);
  const pageCount = state.kind === "ready" ? state.document.numPages : 0;
  const controls =
    pageCount > 1 ? <PageControls page={page} pageCount={pageCount} onPage={setPage} /> : null;
  return (
    <PreviewFrame template={template} onUse={onUse} onClose={onClose} controls={controls}>
      {state.kind === "ready" ? (
        <PdfPage
          document={state.document}
          number={page}
          label={`${template.name} sample resume, page ${page} of ${pageCount}`}
          onError={fail}
        />
      ) : null}
      {state.kind === "loading" ? (
        <div className="grid aspect-210/297 place-items-center">
          <Spinner label="Loading preview" />
        </div>
      ) : null}
      {state.kind === "failed" ? (
        <>
          <Banner
            tone="bad"
            title="Failed to load preview:"
            announce
            action={
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            Error loading preview: {state.message}
          </Banner>
          <Thumbnail template={template} />
        </>
      ) : null}
    </PreviewFrame>
  );
}

function Thumbnail({ template }: { template: Template }) {
  return <TemplateImage src={template.thumbnail} alt={`${template.name}, first page`} />;
}

function PreviewFrame({
  template,
  onUse,
  onClose,
  controls,
  children,
}: Props & { controls: ReactNode; children: ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={template.name}
      description={template.description}
      size="large"
      footer={
        <>
          {controls ? <div className="mr-auto">{controls}</div> : null}
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => onUse(template)}>
            Use This Template
          </Button>
        </>
      }
    >
      {/* Takes the focus so that the arrow keys scroll the page. */}
      <section
        aria-label="Sample resume"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="mx-auto grid max-w-2xl gap-4 *:border-line [&>canvas]:border [&>img]:border"
      >
        {children}
      </section>
    </Dialog>
  );
}

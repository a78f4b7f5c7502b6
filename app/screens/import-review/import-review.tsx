/** The import review: imported fields next to the source file, before anything is saved. */
import { useNavigate } from "@remix-run/react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useMemo, useRef, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { StoredPhoto } from "#app/core/api-contract/photo-bodies.ts";
import { photoBytes } from "#app/core/import/json/read-photo.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import type { Template } from "#app/core/templates/template.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { SelectField, TextField } from "#app/ui/controls/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { followEntries, groupIssues } from "./group-issues.ts";
import { ImportSummary } from "./import-summary.tsx";
import { ReviewSections } from "./review-sections.tsx";
import { SourcePane } from "./source-pane.tsx";
import type { Imported } from "./use-import.ts";

/** An upload error is only a notification, because the resume is already saved and usable without a photo. */
async function uploadPhoto(resumeId: string, photo: ImportedPhoto): Promise<void> {
  try {
    const form = new FormData();
    form.set("file", new Blob([photoBytes(photo)]), "photo");
    const path = `/api/resumes/${resumeId}`;
    const { photo: stored } = await callApi<{ photo: StoredPhoto }>(`${path}/photo`, { form });
    const content = { photo: { fileId: stored.fileId, visible: photo.visible } };
    await callApi(path, { method: "PUT", body: { content } });
  } catch (error) {
    console.warn("Photo upload failed", error);
    notify.error("The photo couldn't be imported. Add it in the editor.");
  }
}

export function ImportReview({
  name,
  imported,
  pdf,
  templates,
  templateId,
  onChooseAnother,
}: {
  name: string;
  imported: Imported;
  pdf: PDFDocumentProxy | null;
  templates: readonly Pick<Template, "id" | "name">[];
  templateId: string;
  onChooseAnother(): void;
}) {
  const navigate = useNavigate();
  const [resume, setResume] = useState(imported.resume);
  const [title, setTitle] = useState(name.replace(/\.\w+$/, "").slice(0, 200));
  const [template, setTemplate] = useState(
    () => templates.find(({ id }) => id === imported.look?.templateId)?.id ?? templateId,
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The doubts as they were found; correcting a field leaves them listed, removing its entry does not. */
  const found = useMemo(() => groupIssues(imported.report.uncertain), [imported]);
  const issues = followEntries(found, imported.resume, resume);
  const [isOriginal, setOriginal] = useState(false);
  const scrolled = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  /** On narrow screens the file takes the place of the fields, and they are where they were afterwards. */
  function switchView() {
    const position = isOriginal ? scrolled.current : 0;
    scrolled.current = scrollY;
    setOriginal(!isOriginal);
    requestAnimationFrame(() => scrollTo({ top: position, behavior: "instant" }));
  }

  async function save() {
    setSaving(true);
    setFailure(null);
    try {
      const { design } = imported.look ?? {};
      const body = { title: title.trim() || undefined, templateId: template, resume, design };
      const { resume: created } = await callApi<{ resume: { id: string } }>("/api/resumes", {
        body,
      });
      if (imported.photo) await uploadPhoto(created.id, imported.photo);
      navigate(`/builder/${template}?resume=${created.id}`);
    } catch (error) {
      setFailure(requestErrorText(error));
      setSaving(false);
    }
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="sticky top-2 z-10 -mb-4 justify-self-end lg:hidden">
        <Button size="small" className="shadow-raised" onClick={switchView}>
          {isOriginal ? "Show fields" : "Show original"}
        </Button>
      </div>
      <section
        aria-labelledby="import-review"
        className={classNames("grid min-w-0 gap-6", isOriginal && "max-lg:hidden")}
      >
        <h2 id="import-review" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Imported
        </h2>
        <ImportSummary
          recovered={imported.report.recovered.length}
          issues={issues}
          isHardToRead={imported.report.hardToRead === true}
        />
        <div className="grid gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2">
          <TextField
            label="Title"
            value={title}
            maxLength={200}
            onChange={(event) => setTitle(event.target.value)}
          />
          <SelectField
            label="Template"
            value={template}
            onChange={(event) => setTemplate(event.target.value)}
          >
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="flex flex-wrap gap-2 sm:col-span-2">
            <Button variant="primary" busy={isSaving} onClick={() => void save()}>
              Save as a new resume
            </Button>
            <Button onClick={onChooseAnother} disabled={isSaving}>
              Choose another file
            </Button>
          </div>
          {failure ? (
            <Banner tone="bad" announce title="Not saved" className="sm:col-span-2">
              {failure}
            </Banner>
          ) : null}
        </div>
        <ReviewSections
          resume={resume}
          toCheck={issues.toCheck}
          onChange={setResume}
          onEmptied={() => heading.current?.focus()}
        />
      </section>
      <SourcePane
        name={name}
        pdf={pdf}
        lines={imported.lines}
        className={isOriginal ? "" : "max-lg:hidden"}
      />
    </div>
  );
}

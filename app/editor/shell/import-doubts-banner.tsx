/**
 * Banner for the doubts of an import: fields that the importer may have misread and that the user has not checked yet.
 * It shows one at a time, with a button that shows its field.
 */
import { memo, useState } from "react";
import {
  type ImportDoubts,
  readImportDoubts,
  storeImportDoubts,
} from "#app/client/import-doubts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

interface Props {
  resumeId: string;
  onPick(field: string): void;
}

/** Only mounted once the document has loaded. */
export const ImportDoubtsBanner = memo(function ImportDoubtsBanner({ resumeId, onPick }: Props) {
  const [doubts, setDoubts] = useState(() => readImportDoubts(resumeId));
  const [first, ...others] = doubts;
  if (!first) return null;
  const updateDoubts = (remaining: ImportDoubts) => {
    storeImportDoubts(resumeId, remaining);
    setDoubts(remaining);
  };
  return (
    <Banner
      tone="warn"
      className="rounded-none border-x-0"
      title={TEXTS.importDoubtsLeft({ doubtsCount: doubts.length })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onPick(first.field)}>
            {TEXTS.showField}
          </Button>
          <Button size="small" onClick={() => updateDoubts(others)}>
            {others.length > 0 ? TEXTS.checked : TEXTS.checkedLabel}
          </Button>
        </div>
      }
      onDismiss={() => updateDoubts([])}
    >
      {first.text}
    </Banner>
  );
});

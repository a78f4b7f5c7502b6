/** Reminds of what was left to check in an import, one after the other, with the way to its field. */
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
  const keep = (left: ImportDoubts) => {
    storeImportDoubts(resumeId, left);
    setDoubts(left);
  };
  return (
    <Banner
      tone="warn"
      className="rounded-none border-x-0"
      title={TEXTS.leftToCheckFromYourImport({ doubtsCount: doubts.length })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onPick(first.field)}>
            {TEXTS.showField}
          </Button>
          <Button size="small" onClick={() => keep(others)}>
            {others.length > 0 ? TEXTS.checked : TEXTS.checkedLabel}
          </Button>
        </div>
      }
      onDismiss={() => keep([])}
    >
      {first.text}
    </Banner>
  );
});

/** The summary of an import, with advice if the file was hard to read. */

import { TEXTS } from "#app/screens/import-review/texts.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { describeImport } from "./group-issues.ts";

interface Props {
  recovered: number;
  toCheck: number;
  unplaced: number;
  isHardToRead: boolean;
}

export function ImportSummary({ recovered, toCheck, unplaced, isHardToRead }: Props) {
  const summary = describeImport(recovered, toCheck, unplaced);
  if (isHardToRead) {
    return (
      <Banner tone="warn" announce title={TEXTS.thisFileWasHardToRead}>
        <p>{summary}</p>
        <p>{TEXTS.someFieldsMayBeWrong}</p>
      </Banner>
    );
  }
  return (
    <Banner tone={toCheck + unplaced > 0 ? "warn" : "good"} announce>
      {summary}
    </Banner>
  );
}

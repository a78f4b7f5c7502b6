/** What came of an import, and what to do where the file was hard to read. */
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
      <Banner tone="warn" announce title="This file was hard to read">
        <p>{summary}</p>
        <p>
          Some fields may be wrong without being marked: compare every section with the original. If
          much is wrong, import the same resume as a Word document, or paste its text.
        </p>
      </Banner>
    );
  }
  return (
    <Banner tone={toCheck + unplaced > 0 ? "warn" : "good"} announce>
      {summary}
    </Banner>
  );
}

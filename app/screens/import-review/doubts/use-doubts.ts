/** State of reviewing an import's doubts (fields that it is unsure of): which are settled, and which one is open. */
import { useMemo, useState } from "react";
import type { Imported } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { groupIssues, isCorrected, updateDoubtPaths } from "./group-issues.ts";

/** `resume` is the imported resume with the user's changes; a doubt is settled if it was confirmed or its field changed. */
export function useDoubts({ report, resume: importedResume }: Imported, resume: Resume) {
  const groups = useMemo(() => groupIssues(report), [report]);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(groups.toCheck[0]?.origin ?? null);
  const doubts = updateDoubtPaths(groups.toCheck, importedResume, resume);
  const settled = new Set(
    doubts
      .filter((doubt) => confirmed.has(doubt.origin) || isCorrected(doubt, importedResume, resume))
      .map(({ origin }) => origin),
  );
  return {
    doubts,
    unplaced: groups.unplaced,
    settled,
    unsettled: doubts.filter(({ origin }) => !settled.has(origin)),
    open,
    setOpen,
    settle: (origin: string) => setConfirmed(new Set([...confirmed, origin])),
  };
}

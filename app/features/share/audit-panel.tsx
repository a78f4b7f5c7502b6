/** The owner's log of who joined and what they changed. */

import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { AuditItem } from "#app/core/api-contract/share-bodies.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { auditText } from "./share-labels.ts";
import { TEXTS } from "./texts.ts";

const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

export function AuditPanel({ resumeId }: { resumeId: string }) {
  const [lines, setLines] = useState<AuditItem[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    setError(null);
    callApi<{ audit: AuditItem[] }>(`/api/resumes/${resumeId}/audit`, { method: "GET" })
      .then(({ audit }) => setLines(audit))
      .catch((failure) => setError(requestErrorText(failure)));
  }, [resumeId]);
  useEffect(load, [load]);

  if (error) {
    return (
      <Banner tone="bad" announce action={<Button onClick={load}>{TEXTS.tryAgain}</Button>}>
        {error}
      </Banner>
    );
  }
  if (!lines) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    );
  }
  if (lines.length === 0) {
    return <p className="text-sm text-ink-soft">{TEXTS.noActivityYet}</p>;
  }
  return (
    <ul className="ruled text-sm">
      {lines.map((line) => (
        <li
          key={`${line.at} ${line.userId} ${line.kind} ${line.section}`}
          className="flex flex-wrap justify-between gap-x-4 py-2"
        >
          <span className="wrap-anywhere">
            <strong className="font-semibold">
              {shownName({ userId: line.userId, name: line.by })}
            </strong>{" "}
            {auditText(line)}
          </span>
          <time dateTime={line.at} className="text-ink-soft">
            {new Date(line.at).toLocaleString(undefined, TIME)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/**
 * Focuses the field that the address names (`#field-experience.x.company`, `#rewrite-experience.x.description~2` for a
 * line to rewrite, `#job-title` or `#job-description`), once the form is ready and whenever the hash changes.
 */
import { useEffect, useRef, useState } from "react";
import { type JobField, jobFieldOfHash } from "#app/editor/match/job-fields.ts";

export function useFieldFromHash(
  isReady: boolean,
  focus: (key: string) => void,
  focusJob: (field: JobField) => void,
): void {
  // Read at the first render: another component may remove the hash before the effect below runs.
  const [initialHash] = useState(() => (typeof document === "undefined" ? "" : location.hash));
  const isInitialDone = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const focusFieldOf = (hash: string) => {
      const key = /^#(?:field|rewrite)-([\w.-]{1,200})(?:~\d+)?$/.exec(hash)?.[1];
      const jobField = jobFieldOfHash(hash);
      if (key) focus(key);
      else if (jobField) focusJob(jobField);
    };
    if (!isInitialDone.current) focusFieldOf(initialHash);
    isInitialDone.current = true;
    const onHashChange = (event: HashChangeEvent) => focusFieldOf(new URL(event.newURL).hash);
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, [isReady, focus, focusJob, initialHash]);
}

/**
 * The header's text that says whether edits are saved. While a field holds text over its limit, it
 * is a button that names the field and focuses it.
 */

import { TEXTS } from "#app/editor/shell/texts.ts";
import { unsavedLabels, useUnsavedFields } from "#app/editor/sync/unsaved-fields.ts";

export function SaveStatus({ text, onPick }: { text: string; onPick(field: string): void }) {
  const unsaved = useUnsavedFields();
  const [first] = unsaved;
  if (!first) {
    return <span className="shrink-0 max-sm:min-w-0 max-sm:shrink max-sm:truncate">{text}</span>;
  }
  const message = TEXTS.notSavedFields({ labels: unsavedLabels(unsaved) });
  return (
    <button
      type="button"
      title={message}
      onClick={() => onPick(first.key)}
      // Taller than its line, so that it can be touched.
      className="-my-1.5 min-w-0 max-w-64 truncate rounded-control py-1.5 font-semibold text-bad underline"
    >
      {message}
    </button>
  );
}

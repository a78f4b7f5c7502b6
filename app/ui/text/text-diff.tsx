/** Shows a text change inline: deletions struck through, insertions highlighted. */
import diff from "fast-diff";
import { useMemo } from "react";
import { wordDiff } from "./word-diff.ts";

export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  let offset = 0;
  return (
    <p className="max-h-60 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">
      {parts.map(([kind, text]) => {
        offset += text.length;
        const key = `${kind} ${offset}`;
        if (kind === diff.EQUAL) return <span key={key}>{text}</span>;
        if (kind === diff.DELETE) {
          return (
            <del key={key} className="bg-bad-wash text-bad">
              {text}
            </del>
          );
        }
        return (
          <ins key={key} className="[del+&]:ms-1 bg-good-wash text-good no-underline">
            {text}
          </ins>
        );
      })}
    </p>
  );
}

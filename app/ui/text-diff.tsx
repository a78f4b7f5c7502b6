/** One text become another, in one piece: what goes struck through, what comes marked. */
import diff from "fast-diff";
import { useMemo } from "react";

export function TextDiff({
  before,
  after,
  byWord = false,
}: {
  before: string;
  after: string;
  /** For texts put otherwise: common letters within other words would only tear them apart. */
  byWord?: boolean;
}) {
  const parts = useMemo(
    () => (byWord ? wordDiff(before, after) : diff(before, after, undefined, true)),
    [before, after, byWord],
  );
  let at = 0;
  return (
    <p className="max-h-60 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">
      {parts.map(([kind, text]) => {
        at += text.length;
        const key = `${kind} ${at}`;
        if (kind === diff.EQUAL) return <span key={key}>{text}</span>;
        if (kind === diff.DELETE) {
          return (
            <del key={key} className="bg-bad-wash text-bad">
              {text}
            </del>
          );
        }
        return (
          <ins key={key} className="bg-good-wash text-good no-underline">
            {text}
          </ins>
        );
      })}
    </p>
  );
}

/** A sign for each word, compared and read back. */
function wordDiff(before: string, after: string): diff.Diff[] {
  const words: string[] = [];
  const signsOf = (text: string) =>
    (text.match(/\S+\s*/g) ?? [])
      .map((word) => {
        const at = words.indexOf(word);
        return String.fromCharCode(at < 0 ? words.push(word) - 1 : at);
      })
      .join("");
  return diff(signsOf(before), signsOf(after)).map(([kind, signs]): diff.Diff => {
    return [kind, [...signs].map((sign) => words[sign.charCodeAt(0)]).join("")];
  });
}

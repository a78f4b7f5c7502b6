/**
 * Lists the posting's lines that begin with a bullet [spec 5]. The score does not use them: it
 * reads the whole text.
 */
import { TEXTS } from "./texts.ts";
export function BulletLinesPreview({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">
        {lines.length === 1 ? TEXTS.oneBulletLine : TEXTS.bulletLines({ linesCount: lines.length })}
      </summary>
      <ul className="mt-2 grid max-h-60 list-disc gap-1 overflow-y-auto pl-5 marker:text-ink-faint">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its place
          <li key={index} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A description: one line is a paragraph, several are bullets. */
import { readDescription } from "#app/resume/description.ts";
import { Words } from "./words.tsx";

export function Description({ text, field }: { text: string; field: string }) {
  const block = readDescription(text);
  if (!block) return null;
  if (block.kind === "paragraph") {
    return (
      <p className="text" data-field={field}>
        <Words text={block.text} />
      </p>
    );
  }
  return (
    <ul className="bullets" data-field={field}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its place
        <li key={index}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

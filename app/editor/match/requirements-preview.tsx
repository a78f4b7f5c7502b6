/** The posting's bullet lines, as they will be read as requirements [spec 5]. */
export function RequirementsPreview({ requirements }: { requirements: string[] }) {
  if (requirements.length === 0) return null;
  const count = requirements.length === 1 ? "1 requirement" : `${requirements.length} requirements`;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">{count} found in bullet lines</summary>
      <ul className="mt-2 grid max-h-60 list-disc gap-1 overflow-y-auto pl-5 marker:text-ink-faint">
        {requirements.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line's identity is its place
          <li key={index} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The button beside a field's label that explains the field's first writing tip. */
import { TEXTS } from "./texts.ts";
import { useAdvice, useTipCount } from "./use-advice.ts";

export function FieldTips({
  field,
  label,
  className = "",
}: {
  field: string;
  label: string;
  className?: string;
}) {
  const advice = useAdvice();
  const count = useTipCount(field);
  if (!advice || count === 0) return null;
  return (
    <button
      type="button"
      data-field-tips={field}
      onClick={() => advice.show(field)}
      className={`min-h-6 rounded-full bg-accent-wash px-2 text-xs font-semibold text-accent hover:underline pointer-coarse:min-h-8 pointer-coarse:px-3 ${className}`}
    >
      <span aria-hidden>{TEXTS.tips(count)}</span>
      {/* Hidden text instead of `aria-label`, which would be found as a second label of the field. */}
      <span className="sr-only">{TEXTS.tipsOn({ count, label })}</span>
    </button>
  );
}

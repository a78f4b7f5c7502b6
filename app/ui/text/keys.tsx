/** Keyboard keys as labels: "Mod" is ⌘ on Apple devices and Ctrl elsewhere. Browser only. */

const MOD_LABEL = /mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl";

export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-7 rounded-control border border-line-strong bg-sunken px-2 py-0.5 text-center font-sans text-sm text-ink"
        >
          {key === "Mod" ? MOD_LABEL : key}
        </kbd>
      ))}
    </span>
  );
}

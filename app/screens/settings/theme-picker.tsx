/** Chooses the light or dark theme [spec 9], or follows the device, which the header's toggle cannot. */
import { type Theme, useTheme } from "#app/ui/page/theme.tsx";
import { TEXTS } from "./texts.ts";

const OPTIONS: { theme: Theme | null; label: string }[] = [
  { theme: null, label: TEXTS.sameAsThisDevice },
  { theme: "light", label: TEXTS.light },
  { theme: "dark", label: TEXTS.dark },
];

export function ThemePicker() {
  const [state, choose] = useTheme();
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2 max-sm:flex-col">
      <legend className="sr-only">{TEXTS.theme}</legend>
      {OPTIONS.map(({ theme, label }) => (
        <label key={label} className="flex items-center gap-2.5 py-1">
          <input
            type="radio"
            name="theme"
            value={theme ?? "system"}
            checked={state?.chosen === theme}
            onChange={() => choose(theme)}
            className="size-4.5 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

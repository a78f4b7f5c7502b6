/** light or dark [spec 9], or what the device has: once one of the two was chosen, the only way back to it. */
import { type Theme, useTheme } from "#app/ui/page/theme.tsx";

const CHOICES: { theme: Theme | null; label: string }[] = [
  { theme: null, label: "Same as this device" },
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
];

export function ThemeChoice() {
  const [state, choose] = useTheme();
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2 max-sm:flex-col">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ theme, label }) => (
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

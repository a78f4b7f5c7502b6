/** light or dark, as a choice of two [spec 9]. */
import { type Theme, useTheme } from "#app/ui/theme.tsx";

const CHOICES: { theme: Theme; label: string }[] = [
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
];

export function ThemeChoice() {
  const [shown, choose] = useTheme();
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ theme, label }) => (
        <label key={theme} className="flex items-center gap-2.5 py-1">
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={shown === theme}
            onChange={() => choose(theme)}
            className="size-4.5 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

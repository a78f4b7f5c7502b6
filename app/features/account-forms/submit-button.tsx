/** The submit button of an account form, as wide as its fields. */
import { Button } from "#app/ui/controls/button.tsx";

export function SubmitButton({
  isBusy,
  isReady,
  busyText,
  children,
}: {
  isBusy: boolean;
  /** False until hydration: the button is then disabled. */
  isReady: boolean;
  busyText: string;
  children: string;
}) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      className="w-full"
      busy={isBusy}
      disabled={!isReady}
    >
      {isBusy ? busyText : children}
    </Button>
  );
}

/** Asks once more for what did not come; loads the page anew where that cannot help. */
import { Button, type ButtonProps } from "#app/ui/controls/button.tsx";

export function RetryButton({
  onRetry,
  isStuck = false,
  ...props
}: Omit<ButtonProps, "onClick" | "children"> & {
  onRetry(): void;
  /** Code did not come the second time either: some browsers keep a failed import for good. */
  isStuck?: boolean;
}) {
  // Without a connection the browser would show its own page instead.
  const press = () => (isStuck && navigator.onLine ? location.reload() : onRetry());
  return (
    <Button size="small" {...props} onClick={press}>
      {isStuck ? "Reload" : "Try again"}
    </Button>
  );
}

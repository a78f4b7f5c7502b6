/** Retries a failed load, or reloads the page if retrying cannot help. */
import { Button, type ButtonProps } from "#app/ui/controls/button.tsx";

export function RetryButton({
  onRetry,
  isStuck = false,
  ...props
}: Omit<ButtonProps, "onClick" | "children"> & {
  onRetry(): void;
  /** True if the code failed to load twice; some browsers never retry a failed import. */
  isStuck?: boolean;
}) {
  // Offline, a reload would replace the page with the browser's error page.
  const onClick = () => (isStuck && navigator.onLine ? location.reload() : onRetry());
  return (
    <Button size="small" {...props} onClick={onClick}>
      {isStuck ? "Reload" : "Try again"}
    </Button>
  );
}

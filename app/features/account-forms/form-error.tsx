/** An error message for a form. It unmounts between errors, so that screen readers announce a repeated message. */
import { CircleAlert } from "lucide-react";

export function FormError({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control border border-bad bg-bad-wash px-3 py-2 text-sm text-ink"
    >
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-bad" />
      {message}
    </p>
  );
}

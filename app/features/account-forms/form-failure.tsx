/** Says why a form was refused; comes and goes, so that the same words twice are read out twice. */
import { CircleAlert } from "lucide-react";

export function FormFailure({ message }: { message: string | null }) {
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

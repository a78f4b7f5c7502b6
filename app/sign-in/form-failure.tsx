/** Says why a form was refused; the region is always there, so that its change is read out. */
import { CircleAlert } from "lucide-react";

export function FormFailure({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message ? (
        <p className="flex items-start gap-2 rounded-control border border-bad bg-bad-wash px-3 py-2 text-sm text-ink">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-bad" />
          {message}
        </p>
      ) : null}
    </div>
  );
}

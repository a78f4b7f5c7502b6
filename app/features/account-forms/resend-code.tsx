/** A button that requests a new code, enabled once the last one has had time to arrive. */
import { useEffect, useState } from "react";
import { ApiError, errorMessage } from "#app/client/call-api.ts";
import { callAuth } from "#app/client/call-auth.ts";
import { CODE_SENT, NO_PENDING_SIGNUP, RESEND_FAILED } from "#app/core/account/messages.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

const RESEND_WAIT_SECONDS = 30;

/** Whole seconds until `untilMs` (milliseconds since 1970), counted down; the first render, on the server too, gives 0. */
function useSecondsUntil(untilMs: number): number {
  const [now, setNow] = useState(untilMs);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  return Math.max(0, Math.ceil((untilMs - now) / 1000));
}

export function ResendCode({
  readEmail,
  sentAt,
  onResult,
}: {
  /** Returns null, after showing an error, if there is no valid address to send to. */
  readEmail(): string | null;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResult(result: { ok: boolean; message: string }): void;
}) {
  const [lastSentAt, setLastSentAt] = useState(sentAt);
  const [isBusy, setIsBusy] = useState(false);
  const seconds = useSecondsUntil(lastSentAt + RESEND_WAIT_SECONDS * 1000);

  async function resend() {
    const email = readEmail();
    if (email === null) return;
    setIsBusy(true);
    try {
      const { message = CODE_SENT } = await callAuth("resend-otp", { email });
      setLastSentAt(Date.now());
      onResult({ ok: true, message });
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 400;
      const fallback = isExpired ? NO_PENDING_SIGNUP : RESEND_FAILED;
      onResult({ ok: false, message: errorMessage(error, fallback) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      {TEXTS.didntGetIt}
      <Button size="small" onClick={resend} busy={isBusy} disabled={seconds > 0}>
        {isBusy ? TEXTS.sending : seconds > 0 ? TEXTS.resendCodeInS({ seconds }) : TEXTS.resendCode}
      </Button>
    </p>
  );
}

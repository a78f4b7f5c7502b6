/** Asks for a new code, once the last one has had time to arrive. */
import { useEffect, useState } from "react";
import { ApiError, callApi, serverMessage } from "#app/client/call-api.ts";
import { NO_PENDING_SIGNUP, RESEND_FAILED } from "#app/core/account/messages.ts";
import { Button } from "#app/ui/controls/button.tsx";

const WAIT_SECONDS = 30;

/** Whole seconds until `untilMs`, counted down. */
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
  email,
  sentAt,
  onAnswer,
}: {
  email: string;
  sentAt: number;
  onAnswer(said: { ok: boolean; message: string }): void;
}) {
  const [lastSentAt, setLastSentAt] = useState(sentAt);
  const [isBusy, setIsBusy] = useState(false);
  const seconds = useSecondsUntil(lastSentAt + WAIT_SECONDS * 1000);

  async function resend() {
    setIsBusy(true);
    try {
      const { message } = await callApi<{ message: string }>("/api/auth/resend-otp", {
        body: { email },
        anonymous: true,
      });
      setLastSentAt(Date.now());
      onAnswer({ ok: true, message });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 400;
      const fallback = isGone ? NO_PENDING_SIGNUP : RESEND_FAILED;
      onAnswer({ ok: false, message: serverMessage(error, fallback) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      No code in your mail?
      <Button size="small" onClick={resend} busy={isBusy} disabled={seconds > 0}>
        {isBusy ? "Sending..." : seconds > 0 ? `Resend code in ${seconds} s` : "Resend code"}
      </Button>
    </p>
  );
}

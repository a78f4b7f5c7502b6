/** Lists the devices that are logged in, with buttons to log them out. */

import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { deviceName } from "./device-name.ts";
import { focusSectionHeading } from "./focus-section.ts";
import { TEXTS } from "./texts.ts";

export interface Device {
  id: string;
  userAgent: string;
  /** ISO 8601. */
  signedInAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

export function Devices({ devices, now }: { devices: Device[]; now: number }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);

  async function endSessions(target: string, path: string, successMessage: string) {
    setBusy(target);
    try {
      await callApi(path, { method: "DELETE" });
      notify.success(successMessage);
      focusSectionHeading("devices");
    } catch (error) {
      notify.error(errorMessage(error, SERVER_UNREACHABLE));
    }
    setBusy(null);
    // Offline, a revalidation would replace the page with an error.
    if (navigator.onLine) revalidate();
  }

  return (
    <div className="grid gap-4">
      <ul className="ruled rounded-control border border-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {deviceName(device.userAgent)}
                {device.isCurrent ? <Badge tone="good">{TEXTS.thisDevice}</Badge> : null}
              </p>
              <p className="text-sm text-ink-soft">
                <Sentence
                  text={device.isCurrent ? TEXTS.loggedIn : TEXTS.loggedInAndUsed}
                  moment={<TimeAgo at={device.signedInAt} now={now} />}
                  used={<TimeAgo at={device.lastUsedAt} now={now} />}
                />
              </p>
            </div>
            {device.isCurrent ? null : (
              <Button
                size="small"
                busy={busy === device.id}
                disabled={busy !== null}
                onClick={() =>
                  endSessions(device.id, `/api/auth/sessions/${device.id}`, TEXTS.deviceLoggedOut)
                }
              >
                <Sentence
                  text={TEXTS.logOutDevice}
                  device={<span className="sr-only"> {deviceName(device.userAgent)}</span>}
                />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          disabled={!hasOthers || busy !== null}
          busy={busy === "all"}
          onClick={() => endSessions("all", "/api/auth/sessions", TEXTS.allOtherDevicesLoggedOut)}
        >
          {TEXTS.logOutEverywhereElse}
        </Button>
      </div>
    </div>
  );
}

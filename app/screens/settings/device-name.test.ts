import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test("a device is named by browser and system", () => {
  const names = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    "curl/8.7.1",
    "",
  ].map(deviceName);
  expect(names).toEqual([
    "Edge on Windows",
    "Safari on iPhone",
    "Firefox on Linux",
    "Chrome on Android",
    "Unknown device",
    "Unknown device",
  ]);
});

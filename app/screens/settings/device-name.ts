/** Names a device by browser and system from its user agent. */

/** Most specific first, because nearly all browsers also claim to be Chrome and Safari. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: [name: string, pattern: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

export function deviceName(userAgent: string): string {
  const firstMatch = (list: [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, system] = [firstMatch(BROWSERS), firstMatch(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

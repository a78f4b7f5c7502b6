/** A browser's own description of itself, in the few words its owner knows it by. */

/** Which says more comes first: nearly all call themselves Mozilla, Chrome and Safari too. */
const PROGRAMS: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

export function deviceName(userAgent: string): string {
  const found = (list: [string, RegExp][]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [program, system] = [found(PROGRAMS), found(SYSTEMS)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "Another program";
}

/** The file name of an exported report; in its own file, because the report's code is loaded only on export. */

/** `ats-report-{date}` [spec 7]; `date` is formatted in the local time zone. */
export function reportFileName(date: Date): string {
  return `ats-report-${isoDay(date)}`;
}

/** `2026-08-01` in the local time zone. */
export function isoDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Months as parsers and people read them: "Jan 2020 – Present". */
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `2020-01` becomes `Jan 2020`; anything else is shown as it is. */
export function formatMonth(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = MONTHS[Number(number) - 1];
  return name ? `${name} ${year}` : month;
}

export function formatRange(entry: {
  startDate: string;
  endDate: string;
  current?: boolean;
}): string {
  const start = formatMonth(entry.startDate);
  const end = entry.current ? "Present" : formatMonth(entry.endDate);
  return [start, end].filter((date) => date !== "").join(" – ");
}

/** Parts a title from an issuer that the resume names as an employer or a school: "Safe Driver, Schneider National". */

type Entries = Readonly<Record<string, Record<string, unknown>[]>>;

const NAMES: readonly (readonly [content: string, field: string])[] = [
  ["experience", "company"],
  ["volunteering", "organization"],
  ["education", "institution"],
];
const TITLED: readonly (readonly [content: string, title: string, issuer: string])[] = [
  ["awards", "title", "issuer"],
  ["certificates", "name", "issuer"],
  ["courses", "name", "provider"],
];
const TITLE_AND_ISSUER = /^(.*\S)(?:,|\s[–—|·-])\s+(\S.*)$/u;

/** Fills the issuers of entries that have none. */
export function giveKnownIssuers(entries: Entries): void {
  const known = new Set(
    NAMES.flatMap(([content, field]) =>
      (entries[content] ?? []).map((entry) => String(entry[field] ?? "").toLowerCase()),
    ).filter(Boolean),
  );
  for (const [content, title, issuer] of TITLED)
    for (const entry of entries[content] ?? []) {
      const [, name = "", giver = ""] = TITLE_AND_ISSUER.exec(String(entry[title] ?? "")) ?? [];
      if (entry[issuer] === "" && name !== "" && known.has(giver.toLowerCase()))
        Object.assign(entry, { [title]: name, [issuer]: giver });
    }
}

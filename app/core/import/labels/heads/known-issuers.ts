/**
 * Splits the title of an award, certificate or course, "Safe Driver, Schneider National", into title and issuer if the
 * resume names the issuer as an employer, an organization or a school.
 */

/** Entries of the resume by section, such as "awards". */
type Entries = Readonly<Record<string, Record<string, unknown>[]>>;

/** The fields of the resume that hold employers, organizations and schools. */
const ORGANIZATION_FIELDS: readonly (readonly [section: string, field: string])[] = [
  ["experience", "company"],
  ["volunteering", "organization"],
  ["education", "institution"],
];
/** The sections whose entries have an issuer, with the fields of title and issuer. */
const ISSUED_SECTIONS: readonly (readonly [
  section: string,
  titleField: string,
  issuerField: string,
])[] = [
  ["awards", "title", "issuer"],
  ["certificates", "name", "issuer"],
  ["courses", "name", "provider"],
];
/** A title and an issuer around the last comma, dash or bar. */
const TITLE_AND_ISSUER = /^(.*\S)(?:,|\s[–—|·-])\s+(\S.*)$/u;

/** Modifies the entries: moves a known issuer from the title to the empty issuer field. */
export function splitOffKnownIssuers(entries: Entries): void {
  const known = new Set(
    ORGANIZATION_FIELDS.flatMap(([section, field]) =>
      (entries[section] ?? []).map((entry) => String(entry[field] ?? "").toLowerCase()),
    ).filter(Boolean),
  );
  for (const [section, titleField, issuerField] of ISSUED_SECTIONS)
    for (const entry of entries[section] ?? []) {
      const text = String(entry[titleField] ?? "");
      const [, title = "", issuer = ""] = TITLE_AND_ISSUER.exec(text) ?? [];
      if (entry[issuerField] === "" && title !== "" && known.has(issuer.toLowerCase()))
        Object.assign(entry, { [titleField]: title, [issuerField]: issuer });
    }
}

/** Imports the JSON formats of other programs: Reactive Resume, FRESH, Manfred and ORCID. */

import { fromFresh, isFresh } from "#app/core/import/fresh/from-fresh.ts";
import { isJsonObject } from "#app/core/import/json/json-text.ts";
import { fromManfred, isManfred } from "#app/core/import/manfred/from-manfred.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromOrcid, isOrcid } from "#app/core/import/publications/from-orcid.ts";
import {
  findReactiveResume,
  fromReactiveResume,
} from "#app/core/import/reactive-resume/from-reactive-resume.ts";

/** `document`: parsed JSON that `parseJson` accepted. Returns null for another format. */
export function fromForeignJson(document: unknown, newId: () => string): ImportOutcome | null {
  if (!isJsonObject(document)) return null;
  const reactiveResume = findReactiveResume(document);
  if (reactiveResume) return fromReactiveResume(reactiveResume, newId);
  if (isFresh(document)) return fromFresh(document, newId);
  if (isManfred(document)) return fromManfred(document, newId);
  return isOrcid(document) ? fromOrcid(document, newId) : null;
}

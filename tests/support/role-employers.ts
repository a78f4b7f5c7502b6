/**
 * Finds each job's employer in a page's text: for one of several roles the last one before it, else
 * the nearest.
 */
import { groupRoles } from "#app/core/resume/group-roles.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { withoutHiddenEntries } from "#app/core/resume/visible-content.ts";
import { unspaced } from "./shown-values.ts";

/** Pairs of position and employer, in the order of the resume. */
export function employersInText(text: string, resume: Resume): [string, string | undefined][] {
  const plain = unspaced(text);
  const { experience } = withoutHiddenEntries(resume);
  const places = experience.flatMap(({ company }) =>
    allIndexes(plain, unspaced(company)).map((at) => ({ at, company })),
  );
  // Job titles may also occur in other sections.
  let from = Math.min(...places.map(({ at }) => at)) - MAX_LEAD;
  return groupRoles(experience).flatMap((roles) =>
    roles.map(({ position }): [string, string | undefined] => {
      const at = plain.indexOf(unspaced(position), Math.max(0, from));
      if (at < 0) return [position, undefined];
      from = at + 1;
      const before = places.filter((place) => place.at < at).sort((a, b) => b.at - a.at)[0];
      const nearest = places.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
      return [position, (roles.length > 1 ? before : nearest)?.company];
    }),
  );
}

/** In characters without spaces: the first title may precede its employer, with dates between them. */
const MAX_LEAD = 60;

function allIndexes(text: string, part: string): number[] {
  const indexes: number[] = [];
  for (let index = text.indexOf(part); index >= 0; index = text.indexOf(part, index + 1))
    indexes.push(index);
  return indexes;
}

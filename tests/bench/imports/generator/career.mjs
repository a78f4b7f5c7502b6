/** Makes up the jobs and schools of a person, newest first. */

/** How much a person writes, from school leavers to people with three pages. */
const SIZES = [
  { jobs: [0, 1], lines: [0, 3], schools: [1, 3] },
  { jobs: [1, 2], lines: [2, 5], schools: [1, 2] },
  { jobs: [2, 4], lines: [2, 5], schools: [1, 3] },
  { jobs: [3, 5], lines: [1, 4], schools: [1, 2] },
  { jobs: [3, 5], lines: [3, 6], schools: [1, 3] },
  { jobs: [5, 7], lines: [2, 5], schools: [1, 3] },
  { jobs: [6, 9], lines: [0, 4], schools: [0, 2] },
  { jobs: [5, 9], lines: [4, 7], schools: [2, 3] },
];

/**
 * @param profession a part of the vocabulary: titles, employers and bullets of one profession
 * @param fill fills the gaps of the vocabulary's texts (fill.mjs)
 */
export function makeCareer(chance, vocabulary, profession, fill) {
  const size = chance.pick(SIZES);
  const count = chance.between(...size.jobs);
  const write = lineWriter(chance, vocabulary, fill);
  // Career changers had another profession before.
  const earlier = chance.happens(0.2) ? chance.pick(vocabulary.professions) : profession;
  const saysWhere = vocabulary.intros && chance.happens(0.15);
  const units = chance.pick(UNITS);
  const changedAt = chance.between(1, 3);
  const jobs = [];
  // Each job ends before this month, which is then set to the start of the job.
  let before = { year: 2025, month: chance.between(1, 6) };
  const employers = new Set();
  for (let at = 0; at < count; at++) {
    const trade = at < changedAt ? profession : earlier;
    const isCurrent = at === 0 && chance.happens(0.7);
    const end = isCurrent ? null : monthsBefore(before, chance.between(1, 8), chance);
    const start = monthsBefore(end ?? before, chance.between(13, 44), chance);
    if (start.year < 1985) break;
    const place = fill.place();
    const company = employer(chance, vocabulary, trade, fill, place, employers);
    const post = fill(chance.pick(trade.titles), place);
    const lines = write(trade, chance.between(...size.lines), [start.year, (end ?? before).year]);
    const isProse = lines.length > 1 && chance.happens(0.08);
    jobs.push({
      position: withUnit(chance, post, vocabulary.departments, units.posts),
      company: withUnit(chance, company, vocabulary.divisions, units.employers),
      location: chance.happens(0.92) ? fill.placeText(place) : (vocabulary.remote?.[0] ?? ""),
      start,
      end,
      isCurrent,
      intro: saysWhere && chance.happens(0.8) ? fill(chance.pick(vocabulary.intros)) : "",
      lines: isProse ? [lines.map((line) => line.replace(/\.?$/, ".")).join(" ")] : lines,
    });
    before = start;
  }
  return { jobs, schools: makeSchools(chance, vocabulary, profession, fill, before, size) };
}

/** How many posts and employers name a part: "Staff Nurse, Cardiac ICU" and "British Army, Royal Signals". */
const UNITS = [
  { posts: 0, employers: 0 },
  { posts: 0, employers: 0.05 },
  { posts: 0.15, employers: 0.1 },
  { posts: 0.7, employers: 0 },
];

const withUnit = (chance, name, units, share) =>
  units && !name.includes(",") && chance.happens(share) ? `${name}, ${chance.pick(units)}` : name;

function employer(chance, vocabulary, trade, fill, place, used) {
  for (;;) {
    const name = fill(
      chance.pick(chance.happens(0.5) ? trade.employers : vocabulary.companies),
      place,
    );
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
}

/** @returns a writer of lines that never repeats itself: a bullet comes again only with other numbers */
function lineWriter(chance, vocabulary, fill) {
  const usedBullets = new Set();
  const usedTexts = new Set();
  const end = chance.happens(0.4) ? "." : "";
  const tails = chance.pick([0.1, 0.35, 0.6]);
  return (trade, count, years) => {
    const pool = chance.shuffle([...trade.bullets, ...chance.some(vocabulary.bullets, 4)]);
    const fresh = pool.filter((bullet) => !usedBullets.has(bullet));
    const again = pool.filter((bullet) => usedBullets.has(bullet) && bullet.includes("{"));
    const lines = [];
    for (const bullet of [...fresh, ...again]) {
      if (lines.length === count) break;
      const text = fill(bullet, undefined, years);
      if (usedTexts.has(text)) continue;
      usedBullets.add(bullet);
      usedTexts.add(text);
      const tail = chance.happens(tails)
        ? `, ${fill(chance.pick(vocabulary.tails), undefined, years)}`
        : "";
      lines.push(`${text}${tail}${end}`);
    }
    return lines;
  };
}

function monthsBefore({ year, month }, months, chance) {
  const total = year * 12 + month - 1 - months;
  return { year: Math.floor(total / 12), month: (total % 12) + 1, day: chance.between(1, 28) };
}

function makeSchools(chance, vocabulary, profession, fill, before, size) {
  const schools = [];
  const used = new Set();
  let end = monthsBefore(before, chance.between(0, 5), chance);
  const count = chance.between(...size.schools);
  for (let at = 0; at < count; at++) {
    const place = fill.place();
    const institution = fill(chance.pick(vocabulary.schools), place);
    const degree = chance.pick(profession.degrees ?? vocabulary.degrees);
    const field = chance.happens(0.85) ? chance.pick(profession.fields) : "";
    if (used.has(institution) || used.has(degree + field)) continue;
    used.add(institution).add(degree + field);
    const start = monthsBefore(end, chance.between(21, 46), chance);
    const hasDates = chance.happens(0.93);
    schools.push({
      institution,
      degree,
      field,
      connector: chance.pick(vocabulary.in),
      location: chance.happens(0.7) ? fill.placeText(place) : "",
      start: hasDates && chance.happens(0.7) ? start : null,
      end: hasDates ? end : null,
      gpa: chance.happens(0.25) ? chance.pick(vocabulary.grades) : "",
    });
    end = monthsBefore(start, chance.between(1, 5), chance);
  }
  return schools;
}

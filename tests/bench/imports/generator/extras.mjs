/**
 * Makes up everything in a resume except jobs and schools. Texts of the vocabulary have parts: "NAME @ ISSUER",
 * "NAME :: LINE; LINE :: TOOL, TOOL" and "GROUP: SKILL, SKILL; GROUP: …".
 */

export function makeExtras(chance, vocabulary, profession, fill) {
  const { happens, pick, some, between, shuffle } = chance;
  const date = (from = 2010) => ({
    year: between(from, 2024),
    month: between(1, 12),
    day: between(1, 28),
  });
  const atPlace = (text) => {
    const [name, by = ""] = fill(text).split(" @ ");
    return { name, by };
  };
  const few = (probability, list, count) => (happens(probability) ? some(list, count) : []);

  const certificates = few(0.45, profession.certs ?? [], 3).map((text) => ({
    ...atPlace(text),
    date: happens(0.8) ? date() : null,
    number: happens(0.25) ? `${pick(["RN", "L", "C-", ""])}${between(10_000, 999_999)}` : "",
    validUntil: happens(0.2) ? { ...date(), year: between(2026, 2029) } : null,
  }));
  const levels = shuffle(vocabulary.levels);
  const languages = few(0.6, vocabulary.langs, between(1, 4)).map((name, at) => ({
    name,
    level: happens(0.9) ? levels[at] : "",
  }));
  const projects = few(0.7, profession.projects ?? [], 2).map((text) => {
    const [name, lines, tools = ""] = fill(text).split(" :: ");
    return {
      name,
      lines: lines.split("; "),
      technologies: tools.split(", ").filter(Boolean),
      link: happens(0.4)
        ? `github.com/${pick(["kiln", "oakleaf", "dev"])}${between(10, 99)}/${between(100, 999)}-app`
        : "",
    };
  });
  const volunteering = few(0.25, vocabulary.volunteering, between(1, 2)).map((text) => {
    const [who, lines] = text.split(" :: ");
    const start = date(2008);
    const { name, by } = atPlace(who);
    return {
      position: name,
      company: by,
      start,
      end: { ...start, year: Math.min(2025, start.year + between(1, 4)) },
      isCurrent: happens(0.2),
      location: "",
      lines: happens(0.7) ? fill(lines).split("; ") : [],
    };
  });
  const isAcademic = Boolean(profession.publications);
  return {
    skills: profession.skills[0].split("; ").map((group) => {
      const [name, items] = group.split(": ");
      return { name, items: items.split(", ") };
    }),
    certificates,
    languages,
    projects,
    volunteering,
    publications: isAcademic
      ? some(profession.publications, between(2, 5)).map((text) => ({
          ...atPlace(text),
          date: date(),
          authors: `${pick(vocabulary.last)} ${pick([..."ABCDEKMR"])}., ${pick(vocabulary.last)} ${pick([..."FGHJLNPT"])}.`,
          url: happens(0.4) ? `doi.org/10.${between(1000, 9999)}/${between(10_000, 99_999)}` : "",
        }))
      : [],
    awards: few(isAcademic ? 0.5 : 0.2, vocabulary.awards, between(1, 2)).map((text) => ({
      ...atPlace(text),
      date: date(),
    })),
    courses: few(0.2, vocabulary.courses, between(1, 3)).map((text) => ({
      ...atPlace(text),
      date: happens(0.8) ? date() : null,
    })),
    memberships: few(0.15, vocabulary.memberships, 2).map((text) => ({
      ...atPlace(text),
      start: date(),
      end: null,
      isCurrent: true,
    })),
    references: few(0.15, vocabulary.referees, between(1, 2)).map((position) => {
      const last = pick(vocabulary.last);
      return {
        name: `${pick(vocabulary.first)} ${last}`,
        position,
        company: fill(pick(vocabulary.companies)),
        email: `office${between(10, 99)}@${pick(["example.org", "mail.example.com"])}`,
        phone: pick(vocabulary.phones).replace(/#/g, () => between(1, 9)),
      };
    }),
    interests: few(0.3, vocabulary.interests, between(2, 5)),
    custom: few(0.3, vocabulary.custom, 1).map((text) => {
      const [title, lines] = fill(text).split(" :: ");
      return { title, lines: lines.split("; ") };
    }),
  };
}

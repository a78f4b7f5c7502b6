/**
 * Requirements, evidence and the order of candidates against judgments made by hand (judged/README.md). A requirement
 * is listed if a keyword has one of its names, or one that contains it, word by word.
 */
const plain = (text) =>
  ` ${text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}+#]+/u)
    .join(" ")
    .trim()} `;

const isNamed = ({ term, canonical = term, surface = term }, { any }) =>
  any.some((name) =>
    [term, canonical, surface].some((each) => {
      const [a, b] = [plain(each), plain(name)];
      return a.includes(b) || b.includes(a);
    }),
  );

const isAsked = ({ kind }) => kind !== "knockout";
const ratio = (part, of) => (of === 0 ? null : part / of);

/** @param scorer (resume, posting) → { score, keywords } */
export function measureJudged(pairs, scorer) {
  const seen = new Set();
  const count = { asked: 0, listed: 0, met: 0, found: 0, missing: 0, unfound: 0, part: 0, full: 0 };
  const candidates = new Map();
  for (const { posting, jobDescriptionText, resumeText, expected, rankGroup } of pairs) {
    const { score, keywords = [] } = scorer(resumeText, jobDescriptionText);
    candidates.set(posting, [...(candidates.get(posting) ?? []), { score, rankGroup }]);
    const isFirst = !seen.has(posting);
    seen.add(posting);
    for (const requirement of expected.filter(isAsked)) {
      const own = keywords.filter((keyword) => isNamed(keyword, requirement));
      if (isFirst) count.asked++;
      if (isFirst && own.length > 0) count.listed++;
      if (own.length === 0) continue;
      const isFound = own.some(({ found }) => found);
      if (requirement.status === "met") {
        count.met++;
        if (isFound) count.found++;
      } else if (requirement.status === "missing") {
        count.missing++;
        if (!isFound) count.unfound++;
      } else {
        count.part++;
        if (own.some(({ credit = 1, found }) => found && credit >= 0.85)) count.full++;
      }
    }
  }
  return {
    listed: ratio(count.listed, count.asked),
    found: ratio(count.found, count.met),
    unfound: ratio(count.unfound, count.missing),
    full: ratio(count.full, count.part),
    order: orderOf([...candidates.values()]),
  };
}

function orderOf(groups) {
  const orders = groups.flatMap((all) =>
    all.flatMap((a) => all.filter((b) => a.rankGroup > b.rankGroup).map((b) => a.score > b.score)),
  );
  return ratio(orders.filter(Boolean).length, orders.length);
}

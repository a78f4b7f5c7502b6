/** Makes up a person and all texts of their resume, from the vocabulary of a language. */

import { makeCareer } from "./career.mjs";
import { makeExtras } from "./extras.mjs";
import { fillerFor } from "./fill.mjs";

/** @param withKey what the profession must have in its vocabulary, such as publications */
export function makePerson(chance, vocabulary, withKey) {
  const { pick, happens } = chance;
  const fill = fillerFor(chance, vocabulary);
  const first = pick(vocabulary.first);
  const last = pick(vocabulary.last);
  const middle = happens(0.12) ? ` ${"ABCDEJLMRST"[chance.below(11)]}.` : "";
  // Family names in capitals, as forms in many countries ask for them.
  const shownLast = happens(0.08) ? last.toLocaleUpperCase(vocabulary.locale) : last;
  const fullName = `${first}${middle} ${shownLast}`;
  const fitting = vocabulary.professions.filter((one) => !withKey || one[withKey]);
  const profession = pick(fitting.length > 0 ? fitting : vocabulary.professions);
  const career = makeCareer(chance, vocabulary, profession, fill);
  const home = fill.place();
  return {
    language: vocabulary.language,
    fullName,
    headline: happens(0.6) ? makeHeadline(chance, profession, career.jobs) : "",
    address: happens(0.35) ? fill(pick(vocabulary.streets), home) : fill.placeText(home),
    phone: pick(vocabulary.phones).replace(/#/g, () => chance.between(1, 9)),
    ...addressesOf(chance, first, last),
    birth: `${chance.between(10, 28)}.0${chance.between(1, 9)}.${chance.between(1966, 2002)}`,
    nationality: pick(vocabulary.nationality),
    summary: happens(0.75) ? makeSummary(chance, vocabulary, profession, fill) : "",
    ...career,
    ...makeExtras(chance, vocabulary, profession, fill),
  };
}

const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/ø/gi, "o")
    .replace(/ł/gi, "l")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();

const MAIL_HOSTS = ["gmail.com", "outlook.com", "mailbox.org", "proton.me", "example.net"];

function addressesOf({ pick, happens, between }, first, last) {
  const [one, two] = [plain(first), plain(last)];
  const nick = pick([
    `${one}.${two}`,
    `${one[0]}${two}`,
    `${two}_${one}`,
    `${one}${between(3, 97)}`,
  ]);
  const slug = pick([`${one}-${two}`, `${one}${two}`, `${one}-${two}-${between(100, 999)}`]);
  return {
    email: `${nick}@${pick(MAIL_HOSTS)}`,
    linkedIn: happens(0.5) ? `linkedin.com/in/${slug}` : "",
    github: happens(0.2) ? `github.com/${slug.replaceAll("-", "")}` : "",
    website: happens(0.2)
      ? pick([`${one}${two}.com`, `www.${two}-${one}.net`, `${one}.${two}.me`])
      : "",
  };
}

function makeHeadline({ happens, some, pick }, { titles }, [newest]) {
  if (happens(0.2)) return some(titles, 2).join(pick([" | ", " & ", " / "]));
  return newest?.position ?? pick(titles);
}

function makeSummary({ happens, pick, some, between }, vocabulary, profession, fill) {
  const others = vocabulary.professions.filter((other) => other !== profession);
  return [
    fill(pick(profession.summary)),
    // Career changers also say what they did before.
    ...(happens(0.1) ? [fill(pick(pick(others).summary))] : []),
    ...some(vocabulary.traits, between(0, 2)).map((text) => fill(text)),
  ].join(" ");
}

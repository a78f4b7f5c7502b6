/** A faster matchAll for long patterns and long texts. */

/**
 * All matches of a global pattern, as matchAll gives them. matchAll copies the pattern on each call,
 * which for a long pattern takes longer than searching a line.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === "") pattern.lastIndex++;
  }
  return matches;
}

/**
 * All matches of a sticky pattern in a lower-case text. Each match has a digit near its start and
 * no letter or digit right before it, so most of the text need not be searched.
 * @param reach maximum number of characters of a match before its first digit
 */
export function matchesWithDigits(text: string, pattern: RegExp, reach: number): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  let read = 0;
  for (let digit = 0; digit < text.length; digit++) {
    if (digit < read || !isDigit(text.charCodeAt(digit)) || isDigit(text.charCodeAt(digit - 1)))
      continue;
    const match = firstMatch(text, pattern, Math.max(read, digit - reach), digit);
    if (match) matches.push(match);
    read = match ? pattern.lastIndex : digit + 1;
  }
  return matches;
}

/** The first match that starts at an offset from `from` to `to`. */
function firstMatch(text: string, pattern: RegExp, from: number, to: number) {
  for (let at = from; at <= to; at++) {
    if (isWordCharacter(text.charCodeAt(at - 1))) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isWordCharacter = (code: number) => isDigit(code) || (code >= 97 && code <= 122);

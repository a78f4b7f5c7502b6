/** Where the mentions are in a comment. */
import type { Author } from "#app/core/collab/comments/discussion.ts";

interface TextPart {
  text: string;
  /** Null for what is no mention. */
  mention: Author | null;
}

/** A comment's text with its mentions apart; the longest name wins where one begins like another. */
export function partsOf(text: string, mentions: readonly Author[]): TextPart[] {
  const longestFirst = [...mentions].sort((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const mention = longestFirst.find(({ name }) => text.startsWith(`@${name}`, at));
    if (!mention) {
      plain += text[at++];
      continue;
    }
    if (plain) parts.push({ text: plain, mention: null });
    plain = "";
    parts.push({ text: `@${mention.name}`, mention });
    at += mention.name.length + 1;
  }
  if (plain) parts.push({ text: plain, mention: null });
  return parts;
}

/** Splits a comment into plain text and mentions. */
import type { Author } from "#app/core/collab/comments/discussion.ts";

interface TextPart {
  text: string;
  /** Null for plain text. */
  mention: Author | null;
}

/** Splits at `@name` of each mentioned person. If one name begins with another, the longer one is matched. */
export function splitMentions(text: string, mentions: readonly Author[]): TextPart[] {
  const longestFirst = [...mentions].sort((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let plain = "";
  for (let index = 0; index < text.length; ) {
    const mention = longestFirst.find(({ name }) => text.startsWith(`@${name}`, index));
    if (!mention) {
      plain += text[index++];
      continue;
    }
    if (plain) parts.push({ text: plain, mention: null });
    plain = "";
    parts.push({ text: `@${mention.name}`, mention });
    index += mention.name.length + 1;
  }
  if (plain) parts.push({ text: plain, mention: null });
  return parts;
}

/** What a resume is called where it has to be told from others. */
export const UNTITLED = "Untitled resume";

/** Its title or, while nobody has given it one, the name of the person it is about. */
export function shownTitle(title: string, fullName: string | undefined): string {
  return (title === UNTITLED && fullName?.trim()) || title;
}

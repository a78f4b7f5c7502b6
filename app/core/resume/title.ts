/** The title of a resume in lists. */
export const UNTITLED = "Untitled resume";

/** Returns the title, or the person's name if the resume has the default title. */
export function displayTitle(title: string, fullName: string | undefined): string {
  return (title === UNTITLED && fullName?.trim()) || title;
}

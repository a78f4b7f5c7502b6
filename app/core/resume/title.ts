/** The title of a resume in lists. */
export const UNTITLED = "Untitled resume";

/** Returns the title, or the person's name if the resume has the default title. */
export function displayTitle(title: string, fullName: string | undefined): string {
  return (title === UNTITLED && fullName?.trim()) || title;
}

/** A title from the person's name and job; null until both are known. */
export function titleFromContent(
  fullName: string,
  jobTitle: string | undefined,
  maxLength: number,
): string | null {
  const [name, job] = [fullName.trim(), jobTitle?.trim()];
  return name && job ? `${name}, ${job}`.slice(0, maxLength) : null;
}

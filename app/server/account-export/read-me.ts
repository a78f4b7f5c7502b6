/** What the archive is, in words that somebody understands who finds it in ten years. */

export function readMe(leftOut: readonly string[]): string {
  const missing =
    leftOut.length === 0
      ? "Nothing had to be left out."
      : `An archive has bounds. These had no room in it, or could not be read; what can be read can be had
from its resume's own page, for one in the trash after it is restored:
${leftOut.map((name) => `  ${name}`).join("\n")}`;
  return `What Covitae keeps of your own. What is not in here is named below.

account.json       your name and address, where you are logged in, and what others share with you
elsewhere.json     what you said and suggested in resumes that others share with you
resumes/, trash/   a folder for each resume, the latest edited first; those in the trash are kept
                   for 30 days

In the folder of a resume:
  covitae.json      the resume as we keep it, with its template, design and job description;
                    Import takes it back
  resume.json       the same as JSON Resume (https://jsonresume.org), which other programs read
  resume.txt, .md   to read
  analyses.json     reports against job descriptions
  activity.json     who joined and who changed which section, newest first: the last 200 of each
  comments.json     what was said about it: the field, the words it is about, who and when
  suggestions.json  changes that others suggested, and what became of them
  sharing.json      links, people and the public page; a link's secret is not kept and not here
  photos/           photos that it or one of its versions shows
  versions/         what it was before; versions.json names them, newest first
  copies/           PDFs that were drawn and written on; copies.json names who made each, and when

Times are UTC.

Not in here:
  The history of a resume's score: when it moved, and after which edits. The reports are here.
  PDFs that were printed of your resumes. They are kept for 30 days; PDF and Word files are made
  anew from a resume's own menu.
  What you changed and drew in the resumes of others, and what you said in those that are no longer
  shared with you. It is kept with theirs.
  Your password and the secrets of logins and links. Only marks to check them by are kept.

${missing}
`;
}

/** What the archive is, in words that somebody understands who finds it in ten years. */

export function readMe(leftOut: readonly string[]): string {
  const missing =
    leftOut.length === 0
      ? "Nothing had to be left out."
      : `An archive has bounds. These had no room in it, or could not be read; each can be had from its
resume's own page:
${leftOut.map((name) => `  ${name}`).join("\n")}`;
  return `Everything that Covitae keeps of your own.

account.json       your name and address, where you are logged in, and what others share with you
resumes/, trash/   a folder for each resume; those in the trash are kept for 30 days

In the folder of a resume:
  covitae.json      the resume as we keep it, with its template, design and job description;
                    Import takes it back
  resume.json       the same as JSON Resume (https://jsonresume.org), which other programs read
  resume.txt, .md   to read
  analyses.json     reports against job descriptions
  versions.json     what it was before, newest first
  comments.json     what was said about it: the field, the words it is about, who and when
  suggestions.json  changes that others suggested, and what became of them
  sharing.json      links, people and the public page; a link's secret is not kept and not here
  photos/           photos that it or one of its versions shows
  copies/           PDFs that were drawn and written on; copies.json names who made each, and when

Times are UTC. PDF and Word files are made from a resume's own menu. What you said about the
resumes of others is kept with theirs, and not here.

${missing}
`;
}

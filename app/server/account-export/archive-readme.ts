/** The README.txt of an account export, understandable without knowing the product. */

export function archiveReadme(omittedPaths: readonly string[]): string {
  const missing =
    omittedPaths.length === 0
      ? "Nothing had to be left out."
      : `The following files exceeded the size limit of an export or could not be read. You can open readable
ones on the resume's own page; restore a resume from the trash first:
${omittedPaths.map((name) => `  ${name}`).join("\n")}`;
  return `The data that Covitae stores for you. What this export does not include is listed below.

account.json       your name and address, where you are logged in, and what others share with you
picture.jpg        your profile photo, if you have one
elsewhere.json     your comments and suggestions in resumes that others share with you
resumes/, trash/   a folder for each resume, most recently edited first; resumes in the trash are
                   deleted after 30 days

In the folder of a resume:
  covitae.json      the whole resume with its template, design and job description; you can
                    import it again
  resume.json       the same in the JSON Resume format (https://jsonresume.org) for other programs
  resume.txt, .md   the resume as plain text and Markdown
  analyses.json     reports against job descriptions
  activity.json     who joined and who changed which section, newest first: the last 200 of each
  comments.json     comments: the field, the quoted words, who wrote them and when
  suggestions.json  changes that others suggested, and whether they were accepted
  sharing.json      links, people and the public page; a link's secret is never stored
  photos/           photos that the resume or one of its versions shows
  versions/         earlier versions; versions.json lists them, newest first
  copies/           annotated PDFs; copies.json lists who made each one and when

Times are UTC.

Not included:
  The history of a resume's score: when it changed, and after which edits. The reports are included.
  PDFs that you downloaded. They are deleted after 30 days; you can create PDF and Word files again
  from the resume's menu.
  Your edits and drawings in other people's resumes, and your comments in resumes that are no longer
  shared with you. They are stored with those resumes.
  Your password and the secrets of logins and links. Only hashes are stored, to check them.

${missing}
`;
}

/**
 * Made tex-*.pdf beside it, from person.json, with TeX Live 2022 (Debian 12: texlive-latex-extra, lmodern,
 * texlive-fonts-recommended): node recipe-tex.mjs. No part of the product.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const person = JSON.parse(readFileSync(new URL("person.json", import.meta.url), "utf8"));
const { basics, work, education, skills, projects, languages, certificates } = person;
const tex = (text) => text.replace(/[&%$#_{}]/g, "\\$&");
const month = (date) =>
  date
    ? new Date(`${date}-15`).toLocaleDateString("en-GB", { month: "short", year: "numeric" })
    : "Present";
const period = ({ startDate, endDate }) => `${month(startDate)} -- ${month(endDate)}`;
const items = (list) =>
  `\\begin{itemize}${list.map((item) => `\\item ${tex(item)}`).join("\n")}\\end{itemize}`;
const [given, family] = basics.name.split(" ");

const moderncv = (style) => `\\documentclass[11pt,a4paper]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{blue}\\moderncvicons{letters}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}
\\usepackage[scale=0.8]{geometry}
\\name{${given}}{${family}}
\\address{Stockholm}{Sweden}{}
\\phone[mobile]{${basics.phone}}\\email{${basics.email}}
\\social[linkedin]{marta-lindqvist}\\social[github]{marta-lindqvist}
\\begin{document}\\makecvtitle
\\section{Summary}\\cvitem{}{${tex(basics.summary)}}
\\section{Experience}
${work.map((job) => `\\cventry{${period(job)}}{${tex(job.position)}}{${tex(job.name)}}{}{}{${items(job.highlights)}}`).join("\n")}
\\section{Education}
${education.map((school) => `\\cventry{${period(school)}}{${school.studyType} in ${school.area}}{${school.institution}}{}{}{}`).join("\n")}
\\section{Projects}
${projects.map(({ name, description, keywords, url }) => `\\cvitem{${name}}{${tex(description)} \\url{${url}}\\newline Technologies: ${keywords.join(", ")}}`).join("\n")}
\\section{Skills}\\cvitem{}{${skills.map(({ name }) => name).join(", ")}}
\\section{Languages}
${languages.map(({ language, fluency }) => `\\cvitemwithcomment{${language}}{${fluency}}{}`).join("\n")}
\\section{Certificates}
${certificates.map(({ name, issuer, date }) => `\\cvitem{${month(date)}}{${name}, ${issuer}}`).join("\n")}
\\end{document}`;

/** The form that many one-page resumes of developers take: small capitals, rules, tabular heads. */
const article = `\\documentclass[letterpaper,11pt]{article}
\\usepackage[empty]{fullpage}\\usepackage{titlesec}\\usepackage{enumitem}\\usepackage[hidelinks]{hyperref}
\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}
\\setlength{\\parindent}{0pt}
\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule]
\\newcommand{\\entry}[4]{\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}
\\textbf{#1} & #2 \\\\ \\textit{\\small #3} & \\textit{\\small #4} \\end{tabular*}}
\\begin{document}
\\begin{center}{\\Huge\\scshape ${basics.name}}\\\\[2pt]
\\small Stockholm, Sweden $|$ ${basics.phone} $|$ \\href{mailto:${basics.email}}{${basics.email}} $|$
\\href{${basics.profiles[0].url}}{linkedin.com/in/marta-lindqvist} $|$ \\href{${basics.profiles[1].url}}{github.com/marta-lindqvist}
\\end{center}
\\section{Summary}${tex(basics.summary)}
\\section{Education}
${education.map((school) => `\\entry{${school.institution}}{}{${school.studyType} in ${school.area}}{${period(school)}}`).join("\n\n")}
\\section{Experience}
${work.map((job) => `\\entry{${tex(job.position)}}{${period(job)}}{${tex(job.name)}}{}${items(job.highlights)}`).join("\n")}
\\section{Projects}
${projects.map(({ name, description, keywords, url }) => `\\textbf{${name}} $|$ \\emph{${keywords.join(", ")}}\\\\ ${tex(description)} \\\\ \\href{${url}}{${url.replace("https://", "")}}`).join("\n\n")}
\\section{Technical Skills}${skills.map(({ name }) => name).join(", ")}
\\section{Languages}${languages.map(({ language, fluency }) => `${language} (${fluency})`).join(", ")}
\\end{document}`;

const sources = {
  "tex-moderncv-classic": moderncv("classic"),
  "tex-moderncv-banking": moderncv("banking"),
  "tex-article": article,
};
for (const [name, source] of Object.entries(sources)) {
  const folder = mkdtempSync(join(tmpdir(), "tex-"));
  writeFileSync(join(folder, `${name}.tex`), source);
  // Debian has this icon font in a package of a gigabyte; letters stand in its place.
  writeFileSync(join(folder, "fontawesome5.sty"), "\\newcommand{\\faCircle}[1][]{\\textbullet}");
  const { status, stdout } = spawnSync("pdflatex", ["-interaction=nonstopmode", `${name}.tex`], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status === 0) copyFileSync(join(folder, `${name}.pdf`), `${name}.pdf`);
  console.log(`${name}: ${status === 0 ? "made" : stdout.match(/^!.*\n.*\n.*/gm)?.join("\n")}`);
}

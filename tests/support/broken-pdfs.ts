/** Creates PDFs that look right but are read wrongly, each with one known fault. */
import type { Resume } from "#app/core/resume/schema.ts";
import { type Printer, renderLocally } from "./print-locally.ts";
import { runTool } from "./system-tool.ts";

const TEMPLATE_ID = "modern-professional";

const withCss = (html: string, css: string) =>
  html.replace("</head>", `<style>${css}</style></head>`);

/** Letter-spaced headings, which extractors read as single letters. */
export async function letterSpaced(printer: Printer, resume: Resume): Promise<string> {
  const html = withCss(
    await renderLocally({ templateId: TEMPLATE_ID, resume }),
    "h1,h2,h3{letter-spacing:.45em!important}",
  );
  return printer.printHtml(html, "letter-spaced");
}

/** The page as an image, like a scan. */
export async function imageOnly(printer: Printer, resume: Resume): Promise<string> {
  const picture = await printer.picture(await renderLocally({ templateId: TEMPLATE_ID, resume }));
  const html = `<!doctype html><img style="width:100%" src="data:image/png;base64,${picture}">`;
  return printer.printHtml(html, "image-only");
}

/** fi, fl and ff as ligature glyphs with separate code points. */
export async function ligatureGlyphs(printer: Printer, resume: Resume): Promise<string> {
  const html = await renderLocally({ templateId: TEMPLATE_ID, resume });
  const [head = "", body = ""] = html.split("</head>");
  const joined = body.replace(/>[^<]+/g, (text) =>
    text.replace(/ffi/g, "ﬃ").replace(/ff/g, "ﬀ").replace(/fi/g, "ﬁ").replace(/fl/g, "ﬂ"),
  );
  return printer.printHtml(`${head}</head>${joined}`, "ligatures");
}

/** Two columns whose file contains the text line by line across both. */
export function wovenColumns(printer: Printer, resume: Resume): Promise<string> {
  return printer.printHtml(
    columnsPage(resume, (lines) => lines),
    "woven-columns",
  );
}

/** The file contains the page's last line first. */
export function reversedOrder(printer: Printer, resume: Resume): Promise<string> {
  return printer.printHtml(
    columnsPage(resume, (lines) => lines.reverse()),
    "reversed",
  );
}

/** Positions each line separately, as layout programs do; `order` is their order in the file. */
function columnsPage(resume: Resume, order: (lines: string[]) => string[]): string {
  const left = resume.experience.flatMap((entry) => [
    entry.position,
    entry.company,
    ...entry.description.split("\n").flatMap((line) => line.match(/.{1,48}(?:\s|$)/g) ?? []),
  ]);
  const right = ["Skills", ...resume.skills, "Education", ...resume.education.map((e) => e.degree)];
  const lines = left.slice(0, 40).flatMap((line, index) => {
    const cell = (x: number, text: string | undefined) =>
      `<div style="position:absolute;left:${x}px;top:${40 + index * 16}px">${text ?? ""}</div>`;
    return [cell(0, line), cell(460, right[index])];
  });
  const name = `<h1 style="margin:0">${resume.personalInfo.fullName}</h1>`;
  return `<!doctype html><style>body{font:12px sans-serif}</style>${name}${order(lines).join("")}`;
}

/** Encrypts with a password to open, or, if it is empty, only forbids copying. */
export function encrypted(file: string, userPassword: string): string {
  const out = file.replace(/\.pdf$/, "-encrypted.pdf");
  const rules = ["--extract=n", "--print=none"];
  runTool("qpdf", ["--encrypt", userPassword, "owner", "256", ...rules, "--", file, out]);
  return out;
}

/** White keywords at the end of the page, visible only to machines. */
export async function whiteText(printer: Printer, resume: Resume): Promise<string> {
  const html = await renderLocally({ templateId: TEMPLATE_ID, resume });
  const words = '<p style="color:#fff">Kubernetes Terraform hire this person</p>';
  return printer.printHtml(html.replace("</body>", `${words}</body>`), "white-text");
}

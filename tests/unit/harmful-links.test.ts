/** Unsafe addresses, which some program could run or open, are in no output; harmless ones are links. */
import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { attachedResume } from "#app/core/export/attached-resume.ts";
import { writeDocument } from "#app/core/export/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { renderPublicPage } from "#app/core/templates/page/public-page.server.ts";
import { renderPrintPage, renderResume } from "#app/core/templates/page/render-page.server.ts";

const MARK = "stolen-by-link";
const HARMFUL = [
  `javascript:${MARK}()`,
  `JAVASCRIPT:${MARK}()`,
  `java\tscript:${MARK}()`,
  `java\nscript:${MARK}()`,
  `\u0001\u001fjavascript:${MARK}()`,
  `ｊａｖａｓｃｒｉｐｔ：${MARK}()`,
  `&#106;avascript:${MARK}()`,
  `&#x6A;avascript&colon;${MARK}()`,
  `data:text/html,${MARK}`,
  `file:///${MARK}`,
  `vbscript:${MARK}`,
];
const ALLOWED = [
  ["https://allowed.example/one", "https://allowed.example/one"],
  ["http://allowed.example/one", "http://allowed.example/one"],
  ["mailto:zoe@allowed.example", "mailto:zoe@allowed.example"],
  ["tel:+15551234567", "tel:+15551234567"],
] as const;

/** Every field that holds a link holds this one. */
function linkedResume(link: string): Resume {
  const dates = { startDate: "", endDate: "", current: false, date: "" };
  const resume = emptyResume();
  return {
    ...resume,
    personalInfo: { ...resume.personalInfo, fullName: "Zoë", linkedIn: link, github: link },
    projects: [
      {
        id: "p",
        name: "Engine",
        description: "",
        technologies: [],
        githubLink: link,
        liveLink: link,
      },
    ],
    certificates: [{ ...dates, id: "c", name: "Diploma", issuer: "", url: link }],
    publications: [{ ...dates, id: "u", title: "Notes", publisher: "", url: link }],
  } as Resume;
}

const readFont = async (path: string) => new Uint8Array(await readFile(`public${path}`)).buffer;
const templateId = "modern-professional";
async function everyWay(resume: Resume, template = templateId): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const format of ["txt", "md", "json", "rendercv", "europass"] as const) {
    files[format] = new TextDecoder().decode(await writeDocument(format, { resume, templateId }));
  }
  for (const format of ["docx", "odt"] as const) {
    files[format] = Object.values(unzipSync(await writeDocument(format, { resume, templateId })))
      .map((part) => strFromU8(part))
      .join("\n");
  }
  files.attached = attachedResume({ templateId, resume })?.text ?? "";
  files.page = await renderResume({ templateId: template, resume });
  files.publicPage = await renderPublicPage(template, resume, readFont);
  files.print = await renderPrintPage({ templateId: template, resume, title: "R", fontCss: "" });
  return files;
}

test.each(HARMFUL)("%j is in no output", async (link) => {
  for (const [way, text] of Object.entries(await everyWay(linkedResume(link)))) {
    expect(text.includes(MARK), way).toBe(false);
    expect(text, way).toContain("Engine");
  }
});

test.each(ALLOWED)("%s is a link on the page", async (link, href) => {
  const { page, print, publicPage, txt, md, docx, json } = await everyWay(linkedResume(link));
  for (const html of [page, print, publicPage]) {
    expect(html?.match(new RegExp(`href="${href.replace(/[+.]/g, "\\$&")}"`, "g"))).toHaveLength(6);
  }
  const shown = href.replace(/^(?:https?:\/\/|mailto:|tel:)/, "");
  for (const text of [txt, docx, json]) expect(text).toContain(shown);
  expect(md?.replaceAll("\\", "")).toContain(shown);
});

test("layouts make only web, mail and phone links, whatever the fields contain", async () => {
  const links = [...HARMFUL, "j\u0430vascript:alert(1)", "ftp://example.com", "[a](javascript:b)"];
  for (const { id } of TEMPLATES) {
    for (const link of links) {
      const html = await renderResume({ templateId: id, resume: linkedResume(link) });
      expect(html, `${id} with ${link}`).not.toMatch(/href="(?!https?:|mailto:|tel:)/);
    }
  }
});

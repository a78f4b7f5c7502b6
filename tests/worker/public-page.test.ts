/** A resume's public page: switching it on and off, contact details, photo and PDF. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findAttachedFile } from "#app/core/import/pdf/attached-files.ts";
import { call } from "../support/api.ts";
import { fetchPhoto, setPhoto, uploadPhoto } from "../support/photos.ts";
import { createOwnedRoom, resumeContent } from "../support/room.ts";
import { get } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const person = {
  ...resumeContent().personalInfo,
  fullName: "Ada <b>Lovelace</b>",
  email: "ada@engine.example",
  phone: "020 7946 0000",
  address: "12 St James's Square",
};

async function aPage() {
  const { owner, resumeId } = await createOwnedRoom(resumeContent({ personalInfo: person }));
  const path = `/api/resumes/${resumeId}/public-page`;
  const set = async (wanted: object) =>
    (await call(owner, "PUT", path, wanted)).body.publicPage as { isOn: boolean; url: string };
  const read = async (url: string) => {
    const answer = await get(url.replace(ORIGIN, ""));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { owner, resumeId, path, set, read };
}

test("the public page is off until its owner turns it on, and switching it off takes effect immediately", async () => {
  const { owner, path, set, read } = await aPage();
  expect((await call(owner, "GET", path)).body.publicPage).toEqual({
    isOn: false,
    showsContact: false,
    allowDownload: true,
    url: null,
  });
  const { url } = await set({ isOn: true });
  expect(url).toMatch(/\/p\/ada-b-lovelace-b-[0-9a-f]{10}$/);
  const { status, text, headers } = await read(url);
  expect(status).toBe(200);
  expect(text).toContain("Wrote notes.");
  expect(text).not.toContain("<b>Lovelace");
  expect(text).not.toContain("<script");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  expect((await set({ isOn: false })).url).toBe(url);
  expect((await read(url)).status).toBe(404);
  // Switched on again, the page has the same address.
  expect((await set({ isOn: true })).url).toBe(url);
  await call(owner, "DELETE", path.replace("/public-page", ""));
  const gone = await read(url);
  expect(gone.status).toBe(404);
  expect(gone.text).toContain("not public");
  expect((await read("/p/nothing")).text).toBe(gone.text);
});

test("the public page shows contact details only if enabled, and never the account's email address", async () => {
  const { owner, set, read } = await aPage();
  const { url } = await set({ isOn: true });
  const contact = /ada@engine\.example|020 7946|St James/;
  expect((await read(url)).text).not.toMatch(contact);
  await set({ isOn: true, showsContact: true });
  const { text } = await read(url);
  expect(text).toMatch(contact);
  expect(text).not.toContain(owner.email);
});

test("a page without a name still has one heading", async () => {
  const { owner, resumeId, set, read } = await aPage();
  const { url } = await set({ isOn: true });
  const personalInfo = { ...person, fullName: "" };
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { content: { personalInfo } });
  const { text } = await read(url);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  expect(text.match(/<main[ >]/g)).toHaveLength(1);
});

test("the public page contains the photo inline only while the resume shows it", async () => {
  const { owner, resumeId, set, read } = await aPage();
  const { url } = await set({ isOn: true });
  const fileId = await uploadPhoto(owner, resumeId);
  const hidden = async () => {
    const { status, text } = await read(url);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<img|data:image/);
    expect(text).not.toContain(fileId);
  };
  await hidden();
  await setPhoto(owner, resumeId, fileId, false);
  await hidden();
  await setPhoto(owner, resumeId, fileId);
  const { text, headers } = await read(url);
  const [picture, ...more] = text.match(/<img[^>]*>/g) ?? [];
  expect(more).toEqual([]);
  const inlined = Buffer.from(await fetchPhoto(owner, resumeId, fileId)).toString("base64");
  expect(picture).toContain(`src="data:image/jpeg;base64,${inlined}"`);
  // The alternative text is the person's name, and markup in the name is escaped.
  expect(picture).toMatch(/alt="Ada &lt;b(>|&gt;)Lovelace/);
  expect(headers.get("content-security-policy")).toMatch(/img-src[^;]*data:/);
  expect(text).not.toContain("/api/");
  await setPhoto(owner, resumeId, fileId, false);
  await hidden();
});

test("the public page offers a PDF of what it shows, unless its owner switches that off", async () => {
  const { owner, resumeId, set, read } = await aPage();
  const { url } = await set({ isOn: true });
  const pdfUrl = `${url}/pdf`;
  expect((await read(url)).text).toContain(`href="${pdfUrl.replace(ORIGIN, "")}"`);
  const download = async () => {
    const answer = await get(pdfUrl.replace(ORIGIN, ""));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    return new Uint8Array(await answer.arrayBuffer());
  };
  const keywords = async () => new TextDecoder("latin1").decode(await download());
  const poetry = [...", Poetry"].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, "0"));
  expect(await keywords()).toContain(poetry.join(""));
  // The resume that is attached to the PDF has no more than the page.
  const inside = async () => findAttachedFile(await download(), () => true) ?? "";
  expect(await inside()).toContain("Poetry");
  for (const secret of [person.email, person.phone, person.address])
    expect(await inside()).not.toContain(secret);
  const design = { hidden: ["skills"] };
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { design });
  expect(await keywords()).not.toContain(poetry.join(""));
  expect(await inside()).not.toContain("Poetry");
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { design: { ...design, data: false } });
  expect(await inside()).toBe("");

  const options = await exports.default.fetch(pdfUrl, { method: "OPTIONS" });
  expect(options.status).toBe(405);

  await set({ isOn: true, allowDownload: false });
  expect((await read(url)).text).not.toContain("/pdf");
  expect((await read(pdfUrl)).status).toBe(404);
  // A call without the setting does not change it.
  await set({ isOn: true });
  expect((await read(pdfUrl)).status).toBe(404);
  await set({ isOn: true, allowDownload: true });
  expect((await read(pdfUrl)).status).toBe(200);
  await set({ isOn: false });
  expect((await read(pdfUrl)).status).toBe(404);
});

test("strangers cannot print a public page repeatedly: an unchanged page is printed once", async () => {
  const { owner, resumeId, set, read } = await aPage();
  const { url } = await set({ isOn: true });
  for (let number = 0; number < 10; number++) {
    await call(owner, "PUT", `/api/resumes/${resumeId}`, { content: { summary: `${number}` } });
    expect((await read(`${url}/pdf`)).status).toBe(200);
  }
  // The stored file does not count; a new print would be past the limit.
  expect((await read(`${url}/pdf`)).status).toBe(200);
  await call(owner, "PUT", `/api/resumes/${resumeId}`, { content: { summary: "One more" } });
  const refused = await read(`${url}/pdf`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBeTruthy();
  expect(refused.text).toContain("The PDF is not ready");
});

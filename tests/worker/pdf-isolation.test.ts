/** Client HTML for printing has no network access, with the sanitizer and by the isolation alone. */

import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import puppeteer from "@cloudflare/puppeteer";
import { expect, inject, test } from "vitest";
import type { PrintResult } from "../../workers/print/pdf-printer.ts";
import { printPdf } from "../../workers/print/print-pdf.ts";
import { sanitizeHtml } from "../../workers/print/sanitize-html.ts";
import "../support/worker.ts";

const trap = `http://${inject("trap")}`;
const tlsTrap = `https://${inject("trap")}`;
const style = (css: string) => `<style>${css}</style><p class="x">x</p>`;

const VECTORS: Record<string, string> = {
  image: `<img src="${trap}/1">`,
  "image over TLS": `<img src="${tlsTrap}/1">`,
  "image without a scheme": `<img src="//${inject("trap")}/1">`,
  "image set": `<img srcset="${trap}/2 1x, ${trap}/2b 2x">`,
  picture: `<picture><source srcset="${trap}/3"><img src="${trap}/3b"></picture>`,
  "style background": style(`.x{background:url(${trap}/4)}`),
  "style attribute": `<p style="background-image:url('${trap}/5')">x</p>`,
  "style import": style(`@import "${trap}/6"; @import url(${trap}/6b);`),
  font: style(`@font-face{font-family:f;src:url(${trap}/7)} .x{font-family:f}`),
  "generated content": style(`.x::before{content:url(${trap}/8)}`),
  "list bullet, cursor, border, mask": style(
    `.x{display:list-item;list-style:url(${trap}/9);cursor:url(${trap}/9b),auto;border-image:url(${trap}/9c) 1;mask:url(${trap}/9d#m);shape-outside:url(${trap}/9e);filter:url(${trap}/9f#f)}`,
  ),
  "image-set": style(`.x{background:image-set("${trap}/10" 1x)}`),
  "legacy background": `<table background="${trap}/11"><tr><td background="${trap}/11b">x</table>`,
  stylesheet: `<link rel="stylesheet" href="${trap}/12">`,
  "hints of things to come": `<link rel="preload" as="image" href="${trap}/13"><link rel="prefetch" href="${trap}/13b"><link rel="preconnect" href="${trap}"><link rel="icon" href="${trap}/13c"><link rel="manifest" href="${trap}/13d"><link rel="prerender" href="${trap}/13e"><link rel="modulepreload" href="${trap}/13f">`,
  frame: `<iframe src="${trap}/14"></iframe>`,
  "frame with a document": `<iframe srcdoc="<img src='${trap}/15'>"></iframe>`,
  "frame of data": `<iframe src="data:text/html,<img src='${trap}/16'>"></iframe>`,
  frameset: `<frameset><frame src="${trap}/17"></frameset>`,
  object: `<object data="${trap}/18"></object><embed src="${trap}/18b">`,
  media: `<video src="${trap}/19" poster="${trap}/19b"><track src="${trap}/19c" default></video><audio src="${trap}/19d"></audio>`,
  script: `<script src="${trap}/20"></script><script>fetch("${trap}/20b");location="${trap}/20c"</script>`,
  handlers: `<img src="data:," onerror="fetch('${trap}/21')"><body onload="fetch('${trap}/21b')">`,
  "speculation rules": `<script type="speculationrules">{"prefetch":[{"urls":["${trap}/22"]}]}</script>`,
  refresh: `<meta http-equiv="refresh" content="0;url=${trap}/23"><p>x`,
  "refresh later": `<meta http-equiv="refresh" content="1;url=${trap}/23b"><p>x`,
  "refresh to our own address": `<meta http-equiv="refresh" content="0;url=https://resume.invalid/">`,
  base: `<base href="${trap}/"><img src="24"><a href="24b" ping="${trap}/24c">x</a>`,
  "SVG image": `<svg><image href="${trap}/25"/><use href="${trap}/25b#a"/><feImage href="${trap}/25c"/></svg>`,
  "SVG with an HTML part": `<svg><foreignObject><img src="${trap}/26"></foreignObject></svg>`,
  "SVG style": `<svg><style>@import "${trap}/27";</style><a xlink:href="${trap}/27b">x</a></svg>`,
  "SVG as a picture": `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${trap}/28'/></svg>">`,
  "image button": `<input type="image" src="${trap}/29"><form action="${trap}/29b"><button autofocus>x</form>`,
  "no script": `<noscript><img src="${trap}/30"></noscript>`,
  template: `<template shadowrootmode="open"><img src="${trap}/31"></template>`,
  "XML stylesheet": `<?xml-stylesheet href="${trap}/32"?><math href="${trap}/32b"><mi>x</mi></math>`,
  portal: `<portal src="${trap}/33"></portal><fencedframe src="${trap}/33b"></fencedframe>`,
  "files of the machine": `<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd">`,
  "metadata service": `<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>`,
  "mutation by nesting": `<math><mtext><table><mglyph><style><img src="${trap}/34"></style></mglyph></table></mtext></math>`,
};

async function seen(): Promise<string[]> {
  return (await fetch(inject("trapSeen"))).json();
}

const page = (body: string) => `<!doctype html><html><head><title>x</title></head>${body}</html>`;

test("client HTML cannot reach the network, not even by opening a connection", async () => {
  for (const [name, html] of Object.entries(VECTORS)) {
    const context = createExecutionContext();
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
    const job = { html: page(html), source: "client" as const };
    const outcome = await printPdf({ env, waitUntil }, job, "owner");
    expect(outcome.ok || outcome.reason, name).toBeOneOf([true, "unreadable"]);
    await waitOnExecutionContext(context);
  }
  expect(await seen()).toEqual([]);

  // In an ordinary page the same HTML does reach the trap. Slow requests of the prints would have arrived by now.
  const browser = await puppeteer.launch(env.BROWSER);
  const open = await browser.newPage();
  await open.setContent(VECTORS.image ?? "");
  await browser.close();
  // A set, because a browser that waits long for its first connection opens a second one.
  expect(new Set(await seen())).toEqual(new Set(["connection", "GET /1"]));
});

/** Vectors that would replace the page or change the URLs of others. */
const ALONE = /^(frameset|refresh.*|base|mutation.*|XML.*)$/;

test("even without the sanitizer, nothing is requested", async () => {
  const walls = env.PRINTER.getByName("walls alone");
  const entries = Object.entries(VECTORS);
  const together = entries.filter(([name]) => !ALONE.test(name)).map(([, html]) => html);
  const alone = entries.filter(([name]) => ALONE.test(name)).map(([, html]) => html);
  for (const html of [together.join("\n"), ...alone]) {
    expect(((await walls.print(page(html))) as PrintResult).ok).toBe(true);
  }
  // The browser connects to a frame's address before it reads the page's policy; in production even that is blocked.
  expect((await seen()).filter((line) => line !== "connection")).toEqual([]);
});

test.each([
  ["scripts and handlers", '<p onclick="x()">a<script>b</script></p>', "<p>a</p>"],
  ["links of other schemes", '<a href="java&#115;cript:x">a</a>', "<a>a</a>"],
  ["links of the web stay", '<a href="https://a.example/?b=1&amp;c">a</a>', null],
  ["pictures as data stay", '<img src="data:image/png;base64,AA==" alt="b">', null],
  ["pictures from elsewhere", '<img src="https://a.example/b.png" alt="b">', '<img alt="b">'],
  ["styles stay", '<style>p{color:red}</style><p style="color:blue" class="a">b</p>', null],
  ["unknown elements leave their text", "<font color=red>a</font><x-y>b</x-y>", "ab"],
  ["frames, forms and comments go", "a<iframe>b</iframe><form>c<input></form><!-- d -->", "ac"],
  ["tables stay", '<table><tr><td colspan="2">a</td></tr></table>', null],
  ["drawings stay", '<svg viewBox="0 0 1 1"><path d="M0 0" fill="red"/></svg>', null],
  ["links to other drawings", '<svg><use href="#a"/><image href="b"/></svg>', "<svg></svg>"],
])("the sanitiser's rule: %s", async (_rule, html, left) => {
  expect(await sanitizeHtml(html)).toBe(left ?? html);
});

test("a page that never finishes times out, and the next one is printed", async () => {
  const printer = env.PRINTER.getByName("endless");
  expect(await printer.print("<p>warm")).toMatchObject({ ok: true });
  const endlessLayout = `${'<div style="columns:2">'.repeat(60)}${"x".repeat(2000)}`;
  const endlessPrint = '<div style="height:33000000px"></div>';
  for (const html of [endlessLayout, endlessPrint]) {
    expect(await printer.print(html, 500)).toEqual({ ok: false, reason: "timeout" });
    expect(await printer.print("<p>next")).toMatchObject({ ok: true });
  }
});

test("concurrent prints run one at a time, and a crashed browser is replaced", async () => {
  const printer = env.PRINTER.getByName("many");
  const prints = await Promise.all([1, 2, 3, 4].map((n) => printer.print(`<p>${n}`)));
  expect(prints.every(({ ok }) => ok)).toBe(true);
  for (const { sessionId } of await puppeteer.sessions(env.BROWSER)) {
    await env.BROWSER.fetch(`https://fake.host/v1/devtools/browser/${sessionId}`, {
      method: "DELETE",
    });
  }
  expect(await printer.print("<p>again")).toMatchObject({ ok: true });
});

/** What search engines and link previews read of the public pages. */
import { expect, test } from "vitest";
import { get } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const headOf = async (path: string) =>
  /<head>[\s\S]*<\/head>/.exec(await (await get(path)).text())?.[0] ?? "";
const contentOf = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(head)?.[1] ?? null;

test.each(["/", "/login", "/signup", "/login/forgot", "/check-pdf"])(
  "%s has a description, an address and a picture for links",
  async (path) => {
    const head = await headOf(path);
    expect(contentOf(head, "description")?.length).toBeGreaterThan(50);
    expect(contentOf(head, "og:description")).toBe(contentOf(head, "description"));
    expect(contentOf(head, "og:url")).toBe(ORIGIN + path);
    expect(contentOf(head, "og:image")).toBe(`${ORIGIN}/social.png`);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
  },
);

test("the landing page describes the product as structured data", async () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await headOf("/"))?.[1];
  expect(JSON.parse(json ?? "")).toMatchObject({ "@type": "WebApplication", name: "Covitae" });
});

test("pages that mails link to are not indexed", async () => {
  for (const path of ["/verify-otp", "/login/reset"])
    expect(contentOf(await headOf(path), "robots")).toBe("noindex");
});

test("robots.txt excludes private pages and names the sitemap, which lists public ones", async () => {
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /s/\n");
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  const sitemap = await get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toMatch(/^application\/xml/);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(addresses).toEqual(
    ["/", "/try", "/check-pdf", "/signup", "/login"].map((path) => ORIGIN + path),
  );
  for (const address of addresses)
    expect((await get((address ?? "").slice(ORIGIN.length))).status).toBe(200);
});

import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import "../support/worker.ts";
import { printPdf } from "../../workers/print-pdf.ts";

test("prints", async () => {
  for (let i = 0; i < 8; i++) {
    const t = Date.now();
    const r = await printPdf(
      env,
      {
        html: `<!doctype html><html lang="en"><title>Zoë</title><h1>Hello ${i}</h1>`,
        source: i % 2 ? "client" : "own",
        info: { author: "Zoë O'Connor", keywords: "a, b" },
      },
      "owner",
    );
    console.log(Date.now() - t, JSON.stringify(r));
    if (r.ok) {
      const o = await env.FILES.get(r.r2Key);
      console.log((await o!.text()).slice(-400));
    }
  }
  expect(1).toBe(1);
}, 60000);

import { afterEach, expect, test, vi } from "vitest";
import { requestPdf } from "./request-pdf.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: object) => vi.stubGlobal("fetch", async () => Response.json(body));

test.each([{}, { url: "" }, { url: null }, { success: false }])(
  "[spec 7] a 200 without a url is a failure: %o",
  async (body) => {
    answerWith(body);
    await expect(requestPdf({ html: "" })).rejects.toThrow("no address for the PDF");
  },
);

test("[spec 7] the url is what gets downloaded", async () => {
  answerWith({ url: "/files/x", fileName: "ada-resume" });
  expect(await requestPdf({ html: "" })).toEqual({ url: "/files/x", fileName: "ada-resume" });
});

import { InvalidPDFException, ResponseException } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { plainErrorText } from "./plain-error-text.ts";

const response = (status: number) =>
  new ResponseException(
    `Unexpected server response (${status}) while retrieving PDF "http://x/a.pdf".`,
    status,
    status === 404,
  );

test.each([
  [new TypeError("Failed to fetch"), /^Couldn't reach the server\. Check your connection/],
  [new TypeError("NetworkError when attempting to fetch resource."), /^Couldn't reach the server/],
  [new TypeError("Load failed"), /^Couldn't reach the server/],
  [
    new TypeError("Failed to fetch dynamically imported module: http://x/a.js"),
    /^A part of the page couldn't be loaded/,
  ],
  [response(500), /^The server has a problem\. Please try again/],
  [response(404), /^The file is missing/],
  [response(0), /^Couldn't reach the server/],
  [new InvalidPDFException("Invalid PDF structure."), /^The file is damaged/],
])("an error of the browser or a library is shown in plain words: %s", (error, text) => {
  expect(plainErrorText(error, "Unknown error")).toMatch(text);
});

test("[spec 8] our own message is kept, and no error object is unknown", () => {
  expect(plainErrorText(new Error("The printer is busy"), "Unknown error")).toBe(
    "The printer is busy",
  );
  for (const error of ["x", null, new Error()])
    expect(plainErrorText(error, "Unknown error occurred")).toBe("Unknown error occurred");
});

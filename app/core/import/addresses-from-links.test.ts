import { expect, test } from "vitest";
import { completeResume, emptyResume } from "#app/core/resume/defaults.ts";
import { completeAddresses, fillContactsFromLinks } from "./addresses-from-links.ts";

const project = (liveLink: string) =>
  completeResume({
    projects: [
      { id: "a", name: "Kite", description: "", technologies: [], githubLink: "", liveLink },
    ],
  });
const liveLink = (shown: string, ...links: string[]) =>
  completeAddresses(project(shown), links).projects[0]?.liveLink;

test("an address gets the scheme of its link", () => {
  expect(liveLink("kite.example", "https://kite.example/")).toBe("https://kite.example");
  expect(liveLink("kite.example/a?b=1", "http://kite.example/a?b=1")).toBe(
    "http://kite.example/a?b=1",
  );
  expect(liveLink("münchen.example/ä", "https://xn--mnchen-3ya.example/%C3%A4")).toBe(
    "https://münchen.example/ä",
  );
});

test("an address gets the www. of its link", () => {
  expect(liveLink("kite.example", "https://www.kite.example")).toBe("https://www.kite.example");
  expect(liveLink("kite.example", "https://www.kite.example", "https://kite.example")).toBe(
    "https://kite.example",
  );
});

test("an address without a link of its own stays as it is", () => {
  expect(liveLink("kite.example", "https://kite.example/other", "mailto:a@kite.example")).toBe(
    "kite.example",
  );
  expect(liveLink("https://kite.example", "http://kite.example")).toBe("https://kite.example");
  expect(liveLink("not an address", "https://")).toBe("not an address");
});

test("profiles that are only links fill their fields, repositories do not", () => {
  const info = emptyResume().personalInfo;
  fillContactsFromLinks(info, [
    "https://github.com/ann/kite",
    "https://github.com/ann",
    "https://www.linkedin.com/in/ann",
    "mailto:ann@example.org",
  ]);
  expect(info).toMatchObject({
    github: "https://github.com/ann",
    linkedIn: "https://www.linkedin.com/in/ann",
    email: "ann@example.org",
  });
});

test("an obfuscated email address is not used", () => {
  const info = emptyResume().personalInfo;
  fillContactsFromLinks(info, ["mailto:v%EF%BF%BD%DA%9E@x%EF", "mailto:ann@example.org"]);
  expect(info.email).toBe("ann@example.org");
});

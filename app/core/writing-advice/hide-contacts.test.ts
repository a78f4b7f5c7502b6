/** Contact details are replaced before a text is sent to a language model, and restored in its answer. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { hideContacts } from "./hide-contacts.ts";

const nobody = emptyResume().personalInfo;
const zoe = {
  fullName: "Zoe O'Hara-Secret",
  email: "zoe@secret.example",
  phone: "555 0199",
  address: "12 Elm Row, 10115 Berlin",
  linkedIn: "https://www.linkedin.com/in/zoe-secret/",
  github: "zsecret",
};

test("contact details are hidden from the model and restored in its answer", () => {
  const { hide, restore } = hideContacts(zoe);
  const line =
    "Answered mail to ada@example.com, +44 20 7946 0958, (030) 123 456 78, 555-123-4567 and (555) 0199; see https://zoe.dev/cv, github.com/ada.";
  const sent = hide(line);
  expect(sent.replace(/\[private \d\]/g, "")).not.toMatch(/@|\d|zoe|github/);
  expect(restore(sent)).toBe(line);
});

test("the person's name is hidden in every spelling and restored", () => {
  const { hide, restore } = hideContacts(zoe);
  for (const contact of [
    "Zoe O'Hara-Secret",
    "ZOE O’HARA-SECRET",
    "Zoe",
    "ZOE@secret.example",
    "5550199",
    "12 Elm Row, 10115 Berlin",
    "12 elm row",
    "linkedin.com/in/zoe-secret",
    "www.linkedin.com/in/Zoe-Secret",
    "zoe-secret",
    "github.com/zsecret",
    "zsecret",
  ]) {
    const line = `Report of ${contact}, Berlin: Zoey zoed the secret of 1555 01990 with ZoeSecret`;
    expect(hide(line), contact).toMatch(
      /^Report of \[private \d+\], Berlin: Zoey zoed the secret of 1555 01990 with ZoeSecret$/,
    );
    expect(restore(hide(line))).toBe(line);
  }
  const { hide: hideChinese } = hideContacts({ ...nobody, fullName: "王小明" });
  expect(hideChinese("王小明负责维护")).toBe("[private 1]负责维护");
  expect(hideContacts(nobody).hide("Wrote notes.")).toBe("Wrote notes.");
  const will = hideContacts({ ...nobody, fullName: "Will", address: "UK", github: "-" });
  expect(will.hide("Will and WILL will go to the UK - soon")).toBe(
    "[private 1] and [private 2] will go to the UK - soon",
  );
});

test("years, dates, amounts and other numbers are not contacts", () => {
  const { hide } = hideContacts(nobody);
  for (const line of [
    "Led 5 people 2019-2023, then 2019 – 2023; saved $1,200,000 (30 %) in 24/7 shifts.",
    "2019-05 - 2021-07, 05/2019–07/2021 and 01.05.2019 - 30.06.2021, (2019) 2020 2021",
    "Served 1 200 000 users, +1 200 000 more, 120 000 000 in all, 0.123456789 of them",
    "ISO 9001:2015, ISO 27001 27017 27018, IEC 62304",
    "Moved 192.168.100.200 and 10.0.0.1 to 172.16.254.100",
    "Wrote ASP.NET/C#, Node.js and TCP/IP",
    "Served 100\n200\n3000",
  ]) {
    expect(hide(line)).toBe(line);
  }
});

test("each contact has its own mark, and a repeated contact the same one", () => {
  const { hide, restore } = hideContacts(nobody);
  expect(hide("a@b.co and a@b.co")).toBe("[private 1] and [private 1]");
  const many = Array.from({ length: 60 }, (_, i) => `p${i}@b.co`).join(" ");
  expect(hide(many)).toContain("[private 60]");
  expect(restore(hide(many))).toBe(many);
});

test("marks in the source text are restored as they were, never as a contact", () => {
  const { hide, restore } = hideContacts(nobody);
  const line = "Wrote [private 1] and [Private] to a@b.co";
  expect(hide(line)).toBe("Wrote [private 1] and [private 2] to [private 3]");
  expect(restore(hide(line))).toBe(line);
});

test("marks are recognized in any case and spacing, and an answer with an unknown mark is rejected", () => {
  const { hide, hidePermanently, restore } = hideContacts(nobody);
  hide("Mail to a@b.co");
  expect(restore("Wrote to [Private 1], [ private  1 ] and [private1]")).toBe(
    "Wrote to a@b.co, a@b.co and a@b.co",
  );
  expect(hidePermanently("Mail to a@b.co or c@d.co")).toBe("Mail to [private] or [private]");
  for (const mark of ["[private 2]", "[private 0]", "[private]", "[PRIVATE 27]"]) {
    expect(restore(`Wrote to ${mark}`), mark).toBe(null);
  }
});

test("joined names, handles, host names, invisible characters and other accents are hidden too", () => {
  const ada = {
    ...nobody,
    fullName: "Ada María Lovelace, RN",
    phone: "+44 20 7946 0958",
    linkedIn: "https://linkedin.com/in/countess?trk=x",
    github: "github.com/alove/portfolio",
  };
  const { hide, restore } = hideContacts(ada);
  for (const contact of [
    "AdaLovelace",
    "ada.lovelace",
    "ada-lovelace",
    "ada_lovelace",
    "AdaLovelace99",
    "ada lovelace",
    "lovelace-ada",
    "Ada María Lovelace",
    "@AdaLovelace",
    "adalovelace.dev",
    "020 7946 0958",
    "20 7946 0958",
    "(020) 7946 0958",
    "alove",
    "countess",
    "linkedin.com/in/countess",
  ]) {
    expect(hide(`Page of ${contact} here`), contact).toMatch(/^Page of \[private \d+\] here$/);
    expect(restore(hide(`Page of ${contact} here`))).toBe(`Page of ${contact} here`);
  }
  expect(hide("ada lovelace’s and lovelace's")).not.toMatch(/love/);
  expect(hide("Love\u00adlace, Mari\u0301a, Ada\u200bLovelace")).not.toMatch(/lace|Mar|Ada/);
  expect(hide("As RN kept a portfolio at Booking.com with ASP.NET and Node.js")).toBe(
    "As RN kept a portfolio at Booking.com with ASP.NET and Node.js",
  );
  expect(hideContacts({ ...nobody, fullName: "ADA MARIA LOVE" }).hide("Love, RN")).toBe(
    "[private 1], RN",
  );
});

test("a text that looks like a mark counts as an unknown mark", () => {
  const { hide, restore } = hideContacts(nobody);
  hide("Mail to a@b.co");
  for (const mark of [
    "[private one]",
    "[private-1]",
    "{private 1}",
    "<private 1>",
    "(private 1)",
  ]) {
    expect(restore(`Wrote to ${mark}`), mark).toBe(null);
    expect(hideContacts(nobody).hide(mark)).toBe("[private 1]");
  }
  expect(restore("Wrote to Private 1")).toBe(null);
  const honest = "Wrote (private) letters in the private sector, private 5G and [privately]";
  expect(restore(honest)).toBe(honest);
});

test("no text causes slow backtracking", () => {
  const { hide, restore } = hideContacts(zoe);
  for (const sign of [
    "a",
    "1",
    "0 ",
    "(",
    "+1",
    "a.",
    "a@",
    "https://",
    "www.",
    "[private ",
    "{private",
    "private ",
    "@",
    "a-",
    "Zoe ",
  ]) {
    const long = sign.repeat(100_000 / sign.length);
    expect(restore(hide(long))).toBe(long);
  }
});

/** Name, headline and contact data on top of a resume or in its sidebar. */
import { escapeHtml } from "./grammar.mjs";

const ICONS = { address: "⌂", phone: "☎", email: "✉", linkedIn: "in", github: "⌥", website: "⊕" };

export function contactItems({ person, layout, vocabulary }) {
  const { labels } = vocabulary;
  const items = ["address", "phone", "email", "linkedIn", "github", "website"]
    .filter((kind) => person[kind])
    .map((kind) => ({
      kind,
      text: person[kind],
      label: labels[kind] ?? { linkedIn: "LinkedIn", github: "GitHub" }[kind],
      href: hrefOf(kind, person[kind]),
    }))
    .map((item) => ({ ...item, text: person.linkLabels?.[item.kind] ?? item.text }));
  // What our model has no field for must not become a phone number or an entry.
  if (layout.personal) {
    items.push(
      { kind: "birth", text: person.birth, label: labels.birth },
      { kind: "nationality", text: person.nationality, label: labels.nationality },
    );
  }
  const order = layout.contactOrder ?? [];
  return items.sort((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind));
}

function hrefOf(kind, text) {
  if (kind === "email") return `mailto:${text}`;
  if (kind === "linkedIn" || kind === "github" || kind === "website")
    return text.startsWith("https://") ? text : `https://${text}`;
  return "";
}

function itemHtml({ kind, text, href }, { layout }) {
  const escaped = escapeHtml(text);
  // In letters and sidebars, the town is below the street.
  const inner =
    kind === "address" && layout.isAddressSplit ? escaped.replace(/, /, "<br>") : escaped;
  return href && layout.links ? `<a href="${href}">${inner}</a>` : inner;
}

const CONTACTS = {
  line: (items, page) =>
    `<div class="contact">${items.map((item) => `<span>${itemHtml(item, page)}</span>`).join(page.layout.separator ?? " | ")}</div>`,
  twoLines: (items, page) => {
    const half = Math.ceil(items.length / 2);
    return [items.slice(0, half), items.slice(half)]
      .filter((part) => part.length > 0)
      .map((part) => CONTACTS.line(part, page))
      .join("");
  },
  stack: (items, page) =>
    `<div class="contact">${items.map((item) => `<div>${itemHtml(item, page)}</div>`).join("\n")}</div>`,
  labels: (items, page) =>
    `<div class="contact">${items.map((item) => `<div>${labeled(item)}${itemHtml(item, page)}</div>`).join("\n")}</div>`,
  labeledLine: (items, page) =>
    `<div class="contact">${items.map((item) => `<span>${labeled(item)}${itemHtml(item, page)}</span>`).join(page.layout.separator ?? " | ")}</div>`,
  blocks: (items, page) =>
    `<div class="contact">${items.map((item) => `<div class="b">${escapeHtml(item.label)}</div><div>${itemHtml(item, page)}</div>`).join("\n")}</div>`,
  icons: (items, page) =>
    `<div class="contact">${items.map((item) => `<div><span class="icon">${ICONS[item.kind] ?? "•"}</span> ${itemHtml(item, page)}</div>`).join("\n")}</div>`,
  iconLine: (items, page) =>
    `<div class="contact">${items.map((item) => `<span class="item"><span class="icon">${ICONS[item.kind] ?? "•"}</span> ${itemHtml(item, page)}</span>`).join(" ")}</div>`,
  table: (items, page) =>
    `<table class="pairs contact">${items.map((item) => `<tr><td class="label">${escapeHtml(item.label)}</td><td>${itemHtml(item, page)}</td></tr>`).join("")}</table>`,
};
const labeled = ({ label }) => `<span class="b">${escapeHtml(label)}:</span> `;

export const contactHtml = (page) => CONTACTS[page.layout.contact](contactItems(page), page);

export function nameHtml({ person, layout, vocabulary }) {
  const title = layout.cvTitle ? `<div class="cv">${escapeHtml(vocabulary.labels.cv)}</div>` : "";
  const headline = person.headline
    ? `<div class="headline">${escapeHtml(person.headline)}</div>`
    : "";
  const tag = layout.nameTag ?? "h1";
  const name = layout.splitName
    ? person.fullName
        .replace(/^(\S+) (.*)$/, "$1\n$2")
        .split("\n")
        .map((part) => `<div>${escapeHtml(part)}</div>`)
        .join("")
    : escapeHtml(person.fullName);
  return `${title}<${tag} class="name">${name}</${tag}>${headline}`;
}

export function headerHtml(page) {
  const contact = page.layout.contactIn === "side" ? "" : contactHtml(page);
  if (page.layout.header === "split") {
    return `<header class="split"><div>${nameHtml(page)}</div>${contact}</header>`;
  }
  if (page.layout.header === "contactFirst") return `<header>${contact}${nameHtml(page)}</header>`;
  return `<header>${nameHtml(page)}${contact}</header>`;
}

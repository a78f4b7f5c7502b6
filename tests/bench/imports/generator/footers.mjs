/** Footers or headers with page numbers on every page, as options of Chromium's PDF printing. */

const NUMBERS = { n: '<span class="pageNumber"></span>', of: '<span class="totalPages"></span>' };
const styled = (inner) =>
  `<div style="font-size:8px;width:100%;text-align:center;padding:0 15mm">${inner}</div>`;

const textsOf = ({ person, vocabulary }) => ({
  name: `${person.fullName} – ${vocabulary.labels.page}`,
  plain: "{n} / {of}",
  top: `${person.fullName} · ${person.email} · {n}`,
});

export function footerOptions(page) {
  const { footer } = page.layout;
  if (!footer) return {};
  const html = styled(textsOf(page)[footer].replace(/\{(\w+)\}/g, (_, key) => NUMBERS[key]));
  const empty = "<span></span>";
  return {
    displayHeaderFooter: true,
    headerTemplate: footer === "top" ? html : empty,
    footerTemplate: footer === "top" ? empty : html,
  };
}

/** The text of a page without its footer. */
export function withoutFooter(text, page) {
  const { footer } = page.layout;
  if (!footer) return text;
  const escaped = textsOf(page)[footer].replace(/[.*+?^$()|[\]\\/]/g, "\\$&");
  return text.replace(new RegExp(escaped.replace(/\{\w+\}/g, "\\d+"), "gi"), "");
}

/**
 * Sanitizes client HTML for printing by an allow-list: text, structure, style and images as data URLs. The isolation of
 * print-options.ts is the second line of defense.
 */

import { isSafeAbsoluteLink } from "#app/core/resume/read-address.ts";

const toSet = (list: string) => new Set(list.split(/\s+/));

const ELEMENTS = toSet(
  `html head title style body main header footer section article aside nav div p span br hr wbr
  h1 h2 h3 h4 h5 h6 hgroup ul ol li dl dt dd a b strong i em u s small mark sub sup abbr cite q blockquote
  code pre kbd samp var time address figure figcaption img table caption colgroup col thead tbody tfoot tr
  th td details summary del ins meter progress bdi bdo ruby rt rp
  svg g path circle ellipse line polyline polygon rect text tspan defs lineargradient radialgradient stop`,
);

/** Removed with their content; of other disallowed elements the content is kept. */
const REMOVED_WITH_CONTENT = toSet(
  `script noscript template iframe frame frameset object embed applet noembed noframes xmp plaintext
  textarea select audio video canvas math foreignobject`,
);

const ATTRIBUTES = toSet(
  `class id style title lang dir role alt width height colspan rowspan scope align valign start type value
  reversed datetime min max low high optimum open
  viewbox d fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity
  stroke-dasharray stroke-dashoffset transform cx cy r rx ry x y x1 y1 x2 y2 dx dy points offset stop-color
  stop-opacity text-anchor dominant-baseline font-size font-family font-weight preserveaspectratio
  gradientunits gradienttransform`,
);

const SAFE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

function isAllowed(element: string, attribute: string, value: string): boolean {
  // Values are not entity-decoded, so only those with an unambiguous prefix are allowed.
  if (attribute === "href")
    return element === "a" && (value.startsWith("#") || isSafeAbsoluteLink(value));
  if (attribute === "src") return element === "img" && SAFE_IMAGE.test(value);
  return ATTRIBUTES.has(attribute) || attribute.startsWith("aria-");
}

/** Null if the markup is so ambiguous that a browser might parse it differently. */
export async function sanitizeHtml(html: string): Promise<string | null> {
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        const name = element.tagName.toLowerCase();
        if (!ELEMENTS.has(name)) {
          if (REMOVED_WITH_CONTENT.has(name)) element.remove();
          else element.removeAndKeepContent();
          return;
        }
        // Cast, because the types describe the DOM's Element, not HTMLRewriter's.
        const attributes = [...(element.attributes as unknown as Iterable<[string, string]>)];
        for (const [attribute, value] of attributes) {
          if (!isAllowed(name, attribute.toLowerCase(), value)) element.removeAttribute(attribute);
        }
      },
      comments: (comment) => void comment.remove(),
    })
    .onDocument({ comments: (comment) => void comment.remove() });
  try {
    return await rewriter.transform(new Response(html)).text();
  } catch {
    return null;
  }
}

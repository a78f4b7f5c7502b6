/** The head of a public page: title, description, and how a link to it looks when it is shared. */
import type { MetaDescriptor } from "@remix-run/react";

/** 1200 × 630, drawn by scripts/draw-social-picture.mjs. */
const PICTURE = "/social.png";
const PICTURE_TEXT = "A resume in the Covitae editor, with its match to a job description.";

/** @param matches Remix's route matches; the root route's data has the site's origin */
export function describePage({
  title,
  description,
  path,
  matches,
}: {
  title: string;
  description: string;
  path: string;
  matches: readonly { id: string; data: unknown }[];
}): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as { siteOrigin: string } | undefined;
  const origin = root?.siteOrigin ?? "";
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Covitae" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + PICTURE },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: PICTURE_TEXT },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

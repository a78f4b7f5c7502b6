/** A template's thumbnail, or the placeholder when it fails to load [spec 8]. */
import { useEffect, useRef, useState } from "react";
import {
  SMALL_THUMBNAIL_WIDTH_PX,
  smallThumbnail,
  THUMBNAIL_WIDTH_PX,
} from "#app/core/templates/small-thumbnail.ts";
import { classNames } from "#app/ui/controls/class-names.ts";

const PLACEHOLDER_IMAGE = "/templates/placeholder.svg";

export function TemplateImage({
  src,
  alt,
  sizes,
  isLazy = false,
  isAboveFold = false,
  className,
}: {
  src: string;
  alt: string;
  /** As in `img`: the width it is shown at. Without it, the large image is loaded. */
  sizes?: string;
  isLazy?: boolean;
  /** Whether it is visible without scrolling, so that it is loaded with high priority. */
  isAboveFold?: boolean;
  className?: string;
}) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    // The image may have failed before hydration, in which case no error event follows.
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  const hasFailed = failedSrc === src;
  return (
    <img
      ref={ref}
      // Before `src`, because browsers request `src` as soon as it is set.
      {...(sizes && !hasFailed ? { srcSet: widthsOf(src), sizes } : {})}
      // React 18 supports this attribute only in lower case.
      {...(isAboveFold ? { fetchpriority: "high" } : {})}
      src={hasFailed ? PLACEHOLDER_IMAGE : src}
      alt={alt}
      // The size of the large image; the CSS sets the size on the page.
      width={THUMBNAIL_WIDTH_PX}
      height={905}
      // On the landing page, which is not hydrated, entry.landing.ts shows it if the image fails to load.
      data-placeholder={PLACEHOLDER_IMAGE}
      loading={isLazy ? "lazy" : undefined}
      onError={() => setFailedSrc(src)}
      className={classNames("block aspect-210/297 h-auto w-full bg-[#fff] object-cover", className)}
    />
  );
}

const widthsOf = (src: string) =>
  `${smallThumbnail(src)} ${SMALL_THUMBNAIL_WIDTH_PX}w, ${src} ${THUMBNAIL_WIDTH_PX}w`;

/** A template's thumbnail, or the placeholder when it fails to load [spec 8]. */
import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";

const PLACEHOLDER_IMAGE = "/templates/placeholder.svg";

export function TemplateImage({
  src,
  alt,
  isLazy = false,
  className,
}: {
  src: string;
  alt: string;
  isLazy?: boolean;
  className?: string;
}) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    // The image may have failed before hydration, in which case no error event follows.
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <img
      ref={ref}
      src={failedSrc === src ? PLACEHOLDER_IMAGE : src}
      alt={alt}
      width={640}
      height={905}
      data-placeholder={PLACEHOLDER_IMAGE}
      loading={isLazy ? "lazy" : undefined}
      onError={() => setFailedSrc(src)}
      className={classNames("block aspect-210/297 h-auto w-full bg-[#fff] object-cover", className)}
    />
  );
}

/** The template's image, or the placeholder if it fails to load [spec 8]. */
import { useEffect, useRef, useState } from "react";

const PLACEHOLDER = "/templates/placeholder.svg";

export function TemplateThumbnail({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // The image may have failed before hydration, in which case no error event follows.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      src={failed ? PLACEHOLDER : src}
      alt=""
      width={640}
      height={905}
      loading="lazy"
      onError={() => setFailed(true)}
      className="aspect-210/297 h-auto w-full rounded-control border border-line bg-raised object-cover object-top"
    />
  );
}

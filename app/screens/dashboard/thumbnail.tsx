/** The template's picture; the placeholder where it cannot be had [spec 8]. */
import { useEffect, useRef, useState } from "react";

const PLACEHOLDER = "/templates/placeholder.svg";

export function Thumbnail({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // It may have failed before this code was there to hear of it.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      src={failed ? PLACEHOLDER : src}
      alt=""
      width={72}
      height={102}
      loading="lazy"
      onError={() => setFailed(true)}
      className="h-[102px] w-[72px] shrink-0 rounded-control border border-line bg-raised object-cover object-top"
    />
  );
}

/** A person: their picture, else the first letter of the name, else U [spec 2]. Decoration beside the name. */
import { useCallback, useState } from "react";
import { classNames } from "./class-names.ts";

const SIZES = { small: "size-7 text-xs", medium: "size-9 text-sm", large: "size-14 text-xl" };

export function initialOf(name: string | null | undefined): string {
  return Array.from(name?.trim() ?? "")[0]?.toLocaleUpperCase("en") ?? "U";
}

export function Avatar({
  name,
  imageUrl,
  size = "medium",
  label,
  className,
}: {
  name?: string | null;
  imageUrl?: string | null;
  size?: keyof typeof SIZES;
  /** Where the name is not written beside it. */
  label?: string;
  className?: string;
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // A picture may have failed before React was there to hear of it.
  const look = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setFailedUrl(img.getAttribute("src"));
  }, []);
  const shape = classNames(
    "inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-wash font-semibold text-accent select-none",
    SIZES[size],
    className,
  );
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={shape} {...named}>
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          ref={look}
          src={imageUrl}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}

/** A user's picture, or the first letter of the name, or U [spec 2]. Decorative unless `label` is set. */
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
  /** The accessible name, if no visible name is next to it. */
  label?: string;
  className?: string;
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // The image may have failed before hydration, in which case no error event follows.
  const checkLoaded = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setFailedUrl(img.getAttribute("src"));
  }, []);
  const avatarClass = classNames(
    "inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-wash font-semibold text-accent select-none",
    SIZES[size],
    className,
  );
  const accessibility = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={avatarClass} {...accessibility}>
      {imageUrl && imageUrl !== failedUrl ? (
        <img
          ref={checkLoaded}
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

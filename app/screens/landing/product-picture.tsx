/**
 * A screenshot of the product for each theme, made by `npm run pictures`; the hidden one is not
 * loaded.
 */
import { classNames } from "#app/ui/controls/class-names.ts";
import { type PictureName, PRODUCT_PICTURES } from "./product-pictures.ts";

export function ProductPicture({
  name,
  alt,
  className,
}: {
  name: PictureName;
  alt: string;
  className?: string;
}) {
  const shared = {
    ...PRODUCT_PICTURES[name],
    loading: "lazy",
    decoding: "async",
  } as const;
  const box = "h-auto w-full rounded-card border border-line";
  return (
    <>
      <img
        {...shared}
        alt={alt}
        src={`/landing/${name}-light.webp`}
        className={classNames(box, "block dark:hidden", className)}
      />
      <img
        {...shared}
        alt={alt}
        src={`/landing/${name}-dark.webp`}
        className={classNames(box, "hidden dark:block", className)}
      />
    </>
  );
}

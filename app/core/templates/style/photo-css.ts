/** The stylesheet that goes after a layout's where a photo is shown. */
import css from "./photo.css?raw";

export const photoCss = css;

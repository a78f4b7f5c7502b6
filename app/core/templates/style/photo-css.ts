/** The stylesheet that follows the layout's if a photo is shown. */
import css from "./photo.css?raw";

export const photoCss = css;

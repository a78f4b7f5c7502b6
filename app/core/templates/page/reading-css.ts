/**
 * CSS that makes a layout readable as a web page from a width of 320 px: columns are stacked, so that words that fit a
 * line are not broken. In print, it only removes the separators that are text.
 */
/** The page's element. Repeated to override the rules of every layout. */
const ROOT = ".resume.resume.resume";

/**
 * Separators that are text (.apart) exist only to be copied. They are invisible on wide screens,
 * where CSS draws the commas, and absent in print.
 */
const SEPARATORS = `${ROOT} .apart{font-size:0;white-space:nowrap}
@media print{${ROOT} .apart{display:none}}`;

/** Columns below each other, text at the start of the line, and tags as text with separators. */
const STACKED = `
${ROOT}{--size:11.5pt}
${ROOT} h1{font-size:clamp(1.4em,8vw,2.4em)}
${ROOT} :is(.columns,.head,.projects .entry){display:block}
${ROOT} .head{margin-inline:0}
${ROOT} :is(.dates,.keep){white-space:normal}
${ROOT} :is(.dates,.projects .tech){text-align:start}
${ROOT} .text{text-align:start}
${ROOT} .side{float:none;width:auto;margin-inline:0}
${ROOT} :is(.main,.facts .section){padding-inline:0}
${ROOT}:is(.professional-elegant,.minimal-modern,.minimal-modern-2) :is(.top,.section){padding-inline:0}
${ROOT}:is(.professional-elegant) h2,${ROOT} .facts h2{width:auto;height:auto;margin:0 0 1.5mm}
${ROOT}.professional-elegant .section{min-height:0}
${ROOT}.creative-portfolio .top{padding-inline:5mm}
${ROOT}.creative-portfolio .summary{padding-inline:0}
${ROOT}.engineer-compact .projects .tech{padding-inline:0;margin-top:0}
${ROOT}.career-timeline{--rail:2mm}
${ROOT}.career-timeline .head{margin-block-end:0}
${ROOT}.career-timeline .dates{padding:0}
${ROOT}.career-timeline .head::before{display:block;margin-block:0.4em calc(-0.4em - var(--ring));margin-inline-start:calc(-1*(var(--inset) + var(--stroke)/2 + var(--ring)/2))}
${ROOT} :is(.tags,.tech){display:block}
${ROOT} :is(.tags,.tech)>li{display:inline;padding:0;border:0}
${ROOT} :is(.tags,.tech)>li:not(:last-child)::after{content:none}
${ROOT} .apart{font-size:inherit;white-space:normal}
[dir="rtl"] ${ROOT} .apart{font-size:0}`;

/** On phones, the photo is above the name in every layout. */
const PHOTO = `
${ROOT} .with-photo{grid-template-columns:minmax(0,1fr);grid-template-rows:auto}
${ROOT} .with-photo>:is(h1,.headline,.contact,.photo){grid-column:1;grid-row:auto}
${ROOT} .photo{order:-1;margin:0 0 4mm}
${ROOT}.portrait-header .with-photo{padding:5mm}
${ROOT}.portrait-header .with-photo>:is(h1,.headline,.contact){grid-column:1;padding-block:0}
${ROOT}.portrait-header .with-photo>.photo{width:32mm;height:32mm;min-height:0}`;

export const READING_CSS = `${SEPARATORS}
@media screen and (max-width:50rem){${STACKED}}
@media screen and (max-width:480px){${PHOTO}}`;

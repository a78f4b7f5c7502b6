/**
 * Draws the distribution of the scores of weak, middling and strong candidates as SVG: one panel for each set of judged
 * pairs, a dot for each candidate, and a bar at the median.
 */
import { quantile } from "./figures.mjs";

/** In pixels. */
const WIDTH = 720;
const LEFT = 90;
const ROW = 34;
const PANEL = { head: 30, foot: 34 };
const COLORS = { strong: "#1a7f37", middling: "#9a6700", weak: "#b42318" };
const RADIUS = 4;

/** @param panels { title, scores: { strong, middling, weak } } each */
export function drawScores(panels) {
  const height = PANEL.head + 3 * ROW + PANEL.foot;
  const drawn = panels.map(({ title, scores }, at) => panel(title, scores, at * height));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${panels.length * height}" font-family="sans-serif" font-size="13">
<title>Scores of weak, middling and strong candidates</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join("\n")}
</svg>
`;
}

/** The x coordinate of a score. */
const xOf = (score) => LEFT + ((WIDTH - LEFT - 20) * score) / 100;

function panel(title, scores, top) {
  const foot = top + PANEL.head + 3 * ROW;
  const lines = [0, 20, 40, 60, 80, 100].flatMap((score) => [
    `<line x1="${xOf(score)}" x2="${xOf(score)}" y1="${top + PANEL.head}" y2="${foot}" stroke="#d0d7de"/>`,
    `<text x="${xOf(score)}" y="${foot + 16}" text-anchor="middle" fill="#57606a">${score}</text>`,
  ]);
  const ranked = Object.entries(COLORS).filter(([name]) => scores[name].length > 0);
  const rows = ranked.flatMap(([name, color], at) => {
    const y = top + PANEL.head + ROW * (at + 0.5);
    const median = quantile(scores[name], 0.5);
    return [
      `<text x="8" y="${y + 4}">${name}</text>`,
      ...dots(scores[name], y, color),
      `<line x1="${xOf(median)}" x2="${xOf(median)}" y1="${y - 14}" y2="${y + 14}" stroke="${color}" stroke-width="3"/>`,
    ];
  });
  return [`<text x="8" y="${top + 20}" font-weight="bold">${title}</text>`, ...lines, ...rows].join(
    "\n",
  );
}

/** A dot for each score; dots of equal scores are above and below each other. */
function dots(scores, y, color) {
  const counts = new Map();
  return scores.map((score) => {
    const before = counts.get(score) ?? 0;
    counts.set(score, before + 1);
    const offset = Math.ceil(before / 2) * (before % 2 === 0 ? 1 : -1) * RADIUS;
    return `<circle cx="${xOf(score)}" cy="${y + offset}" r="${RADIUS}" fill="${color}" fill-opacity="0.45"/>`;
  });
}

/** Draws how the scores of weak, middling and strong candidates lie, one panel for each set of judged pairs, as SVG. */
import { quantile } from "./figures.mjs";

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

const place = (score) => LEFT + ((WIDTH - LEFT - 20) * score) / 100;

function panel(title, scores, top) {
  const foot = top + PANEL.head + 3 * ROW;
  const lines = [0, 20, 40, 60, 80, 100].flatMap((score) => [
    `<line x1="${place(score)}" x2="${place(score)}" y1="${top + PANEL.head}" y2="${foot}" stroke="#d0d7de"/>`,
    `<text x="${place(score)}" y="${foot + 16}" text-anchor="middle" fill="#57606a">${score}</text>`,
  ]);
  const ranked = Object.entries(COLORS).filter(([name]) => scores[name].length > 0);
  const rows = ranked.flatMap(([name, color], at) => {
    const y = top + PANEL.head + ROW * (at + 0.5);
    const median = quantile(scores[name], 0.5);
    return [
      `<text x="8" y="${y + 4}">${name}</text>`,
      ...dots(scores[name], y, color),
      `<line x1="${place(median)}" x2="${place(median)}" y1="${y - 14}" y2="${y + 14}" stroke="${color}" stroke-width="3"/>`,
    ];
  });
  return [`<text x="8" y="${top + 20}" font-weight="bold">${title}</text>`, ...lines, ...rows].join(
    "\n",
  );
}

/** Equal scores stand above and below each other. */
function dots(scores, y, color) {
  const times = new Map();
  return scores.map((score) => {
    const time = times.get(score) ?? 0;
    times.set(score, time + 1);
    const aside = Math.ceil(time / 2) * (time % 2 === 0 ? 1 : -1) * RADIUS;
    return `<circle cx="${place(score)}" cy="${y + aside}" r="${RADIUS}" fill="${color}" fill-opacity="0.45"/>`;
  });
}

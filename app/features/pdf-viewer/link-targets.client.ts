/**
 * Limits how far viewer.css widens the click areas of a page's links: each reaches at most halfway
 * to its neighbor, so that it doesn't cover the neighbor's text. The limits are percentages of the
 * link's size, so they hold at every zoom.
 */

/** The minimum target size of WCAG 2.2 (2.5.8); links farther apart than this cannot overlap. */
const TARGET_PX = 24;

export function limitLinkTargets(page: HTMLElement): void {
  const links = [...page.querySelectorAll<HTMLElement>(".linkAnnotation > a")].map((link) => ({
    link,
    box: (link.parentElement as HTMLElement).getBoundingClientRect(),
  }));
  for (const { link, box } of links) {
    const others = links.flatMap((other) => (other.link === link ? [] : [other.box]));
    const beside = others.filter(
      ({ top, bottom }) => top < box.bottom + TARGET_PX && bottom > box.top - TARGET_PX,
    );
    const stacked = others.filter(
      ({ left, right }) => left < box.right + TARGET_PX && right > box.left - TARGET_PX,
    );
    const reaches = {
      up: nearest(stacked.map(({ bottom }) => box.top - bottom)) / box.height,
      down: nearest(stacked.map(({ top }) => top - box.bottom)) / box.height,
      left: nearest(beside.map(({ right }) => box.left - right)) / box.width,
      right: nearest(beside.map(({ left }) => left - box.right)) / box.width,
    };
    for (const [side, share] of Object.entries(reaches)) {
      if (Number.isFinite(share)) link.style.setProperty(`--reach-${side}`, `${-50 * share}%`);
    }
  }
}

/** The shortest distance in one direction; infinite if there is no link in it. */
const nearest = (distances: number[]) => Math.min(...distances.filter((distance) => distance >= 0));

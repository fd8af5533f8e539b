import { find } from '../../../table/motion/props.ts';

const EACH_NEXT = 40;

/** Cards that were turned up go to their cities, one shortly after the other; they stay there until the stage is cleared. */
export function travelHome(cities: readonly number[], ms: number): Animation[] {
  const each = Math.max(ms - EACH_NEXT * cities.length, ms / 2);
  const step = (ms - each) / Math.max(1, cities.length);
  // All places are read before anything moves.
  const ways = cities.flatMap((city) => {
    const card = find(`[data-turned="${city}"]`);
    const home = find(`[data-last="${city}"]`) ?? find(`[data-city="${city}"]`);
    return card && home ? [{ card, start: card.getBoundingClientRect(), end: home.getBoundingClientRect() }] : [];
  });
  return ways.map(({ card, start, end }, index) => {
    const x = end.left + end.width / 2 - (start.left + start.width / 2);
    const y = end.top + end.height / 2 - (start.top + start.height / 2);
    const scale = Math.max(0.12, Math.min(1, end.height / start.height));
    return card.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: each, delay: index * step, easing: 'cubic-bezier(.35,.05,.2,1)', fill: 'forwards' },
    );
  });
}

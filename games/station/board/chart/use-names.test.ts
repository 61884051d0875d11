import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { setup } from '../../rules/scenario/setup.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { eyeAt } from './eye.ts';
import { fansOf } from './fans.ts';
import { namesOfFlags } from './flag-names.ts';
import { type Box, boxAbout } from './lettering.ts';
import { namesOfPlaces } from './names.ts';
import { sheetOf } from './projection.ts';
import { namesFrom } from './use-names.ts';

const scenario = scenarios.find(({ id }) => id === 'minor-1744')!;
const view = viewOf(setup(scenario, {}), 'British');
const sheet = sheetOf(theatreOf(view));
const fans = fansOf(view.tokens);
const from = (scale: number, ...asked: string[]) =>
  namesFrom(view, fans, sheet, eyeAt(scale, sheet), new Set(asked), []);

/** Pixels to a unit at which a phone shows all of the theatre, and the part round one's own. */
const [ALL, PART] = [0.139, 0.26];

/** Every name that is written, as the box of its letters. */
function boxes(scale: number): Map<string, Box> {
  const eye = eyeAt(scale, sheet);
  const { places, flags } = from(scale);
  const names = [...namesOfPlaces(view, sheet, eye, new Set()), ...namesOfFlags(view, fans, sheet, eye)];
  return new Map(
    names.flatMap(({ id, width, height }): [string, Box][] => {
      const at = places.get(id) ?? flags.get(id)?.at;
      return at === undefined ? [] : [[id, boxAbout(at.x, at.y - height / 4, width, height)]];
    }),
  );
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

describe('the names of a theatre on a phone', () => {
  it.each([ALL, PART])('lie on none of each other (at %d)', (scale) => {
    const all = [...boxes(scale)];
    const touching = all.flatMap(([one, a], i) =>
      all
        .slice(i + 1)
        .filter(([, b]) => overlap(a, b) > 0.12 * (a.right - a.left) * (a.bottom - a.top))
        .map(([other]) => `${one} on ${other}`),
    );
    expect(touching).toEqual([]);
    expect(all.length).toBeGreaterThan(6);
  });

  it('have one’s own flags among them, however far the eye is', () => {
    const own = fans.filter(({ side, tokens }) => side === view.side && tokens.length === 1);
    expect(own.length).toBeGreaterThan(0);
    for (const scale of [ALL, PART]) for (const { key } of own) expect(from(scale).flags.has(key)).toBe(true);
  });

  it('come with the zoom, and at once where a question is about them', () => {
    expect(from(PART).places.has('palma')).toBe(false);
    expect(from(PART, 'palma').places.has('palma')).toBe(true);
    expect(from(1).places.has('palma')).toBe(true);
  });

  it('go to another side where buttons lie over the first', () => {
    const eye = eyeAt(PART, sheet);
    const { unit } = eye;
    const { width } = namesOfPlaces(view, sheet, eye, new Set()).find(({ id }) => id === 'gibraltar')!;
    const first = from(PART).places.get('gibraltar')!;
    const buttons = {
      x: (first.x - width / 2) * unit,
      y: (first.y - 60) * unit,
      width: width * 0.4 * unit,
      height: 120 * unit,
    };
    const { places } = namesFrom(view, fans, sheet, eye, new Set(), [buttons]);
    expect(places.get('gibraltar')).toBeDefined();
    expect(places.get('gibraltar')).not.toEqual(first);
  });

  it('are never smaller than 9 px', () => {
    // The smallest letters of the chart are 13 px of its marks.
    for (let scale = 0.1; scale < 4; scale *= 1.07)
      expect(13 * eyeAt(scale, sheet).unit * scale).toBeGreaterThanOrEqual(9);
  });
});

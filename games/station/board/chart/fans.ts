/** Flags in one place stand as a fan, side by side by their sides, with a count where they hide each other. */
import type { SideId, TokenId } from '../../rules/module/vocabulary.ts';
import type { Token } from '../../rules/world/state.ts';
import type { Box } from './lettering.ts';
import { pointOf, type Sheet } from './projection.ts';

/** Of a flag, from its foot: how far the cloth reaches. */
export const CLOTH = { width: 27, height: 31 };
/** From one flag of a side to the next; between the sides of one place. */
const STEPS = [24, 24, 15, 11] as const;
const BETWEEN = 32;
/** Who lies at anchor is so far right of the Port, and so far clear of who lies off it. */
const ANCHORED = 15;
const CLEAR = 3;
/** So many of a side in one place are counted on the fan. */
const COUNTED = 3;

export interface Fan {
  readonly key: string;
  readonly side: SideId;
  readonly tokens: readonly Token[];
  /** In pixels of the marks, from the place: the foot of the first flag, and the step to the next. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly counted: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const widthOf = (n: number): number => (n - 1) * stepOf(n);
const stepOf = (n: number): number => STEPS[Math.min(n, STEPS.length) - 1] ?? BETWEEN;

export function fansOf(tokens: readonly Token[]): Fan[] {
  const places = Map.groupBy(tokens, ({ place: { at, berth } }) => `${at}/${berth}`);
  const busy = new Set(tokens.filter(({ place }) => place.berth === 'harbour').map(({ place }) => place.at));
  return [...places].flatMap(([key, here]) => {
    const sides = [...Map.groupBy(here, ({ side }) => side)];
    const whole = sides.reduce((sum, [, each]) => sum + widthOf(each.length), (sides.length - 1) * BETWEEN);
    const { at, berth } = here[0]!.place;
    const { x, y } = footOf(berth, whole, busy.has(at));
    let from = x;
    return sides.map(([side, each]) => {
      const fan = { key: `${key}/${side}`, side, tokens: each, x: from, y, step: stepOf(each.length) };
      from += widthOf(each.length) + BETWEEN;
      return { ...fan, counted: each.length >= COUNTED };
    });
  });
}

/**
 * Those at anchor stand to the right of the Port, those at sea over the Space, or left of who lies at anchor there, and in
 * a Sea Zone at either end.
 */
function footOf(berth: Token['place']['berth'], whole: number, busy = false): Spot {
  if (berth === 'harbour') return { x: ANCHORED, y: -10 };
  if (berth === 'in') return { x: -46 - whole / 2, y: -8 };
  if (berth === 'out') return { x: 36 - whole / 2, y: -8 };
  const over = -whole / 2;
  return { x: busy ? Math.min(over, ANCHORED - CLEAR - CLOTH.width - whole) : over, y: -6 };
}

/** Where each flag stands on the sheet. */
export function footings(fans: readonly Fan[], sheet: Sheet, unit: number): ReadonlyMap<TokenId, Spot> {
  return new Map(
    fans.flatMap(({ tokens, x, y, step }) =>
      tokens.map(({ id, place }, index): [TokenId, Spot] => {
        const at = pointOf(sheet, place.at);
        return [id, { x: at.x + (x + index * step) * unit, y: at.y + y * unit }];
      }),
    ),
  );
}

/** One flag alone, wherever it is on its way. */
export const aloneAt = (sheet: Sheet, place: Token['place'], unit: number): Spot => {
  const { x, y } = footOf(place.berth, 0);
  const at = pointOf(sheet, place.at);
  return { x: at.x + x * unit, y: at.y + y * unit };
};

/** What the flags of a fan cover, in pixels of the marks from the sheet's corner. */
export function boxOfFan({ tokens, x, y, step }: Fan, sheet: Sheet, unit: number): Box {
  const at = pointOf(sheet, tokens[0]!.place.at);
  const [left, foot] = [at.x / unit + x, at.y / unit + y];
  return {
    left: left - 3,
    top: foot - CLOTH.height,
    right: left + (tokens.length - 1) * step + CLOTH.width,
    bottom: foot + 3,
  };
}

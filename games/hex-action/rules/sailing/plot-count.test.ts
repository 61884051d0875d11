/**
 * How many plots are legal. Two oracles that share nothing with the rules' step-by-step walk: a judge that looks at a
 * whole text at once, and counts worked out by hand.
 */
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '../sea/hex.ts';
import { legalTexts } from '../testing/sailing.ts';
import { type TestShip, testSea } from '../testing/sea.ts';
import { hasChoice } from './held.ts';
import { judgePlot, legalPlots } from './plot.ts';

/** Every text of the signs a Basic plot is made of, up to so many. */
function* texts(signs: string, longest: number, prefix = ''): Generator<string> {
  if (prefix !== '') yield prefix;
  if (prefix.length < longest) for (const sign of signs) yield* texts(signs, longest, prefix + sign);
}

/** Texts that no heading, speed or turning ability could make legal need no second look. */
const hasShape = (text: string): boolean =>
  text === '0' || (/^(?:[LR]|[1-9]\d*)+$/.test(text) && !/[LR][LR]/.test(text));

const ALLOWANCE = { 3: [2, 3, 1, 0, 1, 3], 4: [3, 4, 1, 0, 1, 4] } as const;

/** By the words of 7.1, on the text as a whole; wind towards 1, whole rigging, nothing in the way. */
function legalByTheBook(text: string, heading: Direction, speed: 3 | 4, turning: number): boolean {
  if (text === '0') return true;
  const offset = (heading + 5) % 6;
  const allowed = ALLOWANCE[speed][offset]!;
  if (allowed === 0) return text === 'L' || text === 'R';
  const parts = text.match(/[LR]|\d+/g)!;
  const isTurn = (part: string | undefined): boolean => part === 'L' || part === 'R';
  const turns = parts.filter(isTurn).length;
  const hexes = parts.reduce((sum, part) => sum + (isTurn(part) ? 0 : Number(part)), 0);
  if (turns + hexes > allowed || turns > turning) return false;
  const inAttitude = new Map<number, number>();
  let now = offset;
  for (const [index, part] of parts.entries()) {
    if (isTurn(part)) {
      now = (now + (part === 'L' ? 5 : 1)) % 6;
      if (now === 3 && index < parts.length - 1) return false;
      continue;
    }
    // Offsets 1 and 5 are both attitude A, 2 and 4 both C.
    const attitude = Math.min(now, 6 - now);
    const sum = (inAttitude.get(attitude) ?? 0) + Number(part);
    if (sum > ALLOWANCE[speed][attitude]!) return false;
    inAttitude.set(attitude, sum);
  }
  return true;
}

const one = (stated: Partial<TestShip> & { heading: Direction }) => {
  const state = testSea({ ships: [{ id: 'x', at: 'K20', ...stated }] });
  return { state, ship: state.ships[0]! };
};

describe('all legal plots', () => {
  const every = [...texts('01234LR', 5)];
  const shaped = every.filter(hasShape);

  it.each([3, 4] as const)(
    '[7.1.5] [7.1.9] [7.1.12] [7.1.16] of a ship of speed %i: the list holds just the texts that are legal by the book',
    (speed) => {
      for (const heading of DIRECTIONS)
        for (const turning of [1, 2, 3]) {
          const { state, ship } = one({ heading, spec: { battleSpeed: speed, turning } });
          const byTheBook = shaped.filter((text) => legalByTheBook(text, heading, speed, turning)).sort();
          expect(legalTexts(state, ship).sort()).toEqual(byTheBook);
        }
    },
  );

  it('[7.2.4] judged one by one, over all texts of six signs where turns and single hexes matter', () => {
    for (const heading of [1, 2, 3, 4] as const) {
      const { state, ship } = one({ heading, still: 1 });
      const judged = [...texts('1LRD', 6)].filter((text) => judgePlot(state, ship, text).legal).sort();
      const listed = legalTexts(state, ship).filter((text) => /^[1LRD]+$/.test(text));
      expect(listed.sort()).toEqual(judged);
    }
  });

  it('[7.1.9] [7.1.12] [7.1.15] counted by hand, with the turn-limited and the crippled', () => {
    const count = (stated: Parameters<typeof one>[0]) => {
      const { state, ship } = one(stated);
      return legalTexts(state, ship).length;
    };
    // 0 and one turn either way.
    expect(count({ heading: 4 })).toBe(3);
    // 0, 1, L, R: one factor in C.
    expect(count({ heading: 3 })).toBe(4);
    // Speed 3 in B, two factors: 0 1 2, 1L 1R, L R, L1 R1.
    expect(count({ heading: 1, spec: { battleSpeed: 3 } })).toBe(9);
    // Speed 3 in A, three factors, one turn: 0 1 2 3, 2L 2R, 1L 1R 1L1 1R1, L L1 L2, R R1 (C allows no second hex).
    expect(count({ heading: 2, spec: { battleSpeed: 3, turning: 1 } })).toBe(15);
    // With two turns also L1L L1R R1L R1R.
    expect(count({ heading: 2, spec: { battleSpeed: 3, turning: 2 } })).toBe(19);
    // A ship that drifts if she lies still may write that too.
    expect(count({ heading: 3, still: 1 })).toBe(5);
    // One section of three left, in A: 0, 1, L, R.
    expect(count({ heading: 2, spec: { battleSpeed: 3 }, rigging: [0, 0, 4] })).toBe(4);
  });

  it('[7.2.8] of an entering ship begin with a hex, and she has no other choice', () => {
    const { state, ship } = one({ heading: 2, presence: 'due', entryTurn: 1 });
    const plots = legalTexts(state, ship);
    expect(plots.every((plot) => /^[1-4]/.test(plot))).toBe(true);
    // 1 2 3 4, 3L 3R, 2L 2R 2L1 2R1, 1L 1R 1L1 1R1, 1L2, and with a second turn 1L1L 1L1R 1R1L 1R1R.
    expect(plots).toHaveLength(19);
    expect(hasChoice(state, ship)).toBe(true);
  });

  it('are every legal text even where land and an edge are near', () => {
    const state = testSea({
      board: { columns: 13, rows: 35, fixed: true },
      land: [one({ heading: 1, at: 'L20' }).ship.bow],
      ships: [{ id: 'x', at: 'K20', heading: 2 }],
    });
    const ship = state.ships[0]!;
    const judged = every.filter((text) => judgePlot(state, ship, text).legal).sort();
    expect(legalTexts(state, ship).sort()).toEqual(judged);
    const open = one({ heading: 2 });
    expect(judged.length).toBeLessThan(legalTexts(open.state, open.ship).length);
  });

  it('come with the judgement that each would have by itself', () => {
    for (const heading of DIRECTIONS)
      for (const still of [0, 1]) {
        const { state, ship } = one({ heading, still });
        for (const { plot, judgement } of legalPlots(state, ship))
          expect(judgement, plot).toEqual(judgePlot(state, ship, plot));
      }
  });
});

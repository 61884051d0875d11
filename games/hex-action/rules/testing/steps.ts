/** One step of all ships at once, for tests of who gets a hex and who is found to have met. */
import { layOut, type Meeting, meetings, settle } from '../movement/collision.ts';
import { hexName } from '../sea/hex.ts';
import { type TestShip, testSea } from './sea.ts';

export type Doing = TestShip & { readonly does?: 'F' | 'L' | 'R' | 'B' };

/** `x K20 1 F, y K22 1`: a ship with her bow's hex and her heading, and what she does if she does anything. */
export const doing = (text: string): Doing[] =>
  text.split(', ').map((one) => {
    const [id, at, heading, does] = one.split(' ') as [string, string, string, Doing['does']?];
    return { id, at, heading: Number(heading) as Doing['heading'], ...(does && { does }) };
  });

export function stepOf(ships: readonly Doing[], rest: Partial<Parameters<typeof testSea>[0]> = {}) {
  const deeds = new Map(ships.map(({ id, does }) => [id, does]));
  const sea = testSea({ ships: ships.map(({ does: _does, ...ship }) => ship), ...rest });
  return layOut(sea, ({ id }) => deeds.get(id));
}

const short = ({ hex, holder, ships }: Meeting) => [hexName(hex), holder, ...ships];

/** Settled as far as it goes without dice. */
export function settled(ships: readonly Doing[]) {
  const step = stepOf(ships);
  const blocked = new Set<string>();
  const contest = settle(step, blocked);
  return {
    contest: contest && [hexName(contest.hex), ...contest.ships],
    blocked: [...blocked].sort(),
    met: contest ? [] : meetings(step, blocked).map(short),
  };
}

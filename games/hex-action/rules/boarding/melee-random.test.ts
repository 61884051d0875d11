import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { boardersOf } from '../afloat/parties.ts';
import { check, choices } from '../answers.ts';
import { hands, type Section, type Ship } from '../sea/ship.ts';
import { bondOf, type State, shipOf } from '../sea/state.ts';
import { QUALITIES } from '../sea/words.ts';
import { asks, open, resolve } from '../sequence.ts';
import { type TestShip, testSea, viewOf } from '../testing/sea.ts';

const squares = (sections: readonly Section[]) => sections.reduce((sum, { left }) => sum + left, 0);
const inRole = (ship: Ship, role: Section['role']) =>
  squares(ship.sections.filter((each) => each.role === role));

/** Six ships in a row, all grappled, of two sides, some of them without guns or nearly dismasted. */
function line(die: () => number): State {
  const ships = [...'KLMNOP'].map((column, index): TestShip => {
    const armed = die() > 2;
    return {
      id: `s${index}`,
      at: `${column}15`,
      heading: 1,
      side: index < 2 ? 'ab'[index]! : die() > 3 ? 'a' : 'b',
      quality: QUALITIES[die() % QUALITIES.length]!,
      spec: {
        crew: [die(), die(), die()],
        hull: die() * 2,
        guns: armed ? { L: 13, R: 13 } : { L: 0, R: 0 },
        carronades: { L: 0, R: 0 },
        rigging: die() > 2 ? [4, 4, 4, 4] : [0, 0, 0, 1],
      },
    };
  });
  const grapples = ships.slice(1).map(({ id }, index) => ({ ...bondOf(ships[index]!.id, id), count: 1 }));
  return { ...testSea({ ships, phase: 'unfouling', turnLimit: 10 }), grapples };
}

/** What no turn may leave behind. */
function wrongs(state: State): string[] {
  const wrong: string[] = [];
  for (const { a, b } of state.melees) {
    const [one, other] = [shipOf(state, a), shipOf(state, b)];
    if (one.side === other.side) wrong.push(`${a} and ${b} are friends in a melee`);
    const boarded = boardersOf(one, b) !== undefined || boardersOf(other, a) !== undefined;
    if (state.phase === 'ungrappling' && !boarded) wrong.push(`nobody boards in the melee of ${a} and ${b}`);
  }
  for (const ship of state.ships) {
    const aboard = hands(ship).map(({ no }) => no);
    const used = ship.parties.flatMap(({ sections }) => sections);
    if (new Set(used).size < used.length) wrong.push(`${ship.id} uses a section twice`);
    if (used.some((no) => !aboard.includes(no))) wrong.push(`${ship.id} sends men who are not hers to send`);
    if (ship.surrender !== null && used.length > 0)
      wrong.push(`${ship.id} has surrendered, her parties have not`);
    if (ship.captured && inRole(ship, 'prize') * 6 < inRole(ship, 'prisoner'))
      wrong.push(`${ship.id} has too few guards`);
    if (!ship.captured && inRole(ship, 'prize') > 0)
      wrong.push(`${ship.id} has guards, but nobody holds her`);
    if (ship.sections.some(({ role, side, left }) => role === 'crew' && side !== ship.side && left > 0))
      wrong.push(`${ship.id} is worked by the enemy`);
  }
  return wrong;
}

describe('random boarding', () => {
  it('[12.4.9] [12.3.3] parties, prizes and prisoners stay in order through any orders, and no man comes from nowhere', () => {
    const happened = new Set<string>();
    for (let seed = 1; seed <= 15; seed++) {
      const dice = looseDice(seed);
      const pick = looseDice(seed + 1000);
      const die = () => pick.d6();
      let state = open(line(die), dice);
      let men = squares(state.ships.flatMap(({ sections }) => sections));
      while (state.outcome === null) {
        const answers = asks(state).map((ask) => {
          const view = viewOf(state, ask.seat);
          const all = [...choices(view, ask)];
          // Ships that cut themselves loose at once would never fight.
          const answer = ask.kind === 'ungrapple' ? { from: [] } : all[(die() * 6 + die()) % all.length]!;
          expect(check(view, ask, answer)).toBeNull();
          return { ask, answer };
        });
        const { state: after, happenings } = resolve(state, answers, dice);
        state = after;
        for (const { truth } of happenings) happened.add(truth.kind);
        expect(wrongs(state)).toEqual([]);
        const left = squares(state.ships.flatMap(({ sections }) => sections));
        expect(left).toBeLessThanOrEqual(men);
        men = left;
      }
    }
    // The orders were random, but all of this came up.
    for (const kind of ['melee-round', 'melee-ends', 'surrender', 'captured', 'retaken', 'transfer'])
      expect(happened).toContain(kind);
  });
});

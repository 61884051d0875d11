/** Single decisions that anybody aboard would judge a captain by. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../rules/index.ts';
import { judgePlot } from '../rules/sailing/plot.ts';
import type { AnswerTo, AskKind, HexAsk } from '../rules/sea/asks.ts';
import { DIRECTIONS } from '../rules/sea/hex.ts';
import { type State, shipOf } from '../rules/sea/state.ts';
import { type TestShip, testSea, viewOf } from '../rules/testing/sea.ts';
import { bearingSeen, poseOf, RAKES } from './bearing.ts';
import { captainBot } from './captain.ts';

function askOf<K extends AskKind>(kind: K, more: object = {}) {
  return { id: `1.t1.${kind}.own`, seat: 'a-1', kind, rule: '', ship: 'own', ...more } as Extract<
    HexAsk,
    { kind: K }
  >;
}

function decide<K extends AskKind>(state: State, kind: K, more: object = {}, seed = 1): AnswerTo<K> {
  const view = viewOf(state);
  const ask = askOf(kind, more);
  const answer = captainBot(view, ask, looseDice(seed));
  expect(hexAction.check(view, ask, answer)).toBeNull();
  return answer as AnswerTo<K>;
}

/** Two frigates; the wind blows up the board. */
const duel = (own: Partial<TestShip>, foe: Partial<TestShip>, more: Partial<State> = {}): State =>
  testSea({
    victory: { type: 'single-ship' },
    ...more,
    ships: [
      { id: 'own', at: 'K20', heading: 2, ...own },
      { id: 'foe', at: 'P20', heading: 2, side: 'b', ...foe },
    ],
  });

const bound = { grapples: [{ a: 'foe', b: 'own', count: 1 }] };
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);
const crewOf = (squares: number) => ({ spec: { crew: [squares, squares, squares] } });

describe('the captain at the helm', () => {
  it('crosses the bow or stern of an enemy who can not stir', () => {
    const state = duel({ at: 'K20', heading: 3 }, { at: 'M24', heading: 3, allBoarding: true });
    for (const seed of SEEDS) {
      const { plot } = decide(state, 'plot', {}, seed);
      const own = shipOf(state, 'own');
      const end = judgePlot(state, own, plot).path.at(-1) ?? own;
      const there = bearingSeen(poseOf(end), poseOf(shipOf(state, 'foe')));
      expect(there & (RAKES.L | RAKES.R), `seed ${seed}: ${plot}`).not.toBe(0);
    }
  });

  it('does not put her head to wind without need', () => {
    for (const heading of DIRECTIONS)
      for (const at of ['T14', 'T20', 'T27', 'B14', 'B20', 'K30', 'K10']) {
        const state = duel({ heading }, { at, heading: 2 });
        const own = shipOf(state, 'own');
        if (judgePlot(state, own, '0').attitude === 'D') continue;
        const { plot } = decide(state, 'plot');
        expect(judgePlot(state, own, plot).attitude, `${heading} ${at}: ${plot}`).not.toBe('D');
      }
  });

  it('gets out of irons', () => {
    const state = duel({ heading: 4 }, { at: 'T20' });
    expect(decide(state, 'plot').plot).toMatch(/^[LR]$/);
  });

  it('comes nearer to an enemy far to leeward', () => {
    const state = duel({ at: 'K30', heading: 2 }, { at: 'S12', heading: 2 });
    for (const seed of SEEDS) {
      const { hexes } = judgePlot(state, shipOf(state, 'own'), decide(state, 'plot', {}, seed).plot);
      expect(hexes).toBeGreaterThan(1);
    }
  });

  it('decides the same on the same view with the same dice', () => {
    const state = duel({}, { at: 'N19', heading: 6 });
    for (const seed of SEEDS)
      expect(decide(state, 'plot', {}, seed)).toEqual(decide(state, 'plot', {}, seed));
  });

  it('keeps the ships of one command out of each other’s way', () => {
    const state = testSea({
      ships: [
        { id: 'own', at: 'K20', heading: 2 },
        { id: 'mate', at: 'K21', heading: 2 },
        { id: 'third', at: 'K22', heading: 2 },
        { id: 'foe', at: 'T18', heading: 6, side: 'b' },
      ],
    });
    const view = viewOf(state);
    const ends = ['own', 'mate', 'third'].flatMap((ship) => {
      const answer = captainBot(view, { ...askOf('plot'), ship }, looseDice(1)) as AnswerTo<'plot'>;
      const from = shipOf(state, ship);
      const { bow } = judgePlot(state, from, answer.plot).path.at(-1) ?? from;
      return `${bow.q},${bow.r}`;
    });
    expect(new Set(ends).size).toBe(3);
  });
});

describe('the captain’s guns', () => {
  const line = { spec: { class: 2 as const, guns: { L: 10, R: 10 } }, initial: { L: false, R: false } };

  it('fires at the rigging where only that can be hit', () => {
    const state = duel({ ...line, heading: 1 }, { at: 'Q20', heading: 1 }, { phase: 'combat' });
    expect(decide(state, 'fire')).toEqual({ L: null, R: { target: 'foe', aim: 'rigging' } });
  });

  it('fires at the hull close by', () => {
    const state = duel({ ...line, heading: 1 }, { at: 'M20', heading: 1 }, { phase: 'combat' });
    expect(decide(state, 'fire').R).toEqual({ target: 'foe', aim: 'hull' });
  });

  it('keeps a first broadside that would be wasted at long range, and does not keep it close by', () => {
    const far = duel({ ...line, initial: { L: true, R: true }, heading: 1 }, { at: 'T20', heading: 1 });
    expect(decide(far, 'fire').R).toBeNull();
    const near = duel({ ...line, initial: { L: true, R: true }, heading: 1 }, { at: 'M20', heading: 1 });
    expect(decide(near, 'fire').R).not.toBeNull();
  });

  it('brings down the last of the rigging of a ship that lies to be raked', () => {
    const rags = { at: 'M20', heading: 1 as const, rigging: [0, 0, 0, 1], hull: 10 };
    const state = duel({ ...line, heading: 1 }, rags, { phase: 'combat' });
    expect(decide(state, 'fire').R).toEqual({ target: 'foe', aim: 'rigging' });
  });

  it('loads the side that the enemy lies on', () => {
    const empty = { loaded: { L: false, R: false }, initial: { L: false, R: false }, heading: 1 as const };
    expect(decide(duel(empty, { at: 'N20', heading: 1 }), 'load')).toEqual({ side: 'R' });
    expect(decide(duel(empty, { at: 'G20', heading: 1 }), 'load')).toEqual({ side: 'L' });
  });

  it('gives up the gun squares that cost it least fire', () => {
    // Four squares a side: the fourth is worth a table, and only at two hexes if it is a carronade.
    const state = duel({ spec: { guns: { L: 3, R: 3 }, carronades: { L: 2, R: 2 } } }, { at: 'N19' });
    expect(decide(state, 'gun-losses', { hits: ['L'] })).toEqual({ marks: ['LC'] });
  });
});

describe('the captain’s boarders', () => {
  const alongside = { at: 'K20', heading: 1 as const };
  const beside = { at: 'L19', heading: 1 as const };
  const ours = { ...alongside, ...crewOf(6), quality: 'elite' } as const;
  const few = { ...alongside, ...crewOf(2), quality: 'green' } as const;
  const weak = { ...beside, ...crewOf(1), quality: 'green' } as const;
  /** What her men are told off for, seed by seed. */
  const partiesOf = (...[own, foe]: Parameters<typeof duel>) =>
    SEEDS.map((seed) => decide(duel(own, foe, bound), 'boarding', {}, seed).parties.map(({ type }) => type));

  it('boards at good odds', () => {
    for (const types of partiesOf(ours, weak)) expect(types).toContain('OBP');
  });

  it('keeps men back while other enemies fight on, and sends all where she is the last', () => {
    const emptied = (others: readonly TestShip[]): boolean =>
      SEEDS.some((seed) => {
        const state = duel(ours, weak, bound);
        state.ships.push(...testSea({ ships: [...others] }).ships);
        const { parties } = decide(state, 'boarding', {}, seed);
        return parties.flatMap(({ type, sections }) => (type === 'OBP' ? sections : [])).length === 3;
      });
    expect(emptied([])).toBe(true);
    expect(emptied([{ id: 'other', at: 'T28', heading: 2, side: 'b' }])).toBe(false);
  });

  it('does not board at bad odds, and stands to repel boarders', () => {
    for (const types of partiesOf(few, { ...beside, ...crewOf(4), quality: 'crack' })) {
      expect(types).not.toContain('OBP');
      expect(types).toContain('DBP');
    }
  });

  it('throws its irons at a weak enemy and not at a strong one', () => {
    const strong = { ...beside, ...crewOf(5), quality: 'elite' } as const;
    expect(decide(duel(ours, weak), 'grapple', { targets: ['foe'] })).toEqual({ targets: ['foe'] });
    expect(decide(duel(few, strong), 'grapple', { targets: ['foe'] })).toEqual({ targets: [] });
  });

  it('cuts loose from an enemy it can not beat', () => {
    const weaker = duel(
      { ...alongside, ...crewOf(2), quality: 'green' },
      { ...beside, ...crewOf(5), quality: 'elite' },
      { ...bound, fouls: [{ a: 'foe', b: 'own' }] },
    );
    expect(decide(weaker, 'ungrapple', { from: ['foe'] })).toEqual({ from: ['foe'] });
    const { attempts } = decide(weaker, 'unfoul', { fouledWith: ['foe'] });
    expect(attempts.map(({ from }) => from)).toEqual(['foe']);
  });

  it('follows beaten boarders home to an empty deck', () => {
    const parties = [{ type: 'DBP' as const, sections: [1, 2], target: null }];
    const state = duel(
      { ...alongside, ...crewOf(4), parties },
      { ...beside, ...crewOf(1) },
      {
        ...bound,
        melees: [{ a: 'foe', b: 'own', since: 1 }],
      },
    );
    shipOf(state, 'foe').parties = [{ type: 'OBP', sections: [1], target: 'own' }];
    expect(decide(state, 'board-on', { target: 'foe' })).toEqual({ board: true });
  });
});

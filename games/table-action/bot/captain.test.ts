/** Single decisions that anybody aboard would judge a captain by. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { baseAlong } from '../rules/activation/segment.ts';
import { check } from '../rules/answers.ts';
import { norm } from '../rules/geometry/angle.ts';
import { rakes } from '../rules/geometry/rake.ts';
import { disposition } from '../rules/geometry/wind.ts';
import type { Answer, AnswerTo, AskKind, TableAsk } from '../rules/table/asks.ts';
import { baseOf, type State } from '../rules/table/state.ts';
import { TestPlay } from '../rules/testing/play.ts';
import { groundAt, type TestShip, type TestTable, testTable, viewOf } from '../rules/testing/table.ts';
import { captainBot, commodoreBot } from './captain.ts';

const GUNS = {
  broadside: { large: [12, 8, 4, 2], regular: [12, 8, 4, 2] },
  musketry: 9,
} as const;

/** Two third rates; the wind blows down the table. */
const duel = (own: Partial<TestShip>, foe: Partial<TestShip>, more: Partial<TestTable> = {}): State =>
  testTable({
    ...more,
    ships: [
      { id: 'own', at: [30, 26], heading: 90, ...own, spec: { ...GUNS, ...own.spec } },
      { id: 'foe', at: [42, 30], heading: 90, side: 'b', ...foe, spec: { ...GUNS, ...foe.spec } },
    ],
  });

function decide(state: State, ask: TableAsk): Answer {
  const view = viewOf(state, ask.seat);
  const answer = captainBot(view, ask, looseDice(1));
  expect(check(view, ask, answer)).toBeNull();
  return answer;
}

/** The answer to the first question of that kind; sail stays as it is. */
function decideOn<K extends AskKind>(state: State, kind: K): AnswerTo<K> {
  const play = new TestPlay(state);
  if (play.state.activation !== null) play.state.activation.sailChanged = true;
  const { ask } = play;
  expect(ask.kind).toBe(kind);
  return decide(play.state, ask) as AnswerTo<K>;
}

describe('the captain at the helm', () => {
  it('fires as he passes square under the stern of an enemy', () => {
    const state = duel({ at: [27, 26] }, { at: [30, 20], heading: 0 });
    const order = decideOn(state, 'segment');
    expect(order).toMatchObject({ do: 'move', shots: [{ target: 'foe' }] });
    if (order.do !== 'move') return;
    const [own, foe] = state.ships;
    expect(rakes(baseAlong(own!, order.shots![0]!.at), baseOf(foe!))).toBe('stern');
  });

  it('does not put her head to wind without need', () => {
    for (const heading of [50, 90, 135, 180, 225, 270, 310])
      for (const at of [
        [36, 8],
        [50, 24],
        [36, 40],
      ] as const) {
        const order = decideOn(duel({ heading, at: [36, 24] }, { at }), 'segment');
        const turned = order.do === 'move' ? norm(heading * 10 + order.turn) : heading * 10;
        if (order.do !== 'tack') expect(disposition(turned, 1800), `${heading} ${at}`).not.toBe('aback');
      }
  });

  it('keeps off the edge of the table and off the ground', () => {
    const shoal = groundAt('shoal', [40, 20], [48, 20], [48, 32], [40, 32]);
    const states = [
      duel({ at: [66, 24] }, { at: [20, 24] }),
      duel({ at: [34, 26] }, { at: [58, 26] }, { terrain: [shoal] }),
    ];
    for (const state of states) {
      const play = new TestPlay(state);
      for (let turn = 0; turn < 3 && play.progress !== 'done' && play.ask.kind === 'segment'; turn++) {
        play.state.activation!.sailChanged = true;
        const order = decide(play.state, play.ask);
        if (!('do' in order) || order.do !== 'move') return expect(order).toHaveProperty('do', 'boxhaul');
        const by = order.turn === 0 ? '' : ` ${order.turn > 0 ? 'R' : 'L'}${Math.abs(order.turn) / 10}`;
        play.say(`move ${order.distance / 1000}${by}`);
      }
      expect(play.ship('own').fate).toBe('afloat');
      expect(play.ship('own').heading).not.toBe(900);
    }
  });

  it('comes nearer to an enemy far to leeward', () => {
    const order = decideOn(duel({ at: [36, 6], heading: 180 }, { at: [36, 44] }), 'segment');
    expect(order).toMatchObject({ do: 'move' });
    if (order.do === 'move') expect(order.distance).toBeGreaterThan(2500);
  });
});

describe('the captain’s boarders', () => {
  const beside = { at: [34, 26], heading: 90 } as const;

  it('board a ship that has hardly a crew left', () => {
    expect(decideOn(duel({}, { ...beside, crew: 12 }), 'segment')).toMatchObject({ board: 'foe' });
  });

  it('do not board one that has twice theirs', () => {
    expect(decideOn(duel({ crew: 34 }, beside), 'segment')).not.toHaveProperty('board');
  });
});

describe('the captain’s guns', () => {
  /** She can not cut her cable, so that nothing is asked before her guns. */
  const resting = { anchored: true, sail: 'easy', spec: { blockship: true } } as const;

  it('bring down rigging that has little left', () => {
    const state = duel(resting, { at: [30, 32], rigging: 21, heading: 90 });
    expect(decideOn(state, 'fire')).toMatchObject({ do: 'fire', shots: [{ aim: 'rigging' }] });
  });

  it('fire at the hull of a ship that is about to sink', () => {
    const state = duel(resting, { at: [30, 32], hull: 8, heading: 90 });
    expect(decideOn(state, 'fire')).toMatchObject({ do: 'fire', shots: [{ aim: 'hull' }] });
  });

  it('wait for what does not bear yet', () => {
    const state = duel(resting, { at: [60, 26] });
    expect(decideOn(state, 'fire')).toMatchObject({ do: 'bears' });
  });

  it('of a battery fire at the ship they hurt most', () => {
    const state = testTable({
      ships: [
        { id: 'far', at: [10, 40], heading: 90 },
        { id: 'near', at: [40, 12], heading: 90 },
      ],
      batteries: [{ id: 'fort', at: [42, 6] }],
      order: [{ squadron: 'fort', total: 12 }],
    });
    expect(decideOn(state, 'battery')).toMatchObject({ shot: { target: 'near' } });
  });
});

describe('the captain’s carpenters', () => {
  it('fight fires at once, and with all hands where nobody is near or it grows grave', () => {
    const opening = (own: Partial<TestShip>, foe: Partial<TestShip>) => decideOn(duel(own, foe), 'activate');
    expect(opening({ fires: 1 }, {})).toEqual({ ship: 'own', opening: 'fight-fires', allHands: false });
    expect(opening({ fires: 1 }, { at: [70, 40] })).toMatchObject({ allHands: true });
    expect(opening({ fires: 5 }, {})).toMatchObject({ opening: 'fight-fires', allHands: true });
    expect(opening({ fires: 1, leaks: 3 }, {})).toMatchObject({ opening: 'repair-leaks' });
  });
});

describe('the commodore’s cable', () => {
  /** At anchor, with an enemy at that place. */
  const opening = (at: readonly [number, number], own: Partial<TestShip> = {}, bot = commodoreBot) => {
    const lying = { at: [30, 26], heading: 90, anchored: true, sail: 'easy', ...own } as const;
    const { ask, state } = new TestPlay(duel(lying, { at, heading: 0 }));
    expect(ask.kind).toBe('activate');
    return bot(viewOf(state, ask.seat), ask, looseDice(1));
  };

  it('is cut where an enemy lies across her bow, near enough to rake her, and none of her guns bear', () => {
    expect(opening([42, 26])).toEqual({ ship: 'own', opening: 'cut', allHands: false });
  });

  it('is kept while her guns bear, while nobody can rake her from near by, and while there is a fire to fight', () => {
    expect(opening([30, 36])).toMatchObject({ opening: null });
    expect(opening([58, 26])).toMatchObject({ opening: null });
    expect(opening([42, 30])).toMatchObject({ opening: null });
    expect(opening([42, 26], { fires: 1 })).toMatchObject({ opening: 'fight-fires' });
  });

  it('is what the captain never thinks of', () => {
    expect(opening([42, 26], {}, captainBot)).toMatchObject({ opening: null });
  });
});

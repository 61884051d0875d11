/** The good officer: what he says of a position, and which turn he blames for a match that was lost. */
import { adviceOn, type Dice, looseDice, reckon } from '@weathergage/kernel';
import { fallingAs, hearOfficer, livedBy } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { hexAction } from '../../rules/index.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import type { State } from '../../rules/sea/state.ts';
import { testSea, viewOf } from '../../rules/testing/sea.ts';
import { captainBot } from '../captain.ts';
import { officer } from './index.ts';

const DUEL = 'nymphe-cleopatre-1793';
const scenarioOf = (id: string) => scenarios.find((each) => each.id === id)!;
const askFor = (kind: string) =>
  ({ id: `1.t1.${kind}.own`, seat: 'a-1', kind, rule: '', ship: 'own' }) as HexAsk;

const abreast = (phase: State['phase']): State =>
  testSea({
    phase,
    victory: { type: 'single-ship' },
    ships: [
      { id: 'own', at: 'K20', heading: 1 },
      { id: 'foe', at: 'M20', heading: 1, side: 'b' },
    ],
  });

describe('the good officer', () => {
  it('says what a broadside may be expected to do, and what the other aim would', async () => {
    const said = await adviceOn(officer, viewOf(abreast('combat')), askFor('fire'));
    expect(said.order).toBe('the starboard broadside at foe’s hull');
    expect(said.reasons).toEqual([
      'The starboard broadside at foe’s hull at 2 hexes: 1.8 hull, 0.7 guns, 0.3 crew and 0.2 rigging expected.',
      'At foe’s rigging at 2 hexes it would be 0.2 hull, 0.2 guns, 0.2 crew and 2.3 rigging, which hurts less.',
    ]);
  });

  it('says what a course brings to bear, what it costs, and what the next best would', async () => {
    const said = await adviceOn(officer, viewOf(abreast('notation')), askFor('plot'));
    expect(said.reasons[0]).toMatch(
      /^Your (lar|star)board broadside bears.* on foe at about .* hits? expected/,
    );
    expect(said.reasons.at(-1)).toMatch(/^The next best, .*, promises .* given for .* taken/);
  });

  it('has nothing to weigh where there is nothing to choose', async () => {
    const state = testSea({
      ships: [
        { id: 'own', at: 'K20', heading: 1, allBoarding: true },
        { id: 'foe', at: 'M20', heading: 1, side: 'b' },
      ],
    });
    expect((await adviceOn(officer, viewOf(state), askFor('plot'))).reasons).toEqual([]);
  });

  it('gives lawful advice, and the same in two worlds that look the same', async () => {
    const basic = await hearOfficer(officer, {
      state: hexAction.setup(scenarioOf(DUEL), {}, looseDice(1)),
      steps: 30,
      seed: 3,
    });
    expect(basic.faults).toEqual([]);
    expect([...basic.kinds]).toEqual(expect.arrayContaining(['plot', 'fire', 'grapple', 'boarding']));
    const advanced = await hearOfficer(officer, {
      state: hexAction.setup(
        scenarios.find(({ edition, ships }) => edition === 'advanced' && ships.length === 2)!,
        {},
        looseDice(1),
      ),
      steps: 16,
      seed: 3,
    });
    expect(advanced.faults).toEqual([]);
    expect([...advanced.kinds]).toEqual(expect.arrayContaining(['prepare', 'plot', 'fire']));
  });
});

describe('where the day was lost', () => {
  const scenario = scenarioOf(DUEL);
  const seat = hexAction.seats(scenario)[0]!.id;
  const PAINS = { worlds: 12, timeIsUp: () => false };
  /** The frigate is sailed by the book but for one turn. */
  const lived = (
    blunder: { readonly turn: number; readonly plot: string } | null,
    dice: (state: State) => Dice,
  ) =>
    livedBy(hexAction, {
      state: hexAction.setup(scenario, {}, looseDice(1)),
      seat,
      hand: (view, ask, chance) => {
        if (ask.seat !== seat) return captainBot(view, ask, chance);
        if (ask.kind === 'plot' && view.turn === blunder?.turn) return { plot: blunder.plot };
        return officer.advise(view, ask, looseDice(1)) as ReturnType<typeof captainBot>;
      },
      dice,
      until: ({ turn }) => turn > 7,
    });

  it('names the turn and the order that put her under the enemy’s broadside', async () => {
    const life = lived({ turn: 4, plot: '2R1' }, ({ asked }) => looseDice(8000 + asked));
    const { points, curve } = await reckon(officer, life, PAINS);
    expect(curve.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(points[0]).toMatchObject({
      turn: 4,
      cause: 'order',
      counsel: { ordered: '2 hexes on, a turn to starboard, 1 hex on', better: 'lie still' },
    });
    expect(life.answered(points[0]!.frame)).toMatchObject([{ answer: { plot: '2R1' } }]);
  });

  it('names the dice where they did it, and what was to be expected of them', async () => {
    const life = lived(null, ({ turn, phase }) => fallingAs(turn === 5 && phase === 'combat' ? [1, 6] : [3]));
    expect((await reckon(officer, life, PAINS)).points).toMatchObject([
      {
        turn: 5,
        cause: 'dice',
        counsel: null,
        fortune: 'Cleopatre’s broadside scored 3 hits where 2 were to be expected',
      },
    ]);
  });
});

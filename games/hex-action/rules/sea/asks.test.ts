import { schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { classIds } from '../../data/classes.ts';
import { duels } from '../../data/duels.ts';
import { moveMen } from '../afloat/capture.ts';
import { boardingAsk, boardingPhase } from '../boarding/boarding.ts';
import { type Scenario, ScenarioSchema } from '../scenario/scenario.ts';
import { setup } from '../scenario/setup.ts';
import { phaseAsks } from '../testing/play.ts';
import { context, testSea, viewOf } from '../testing/sea.ts';
import { ANSWERS } from './asks.ts';
import type { Ship } from './ship.ts';

describe('the answers that a question takes', () => {
  it('[12.1.2] [10.2.3] has room for men who went from ship to ship more than a hundred times', () => {
    const ships = ['K15', 'L15'].map((at, index) => ({ id: 'ab'[index]!, at, heading: 1 as const }));
    const state = testSea({ ships, phase: 'boarding', turn: 3 });
    const [a, b] = state.ships as [Ship, Ship];
    const as = { quality: 'average', role: 'crew', turn: 2 } as const;
    for (let times = 0; times < 40; times++)
      for (const [from, to] of [[a, b] as const, [b, a] as const])
        for (const section of from.sections.filter(({ from, left }) => from === 'a' && left > 0))
          moveMen(from, to, section, as);
    const ask = phaseAsks(boardingPhase, state, context()).find(({ ship }) => ship === 'a');
    if (ask?.kind !== 'boarding') throw new Error('no ask');
    const orders = [...boardingAsk.choices(viewOf(state), ask)];
    expect(orders.flatMap(({ parties }) => parties.flatMap(({ sections }) => sections))).toContain(123);
    expect(orders.flatMap((order) => schemaFlaws(ANSWERS.boarding, order))).toEqual([]);
  });

  it('[11.4.3.1] has a mark for every gun of the heaviest ship that a scenario can have', () => {
    const [duel] = duels as readonly [Scenario, ...Scenario[]];
    const armed = (squares: number): Scenario => ({
      ...duel,
      edition: 'advanced',
      ships: duel.ships.map((ship) => ({ ...ship, log: { guns: squares, carronades: squares } })),
    });
    expect(schemaFlaws(ScenarioSchema, armed(40))).toEqual([]);
    expect(schemaFlaws(ScenarioSchema, armed(41))).not.toEqual([]);
    const { guns, carronades } = setup(armed(40), {}).ships[0]!;
    const all = guns.L + guns.R + carronades.L + carronades.R;
    expect(schemaFlaws(ANSWERS['gun-losses'], { marks: Array(all).fill('LGB') })).toEqual([]);
  });

  it('has room for the id of every class, and for that of every ship chosen', () => {
    const ships = classIds().map((id) => ({ class: id, quality: 'crack', name: 'a' }));
    for (const ship of ships) expect(schemaFlaws(ANSWERS.muster, { ships: [ship] }), ship.class).toEqual([]);
    const chosen = `${'a'.repeat(60)}-40`;
    expect(schemaFlaws(ANSWERS.grapple, { targets: [chosen] })).toEqual([]);
  });
});

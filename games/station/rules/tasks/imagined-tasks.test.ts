import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { atWar } from '../testing/search.ts';
import { scripted } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { bombardSquadrons, sendFireship } from './bombardment.ts';
import { actAshore } from './shore.ts';
import { attackConvoy } from './task-convoy.ts';

/** As somebody may imagine it who does not know where the Auxiliaries of Red are. */
const elsewhere = (at: string): State => {
  const world = atWar({
    put: [
      { id: 'red-gf', at, squadrons: 'red-a', auxiliaries: 'red-bomb-1 red-marine-1 red-fire-1 red-fleet-1' },
    ],
  });
  const { auxiliaries } = forcesOf(world, 'red');
  for (const aux of Object.keys(auxiliaries)) auxiliaries[aux] = { in: 'available' };
  return world;
};

const by = (aux: string) => ({ side: 'red', aux, at: 'blueport', against: null }) as const;

describe('Tasks in a world that is only imagined, where the Auxiliary lies elsewhere', () => {
  it.each<
    readonly [
      what: string,
      aux: string,
      task: (world: State, context: ReturnType<typeof scripted>) => unknown,
    ]
  >([
    [
      'a Convoy Attack',
      'red-fleet-1',
      (world, context) =>
        attackConvoy(
          world,
          context,
          { ...by('red-fleet-1'), at: 'w', partly: false },
          tokenBehind(world, 'blue-trade').id,
        ),
    ],
    ['a Bombardment', 'red-bomb-1', (world, context) => bombardSquadrons(world, context, by('red-bomb-1'))],
    ['a Fireship', 'red-fire-1', (world, context) => sendFireship(world, context, by('red-fire-1'))],
    [
      'a Raid',
      'red-marine-1',
      (world, context) => actAshore(world, context, { ...by('red-marine-1'), task: 'Raid' }),
    ],
  ])('%s goes on: it is spent, and no Formation has made it', (_, aux, task) => {
    const world = elsewhere('w');
    putConvoy(world, { group: 'blue-trade', at: 'w' });
    task(world, scripted(world, ...Array.from({ length: 12 }, () => 5)));
    expect(placeOfAux(world, aux)).toEqual({ in: 'recovery' });
    expect(forcesOf(world, 'red').tasked ?? []).toEqual([]);
  });
});

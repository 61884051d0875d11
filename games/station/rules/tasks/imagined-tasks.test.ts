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

describe('Tasks in a world that is only imagined, where the Auxiliary lies elsewhere', () => {
  it.each([
    ['a Convoy Attack', 'red-fleet-1', 'w'],
    ['a Bombardment', 'red-bomb-1', 'blueport'],
    ['a Fireship', 'red-fire-1', 'blueport'],
    ['a Raid', 'red-marine-1', 'blueport'],
  ])('%s goes on: it is spent, and no Formation has made it', (what, aux, at) => {
    const world = elsewhere('w');
    putConvoy(world, { group: 'blue-trade', at: 'w' });
    const context = scripted(world, ...Array.from({ length: 12 }, () => 5));
    const deed = { side: 'red', aux, at, against: null };
    if (what === 'a Convoy Attack')
      attackConvoy(world, context, { ...deed, partly: false }, tokenBehind(world, 'blue-trade').id);
    else if (what === 'a Bombardment') bombardSquadrons(world, context, deed);
    else if (what === 'a Fireship') sendFireship(world, context, deed);
    else actAshore(world, context, { ...deed, task: 'Raid' });
    expect(placeOfAux(world, aux)).toEqual({ in: 'recovery' });
    expect(forcesOf(world, 'red').tasked ?? []).toEqual([]);
  });
});

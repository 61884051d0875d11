/** One player for both Fleets: what he knows as himself changes no rule. */
import { describe, expect, it } from 'vitest';
import { afloat } from '../testing/sailing.ts';
import { fleets, scripted } from '../testing/station.ts';
import { spot } from '../umpire/tokens.ts';
import { drawMeetings } from './meetings.ts';

describe('Solitaire play', () => {
  it('[13.1] what is not Spotted can’t be attacked, though the player knows where it is', () => {
    const world = afloat({ put: fleets('red-flag x r-birch red-a, azure-flag x a-aubin azure-a') });
    expect(drawMeetings(world, scripted(world))).toEqual([]);
    for (const { id } of world.tokens) spot(world, scripted(world), id, 'search');
    expect(drawMeetings(world, scripted(world)).map(({ at }) => at)).toEqual(['x']);
  });
});

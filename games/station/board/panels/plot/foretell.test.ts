import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../data/scenarios.ts';
import { setup } from '../../../rules/scenario/setup.ts';
import { catching } from '../../../rules/testing/sailing.ts';
import { view as viewOf } from '../../../rules/umpire/view.ts';
import type { Plan } from '../../../rules/world/forces.ts';
import type { View } from '../../../rules/world/state.ts';
import { foretell } from './foretell.ts';
import { catchFaces, walkPlan, walkSteps, waysAt, wayWords } from './walk.ts';

const cruise = scenarios.find(({ id }) => id === 'first-cruise')!;
const view = viewOf(setup(cruise, {}), 'crown');
const under = (...blowing: string[]): View => ({ ...view, blowing });
const fleet = view.forces.crown!.formations['crown-flag']!;
const cruisers = view.forces.crown!.formations['crown-det-1']!;
const to = (place: string, arrive: 'hold' | 'put-in' = 'hold'): Plan => ({
  kind: 'voyage',
  to: place,
  arrive,
});
const places = (plan: Plan, seen = view) =>
  walkPlan(seen, cruisers, plan)?.path.map(({ at, berth }) => (berth === 'sea' ? at : `${at}/${berth}`));
const wayTo = (at: string, seen: View) =>
  waysAt(seen, cruisers, cruisers.place).find(({ place }) => place.at === at)!;
const windTo = (at: string, seen: View) => wayWords(seen, cruisers, cruisers.place, wayTo(at, seen));

describe('a plan walked through', () => {
  it('leads over every place to the last, and is no way at all where none leads', () => {
    expect(places(to('pelham'))).toEqual(['west-reach', 'broad-sound', 'pelham']);
    expect(places(to('fort-sabine', 'put-in'))).toEqual(['west-reach', 'fort-sabine', 'fort-sabine/harbour']);
    expect(walkPlan(view, cruisers, to('nowhere'))).toBeNull();
    expect(walkPlan(view, cruisers, { kind: 'hold' })).toBeNull();
  });

  it('goes step by step, and stops where a step can’t be taken', () => {
    const walk = walkSteps(view, cruisers, [
      { do: 'go', to: 'broad-sound' },
      { do: 'go', to: 'valdoro' },
    ]);
    expect(walk.path.map(({ at }) => at)).toEqual(['west-reach', 'broad-sound']);
    expect(walk.points).toBe(2);
  });

  it('goes the round of a cruise from the place that is next, and back to it', () => {
    const round: Plan = { kind: 'patrol', route: ['west-reach', 'broad-sound', 'lee-shore'], next: 1 };
    expect(places(round)).toEqual(['west-reach', 'broad-sound', 'lee-shore', 'west-reach', 'broad-sound']);
  });

  it('says of each way what the wind does for it', () => {
    expect(windTo('broad-sound', view)).toBe('fair wind');
    expect(windTo('the-teeth', view)).toBe('upwind');
    expect(windTo('the-teeth', under('Orient'))).toBe('fair wind');
    expect(windTo('broad-sound', under('Orient'))).toBe('upwind');
  });

  it('[5.253] counts the faces with which the wind is caught: 4 or less, half the leader’s rating off', () => {
    const calm = catching(wayTo('north-reach', view));
    const faces = catchFaces(view, cruisers, cruisers.place, calm);
    expect(windTo('north-reach', view)).toBe(`${faces} in 10`);
    expect(faces).toBeGreaterThanOrEqual(5);
    expect(catchFaces(view, cruisers, cruisers.place, { ...calm, modifier: 2 })).toBe(faces - 2);
  });
});

describe('what is foretold of a plan', () => {
  it('is the Movement Points it takes and the Increment it ends in', () => {
    expect(foretell(view, cruisers, to('pelham')).time).toBe('2 Movement Points, there by Impulse 1.2');
    expect(foretell(view, cruisers, to('pelham', 'put-in')).time).toBe(
      '3 Movement Points, one of them to anchor, there by Impulse 1.3',
    );
    expect(foretell(view, cruisers, to('west-reach')).time).toBe('there already');
    expect(foretell(view, cruisers, to('nowhere')).time).toBe('no way leads there now');
    expect(foretell(view, cruisers, { kind: 'hold' }).time).toBe('');
    const late = { ...view, impulse: 4, increment: 4 };
    expect(foretell(late, cruisers, to('pelham')).time).toBe('1 Impulse, beyond this Turn');
  });

  it('is, of a round, where it leads next: it has no end to be there at', () => {
    const round: Plan = { kind: 'patrol', route: ['west-reach', 'north-reach'], next: 0 };
    expect(foretell(view, cruisers, round).time).toBe('the round begins here');
    expect(foretell(view, cruisers, { ...round, next: 1 }).time).toMatch(
      /^next North Reach: \d Movement Point/,
    );
  });

  it('[11.2] is the wear of the Turn: 1 at sea, 2 in winter, 1 or 2 at anchor', () => {
    const wear = (seen: View, plan: Plan, who = cruisers) => foretell(seen, who, plan).wear.at(-1);
    expect(wear(view, to('pelham'))).toBe('1 damage to every Squadron at the Turn’s end, at sea');
    expect(wear(view, to('fort-sabine', 'put-in'))).toMatch(/^1 or 2 damage .* at anchor$/);
    expect(wear(view, { kind: 'hold' }, fleet)).toMatch(/^1 or 2 damage .* at anchor$/);
    const winter = { ...view, scenario: { ...view.scenario, start: { year: 1757, turn: 1 } } };
    expect(wear(winter, to('pelham'))).toMatch(/^2 damage .* at sea in winter$/);
  });

  it('warns of Straits, of foreign Ports and of gales on the way', () => {
    expect(foretell(view, cruisers, to('the-teeth')).wear[0]).toMatch(/^seen in The Teeth, and 1 damage/);
    expect(foretell(view, cruisers, to('valdoro')).wear[0]).toBe('seen off Valdoro');
    const gale = { wind: 'Skarn', force: 10, at: 'pelham', start: 'pelham', born: 0 } as const;
    const stormy = { ...view, gales: [gale] };
    expect(foretell(stormy, cruisers, to('pelham')).wear[0]).toMatch(/^into a gale at Broad Sound: 2 damage/);
  });
});

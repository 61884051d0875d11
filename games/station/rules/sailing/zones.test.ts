import { describe, expect, it } from 'vitest';
import { canBeSeen } from '../auxiliaries/spotting.ts';
import { drawMeetings } from '../battle/meetings.ts';
import { atEdge, waysFrom } from '../chart/lanes.ts';
import { testModule } from '../testing/module.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, dpOf, sailOn, testGale, tokenFor, wayTo, whereIs } from '../testing/sailing.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { moveTo, spot } from '../umpire/tokens.ts';
import type { Place } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { besideExit } from './passage.ts';
import { sailStep } from './sail.ts';

const gulf = testModule.zones.find(({ id }) => id === 'gulf')!;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A Formation without a leader somewhere about the Gulf. */
function at(place: Place, more: { leader?: string; world?: Partial<State> } = {}): State {
  const { leader, world } = more;
  const made = afloat({
    put: [{ id: 'red-flag', at: place.at, squadrons: 'red-a', ...(leader === undefined ? {} : { leader }) }],
    ...(world === undefined ? {} : { world }),
  });
  moveTo(made, 'red', 'red-flag', place);
  return made;
}
const inBox: Place = { at: 'gulf', berth: 'in', edge: 'W' };
const outBox = (to: string, edge: 'W' | 'N' | 'S' = 'W'): Place => ({ at: 'gulf', berth: 'out', edge, to });

describe('Sea Zones', () => {
  it('[5.27] nobody is attacked or Spotted there', () => {
    const world = at({ at: 'gulf', berth: 'sea' });
    expect(canBeSeen(world, tokenFor(world, 'red-flag'))).toBe(false);
    const both = afloat({
      put: [
        { id: 'red-flag', at: 'gulf', squadrons: 'red-a' },
        { id: 'azure-flag', at: 'gulf', squadrons: 'azure-a' },
      ],
    });
    for (const token of both.tokens) spot(both, scripted(both), token.id, 'shown');
    expect(drawMeetings(both, scripted(both))).toEqual([]);
  });

  it('[5.271] a Zone has edges with places and winds, and a number for In and for Out', () => {
    const caught = (place: Place): [number, number] => {
      const stays = FACES.map((face) => {
        const world = at(place);
        sailOn(world, face, 0);
        return formationIn(world, 'red-flag').place.berth === place.berth;
      });
      return [stays.indexOf(true), stays.filter((one) => !one).length];
    };
    // In on five or less, out on four or less.
    expect([caught(inBox), caught(outBox('x'))]).toEqual([
      [6, 6],
      [5, 5],
    ]);
    expect(gulf.edges.map(({ edge, exits }) => `${edge}: ${exits.join(' ')}`)).toEqual([
      'W: x y',
      'N: ville',
      'S: cala',
    ]);
  });

  it('[5.272] it is entered and left by the edge on which the place is named', () => {
    const world = afloat();
    const ways = (from: string) => waysFrom(world, { at: from, berth: 'sea' }, { galleys: false });
    const entry = (from: string) => ways(from).find(({ step }) => 'to' in step && step.to === 'gulf')?.place;
    expect(['x', 'ville', 'cala'].map((from) => entry(from)?.edge)).toEqual(['W', 'N', 'S']);
    expect(wayTo(world, 'w', 'gulf')).toBe('none');
    expect(
      ways('gulf').map(({ place }) => `${place.berth}${place.edge ?? ''} ${place.to ?? ''}`.trim()),
    ).toEqual(['sea', 'outW x', 'outW y', 'outN ville', 'outS cala']);
  });

  it('[5.273] a point into the In box, then the wind is caught until one is in the Zone proper', () => {
    const world = withPlan(at({ at: 'x', berth: 'sea' }), 'red-flag', going('gulf'));
    sailOn(world);
    expect(formationIn(world, 'red-flag').place).toEqual(inBox);
    sailOn(world, 6);
    expect(whereIs(world, 'red-flag')).toBe('gulf:in');
    sailOn(world, 5);
    expect(whereIs(world, 'red-flag')).toBe('gulf');
  });

  it('[5.273] the odds are the number in the box, by enumeration', () => {
    const inside = FACES.filter((face) => {
      const world = at(inBox);
      sailOn(world, face);
      return whereIs(world, 'red-flag') === 'gulf';
    });
    const outside = FACES.filter((face) => {
      const world = at(outBox('ville', 'N'));
      sailOn(world, face, 0);
      return whereIs(world, 'red-flag') !== 'gulf:out';
    });
    expect([inside.length, outside.length]).toEqual([6, 5]);
  });

  it('[5.274] from the Zone proper a point into the Out box, then the wind is caught', () => {
    const world = withPlan(at({ at: 'gulf', berth: 'sea' }), 'red-flag', {
      kind: 'steps',
      steps: [{ do: 'leave', to: 'cala' }],
    });
    sailOn(world);
    expect(formationIn(world, 'red-flag').place).toEqual(outBox('cala', 'S'));
    sailOn(world, 4, 0);
    expect(whereIs(world, 'red-flag')).toBe('cala');
    expect(formationIn(world, 'red-flag').came.how).toBe('caught');
  });

  it('[5.275] [5.277] the edge is kept while one tries, and so the winds of each new Impulse count', () => {
    const world = at(outBox('ville', 'N'), { world: { blowing: ['Norther'] } });
    sailOn(world, 3);
    expect(whereIs(world, 'red-flag')).toBe('gulf:out');
    world.blowing = ['Souther'];
    sailOn(world, 6, 0);
    expect(whereIs(world, 'red-flag')).toBe('ville');
  });

  it('[5.276] a wind marked on the edge gives two, with or against; a Gale of it three, in and out', () => {
    const under = (...blowing: string[]) => afloat({ world: { blowing } });
    expect(atEdge(under('Norther'), gulf, 'N', 'in')).toBe(-2);
    expect(atEdge(under('Norther'), gulf, 'N', 'out')).toBe(2);
    expect(atEdge(under('Souther'), gulf, 'N', 'in')).toBe(2);
    expect(atEdge(under('Souther'), gulf, 'N', 'out')).toBe(-2);
    expect(atEdge(under('Norther'), gulf, 'W', 'in')).toBe(0);
    const storm = afloat({ world: { blowing: ['Norther'], gales: [testGale('Norther', 9, 'ville')] } });
    expect([atEdge(storm, gulf, 'N', 'in'), atEdge(storm, gulf, 'N', 'out')]).toEqual([3, 3]);
    expect(atEdge(storm, gulf, 'S', 'in')).toBe(0);
    // Out of its reach the wind is no Gale.
    const far = afloat({ world: { blowing: ['Norther'], gales: [testGale('Norther', 8, 'x')] } });
    expect(atEdge(far, gulf, 'N', 'in')).toBe(-2);
  });

  it('[5.276] a Gale that outlasts its wind counts at the edge as long as it is there', () => {
    const calm = afloat({ world: { blowing: [], gales: [testGale('Norther', 9, 'ville')] } });
    expect([atEdge(calm, gulf, 'N', 'in'), atEdge(calm, gulf, 'N', 'out')]).toEqual([3, 3]);
    expect([atEdge(calm, gulf, 'S', 'in'), atEdge(calm, gulf, 'W', 'in')]).toEqual([0, 0]);
    const out = at(outBox('ville', 'N'), { world: { gales: [testGale('Norther', 9, 'ville')] } });
    sailOn(out, 2);
    expect(formationIn(out, 'red-flag').place.berth).toBe('out');
  });

  it('[5.276] half the leader’s rating helps', () => {
    const world = at(inBox, { leader: 'r-ash' });
    sailOn(world, 7);
    expect(whereIs(world, 'red-flag')).toBe('gulf');
  });

  it('[5.278] from the In box to the Out box one is in the Zone', () => {
    for (const place of [inBox, outBox('x')]) {
      const world = at(place);
      expect(canBeSeen(world, tokenFor(world, 'red-flag'))).toBe(false);
      expect(formationIn(world, 'red-flag').place.at).toBe('gulf');
    }
  });

  it('[5.279] in a box there is no turning round, whatever is plotted', () => {
    const world = withPlan(at(outBox('cala', 'S')), 'red-flag', voyageTo('ville'));
    sailOn(world, 9);
    expect(formationIn(world, 'red-flag').place).toEqual(outBox('cala', 'S'));
    expect(waysFrom(world, outBox('cala', 'S'), { galleys: false })).toHaveLength(1);
    sailOn(world, 0, 0);
    expect(whereIs(world, 'red-flag')).toBe('cala');
  });

  it('[5.279] where one means to come out is written down and not shown', () => {
    const world = withPlan(at({ at: 'gulf', berth: 'sea' }), 'red-flag', {
      kind: 'steps',
      steps: [{ do: 'leave', to: 'x' }],
    });
    const umpire = sailOn(world);
    const [happening] = umpire.context.happenings;
    expect(happening?.truth).toMatchObject({ kind: 'moved', to: outBox('x') });
    expect(happening?.shown?.others).toMatchObject({ to: { at: 'gulf', berth: 'out', edge: 'W' } });
    expect(JSON.stringify(happening?.shown?.others)).not.toContain('"to":"x"');
  });

  it('[5.27.10] on the small number or more one comes out beside where one meant to', () => {
    const onCourse = at(outBox('x'));
    sailOn(onCourse, 0, 7);
    expect(whereIs(onCourse, 'red-flag')).toBe('x');
    const off = at(outBox('x'));
    const world = off;
    world.clock++;
    const context = scripted(world, 0, 8);
    const picked = { ...context, dice: { ...context.dice, below: () => 0 } };
    sailStep.enter(world, picked);
    expect(['y', 'ville']).toContain(whereIs(off, 'red-flag'));
    expect(context.told('moved')).toMatchObject([{ how: 'off-course', dice: [0, 8], rule: '5.27.10' }]);
  });

  it('[5.27.10] a Gale changes nothing on that die: the charts give it no number', () => {
    const stormy = at(outBox('x'), { world: { gales: [testGale('Norther', 9, 'x')] } });
    sailOn(stormy, 0, 7);
    expect(whereIs(stormy, 'red-flag')).toBe('x');
  });

  it('[5.27.11] beside means next to the Space meant, and an exit of the Zone as well', () => {
    const theatre = theatreOf(afloat());
    expect(besideExit(theatre, 'gulf', 'x')).toEqual(['y', 'ville']);
    expect(besideExit(theatre, 'gulf', 'cala')).toEqual(['y']);
    expect(besideExit(theatre, 'ocean', 'narrows')).toEqual(['w']);
  });

  it('[5.27.10] no die where nothing lies beside, nor from Zone to Zone', () => {
    const zones = [
      { ...testModule.zones[0]!, edges: [{ edge: 'E' as const, exits: ['narrows', 'gulf'], winds: [] }] },
      { ...gulf, edges: [...gulf.edges, { edge: 'E' as const, exits: ['ocean'], winds: [] }] },
    ];
    const module = { ...testModule, zones };
    const world = afloat({ scenario: { module }, put: [{ id: 'red-flag', at: 'gulf', squadrons: 'red-a' }] });
    moveTo(world, 'red', 'red-flag', { at: 'gulf', berth: 'out', edge: 'E', to: 'ocean' });
    const umpire = sailOn(world, 4);
    expect(umpire.context.left).toBe(0);
    expect(formationIn(world, 'red-flag').place).toEqual({ at: 'ocean', berth: 'in', edge: 'E' });
  });

  it('[5.27.12] for the most expedient way every attempt counts one, whatever blows', () => {
    const world = at({ at: 'x', berth: 'sea' }, { world: { blowing: ['Souther'] } });
    withPlan(world, 'red-flag', voyageTo('cala'));
    // x to y and cala against the wind would take three; through the Gulf it takes four.
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('m3');
  });

  it('[11.23] [5.261] who comes out of a Zone into a Strait pays for it like anybody', () => {
    const world = afloat({ put: [{ id: 'red-flag', at: 'ocean', squadrons: 'red-a' }] });
    moveTo(world, 'red', 'red-flag', { at: 'ocean', berth: 'out', edge: 'E', to: 'narrows' });
    sailOn(world, 0, 0);
    expect([whereIs(world, 'red-flag'), dpOf(world, 'red-a')]).toEqual(['narrows', 1]);
  });
});

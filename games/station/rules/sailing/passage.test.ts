import { describe, expect, it } from 'vitest';
import { galeEffect } from '../chart/gale-effects.ts';
import { waysFrom } from '../chart/lanes.ts';
import { FORCES } from '../module/vocabulary.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, catching, sailOn, testGale, wayTo, whereIs } from '../testing/sailing.ts';
import { formationIn } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { catchModifier } from './passage.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** From x to Ville there is no wind unless the Norther or the Souther blows. */
const offVille = (leader?: string, squadrons = 'red-a', world: Partial<State> = {}): State =>
  withPlan(
    afloat({
      put: [{ id: 'red-flag', at: 'x', squadrons, ...(leader === undefined ? {} : { leader }) }],
      world,
    }),
    'red-flag',
    going('ville'),
  );
const succeeds = (make: () => State, faces = FACES): number =>
  faces.filter((face) => {
    const world = make();
    sailOn(world, face);
    return whereIs(world, 'red-flag') === 'ville';
  }).length;

describe('Catching the Wind', () => {
  it('[5.25] [5.232] a Lane without wind costs a point and a die, in either direction', () => {
    const world = afloat();
    expect([wayTo(world, 'x', 'ville'), wayTo(world, 'ville', 'x')]).toEqual(['catch ville', 'catch x']);
    const ship = offVille();
    const umpire = sailOn(ship, 4);
    expect(umpire.context.left).toBe(0);
    expect(whereIs(ship, 'red-flag')).toBe('ville');
  });

  it('[5.253] the odds are exact: five in ten, one more for each full two of the leader’s rating', () => {
    // LR: nobody 0, Dunn 3, Birch 4, Ash 5, Cole 6.
    const odds = [undefined, 'r-dunn', 'r-birch', 'r-ash', 'r-cole'].map((leader) =>
      succeeds(() => offVille(leader)),
    );
    expect(odds).toEqual([5, 6, 7, 7, 8]);
  });

  it('[5.131] [5.253] frigates at full allowance have one more chance in ten', () => {
    expect(succeeds(() => offVille(undefined, 'red-f'))).toBe(6);
    // Over two thirds of its DR the fifth point is gone, and the bonus with it.
    expect(succeeds(() => offVille(undefined, 'red-f:2/9'))).toBe(5);
  });

  it('[5.252] [5.253] in a Gale the chart’s number is added, and who goes against the wind must catch it', () => {
    for (const force of FORCES) {
      const world = () =>
        offVille(undefined, 'red-a', { blowing: ['Norther'], gales: [testGale('Norther', force, 'x')] });
      expect(wayTo(world(), 'x', 'ville')).toBe('catch ville');
      const { modifier } = galeEffect({ force, range: 0 });
      expect(succeeds(world)).toBe(FACES.filter((face) => face + modifier <= 4).length);
    }
    const odds = FORCES.map((force) =>
      succeeds(() =>
        offVille(undefined, 'red-a', { blowing: ['Norther'], gales: [testGale('Norther', force, 'x')] }),
      ),
    );
    expect(odds).toEqual([9, 7, 5, 3, 1]);
  });

  it('[5.254] at a Zone the leader’s half counts and the bonus of a MA of five does not', () => {
    const world = afloat({ put: [{ id: 'red-flag', at: 'gulf', squadrons: 'red-f', leader: 'r-birch' }] });
    const formation = formationIn(world, 'red-flag');
    formation.place = { at: 'gulf', berth: 'in', edge: 'W' };
    const [way] = waysFrom(world, formation.place, { galleys: false });
    expect(catchModifier(world, 'red', formation, catching(way))).toBe(-2);
    formation.place = { at: 'x', berth: 'sea' };
    const lane = waysFrom(world, formation.place, { galleys: false }).find((one) => one.how === 'catch');
    expect(catchModifier(world, 'red', formation, lane!)).toBe(-3);
  });

  it('[5.255] [5.14] a failure costs the point and leaves the Formation where it is; it may try again', () => {
    const world = offVille();
    const umpire = sailOn(world, 5);
    expect(whereIs(world, 'red-flag')).toBe('x');
    expect(umpire.told('becalmed')).toMatchObject([{ dice: [5], needed: 4, rule: '5.255' }]);
    expect(formationIn(world, 'red-flag').plan).toEqual(going('ville'));
    sailOn(world, 0);
    expect(whereIs(world, 'red-flag')).toBe('ville');
  });

  it('[5.256] for the most expedient way an attempt counts one point', () => {
    const world = withPlan(offVille(), 'red-flag', voyageTo('ville'));
    sailOn(world, 9);
    expect(whereIs(world, 'red-flag')).toBe('x');
    expect(wayTo(world, 'x', 'ville')).toBe('catch ville');
  });
});

import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { waysFrom } from '../chart/lanes.ts';
import { RANKED_DICE } from '../module/vocabulary.ts';
import { preTurn } from '../pre-turn.ts';
import { catchModifier } from '../sailing/passage.ts';
import { desksAt } from '../testing/orders.ts';
import { scripted, Umpire } from '../testing/station.ts';
import { checkRating } from '../umpire/strategy-checks.ts';
import { controlOf } from './formations.ts';
import { CareerSchema, type Options, OptionsSchema } from './options.ts';
import {
  type Career,
  careerOf,
  favours,
  hasFreeMulligan,
  type Inspectorate,
  juniority,
  onSale,
  PLAYER_RANKS,
  rankBonus,
  rankDrm,
  takeFreeMulligan,
} from './ranks.ts';

const RANKS = PLAYER_RANKS.map(({ name }) => name);
const rank = (name: string): number => RANKS.indexOf(name) + 1;
const names = (rankHeld: number, margin: number): string[] =>
  onSale({ rank: rankHeld }, margin).map(({ name }) => name);
const holding = (name: string, inspectorate?: Inspectorate) =>
  desksAt({
    options: {
      careers: { A: inspectorate === undefined ? { rank: rank(name) } : { rank: rank(name), inspectorate } },
    },
  });
const drms = (name: string): Record<string, number> => {
  const world = holding(name);
  return Object.fromEntries(
    RANKED_DICE.map((what) => [what, rankDrm(world, 'red', what)]).filter(([, drm]) => drm !== 0),
  );
};

describe('Player Ranks', () => {
  it('[12.4] are an option: without it no die is changed', () => {
    const world = desksAt();
    expect(RANKED_DICE.map((what) => rankDrm(world, 'red', what))).toEqual(RANKED_DICE.map(() => 0));
    expect(careerOf(world, 'red')).toEqual({ rank: 0 });
  });

  it('[12.41] what is bought is kept from match to match, rank after rank, and takes nothing from the score', () => {
    let career: Career = { rank: 0 };
    const bought: string[] = [];
    for (let match = 0; match < 15; match++) {
      const [award] = onSale(career, 7);
      if (award === undefined || award.name.startsWith('Inspector')) break;
      const options: Options = { careers: { A: award.career } };
      expect(fitsSchema(OptionsSchema, options)).toBe(true);
      // Worn in the next match.
      career = careerOf(desksAt({ options }), 'red');
      bought.push(award.name);
    }
    expect(bought).toEqual(RANKS);
    const world = desksAt({ world: { prestige: { red: 9, blue: 4 } } });
    onSale(careerOf(world, 'red'), 5);
    expect(world.prestige).toEqual({ red: 9, blue: 4 });
  });

  it('[12.41] no match is made with a rank that there is not', () => {
    const fits = (rankWorn: number) => fitsSchema(OptionsSchema, { careers: { B: { rank: rankWorn } } });
    expect([-1, 0, 13, 14, 2.5].map(fits)).toEqual([false, true, true, false, false]);
  });

  it('[12.411] after a match the winner may buy one, within the difference', () => {
    expect(names(0, 1)).toEqual(['Lieutenant']);
    expect(names(0, 0)).toEqual([]);
    expect(names(0, -3)).toEqual([]);
  });

  it('[12.412] ten against eight: two to spend for the one, nothing for the other', () => {
    expect(names(1, 10 - 8)).toEqual(['Captain']);
    expect(names(1, 8 - 10)).toEqual([]);
  });

  it('[12.413] [12.42] [12.421] [12.43] one at a time and in order, from the Commands to the Flags', () => {
    expect(names(rank('Captain'), 20)).toEqual(['Post Captain']);
    expect(names(rank('Commodore'), 20)).toEqual(['Rear Admiral of the Blue']);
    // Whoever has a Flag has given up what his Command was worth.
    const world = holding('Rear Admiral of the Blue');
    expect(favours(world, 'red')).toEqual([]);
    expect(favours(holding('Commodore'), 'red')).toEqual([-1, 1]);
    expect(favours(holding('Lieutenant'), 'red')).toEqual([-1]);
  });

  it('[12.414] only what was won at sea buys them: there is no other purse', () => {
    expect(names(rank('Vice Admiral of the Red'), 6)).not.toContain('Admiral of the Fleet');
    expect(names(rank('Vice Admiral of the Red'), 7)).toContain('Admiral of the Fleet');
  });

  it('[12.415] the junior starts with more; an Inspectorate counts two', () => {
    const world = desksAt({
      options: { careers: { A: { rank: 1 }, B: { rank: 8, inspectorate: 'ordnance' } } },
      turn: 0,
    });
    world.step = 'pre-turn';
    new Umpire(world, preTurn, 9);
    expect(world.prestige).toEqual({ red: 5 + 7 + 2, blue: 5 });
  });

  it('[12.416] a Post Captain against a Rear Admiral of the Blue: two', () => {
    const [junior, senior] = ['Post Captain', 'Rear Admiral of the Blue'].map((name) => ({
      rank: rank(name),
    }));
    expect(juniority(junior!, senior!)).toBe(2);
    expect(juniority(senior!, junior!)).toBe(0);
  });

  it('[12.42] a Command saves so many of the player’s checks in a Turn that miss by one', () => {
    const world = holding('Post Captain');
    const context = scripted(world, 6, 6, 6, 7);
    const tried = () =>
      checkRating(world, context, {
        side: 'red',
        leader: 'r-ash',
        rating: 'sr',
        rule: '9.365',
        for: 'issue',
      });
    expect([tried(), tried(), tried()]).toEqual([true, true, false]);
    world.turn++;
    expect(tried()).toBe(false);
  });

  it('[12.422] what Flags of one colour are worth adds up', () => {
    expect(drms('Rear Admiral of the Blue')).toEqual({ lc: -1 });
    expect(drms('Vice Admiral of the Blue')).toEqual({ lc: -1, sc: -1 });
    expect(rankBonus(holding('Admiral of the Blue'), 'red', 'control')).toBe(1);
    expect(drms('Admiral of the White')).toEqual({ search: -2, task: -1 });
    expect(drms('Vice Admiral of the Red')).toMatchObject({ low: -1, high: 1, lc: -1, repair: -1 });
    const fleet = holding('Admiral of the Fleet');
    expect(hasFreeMulligan(fleet, 'red')).toBe(true);
    takeFreeMulligan(fleet, 'red');
    expect(hasFreeMulligan(fleet, 'red')).toBe(false);
    fleet.turn++;
    expect(hasFreeMulligan(fleet, 'red')).toBe(true);
  });

  it('[12.43] what a Flag is worth is added to every leader’s Control, and to the die that Catches the Wind', () => {
    const put = [
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
      { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b', under: 'red-gf' },
    ];
    const control = (name: string) => {
      const world = desksAt({ put, options: { careers: { A: { rank: rank(name) } } } });
      return controlOf(world, 'red', 'red-gf');
    };
    expect([control('Commodore'), control('Admiral of the Blue')]).toEqual([4 + 3, 5 + 4]);
    const caught = (name: string) => {
      const world = desksAt({ put, options: { careers: { A: { rank: rank(name) } } } });
      const way = waysFrom(world, { at: 'x', berth: 'sea' }, { galleys: false }).find(
        (one) => one.how === 'catch',
      )!;
      return catchModifier(world, 'red', world.forces.red!.formations['red-gf']!, way);
    };
    expect([caught('Commodore'), caught('Rear Admiral of the Red')]).toEqual([-2, -3]);
  });

  it('[12.423] the Vice Admiral of the White has both Whites and neither Blue nor Red', () => {
    expect(drms('Vice Admiral of the White')).toEqual({ search: -1 });
    const world = holding('Vice Admiral of the White');
    expect(rankBonus(world, 'red', 'range')).toBe(1);
    expect(rankBonus(world, 'red', 'control')).toBe(0);
    expect(hasFreeMulligan(world, 'red')).toBe(false);
  });

  it('[12.44] an Inspectorate is for Admirals, one at a time', () => {
    expect(names(rank('Vice Admiral of the Blue'), 9)).toEqual(['Admiral of the Blue']);
    expect(names(rank('Admiral of the Blue'), 5)).toEqual([
      'Rear Admiral of the White',
      'Inspector of Naval Ordnance',
      'Inspector of Dockyards',
    ]);
    // Another takes the place of the first; the rank stays.
    expect(onSale({ rank: 7, inspectorate: 'ordnance' }, 5).map(({ career }) => career)).toEqual([
      { rank: 8, inspectorate: 'ordnance' },
      { rank: 7, inspectorate: 'dockyards' },
    ]);
    expect(fitsSchema(CareerSchema, { rank: 7, inspectorate: 'ordnance' })).toBe(true);
    expect(fitsSchema(CareerSchema, { rank: 6, inspectorate: 'ordnance' })).toBe(false);
    const docks = holding('Admiral of the Blue', 'dockyards');
    expect(rankDrm(docks, 'red', 'repair')).toBe(-2);
    const guns = holding('Admiral of the Blue', 'ordnance');
    expect(rankBonus(guns, 'red', 'damage')).toBe(1);
  });
});

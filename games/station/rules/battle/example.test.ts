import { describe, expect, it } from 'vitest';
import { interdictorsAt } from '../auxiliaries/interdiction.ts';
import { isFaceUp, relievedBlockade, squadronIn } from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { going, withPlan } from '../testing/plans.ts';
import { afloat, sailOn, whereIs } from '../testing/sailing.ts';
import { formationIn, type Umpire } from '../testing/station.ts';
import { moveTo } from '../umpire/tokens.ts';
import type { State } from '../world/state.ts';
import { approachOf, sumOf } from './gauge.ts';

const blockade = () => relievedBlockade({ order: 'red-blockade' }, { auxiliaries: 'cobalt-fleet-1' });

/** Reinforcement 1 and 7; Level 6; Combats 3 and 5. */
const play = (...more: readonly number[]): Umpire => battling(blockade(), 1, 7, 6, 3, 5, ...more);

const engaged = (umpire: Umpire): Umpire => umpire.answer({ fight: true, formation: 'azure-flag' });
const joined = (umpire: Umpire): Umpire =>
  playTo(engaged(umpire), 'reinforce').answer(
    { formations: [], assist: null, screen: 'red-fleet-1' },
    { formations: ['azure-det', 'cobalt-flag'], assist: 'azure-galley-1', screen: null },
  );
const lined = (umpire: Umpire): Umpire =>
  playTo(joined(umpire), 'line-up').answer({ leaders: [{ leader: 'r-birch', squadron: 'red-b' }], out: [] });
const arranged = (umpire: Umpire): Umpire =>
  playTo(lined(umpire), 'shifts', {
    intensity: { intensity: 'Light' },
    combat: (side, { picking, combats }) => {
      if (picking!.chosen === null && picking!.first !== side) return { squadron: null, admiral: false };
      const mine = side === 'red' ? ['red-a', 'red-b'] : ['azure-a', 'azure-b'];
      return { squadron: mine[combats.length]!, admiral: false };
    },
  });

describe('the example of a Battle', () => {
  const strength = (world: State, id: string) =>
    formationIn(world, id).squadrons.map((one) => {
      const { sail, dp } = squadronIn(world, one)!;
      return `${sail}/${dp}`;
    });

  it('[8.52] the Blockaders are Spotted: three Squadrons of three Sail, with Auxiliaries', () => {
    const world = blockade();
    expect(isFaceUp(world, 'red-flag')).toBe(true);
    expect(strength(world, 'red-flag')).toEqual(['3/5', '3/6', '3/2']);
    expect(formationIn(world, 'red-flag').auxiliaries).toHaveLength(3);
    expect(interdictorsAt(world, 'ville')).toEqual([{ side: 'red', formation: 'red-flag' }]);
  });

  it('[8.53] [8.531] [8.532] the Blockaded lie in their Harbour with four Sail, the first relief is in sight', () => {
    const world = blockade();
    expect(formationIn(world, 'azure-det').place.berth).toBe('harbour');
    expect(strength(world, 'azure-det')).toEqual(['4/5']);
    expect(isFaceUp(world, 'azure-flag')).toBe(true);
    expect(strength(world, 'azure-flag')).toEqual(['3/5']);
  });

  it('[8.531] four Sail with five DPs in the Harbour, and the Port’s own galleys', () => {
    const world = blockade();
    expect(formationIn(world, 'azure-det').place).toMatchObject({ at: 'ville', berth: 'harbour' });
    expect(strength(world, 'azure-det')).toEqual(['4/5']);
    expect(world.forces.blue!.auxiliaries['azure-galley-1']).toEqual({ in: 'port', port: 'ville' });
  });

  it('[8.532] three Sail with five DPs, Spotted, in the Space before it', () => {
    const world = blockade();
    expect(formationIn(world, 'azure-flag').place).toMatchObject({ at: 'ville', berth: 'sea' });
    expect([isFaceUp(world, 'azure-flag'), strength(world, 'azure-flag')]).toEqual([true, ['3/5']]);
  });

  it('[8.53] one is shut in and two stand before the Port to relieve him', () => {
    const world = blockade();
    expect(
      ['azure-det', 'azure-flag', 'cobalt-flag'].map((id) => formationIn(world, id).place.berth),
    ).toEqual(['harbour', 'sea', 'sea']);
  });

  it('[8.534] one relief comes with the wind from beside the Port, the other out of a Sea Zone', () => {
    const world = afloat({
      put: [
        { id: 'azure-flag', at: 'x', leader: 'a-clerc', squadrons: 'azure-b' },
        { id: 'cobalt-flag', at: 'gulf', leader: 'c-cano', squadrons: 'cobalt-a' },
      ],
      world: { blowing: ['Souther'] },
    });
    withPlan(world, 'azure-flag', going('ville'));
    moveTo(world, 'blue', 'cobalt-flag', { at: 'gulf', berth: 'out', edge: 'N', to: 'ville' });
    sailOn(world, 0, 0);
    expect(['azure-flag', 'cobalt-flag'].map((id) => whereIs(world, id))).toEqual(['ville', 'ville']);
    expect(['azure-flag', 'cobalt-flag'].map((id) => approachOf(world, 'blue', id))).toEqual([
      'with',
      'caught',
    ]);
  });

  it('[8.51] a Blockade with relief come up: whoever is in the Space must fight the Blockaders', () => {
    const world = blockade();
    // Whoever comes into the Space must fight the Blockaders: nobody is asked whether.
    const umpire = battling(world);
    expect(askedOf(umpire)).toEqual(['engage:blue']);
    expect(umpire.world.battle).toMatchObject({ forced: true, declared: true });
  });

  it('[8.533] the second relief was not Spotted until now, and may begin it too; the Harbour may not', () => {
    const umpire = play();
    expect(isFaceUp(umpire.world, 'cobalt-flag')).toBe(true);
    expect(umpire.choices<'engage'>().map(({ formation }) => formation)).toEqual([
      'azure-flag',
      'cobalt-flag',
    ]);
    expect(umpire.check({ fight: true, formation: 'azure-det' })).toMatchObject({ rule: '8.21' });
  });

  it('[8.54] steps 3 and 4: on station against with the wind, and the relief has the Gauge', () => {
    const umpire = engaged(play());
    const [told] = umpire.told('gauge');
    expect([sumOf(told!.chances.red!), sumOf(told!.chances.blue!), told!.winner]).toEqual([9, 11, 'blue']);
    expect(askedOf(umpire)).toEqual(['withdraw:blue']);
  });

  it('[8.54] step 5: the Harbour comes out, the other relief does not come up', () => {
    const umpire = joined(play());
    expect(umpire.told('assist')).toMatchObject([{ class: 'Galley', result: 'helps' }]);
    expect(
      umpire
        .told('reinforced')
        .map(({ formation, modifiers, joined: came }) => [formation, sumOf(modifiers), came]),
    ).toEqual([
      ['azure-det', -1 + 2 - 1 + 1, true],
      ['cobalt-flag', 1 + 2 - 1 + 1 + 1, false],
    ]);
    expect(formationIn(umpire.world, 'azure-det').place.berth).toBe('sea');
  });

  it('[8.54] steps 6 and 7: Light, Level 1, two Combats and in a Light Battle no doubling', () => {
    const umpire = arranged(play());
    expect(umpire.told('line').map(({ senior, out }) => [senior, out])).toEqual([
      ['r-birch', []],
      ['a-clerc', []],
    ]);
    expect(umpire.told('intensity')).toMatchObject([
      { chosen: 'Light', shift: 0, intensity: 'Light', level: 1 },
    ]);
    expect(umpire.world.battle!.combats.map(({ squadrons }) => squadrons)).toEqual([
      { red: ['red-a'], blue: ['azure-a'] },
      { red: ['red-b'], blue: ['azure-b'] },
    ]);
  });

  it('[8.54] steps 8 to 12: shifts of leaders, Sail more, the dice, nothing Sunk and nobody hit', () => {
    const umpire = playOut(arranged(play()));
    const [one, two] = umpire.told('combat');
    // Nobody against Brun's 5: three for Blue. Birch 4 against Clerc 3: one for Red.
    expect([one!.combat.column, two!.combat.column]).toEqual([
      { red: 1, blue: 4 },
      { red: 2, blue: 1 },
    ]);
    expect([one!.combat.dp, two!.combat.dp]).toEqual([
      { red: 4 + 1, blue: 1 },
      { red: 1, blue: 1 },
    ]);
    expect(umpire.told('hurt').every(({ sunk }) => sunk === 0)).toBe(true);
    expect(umpire.told('casualty')).toEqual([]);
  });

  it('[8.54] steps 13 and 14: nobody Disorganised after a Light Battle, no Victor, no Prestige', () => {
    const umpire = playOut(arranged(play()));
    expect(
      ['red-flag', 'azure-flag', 'azure-det'].map((id) => formationIn(umpire.world, id).disorganised),
    ).toEqual([false, false, false]);
    expect(umpire.told('victor')).toMatchObject([{ victor: null, struck: 0 }]);
    expect(umpire.told('prestige')).toEqual([]);
  });

  it('[8.54] [6.239] a Fireship can reach only what came out of the Harbour, the Gauge being the Enemy’s', () => {
    const umpire = playTo(arranged(play(8, 6, 5)), 'fireships');
    // The Port might have some too, for all that anybody knows.
    expect(askedOf(umpire)).toEqual(['fireships:red', 'fireships:blue']);
    const at = (squadron: string) => ({ attacks: [{ aux: 'red-fire-1', squadron }] });
    expect(umpire.check(at('azure-b'))).toMatchObject({ rule: '6.239' });
    playOut(umpire.answer(at('azure-a'), { attacks: [] }));
    // Twice four Sail: an eight does it. Column six, a five: four DPs.
    expect(umpire.told('fireship')).toMatchObject([{ success: true, column: 6, dp: 4, sunk: 0 }]);
    expect(squadronIn(umpire.world, 'azure-a')!.dp).toBe(5 + 1 + 4);
    expect(umpire.world.forces.red!.auxiliaries['red-fire-1']).toEqual({ in: 'recovery' });
  });

  it('[6.232] a Port’s own Fireship goes against those who Blockade it', () => {
    const world = blockade();
    world.forces.blue!.auxiliaries['azure-fire-1'] = { in: 'port', port: 'ville' };
    // One of the Blockaders' three Sail does not burn on a five; it takes six.
    const umpire = playTo(arranged(battling(world, 1, 7, 6, 3, 5, 5)), 'fireships');
    const attack = { attacks: [{ aux: 'azure-fire-1', squadron: 'red-c' }] };
    expect(umpire.check(attack, 1)).toBeNull();
    playOut(umpire.answer({ attacks: [] }, attack));
    expect(umpire.told('fireship')).toMatchObject([{ side: 'blue', squadron: 'red-c', success: false }]);
  });
});

import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { imagine } from '../imagine.ts';
import { type Fight, meeting, RED_FLEET as RED, squadronIn } from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { formationIn } from '../testing/station.ts';
import { atSea, faceOf, putToken, tokenOf } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { newConvoy, newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';

/** Blue's trade in the Space, with an Escort if one of those put is under it. */
function withConvoy(fight: Fight, at = 'w', scattered = false): State {
  const escorts = fight.put.filter(({ under }) => under === 'trade');
  const world = meeting({
    ...fight,
    put: fight.put.map(({ under, ...rest }) =>
      under === 'trade' ? rest : { ...rest, ...(under === undefined ? {} : { under }) },
    ),
  });
  const blue = world.forces.blue!;
  const convoy = newFormation('trade', 'convoy', 'north', atSea(at), 0);
  blue.formations.trade = convoy;
  const trade = { ...newConvoy('trade', 'blue-trade', 'out', 1, null), next: 3, scattered };
  blue.convoys.trade = trade;
  putToken(world, 'blue', convoy);
  for (const { id } of escorts) {
    const formation = formationIn(world, id);
    world.tokens = world.tokens.filter((token) => token.id !== formation.token);
    formation.token = null;
    formation.under = 'trade';
    trade.escort = id;
  }
  if (!scattered) tokenOf(world, convoy.token!).face = faceOf(world, 'blue', convoy);
  return world;
}

const ESCORT = { id: 'azure-f', at: 'w', squadrons: 'azure-f:2', under: 'trade' } as const;

describe('Convoys in Battle', () => {
  it('[10.13] alone it is the Formation that is Engaged', () => {
    const umpire = playTo(battling(withConvoy({ put: [RED] }), 5, 5), 'intensity');
    expect(umpire.told('battle')[0]!.initial).toEqual({ red: 'red-gf', blue: 'trade' });
  });

  it('[10.13] with an Escort it is not the first, but is drawn in after the others', () => {
    const umpire = playTo(battling(withConvoy({ put: [RED, ESCORT] }), 5, 5, 5, 5, 5), 'intensity');
    expect(umpire.told('battle')[0]!.initial.blue).toBe('azure-f');
    expect(umpire.world.battle!.formations.blue!.map(({ formation, convoy }) => [formation, convoy])).toEqual(
      [
        ['azure-f', false],
        ['trade', true],
      ],
    );
  });

  it('[10.131] it is put up last, does nothing itself, and is attacked in column four, or two by Galleys', () => {
    const umpire = playOut(battling(withConvoy({ put: [RED, ESCORT] }), 6, 3, 3), {
      intensity: { intensity: 'Heavy' },
      shifts: (_side, { combats }) => ({ own: combats.map(() => 0) }),
    });
    const combats = umpire.told('combat');
    expect(combats.map(({ combat }) => combat.squadrons.blue)).toEqual([['azure-f'], ['trade']]);
    expect(combats[1]!.combat.column).toEqual({ red: 4, blue: 0 });
    expect(combats[1]!.combat.dp.red).toBe(0);
    expect(umpire.world.forces.blue!.convoys.trade!.dp).toBe(4);
  });

  it('[10.131] Galleys attack in column two', () => {
    const world = meeting({
      put: [{ id: 'cobalt-galleys', at: 'w', leader: 'c-diaz', squadrons: 'cobalt-g:2' }],
    });
    const red = world.forces.red!;
    const convoy = newFormation('stores', 'convoy', null, atSea('w'), 0);
    red.formations.stores = convoy;
    red.convoys.stores = newConvoy('stores', 'red-victuals', 'out', 1, null);
    putToken(world, 'red', convoy);
    tokenOf(world, convoy.token!).face = faceOf(world, 'red', convoy);
    const umpire = playOut(battling(world, 6, 2), { shifts: { own: [0] } });
    expect(umpire.told('combat')[0]!.combat.column.blue).toBe(2);
    // Three in that column, two off for Galleys at sea.
    expect(umpire.told('combat')[0]!.combat.dp.red).toBe(1);
  });

  it('[8.36] the column laid down for Convoys is shifted and modified all the same', () => {
    const against = (own: number, squadrons = 'red-a:4') => {
      const world = withConvoy({ put: [{ ...RED, squadrons }] });
      return playOut(battling(world, 6, 3), { shifts: { own: [own] } }).told('combat')[0]!;
    };
    // Ash has three shifts to give; a three is four DPs in column four, six in six and in seven.
    expect([against(0).combat.column.red, against(3).combat.column.red]).toEqual([4, 7]);
    expect([against(0).combat.dp.blue, against(3).combat.dp.blue]).toEqual([4, 6]);
    // Two fewer by Frigates.
    expect(against(0, 'red-f:2').combat.dp.blue).toBe(2);
  });

  it('[10.144] whoever wins, of its Sail none Strike and none is taken or missed', () => {
    const umpire = playOut(battling(withConvoy({ put: [RED] }), 6, 0), { shifts: { own: [3] } });
    expect(umpire.told('combat')[0]!.result.red).toBe('SS*');
    expect(umpire.told('victor')).toMatchObject([{ struck: 0 }]);
    expect(umpire.world.lost).toEqual({ red: { sunk: 0, captured: 0 }, blue: { sunk: 0, captured: 0 } });
    expect(squadronIn(umpire.world, 'red-a')!.sail).toBe(4);
  });

  it('[10.132] it is not eliminated; Sail Sunk are four DPs each, and eight DPs a point of Prestige', () => {
    const umpire = playOut(battling(withConvoy({ put: [RED] }), 6, 0), { shifts: { own: [3] } });
    // Column four and three more: two Sail.
    expect(umpire.told('combat')[0]!.result.red).toBe('SS*');
    expect(umpire.world.forces.blue!.convoys.trade).toMatchObject({ dp: 8, battleDp: 8 });
    expect(umpire.world.prestige).toEqual({ red: 6, blue: 5 });
    expect(formationIn(umpire.world, 'trade').kind).toBe('convoy');
  });

  it('[10.133] Squadrons may stand by it in its Combat: they share the DPs and answer in the Battle’s column', () => {
    const world = withConvoy({
      put: [
        { ...RED, squadrons: 'red-a:4' },
        { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4' },
      ],
    });
    // Cautious against Cautious: Heavy comes to Medium, a 6 is Level 3.
    const umpire = playTo(battling(world, 6, 3), 'combat', { intensity: { intensity: 'Heavy' } });
    const blue = askedOf(umpire).indexOf('combat:blue');
    const options = umpire.choices<'combat'>(blue).map(({ squadron }) => squadron);
    expect(options).toContain('trade');
    playTo(umpire, 'double', {
      combat: (side, { picking }) =>
        side === 'blue' && (picking!.first === 'blue' || picking!.chosen !== null)
          ? { squadron: 'trade', admiral: false }
          : undefined,
    });
    expect(askedOf(umpire)).toEqual(['double:blue']);
    umpire.answer({ adds: [{ combat: 0, squadron: 'azure-a' }] });
    playOut(umpire);
    const [told] = umpire.told('combat');
    expect(told!.combat.column).toEqual({ red: 4 + 1, blue: 3 });
    expect(umpire.world.forces.blue!.convoys.trade!.dp + squadronIn(world, 'azure-a')!.dp).toBe(
      told!.combat.dp.blue,
    );
    expect(squadronIn(world, 'red-a')!.dp).toBe(told!.combat.dp.red);
    expect(told!.combat.dp.red).toBeGreaterThan(0);
  });
});

describe('a Convoy that has the Gauge', () => {
  it('[8.23] [10.13] may Withdraw with its Escort, and goes on by its route', () => {
    const world = withConvoy({ put: [{ ...RED, came: 'against', from: 'narrows' }, ESCORT] });
    // Seven each; Blue throws lower.
    const umpire = playTo(battling(world, 9, 1), 'withdraw');
    expect(askedOf(umpire)).toEqual(['withdraw:blue']);
    expect(umpire.choices<'withdraw'>()).toContainEqual({ formations: ['trade'] });
    // Whose Escort it is has been told with the Battle.
    const guess = imagine(view(world, 'red'), looseDice(1));
    expect(guess.forces.blue!.formations['azure-f']).toMatchObject({
      under: 'trade',
      squadrons: ['azure-f'],
    });
    playOut(umpire.answer({ formations: ['trade'] }));
    expect(umpire.told('no-battle')).toHaveLength(1);
    expect(formationIn(world, 'trade').bound).toBeNull();
  });
});

describe('Scattered Convoys', () => {
  const found = (more: Fight['put'] = []) => {
    const world = withConvoy({ put: [RED, ...more] }, 'w', true);
    world.sighted = [formationIn(world, 'trade').token!];
    return world;
  };

  it('[10.157] attacked in a Battle that is always Heavy, by one Formation', () => {
    const world = found([{ id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-c:4' }]);
    const umpire = playOut(battling(world, 9, 9), {
      engage: (_side, { declared, initial }) => {
        // The Convoy’s name is not told before Red has chosen.
        if (declared) expect(initial).toEqual({});
        return declared ? { fight: true, formation: 'red-gf' } : undefined;
      },
    });
    expect(umpire.told('reinforced')).toEqual([]);
    expect(umpire.told('intensity')).toMatchObject([{ intensity: 'Heavy', shift: 0 }]);
    expect(umpire.told('line').find(({ side }) => side === 'red')!.formations).toHaveLength(1);
  });

  it('[10.155] [6.231] Unspotted as it stays, it shows nobody a Fireship, though it had the Gauge', () => {
    const umpire = playTo(battling(found(), ...Array.from({ length: 20 }, () => 9)), 'withdraw');
    umpire.world.battle!.gauge = 'blue';
    playOut(umpire);
    expect(umpire.told('victor')).toHaveLength(1);
    expect(umpire.told('fireship')).toEqual([]);
  });

  it('[10.157] not found this Increment it is left alone', () => {
    const world = withConvoy({ put: [RED] }, 'w', true);
    // Its owner is asked like anybody with a counter face down there, and has nothing to fight with.
    const umpire = battling(world);
    expect(askedOf(umpire)).toEqual(['engage:blue']);
    expect(umpire.choices<'engage'>()).toEqual([{ fight: false, formation: null }]);
  });

  it('[10.157] with combat Formations of its side there it is not looked at', () => {
    const world = found([
      { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4', came: 'against' },
    ]);
    const umpire = playOut(battling(world, 6, 3));
    expect(umpire.told('battle')[0]!.initial.blue).toBe('azure-flag');
    expect(umpire.world.forces.blue!.convoys.trade!.dp).toBe(0);
  });

  it('[10.157] though nobody has Spotted them', () => {
    const world = found([
      { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4', came: 'against', hidden: true },
    ]);
    // Red has nothing to ask for: only Blue may, with what lies face down.
    expect(askedOf(battling(world))).toEqual(['engage:blue']);
  });

  it('[10.158] everything else is as in any Battle: who attacked is Disorganised', () => {
    const umpire = playOut(battling(found(), 9, 3));
    expect(formationIn(umpire.world, 'red-gf').disorganised).toBe(true);
    expect(umpire.world.forces.blue!.convoys.trade!.dp).toBeGreaterThan(0);
  });

  it('[10.157] a Dummy beside it is no protection', () => {
    const world = found();
    const dummy = newFormation('d1', 'dummy', 'north', atSea('w'), 0);
    world.forces.blue!.formations.d1 = dummy;
    putToken(world, 'blue', dummy);
    expect(askedOf(battling(world))).toEqual(['engage:red', 'engage:blue']);
  });
});

import { describe, expect, it } from 'vitest';
import { dissolveEmpty, setLoose } from '../organisation/organisation.ts';
import { doMove } from '../reorganisation/act-parting.ts';
import { meeting, squadronIn } from '../testing/battle.ts';
import { battling, playOut, playTo } from '../testing/fighting.ts';
import { testModule } from '../testing/module.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { movementAllowance, takeSail } from '../umpire/damage.ts';
import { atSea } from '../umpire/tokens.ts';
import { hullsOf } from '../world/formations.ts';
import { theatreOf } from '../world/theatre.ts';

const fleet = (squadrons: string, more: Readonly<Record<string, unknown>> = {}) =>
  meeting({
    put: [
      { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons },
      { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4 azure-b:4', came: 'against' },
    ],
    ...more,
  });

describe('Flagships', () => {
  it('[10.31] each is a ship by name with a counter of her own', () => {
    const world = fleet('red-a:4 sovereign');
    const hulls = hullsOf(theatreOf(world), 'sovereign');
    expect(hulls).toMatchObject({ name: 'Sovereign', flagship: true, capacity: 1 });
    expect(squadronIn(world, 'sovereign')).toMatchObject({ sail: 1 });
  });

  it('[10.311] a Movement Allowance of three and a rating two higher than others’', () => {
    const world = fleet('red-a:4 sovereign');
    expect(movementAllowance(world, 'red', 'red-gf')).toBe(3);
    const theatre = theatreOf(world);
    expect(hullsOf(theatre, 'sovereign').dr - hullsOf(theatre, 'red-a').dr).toBe(2);
  });

  it('[10.311] without a line Squadron beside her the Flotilla is Unformed', () => {
    const world = fleet('red-a:1 sovereign');
    takeSail(world.forces.red!, 'red-a', 1);
    dissolveEmpty(world, scripted(world), 'red', true);
    expect(world.forces.red!.formations['red-gf']).toBeUndefined();
    expect(world.forces.red!.leaders['r-ash']!.at).toBe('mess');
  });

  it('[10.311] Frigates are no company for her', () => {
    const world = fleet('red-a:1 red-f:2 sovereign');
    takeSail(world.forces.red!, 'red-a', 1);
    dissolveEmpty(world, scripted(world), 'red', true);
    expect(world.forces.red!.formations['red-gf']).toBeUndefined();
    const plain = fleet('red-f:2');
    dissolveEmpty(plain, scripted(plain), 'red', false);
    expect(formationIn(plain, 'red-gf').squadrons).toEqual(['red-f']);
  });

  it('[10.312] left to herself she is an Independent Squadron; with a Squadron she stays by it', () => {
    const world = fleet('red-a:1 sovereign');
    takeSail(world.forces.red!, 'red-a', 1);
    dissolveEmpty(world, scripted(world), 'red', true);
    expect(formationIn(world, 'sovereign')).toMatchObject({ kind: 'squadron', squadrons: ['sovereign'] });
    const other = fleet('red-a:2 red-b:2 sovereign');
    setLoose(other, scripted(other), 'red', ['red-a', 'sovereign'], atSea('w'));
    expect(formationIn(other, 'red-a').squadrons).toEqual(['red-a', 'sovereign']);
  });

  it('[10.312] her mate gone, she goes on by her own name', () => {
    const world = fleet('red-a:1 red-b:2 sovereign');
    const context = scripted(world);
    setLoose(world, context, 'red', ['red-a', 'sovereign'], atSea('w'), 3);
    takeSail(world.forces.red!, 'red-a', 1);
    dissolveEmpty(world, context, 'red', true);
    expect(world.forces.red!.formations['red-a']).toBeUndefined();
    expect(formationIn(world, 'sovereign')).toMatchObject({
      squadrons: ['sovereign'],
      place: atSea('w'),
      due: 3,
    });
    expect(squadronIn(world, 'sovereign')?.formation).toBe('sovereign');
  });

  it('[10.312] into a Flotilla after a Battle she goes with the Squadron that she sails with', () => {
    const world = fleet('red-a:2 red-b:2 red-c:2 sovereign');
    const context = scripted(world);
    const afterBattle = { free: true, at: 'w' };
    setLoose(world, context, 'red', ['red-a', 'sovereign'], atSea('w'));
    doMove(world, context, 'red', { do: 'move', squadron: 'red-a', to: 'red-gf' }, afterBattle);
    expect(formationIn(world, 'red-gf').squadrons).toEqual(['red-b', 'red-c', 'red-a', 'sovereign']);
    expect(world.forces.red!.formations['red-a']).toBeUndefined();
    setLoose(world, context, 'red', ['red-b', 'sovereign'], atSea('w'));
    doMove(world, context, 'red', { do: 'move', squadron: 'sovereign', to: 'red-gf' }, afterBattle);
    expect(formationIn(world, 'red-b').squadrons).toEqual(['red-b']);
    expect(formationIn(world, 'red-gf').squadrons).toEqual(['red-c', 'red-a', 'sovereign']);
  });

  it('[10.311] [10.314] in Battle she goes with her mate, and is no further Squadron', () => {
    const umpire = playOut(battling(fleet('red-a:4 red-b:4 sovereign'), 6, 9, 9));
    expect(umpire.world.battle).toBeNull();
    const combats = umpire.told('combat');
    expect(combats).toHaveLength(2);
    expect(combats.flatMap(({ combat }) => combat.squadrons.red)).not.toContain('sovereign');
    // Nine Sail of Red's against eight: one more where the Flagship is.
    expect(
      combats.map(({ modifiers }) => modifiers.red!.find(({ why }) => why === 'sail')?.value ?? 0).toSorted(),
    ).toEqual([0, 1]);
  });

  it('[10.314] one line Squadron for each; not one that is fixed but by the Battle', () => {
    const umpire = playTo(battling(fleet('red-a:4 red-b:3 sovereign')), 'intensity');
    const of = umpire.world.battle!.squadrons.red!.find(({ squadron }) => squadron === 'sovereign');
    expect(of).toMatchObject({ kind: 'flagship', mate: 'red-a' });
    expect(squadronIn(umpire.world, 'sovereign')!.formation).toBe('red-gf');
  });

  it('[10.313] her DPs are counted apart from her mate’s', () => {
    // Light, a 6: Level 1, a 3 in that column is one DP: it falls on the less damaged.
    const umpire = playOut(battling(fleet('red-a:4/3 sovereign:1/1'), 6, 3));
    expect([squadronIn(umpire.world, 'red-a')!.dp, squadronIn(umpire.world, 'sovereign')!.dp]).toEqual([
      3, 2,
    ]);
  });
});

describe('Flagships in Battle', () => {
  it('[10.32] an Admiral sails in her if there is one', () => {
    const umpire = playTo(battling(fleet('red-a:4 red-b:4 sovereign'), 6, 5, 5), 'intensity');
    expect(
      umpire.world.battle!.squadrons.red!.find(({ squadron }) => squadron === 'sovereign')!.leaders,
    ).toEqual(['r-ash']);
    const other = playTo(battling(fleet('red-a:4 red-b:4 sovereign')), 'line-up');
    expect(other.asks.map(({ seat }) => seat)).toEqual(['blue']);
  });

  it('[10.32] her shift is for her side, and goes with ten DPs', () => {
    const shift = (dp: number) =>
      playOut(battling(fleet(`red-a:4 sovereign:1/${dp}`), 6, 9, 9))
        .told('combat')
        .flatMap(({ shifts }) => shifts.red!.filter(({ why }) => why === 'flagship'));
    expect(shift(9)).toEqual([{ why: 'flagship', value: 1 }]);
    expect(shift(10)).toEqual([]);
  });

  it('[10.32] of two in one Combat one alone counts', () => {
    const [sovereign] = testModule.flagships;
    const module = { ...testModule, flagships: [...testModule.flagships, { ...sovereign!, id: 'regent' }] };
    const umpire = playOut(
      battling(fleet('red-a:4 sovereign:1 regent:1', { scenario: { module } }), 6, 9, 9),
    );
    const [combat] = umpire.told('combat');
    expect(combat!.shifts.red!.filter(({ why }) => why === 'flagship')).toEqual([
      { why: 'flagship', value: 1 },
    ]);
    // Six Sail against four: both are in it.
    expect(combat!.modifiers.red).toContainEqual({ why: 'sail', value: 2 });
  });

  /** Level 8 for Blue: two Sail of two lost, the one of them by lot a Flagship. */
  const lost = () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:1 sovereign', came: 'against' },
        { id: 'azure-det', at: 'w', leader: 'a-brun', squadrons: 'azure-a:4' },
      ],
    });
    return playOut(battling(world, 0, 0, 9, 9, 1, 9, 9, 9), { intensity: { intensity: 'Heavy' } });
  };

  it('[10.321] a Sail Sunk is drawn from the Squadron and her; if she is Sunk her leader is hit for certain', () => {
    const umpire = lost();
    const sunk = umpire.told('hurt').filter(({ side, sunk: count }) => side === 'red' && count > 0);
    expect(sunk.map(({ squadron }) => squadron).toSorted()).toEqual(['red-a', 'sovereign']);
    // A nine would have spared him: it is thrown again until he is hit.
    const ash = umpire.told('casualty').filter(({ leader, rule }) => leader === 'r-ash' && rule === '8.37');
    expect(ash.map(({ dice }) => dice)).toEqual([[9, 1]]);
    expect(umpire.world.forces.red!.leaders['r-ash']!.at).toBe('gone');
  });

  it('[10.322] her rating does not help against a Sail Sunk outright; she is a point of Prestige', () => {
    const umpire = lost();
    expect(squadronIn(umpire.world, 'sovereign')).toBeUndefined();
    expect(
      umpire
        .told('prestige')
        .filter(({ score }) => score.source === 'flagship')
        .map(({ score }) => [score.side, score.points]),
    ).toEqual([
      ['blue', 1],
      ['red', -1],
    ]);
  });
});

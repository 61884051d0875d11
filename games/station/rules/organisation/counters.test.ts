/** What stands on a counter and how many there are: Commands, Contingents, Flotillas, Squadrons by themselves. */
import { describe, expect, it } from 'vitest';
import { fleetsOfBoth } from '../testing/fleets.ts';
import { testModule } from '../testing/module.ts';
import { going } from '../testing/plans.ts';
import { actsOf, formOf, RED_AT_HOME, redAtSea, redDesk } from '../testing/reorganisation.ts';
import { force, formationIn, scripted, stationAt } from '../testing/station.ts';
import { conceal, spot, tokenOf } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { stateOf } from '../world/formations.ts';
import { commandOf, theatreOf } from '../world/theatre.ts';
import { settleSeniority } from './seniority.ts';

describe('Commands and Contingents', () => {
  it('[3.12] a Fleet may be divided into Commands, or be one by itself', () => {
    const { sides } = theatreOf(fleetsOfBoth());
    const commands = (side: string) => sides.get(side)!.commands.map(({ id }) => id);
    expect([commands('red'), commands('blue')]).toEqual([[], ['north', 'south']]);
  });

  it('[3.121] two powers in one Fleet are a Command each, of the same side', () => {
    const theatre = theatreOf(fleetsOfBoth());
    const [azure, cobalt] = ['Azure', 'Cobalt'].map((id) => theatre.contingents.get(id)!);
    expect([azure!.side, cobalt!.side]).toEqual(['blue', 'blue']);
    expect(commandOf(theatre, 'Azure')).not.toBe(commandOf(theatre, 'Cobalt'));
  });

  it('[3.123] face down the enemy’s pieces still show of which Command they are', () => {
    const world = stationAt({
      put: [force('azure-flag x a-aubin azure-a'), force('cobalt-flag x c-cano cobalt-a')],
    });
    expect(view(world, 'red').tokens.map(({ command, face }) => [command, face])).toEqual([
      ['north', null],
      ['south', null],
    ]);
  });

  it('[3.131] a Contingent may be a Command as well, or one of several in it', () => {
    const theatre = theatreOf(fleetsOfBoth());
    const ofCommand = (id: string) =>
      testModule.contingents.filter((one) => commandOf(theatre, one.id) === id).map((one) => one.id);
    expect([ofCommand('north'), ofCommand('south')]).toEqual([['Azure'], ['Cobalt', 'Grey']]);
  });

  it('[3.132] every counter of a Contingent bears its mark, and no other’s', () => {
    const known = testModule.contingents.map(({ id }) => id);
    expect(new Set(known).size).toBe(known.length);
    for (const { id, contingent } of [
      ...testModule.squadrons,
      ...testModule.flagships,
      ...testModule.leaders,
    ])
      expect(known, id).toContain(contingent);
  });
});

describe('Flotillas and Squadrons by themselves', () => {
  it('[3.32] a Flotilla is a shell: its Squadrons go where it goes', () => {
    const world = stationAt({ put: [force('red-gf x r-ash red-a red-b')] });
    const { squadrons } = world.forces.red!;
    expect(['red-a', 'red-b'].map((id) => squadrons[id]!.formation)).toEqual(['red-gf', 'red-gf']);
    expect(world.tokens.filter(({ side }) => side === 'red')).toHaveLength(1);
  });

  it('[3.325] there are no more Flotillas than counters: one in play is not Formed again', () => {
    const formed = redDesk(RED_AT_HOME).answer(actsOf(formOf('red-gf', 'red-a')));
    expect(formed.check(actsOf(formOf('red-gf', 'red-b')))?.code).toBe('formed');
    expect(formed.check(actsOf(formOf('red-det-1', 'red-b')))).toBeNull();
    expect(formed.check(actsOf(formOf('red-det-9', 'red-b')))?.code).toBe('no-flotilla');
  });

  const loose = () => stationAt({ put: [force('red-a x nobody red-a'), force('red-b x nobody red-b')] });

  it('[3.356] Ready, a Squadron by itself is a Formation; in Port it is none', () => {
    const world = stationAt({ put: [force('red-a x nobody red-a')], fittingOut: { 'kings-port': 'red-b' } });
    const { formations, squadrons } = world.forces.red!;
    expect(Object.keys(formations)).toEqual(['red-a']);
    expect([squadrons['red-a']!, squadrons['red-b']!].map((one) => stateOf(world.forces.red!, one))).toEqual([
      'Ready',
      'FittingOut',
    ]);
    expect(squadrons['red-b']!.formation).toBeNull();
  });

  it('[3.357] it lies face down until it is Spotted, and again when it is lost from sight', () => {
    const world = loose();
    const id = formationIn(world, 'red-a').token!;
    expect(tokenOf(world, id).face).toBeNull();
    spot(world, scripted(world), id, 'search');
    expect(tokenOf(world, id).face).toMatchObject({ formation: 'red-a' });
    conceal(world, scripted(world), id);
    expect(tokenOf(world, id).face).toBeNull();
  });

  it('[3.358] two in one place are two: each has its own piece, its own plan, and is Spotted by itself', () => {
    const world = loose();
    const [a, b] = ['red-a', 'red-b'].map((id) => formationIn(world, id));
    expect(a!.token).not.toBe(b!.token);
    spot(world, scripted(world), a!.token!, 'search');
    expect(tokenOf(world, b!.token!).face).toBeNull();
    a!.plan = going('w');
    expect(formationIn(world, 'red-b').plan).not.toEqual(going('w'));
  });

  it('[3.46] who commands a new Flotilla leaves the Mess for it', () => {
    const umpire = redDesk(RED_AT_HOME);
    expect(umpire.world.forces.red!.leaders['r-ash']!.at).toBe('mess');
    umpire.answer(actsOf(formOf('red-gf', 'red-a')));
    expect(umpire.world.forces.red!.leaders['r-ash']).toMatchObject({ at: 'posted', formation: 'red-gf' });
    const empty = redDesk({ ...RED_AT_HOME, mess: '', stations: {} });
    expect(empty.check(actsOf(formOf('red-gf', 'red-a')))).not.toBeNull();
  });

  it('[3.466] a new Vice-Admiral has the Flag of a Rear-Admiral, and leaves his equal the Grand Flag', () => {
    const world = stationAt({
      ...redAtSea(
        force('red-gf x r-birch red-a'),
        force('red-flag x r-east red-b'),
        force('red-det-1 x r-cole red-c'),
        force('red-det-2 x r-dunn red-e'),
      ),
      mess: 'r-ash',
      stations: {},
    });
    const { leaders } = world.forces.red!;
    const ranks = {
      'r-birch': 'VA',
      'r-east': 'RA',
      'r-cole': 'Cdre',
      'r-dunn': 'Cdre',
      'r-ash': 'VA',
    } as const;
    for (const [id, rank] of Object.entries(ranks)) leaders[id]!.rank = rank;
    settleSeniority(world, scripted(world), 'red', 'umpire');
    expect(
      ['red-gf', 'red-flag', 'red-det-1', 'red-det-2'].map((id) => formationIn(world, id).leader),
    ).toEqual(['r-birch', 'r-ash', 'r-cole', 'r-dunn']);
    expect(leaders['r-east']!.at).toBe('mess');
  });
});

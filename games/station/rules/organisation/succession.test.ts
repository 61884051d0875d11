import { describe, expect, it } from 'vitest';
import { leadersIn } from '../testing/changed.ts';
import { toldLines } from '../testing/lines.ts';
import { fleets, force, type Put, scripted, stationAt } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { exchange } from './officers.ts';
import { leaderFate, relieveTo, setLoose } from './organisation.ts';
import {
  candidates,
  juniorsOf,
  mayCommand,
  rankOf,
  seniorityOf,
  settleSeniority,
  settleStations,
} from './seniority.ts';

const HELD = { red: 'r-birch', blue: null, north: null, south: null };

/** Birch has had the Fleet; Ash, his senior, is there now. */
function fleet(put: readonly Put[], mess: string, change: (world: State) => void = () => {}): string[] {
  const world = stationAt({ put, mess, stations: HELD as never });
  change(world);
  const context = scripted(world);
  settleStations(world, context, 'red');
  const posted = leadersIn(world).filter((one) => !/future|gone/.test(one));
  return [...toldLines(context).map((one) => one.replace(/ others.*/, '')), ...posted];
}
const NEW = 'station 3.471 side:red station:red leader:r-ash';
const OUT = 'relieved 3.472 side:red leader:r-birch why:senior';
const posted = (leader: string, to: string): string =>
  `posted 3.463 side:red leader:${leader} formation:${to}`;

describe('A new Fleet Admiral', () => {
  it('[3.472] takes the Flotilla of the old one out of the Mess', () => {
    expect(fleet([force('red-flag x r-birch red-a')], 'r-ash')).toEqual([
      NEW,
      OUT,
      posted('r-ash', 'red-flag'),
      'r-ash VA posted red-flag',
      'r-birch RA mess null',
    ]);
  });

  it('[3.472] [3.483] leaves his own to the next in the Mess, or it is Unformed', () => {
    const both = [force('red-flag x r-birch red-a'), force('red-gf w r-ash red-b')];
    expect(fleet(both, '')).toEqual([
      NEW,
      OUT,
      posted('r-ash', 'red-flag'),
      posted('r-birch', 'red-gf'),
      'r-ash VA posted red-flag',
      'r-birch RA posted red-gf',
    ]);
  });

  it('[3.472] Wounded, he leaves it to the senior of the Mess, not to whom he has turned out', () => {
    const away = (world: State): void => {
      Object.assign(forcesOf(world, 'red').leaders['r-ash']!, { at: 'away', until: 9 });
    };
    expect(fleet([force('red-flag x r-birch red-a')], 'r-ash r-east', away)).toEqual([
      NEW,
      OUT,
      posted('r-east', 'red-flag'),
      'r-ash VA away null',
      'r-birch RA mess null',
      'r-east RA posted red-flag',
    ]);
    // Unless there is nobody else.
    expect(fleet([force('red-flag x r-birch red-a')], 'r-ash', away)).toContain('r-birch RA posted red-flag');
  });

  it('[3.472] takes none where the old one had none, or another has it', () => {
    expect(fleet([], 'r-ash r-birch')).toEqual([NEW, 'r-ash VA mess null', 'r-birch RA mess null']);
    const lost = (world: State): void => {
      forcesOf(world, 'red').leaders['r-birch']!.formation = 'red-flag';
    };
    expect(fleet([], 'r-ash r-birch', lost)[1]).toBe('r-ash VA mess null');
  });

  it('[3.425] does not go under one who is his junior', () => {
    const put = [force('red-gf x r-east red-b'), force('red-flag x r-birch red-a', { under: 'red-gf' })];
    expect(fleet(put, 'r-ash')).not.toContain(posted('r-ash', 'red-flag'));
  });

  it('[3.461] a Wounded Admiral keeps his Station; one who is gone or to come has none', () => {
    const held = (at: string): string | null => {
      const world = stationAt({ mess: 'r-birch r-ash', stations: { ...HELD, red: 'r-ash' } as never });
      forcesOf(world, 'red').leaders['r-ash']!.at = at as 'away';
      settleStations(world, scripted(world), 'red');
      return world.stations.red!;
    };
    expect(['away', 'mess', 'gone', 'future', 'prisoner'].map(held)).toEqual([
      'r-ash',
      'r-ash',
      'r-birch',
      'r-birch',
      'r-birch',
    ]);
  });

  it('[3.474] with no Admiral left the Station is empty', () => {
    const world = stationAt({ mess: 'r-cole', stations: HELD as never });
    forcesOf(world, 'red').leaders['r-birch']!.at = 'gone';
    settleStations(world, scripted(world), 'red');
    expect(world.stations.red).toBeNull();
  });
});

describe('Officers in the Mess', () => {
  const GF = force('red-gf x r-birch red-a');
  const FLAG = force('red-flag w r-east red-b');

  it.each<[string, readonly Put[], 'owner' | 'umpire', string[]]>([
    ['the only junior', [GF], 'owner', ['r-ash VA posted red-gf', 'r-birch RA mess null']],
    [
      'the most junior of two, by the umpire',
      [GF, FLAG],
      'umpire',
      ['r-ash VA posted red-flag', 'r-birch RA posted red-gf'],
    ],
    [
      'nobody of two before the owner has spoken',
      [GF, FLAG],
      'owner',
      ['r-ash VA mess null', 'r-birch RA posted red-gf'],
    ],
  ])('[3.464] [3.465] turn out %s', (_, put, choice, then) => {
    const world = stationAt({ put, mess: 'r-ash', stations: { red: 'r-ash' } });
    settleSeniority(world, scripted(world), 'red', choice);
    expect(leadersIn(world).slice(0, 2)).toEqual(then);
  });

  it('[3.464] no junior under one who would be below them', () => {
    const under = [GF, force('red-flag x r-cole red-b', { under: 'red-gf' })];
    const juniors = (rank: 'VA' | 'RA'): string[] => {
      const world = stationAt({ put: under, mess: 'r-ash' });
      forcesOf(world, 'red').leaders['r-ash']!.rank = rank;
      return juniorsOf(world, 'red', 'r-ash');
    };
    expect([juniors('VA'), juniors('RA')]).toEqual([['red-gf'], ['red-flag']]);
    const nobody = stationAt({
      put: [force('red-gf x nobody red-a'), force('red-flag x r-cole red-b', { under: 'red-gf' })],
      mess: 'r-ash',
    });
    expect(juniorsOf(nobody, 'red', 'r-ash')).toEqual(['red-flag']);
  });

  it('[3.425] [3.463] who may have a Flotilla under another: below him first, then his equals', () => {
    const offered = (mess: string, above = 'r-birch'): string[] =>
      candidates(
        stationAt({
          put: [force(`red-gf x ${above} red-a`), force('red-flag x nobody red-b', { under: 'red-gf' })],
          mess,
        }),
        'red',
        'red-flag',
      );
    expect(offered('r-ash r-east')).toEqual(['r-east']);
    expect(offered('r-ash')).toEqual([]);
    expect(offered('r-ash r-east', 'nobody')).toEqual(['r-ash']);
    expect(candidates(stationAt({ mess: 'r-ash' }), 'red', 'red-flag')).toEqual(['r-ash']);
  });

  it('[3.334] an Admiral stands in for a Commodore in a Detachment, nowhere else', () => {
    const world = stationAt({ put: [force('red-det-1 x nobody red-b')], mess: 'r-birch' });
    expect(candidates(world, 'red', 'red-det-1')).toEqual(['r-birch']);
    expect(candidates(world, 'red', 'red-det-2')).toEqual([]);
    expect(
      candidates(stationAt({ mess: 'r-cole', put: [force('red-flag x nobody red-b')] }), 'red', 'red-flag'),
    ).toEqual([]);
    expect(candidates(world, 'red', 'no-flotilla')).toEqual([]);
  });

  it('[3.411] nobody commands the Enemy’s, or what there is not', () => {
    const world = stationAt();
    expect(mayCommand(world, 'red', 'r-ash', 'red-gf')).toBe(true);
    expect(['azure-flag', 'blue-gf', 'ghost'].map((id) => mayCommand(world, 'red', 'r-ash', id))).toEqual([
      false,
      false,
      false,
    ]);
    expect(mayCommand(world, 'red', 'ghost', 'red-gf')).toBe(false);
  });

  it('[3.422] [3.14] of the Enemy’s officers only what their counters say is known', () => {
    const world = stationAt({ put: [force('red-gf x r-birch red-a')], stations: { red: 'r-birch' } });
    forcesOf(world, 'red').leaders['r-birch']!.rank = 'VA';
    const seen = view(world, 'blue');
    expect([rankOf(world, 'red', 'r-birch') - rankOf(seen, 'red', 'r-birch')]).toEqual([1]);
    expect(seniorityOf(world, 'red', 'r-birch') - seniorityOf(seen, 'red', 'r-birch')).toBe(103);
    expect([rankOf(world, 'red', 'ghost'), seniorityOf(world, 'red', 'ghost')]).toEqual([0, 0]);
  });
});

describe('Captives', () => {
  const captive = (...ids: readonly string[]): State => {
    const world = stationAt({ mess: 'r-cole r-birch a-clerc' });
    for (const side of ['red', 'blue'])
      for (const id of ids) {
        const state = forcesOf(world, side).leaders[id];
        if (state !== undefined) state.at = 'prisoner';
      }
    exchange(world, scripted(world));
    return world;
  };
  const at = (world: State, side: string, id: string): string => forcesOf(world, side).leaders[id]!.at;

  it('[11.181] Commodores come back by themselves, an Admiral only for another', () => {
    const world = captive('r-cole', 'r-birch');
    expect([at(world, 'red', 'r-cole'), at(world, 'red', 'r-birch')]).toEqual(['mess', 'prisoner']);
  });
  it('[11.182] who is exchanged comes to the Mess', () => {
    const world = captive('r-birch', 'a-clerc');
    expect([at(world, 'red', 'r-birch'), at(world, 'blue', 'a-clerc')]).toEqual(['mess', 'mess']);
  });
});

describe('What is not there', () => {
  it('[3.48] nobody is Relieved of nothing, and nothing becomes of nobody', () => {
    const world = stationAt({ put: fleets('red-gf x nobody red-a, red-flag x r-birch red-b') });
    const before = JSON.stringify(world.forces);
    const context = scripted(world);
    relieveTo(world, 'red', null, 'mess');
    leaderFate(world, context, 'red', 'ghost', { what: 'killed' });
    expect([JSON.stringify(world.forces), context.happenings]).toEqual([before, []]);
  });

  it('[2.34] where nobody comes loose the counters that lie there keep their numbers', () => {
    const world = stationAt({ put: fleets('red-gf x r-ash red-a, red-flag x r-birch red-b') });
    const before = world.tokens.map(({ id }) => id);
    expect(setLoose(world, scripted(world), 'red', [], { at: 'x', berth: 'sea' })).toEqual([]);
    expect(world.tokens.map(({ id }) => id)).toEqual(before);
  });
});

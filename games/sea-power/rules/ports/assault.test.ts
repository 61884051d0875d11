import { d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { PORTS, portOf } from '../../data/ports.ts';
import { captureOdds } from '../battle/odds.ts';
import { agree, contextOf, putInPlay, type TestFleet, Umpire, warWith } from '../testing/battle.ts';
import { markerNamed } from '../testing/found.ts';
import type { State } from '../world/state.ts';
import { areasOpenTo, canStorm, mayBeTaken, portsToTake } from './assault.ts';
import { stormPort } from './port-capture.ts';

const ENGLISH = ['eng-mars:eng-hawke', 'eng-culloden'];
const FRENCH = ['fra-souverain:fra-conflans', 'fra-temeraire'];
const at = (area: TestFleet['at'], more: Partial<TestFleet> = {}): TestFleet => ({
  token: 'E1',
  at: area,
  stacks: [ENGLISH],
  ...more,
});
const ready = (world: State): State => {
  world.phase = 'assault';
  return world;
};

describe('assaults on ports', () => {
  it('[6.23/1] only changeable ports of an enemy at war can be taken', () => {
    const world = warWith([]);
    expect(portsToTake(world, 'english', 'eastern-caribbean')).toEqual([
      'fort-royal',
      'guadeloupe',
      'st-lucia',
    ]);
    expect(portsToTake(world, 'european', 'eastern-caribbean')).toEqual(['barbados']);
    expect(portsToTake(world, 'english', 'bay-of-biscay')).toEqual([]);
    // Spain is at war from 1762.
    expect(mayBeTaken(world, 'english', 'havana')).toBe(false);
    expect(mayBeTaken({ ...world, year: 1762 }, 'english', 'havana')).toBe(true);
    expect(mayBeTaken(world, 'english', 'lisbon')).toBe(false);
  });

  it('[6.2/2] [6.23/1] a port of a permanent colour is never open to assault, whoever is at war', () => {
    const world = { ...warWith([], { war: 2, year: 1781 }), bengalYears: 9 };
    for (const { id, kind } of PORTS)
      if (kind !== 'changeable')
        for (const side of ['english', 'european'] as const) expect(mayBeTaken(world, side, id)).toBe(false);
  });

  it('[6.23/1] the attacker must be alone at sea there, with two ships and a leader', () => {
    const open = (...fleets: TestFleet[]) => areasOpenTo(warWith(fleets), 'english');
    expect(open(at('cape-verde-basin'))).toEqual(['cape-verde-basin']);
    // A decoy looks the same to everybody else, but can't attack.
    expect(open(at('cape-verde-basin', { stacks: [] }))).toEqual(['cape-verde-basin']);
    expect(open(at('goree'))).toEqual([]);
    const able = (...stack: string[]) =>
      canStorm(
        warWith([at('cape-verde-basin', { stacks: stack.length === 0 ? [] : [stack] })]),
        'english',
        'cape-verde-basin',
      );
    expect(able(...ENGLISH)).toBe(true);
    expect(able('eng-mars:eng-hawke')).toBe(false);
    expect(able('eng-mars', 'eng-culloden')).toBe(false);
    expect(able()).toBe(false);
    const umpire = new Umpire(ready(warWith([at('cape-verde-basin', { stacks: [['eng-mars:eng-hawke']] })])));
    expect(umpire.asks).toMatchObject([{ kind: 'assault', seat: 'english', areas: ['cape-verde-basin'] }]);
    expect(umpire.check({ areas: ['cape-verde-basin'] })?.code).toBe('assault-force');
    expect(umpire.check({ areas: ['north-sea'] })?.code).toBe('assault-area');
    expect(umpire.choices<'assault'>()).toEqual([{ areas: [] }]);
  });

  it('[6.23/1] one port of an area a year, and its owner says which', () => {
    const umpire = new Umpire(ready(warWith([at('eastern-caribbean')])));
    umpire.answer({ areas: ['eastern-caribbean'] });
    expect(umpire.asks).toMatchObject([
      {
        kind: 'defend',
        seat: 'european',
        areas: [{ area: 'eastern-caribbean', ports: ['fort-royal', 'guadeloupe', 'st-lucia'] }],
      },
    ]);
    const named = (port: string) => ({ ports: [{ area: 'eastern-caribbean', port }] });
    expect(umpire.check(named('barbados'))?.code).toBe('defend-port');
    expect(umpire.check({ ports: [] })?.code).toBe('defend-areas');
    expect(umpire.choices<'defend'>()[0]).toEqual(named('fort-royal'));
    for (const choice of umpire.choices<'defend'>()) expect(umpire.check(choice)).toBeNull();
    umpire.load(1, 6);
    umpire.answer(named('guadeloupe'));
    expect(umpire.told('assault')).toMatchObject([{ port: 'guadeloupe', taken: true }]);
    expect(umpire.world.ports.guadeloupe).toEqual({ owner: 'England', captured: true, closing: null });
    expect(umpire.world.ports['fort-royal']!.owner).toBe('France');
    expect(umpire.progress).toBe('done');
  });

  it('[6.23/2] a die and the best leader against a die and the number of the port; equal totals leave it', () => {
    const play = (defence: number, attack: number) => {
      const umpire = new Umpire(ready(warWith([at('cape-verde-basin')])));
      umpire.load(defence, attack);
      umpire.answer({ areas: ['cape-verde-basin'] });
      return umpire.told('assault')[0]!;
    };
    // Hawke is a 4, Gorée a 1.
    expect(play(6, 4)).toMatchObject({ totals: { attack: 8, defence: 7 }, taken: true });
    expect(play(6, 3)).toMatchObject({ totals: { attack: 7, defence: 7 }, taken: false });
  });

  it('[6.23/2] goes as often each way as two dice say', () => {
    for (const [leader, rating, port] of [
      ['eng-hawke', 4, 'batavia'],
      ['eng-byng', 1, 'fort-royal'],
      ['eng-keppel', 3, 'goree'],
    ] as const) {
      const number = portOf(port).number;
      // Pairs of dice in which the attacker's is larger by more than the port's lead, by counting along the diagonals.
      let wins = 0;
      for (let lead = -5; lead <= 5; lead++) if (lead > number - rating) wins += 6 - Math.abs(lead);
      expect(captureOdds(rating, port)).toBeCloseTo(wins / 36, 12);
      const { area } = portOf(port);
      const world = warWith([at(area, { stacks: [[`eng-mars:${leader}`, 'eng-culloden']] })]);
      const before = { ...world.ports };
      const counts = [0, 0];
      const context = contextOf(looseDice(1762));
      context.tell = (told) => {
        if (told.kind === 'assault') counts[told.taken ? 0 : 1]!++;
      };
      for (let turn = 0; turn < 4000; turn++) {
        world.ports = { ...before };
        stormPort(world, 'english', area, port, context);
      }
      expect(agree(counts, [wins / 36, 1 - wins / 36])).toBe(true);
      expect(agree(counts, [wins / 36 + 0.05, 0.95 - wins / 36])).toBe(false);
    }
  });

  it('[6.23/3] ships in a captured port are sunk, leaders aboard them out for a year, markers gone', () => {
    const world = warWith(
      [
        at('cape-verde-basin'),
        { token: 'P1', at: 'goree', stacks: [FRENCH] },
        { token: 'P2', at: 'goree' },
        { token: 'P3', at: 'brest', stacks: [['fra-zodiaque:fra-la-clue']] },
      ],
      { year: 1758 },
    );
    putInPlay(world, 'fra-thesee', 'goree');
    const umpire = new Umpire(ready(world));
    umpire.load(1, 6);
    umpire.answer({ areas: ['cape-verde-basin'] });
    expect(umpire.told('lost')).toMatchObject([
      { why: 'port', ships: ['fra-souverain', 'fra-temeraire', 'fra-thesee'] },
    ]);
    expect(world.absent).toEqual([
      { leader: 'fra-conflans', side: 'european', returns: 1760, why: 'captured' },
    ]);
    expect(world.forces.european.leaders).toEqual(['fra-la-clue']);
    expect(markerNamed(world, 'P1') ?? markerNamed(world, 'P2')).toBeUndefined();
    expect(markerNamed(world, 'P3')).toBeDefined();
    // Three of 74 guns and more: counted at once, and back in their pool.
    expect(world.points.english).toBe(6);
    expect(world.forces.european.pools.France!.ships).toContain('fra-thesee');
  });

  it('[6.23/3] a port goes to the nation of the leader who took it', () => {
    const world = ready(
      warWith(
        [
          {
            token: 'P1',
            at: 'grand-banks',
            nation: 'Spain',
            stacks: [['spa-infante:spa-navarro', 'fra-temeraire:fra-beauffremont']],
          },
        ],
        {
          year: 1762,
        },
      ),
    );
    const umpire = new Umpire(world);
    umpire.load(1, 6);
    umpire.answer({ areas: ['grand-banks'] });
    expect(world.ports['st-john-s']!.owner).toBe('Spain');
  });

  it('[6.23/3] [11.O/1] what a Russian takes is English', () => {
    const world = warWith(
      [at('western-med', { stacks: [['rus-boris:rus-ushakov', 'eng-mars:eng-hotham']] })],
      {
        war: 3,
        year: 1797,
        options: { russians: true },
      },
    );
    stormPort(world, 'english', 'western-med', 'port-mahon', contextOf(loadedDice(d6(1, 6))));
    expect(world.ports['port-mahon']).toEqual({ owner: 'England', captured: true, closing: null });
  });

  it('[6.231] Quebec falls only after Louisburg, to the English alone, and stays English', () => {
    const world = warWith([]);
    expect(portsToTake(world, 'english', 'gulf-of-st-lawrence')).toEqual(['louisburg']);
    world.ports.louisburg = { owner: 'Removed', captured: true, closing: null };
    expect(portsToTake(world, 'english', 'gulf-of-st-lawrence')).toEqual(['quebec-city']);
    world.ports['quebec-city'] = { owner: 'England', captured: true, closing: null };
    expect(mayBeTaken(world, 'european', 'quebec-city')).toBe(false);
  });

  it('[6.232] Louisburg is razed when it is taken', () => {
    const umpire = new Umpire(ready(warWith([at('gulf-of-st-lawrence')])));
    umpire.load(1, 6);
    umpire.answer({ areas: ['gulf-of-st-lawrence'] });
    expect(umpire.world.ports.louisburg).toEqual({ owner: 'Removed', captured: true, closing: null });
    for (const side of ['english', 'european'] as const)
      expect(mayBeTaken(umpire.world, side, 'louisburg')).toBe(false);
  });

  it('[6.233] Pondicherry can be attacked in the second year in a row that the English hold the bay', () => {
    const open = (years: number) => {
      const world = warWith([at('bay-of-bengal')]);
      world.bengalYears = years;
      const umpire = new Umpire(ready(world));
      return umpire.asks.flatMap((ask) => (ask.kind === 'assault' ? ask.areas : []));
    };
    // The year that is being judged counts.
    expect(open(0)).toEqual([]);
    expect(open(1)).toEqual(['bay-of-bengal']);
    const english = warWith([]);
    english.ports.pondicherry = { owner: 'England', captured: true, closing: null };
    expect(mayBeTaken(english, 'european', 'pondicherry')).toBe(true);
  });

  it('[4.0/14] control is judged first, then ports are attacked, then points counted', () => {
    const umpire = new Umpire(
      ready(warWith([at('cape-verde-basin'), { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH] }])),
    );
    umpire.load(1, 6);
    umpire.answer({ areas: ['cape-verde-basin'] });
    expect(umpire.happenings.map(({ truth }) => truth.kind)).toEqual(['control', 'assault', 'points']);
    const quiet = new Umpire(ready(warWith([])));
    expect(quiet.progress).toBe('done');
    expect(quiet.happenings.map(({ truth }) => truth.kind)).toEqual(['control', 'points']);
  });
});

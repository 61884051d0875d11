import { describe, expect, it } from 'vitest';
import { homePortsOf, portOf } from '../../data/ports.ts';
import { invariants } from '../invariants.ts';
import { leaderIds, newMatch, shipIds, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { view } from '../view.ts';

const ships = shipIds('England', 2, 0, 12);
const leaders = leaderIds('England', 2, 6);
const french = shipIds('France', 2, 0, 8);
const frenchLeaders = leaderIds('France', 2, 4);
const ENGLISH = ['eng-channel', 'eng-western', 'eng-north-sea', 'eng-downs'];
const FRENCH = ['fra-brest', 'fra-rochefort', 'fra-lorient', 'fra-toulon'];

/** 1778: four English squadrons of three ships and a decoy, four French of two. */
const placing = () =>
  new Umpire(
    yearOf(2, 1778, 'organise', {
      english: { fresh: ships, leaders },
      european: { fresh: french, leaders: frenchLeaders },
    }),
  ).play({
    'organise english': {
      squadrons: [
        ...ENGLISH.map((squadron, index) => ({
          squadron,
          stacks: [stackOf(ships.slice(3 * index, 3 * index + 3), leaders[index]!)],
        })),
        { squadron: 'eng-jamaica', stacks: [] },
      ],
    },
    'organise european': {
      squadrons: FRENCH.map((squadron, index) => ({
        squadron,
        stacks: [stackOf(french.slice(2 * index, 2 * index + 2), frenchLeaders[index]!)],
      })),
    },
  });

const english = (squadron: string, port: string) => ({ 'place english': { squadron, port } });
const european = (squadron: string, port: string) => ({ 'place european': { squadron, port } });

describe('3.7 placing squadrons', () => {
  it('[3.7/5] one marker at a time in turn, the European first; who has more goes on alone', () => {
    const match = placing();
    const turns: string[] = [];
    while (match.world.phase === 'place') {
      turns.push(match.world.turn.side);
      match.play();
    }
    expect(turns).toEqual([
      'european',
      'english',
      'european',
      'english',
      'european',
      'english',
      'european',
      'english',
      'english',
    ]);
    expect(match.world.phase).toBe('frigates');
    expect(match.world.forces.english.mustered).toEqual([]);
  });

  it('[3.7/4] each home port gets a squadron with ships: once they are as few as the bare ports, they must go there', () => {
    const match = placing();
    expect(homePortsOf('France').map(({ id }) => id)).toEqual(['brest', 'lorient', 'rochefort', 'toulon']);
    expect(match.refusal('place', 'european', { squadron: 'fra-brest', port: 'port-louis' })?.code).toBe(
      'home-port-bare',
    );
    match.play(european('fra-toulon', 'brest'));
    match.play(english('eng-channel', 'gibraltar')).play(european('fra-brest', 'toulon'));
    match.play(english('eng-western', 'halifax'));
    expect(match.refusal('place', 'european', { squadron: 'fra-lorient', port: 'brest' })?.code).toBe(
      'home-port-bare',
    );
    match.play(european('fra-lorient', 'rochefort'));
    expect(match.refusal('place', 'english', { squadron: 'eng-downs', port: 'gibraltar' })?.code).toBe(
      'home-port-bare',
    );
    expect(match.refusal('place', 'english', { squadron: 'eng-jamaica', port: 'nore' })).toBeNull();
    match.play(english('eng-jamaica', 'nore'));
    // A decoy in Nore does not do.
    expect(match.world.turn.side).toBe('european');
    match.play();
    match.play(english('eng-downs', 'portsmouth'));
    expect(match.refusal('place', 'english', { squadron: 'eng-north-sea', port: 'portsmouth' })?.code).toBe(
      'home-port-bare',
    );
    match.play(english('eng-north-sea', 'nore'));
    expect(match.world.phase).toBe('frigates');
  });

  it('[3.7/5] only ports that its own nation controls', () => {
    const match = placing().play();
    for (const port of ['brest', 'lisbon', 'cadiz', 'boston'])
      expect(match.refusal('place', 'english', { squadron: 'eng-jamaica', port })?.code, port).toBe(
        'not-own-port',
      );
    expect(match.refusal('place', 'english', { squadron: 'eng-cape', port: 'nore' })?.code).toBe(
      'not-in-hand',
    );
    expect(match.refusal('place', 'english', { squadron: 'eng-jamaica', port: 'atlantis' })?.code).toBe(
      'unknown-port',
    );
  });

  it('[6.21] no more squadrons with ships than the port’s number; those without take no room', () => {
    expect(portOf('bencoolen').number).toBe(1);
    const match = placing().play();
    match.play(english('eng-channel', 'bencoolen')).play();
    expect(match.refusal('place', 'english', { squadron: 'eng-western', port: 'bencoolen' })?.code).toBe(
      'port-full',
    );
    expect(match.refusal('place', 'english', { squadron: 'eng-jamaica', port: 'bencoolen' })).toBeNull();
    const decoyFirst = placing().play();
    decoyFirst.play(english('eng-jamaica', 'bencoolen')).play();
    expect(decoyFirst.refusal('place', 'english', { squadron: 'eng-western', port: 'bencoolen' })).toBeNull();
    decoyFirst.play(english('eng-western', 'bencoolen')).play();
    expect(decoyFirst.refusal('place', 'english', { squadron: 'eng-channel', port: 'bencoolen' })?.code).toBe(
      'port-full',
    );
  });

  it('[3.6/3] [6.61] a marker shows its owner and place and nothing else, the same for a decoy', () => {
    const match = placing().play();
    match.play(english('eng-jamaica', 'madras')).play();
    match.play(english('eng-channel', 'nore'));
    const [decoy, real] = view(match.world, 'european').markers.filter(({ side }) => side === 'english');
    expect(decoy).toEqual({ ...real, token: 'E1', at: { port: 'madras' } });
    expect(real!.token).toBe('E2');
    expect(match.told('placed', 'european')).toEqual([
      { kind: 'placed', rule: '3.7/5', side: 'english', token: 'E2', port: 'nore' },
    ]);
    expect(match.told('placed', 'english')[0]!.squadron).toBe('eng-channel');
  });

  it('[11.O/1] in a war that begins with Russians a squadron they are in is placed in Europe', () => {
    const match = placing();
    match.play();
    const [russian] = shipIds('Russia', 3, 0, 1) as [string];
    const { english: forces } = match.world.forces;
    forces.ships[russian] = { port: null, damage: 0, sailed: true };
    const channel = forces.squadrons.find(({ id }) => id === 'eng-channel')!;
    const refused = (port: string) => match.refusal('place', 'english', { squadron: 'eng-channel', port });
    expect(refused('halifax')).toBeNull();
    channel.stacks = [[...channel.stacks[0]!, { ship: russian, leader: null }]];
    expect(refused('halifax')).toMatchObject({ code: 'out-of-europe', rule: '11.O/1' });
    expect(refused('gibraltar')).toBeNull();
  });

  it('every suggestion is legal to the end, for every war', () => {
    for (const id of ['seven-years-war-1756', 'napoleonic-wars-1793'] as const) {
      const match = newMatch(id, { earlySpain: true }).play();
      while (match.world.phase === 'place') {
        const { side } = match.world.turn;
        const all = match.choices('place', side);
        for (const answer of all.slice(0, 40)) expect(match.refusal('place', side, answer)).toBeNull();
        match.play({ [`place ${side}`]: all[(match.world.asked * 7) % all.length]! });
        expect(invariants(match.world)).toEqual([]);
      }
      const manned = new Set(
        match.world.markers.map(({ at }) => ('port' in at ? at.port : null)).filter((port) => port !== null),
      );
      for (const nation of ['England', 'France'] as const)
        for (const port of homePortsOf(nation)) expect(manned).toContain(port.id);
    }
  });
});

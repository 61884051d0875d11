import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import { leaderIds, newMatch, putOut, shipIds, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { view } from '../view.ts';
import type { AnswerTo } from '../world/asks.ts';
import { isEmpty } from '../world/squadron.ts';

const english = shipIds('England', 2, 0, 12);
const french = shipIds('France', 2, 0, 8);
const spanish = shipIds('Spain', 2, 0, 6);
const [keppel, rodney, howe] = leaderIds('England', 2, 3) as [string, string, string];
const [chaffault, ternay] = leaderIds('France', 2, 2) as [string, string];
const [cordova] = leaderIds('Spain', 2, 1) as [string];

/** 1780: English in Portsmouth and Lisbon and two new ones; French in Brest and Cadiz, two new; Spanish in Cadiz. */
const in1780 = () =>
  new Umpire(
    yearOf(2, 1780, 'reorganise', {
      english: {
        lying: { portsmouth: english.slice(0, 6), lisbon: english.slice(6, 10) },
        fresh: english.slice(10),
        leaders: [keppel, rodney, howe],
      },
      european: {
        lying: { brest: french.slice(0, 3), cadiz: [...french.slice(3, 6), ...spanish] },
        fresh: french.slice(6),
        leaders: [chaffault, ternay, cordova],
      },
    }),
  );
type Drafts = AnswerTo<'reorganise'>['squadrons'];
const code = (
  side: 'english' | 'european',
  squadrons: Drafts,
  ashore: AnswerTo<'reorganise'>['ashore'] = [],
) => in1780().refusal('reorganise', side, { squadrons, ashore })?.code;
const channel = (port: string, ...stacks: ReturnType<typeof stackOf>[]) => ({
  squadron: 'eng-channel',
  port,
  stacks,
});

describe('5.3 reorganisation', () => {
  it('[5.3] [4.0/7] ships change squadrons freely within a port but never change ports; leaders go anywhere', () => {
    const match = in1780();
    putOut(match.world, 'english', 'eng-channel', 'E1', { port: 'portsmouth' }, [
      stackOf(english.slice(0, 6), keppel),
    ]);
    const squadrons = [
      { squadron: 'eng-downs', port: 'portsmouth', stacks: [stackOf(english.slice(3, 6), rodney)] },
      { squadron: 'eng-western', port: 'portsmouth', stacks: [stackOf(english.slice(0, 3), howe)] },
      // The marker is empty now and is filled again where other ships lie.
      { squadron: 'eng-channel', port: 'lisbon', stacks: [stackOf(english.slice(6, 10), keppel)] },
    ];
    expect(match.refusal('reorganise', 'english', { squadrons, ashore: [] })).toBeNull();
    match.play({ 'reorganise english': { squadrons, ashore: [] } });
    const { ships } = match.world.forces.english;
    expect(english.slice(0, 10).map((id) => ships[id]!.port)).toEqual([
      ...Array(6).fill('portsmouth'),
      ...Array(4).fill('lisbon'),
    ]);
    expect(code('english', [channel('nore', stackOf(english.slice(0, 2), keppel))])).toBe('ship-elsewhere');
    expect(code('english', [channel('portsmouth', stackOf(english.slice(4, 8), keppel))])).toBe(
      'ship-elsewhere',
    );
    expect(code('english', [], [{ ship: english[0]!, port: 'nore' }])).toBe('ship-elsewhere');
    expect(code('english', [], [{ ship: english[0]!, port: 'portsmouth' }])).toBeUndefined();
  });

  it('[5.3] stacks keep the order of the line that was given', () => {
    const match = in1780();
    const line = [english[4]!, english[1]!, english[3]!];
    const stacks = [stackOf(line, keppel), stackOf([english[0]!, english[5]!], rodney)];
    match.play({ 'reorganise english': { squadrons: [channel('portsmouth', ...stacks)], ashore: [] } });
    expect(match.world.forces.english.squadrons[0]!.stacks).toEqual(stacks);
  });

  it('[5.1/2] new ships join any squadron of their nation, or lie in a port of theirs', () => {
    const fresh = english.slice(10);
    expect(code('english', [channel('nore', stackOf(fresh, keppel))])).toBeUndefined();
    expect(code('english', [channel('halifax', stackOf(fresh, keppel))])).toBeUndefined();
    expect(code('english', [channel('lisbon', stackOf(fresh, keppel))])).toBe('not-own-port');
    expect(code('english', [channel('brest', stackOf(fresh, keppel))])).toBe('not-own-port');
    expect(
      code('english', [channel('lisbon', stackOf([...english.slice(6, 8), ...fresh], keppel))]),
    ).toBeUndefined();
    expect(code('english', [], [{ ship: fresh[0]!, port: 'gibraltar' }])).toBeUndefined();
    expect(code('english', [], [{ ship: fresh[0]!, port: 'lisbon' }])).toBe('not-own-port');
    expect(code('english', [], [{ ship: fresh[0]!, port: 'atlantis' }])).toBe('unknown-port');
    const match = in1780();
    match.play({
      'reorganise english': { squadrons: [], ashore: [{ ship: fresh[0]!, port: 'gibraltar' }] },
    });
    expect(match.world.forces.english.ships[fresh[0]!]!.port).toBe('gibraltar');
    // Nobody said where the other one lies.
    expect(match.world.forces.english.ships[fresh[1]!]!.port).toBe('portsmouth');
  });

  it('[9.1/2] guests in a friend’s port may sail in his squadrons, but he not in theirs', () => {
    const mixed = [...stackOf(spanish, cordova), ...stackOf(french.slice(3, 6), ternay)];
    expect(code('european', [{ squadron: 'spa-cadiz', port: 'cadiz', stacks: [mixed] }])).toBeUndefined();
    expect(code('european', [{ squadron: 'fra-brest', port: 'cadiz', stacks: [mixed] }])).toBe(
      'foreign-ship',
    );
    const own = [{ squadron: 'fra-brest', port: 'cadiz', stacks: [stackOf(french.slice(3, 6), ternay)] }];
    expect(code('european', own)).toBeUndefined();
    const fresh = [...stackOf(spanish, cordova), ...stackOf(french.slice(6))];
    expect(code('european', [{ squadron: 'spa-cadiz', port: 'cadiz', stacks: [fresh] }])).toBe(
      'foreign-ship',
    );
    const home = [{ squadron: 'spa-cadiz', port: 'brest', stacks: [stackOf(french.slice(0, 3), chaffault)] }];
    expect(code('european', home)).toBe('foreign-ship');
  });

  it('[9.1/2] whoever sailed in a friend’s squadron may stay in it wherever it came in', () => {
    const match = in1780();
    const mixed = [stackOf([spanish[0]!], cordova), stackOf(french.slice(0, 3), chaffault)];
    putOut(match.world, 'european', 'spa-cadiz', 'P1', { port: 'brest' }, mixed);
    const squadrons = [{ squadron: 'spa-cadiz', port: 'brest', stacks: mixed }];
    expect(match.refusal('reorganise', 'european', { squadrons, ashore: [] })).toBeNull();
  });

  it('[6.61] empty squadrons start in any port of their nation and in no other', () => {
    expect(
      code('english', [channel('madras'), { squadron: 'eng-downs', port: 'nore', stacks: [] }]),
    ).toBeUndefined();
    for (const port of ['lisbon', 'brest', 'cadiz'])
      expect(code('english', [channel(port)])).toBe('not-own-port');
    expect(code('european', [{ squadron: 'fra-indes', port: 'cadiz', stacks: [] }])).toBe('not-own-port');
    expect(code('european', [{ squadron: 'spa-cadiz', port: 'cadiz', stacks: [] }])).toBeUndefined();
  });

  it('[6.21] the port’s number limits squadrons with ships, decoys apart', () => {
    const world = yearOf(2, 1780, 'reorganise', {
      english: { lying: { bencoolen: english.slice(0, 4) }, leaders: [keppel, rodney] },
    });
    const match = new Umpire(world);
    const first = channel('bencoolen', stackOf(english.slice(0, 2), keppel));
    const second = {
      squadron: 'eng-downs',
      port: 'bencoolen',
      stacks: [stackOf(english.slice(2, 4), rodney)],
    };
    const refused = (squadrons: Drafts) =>
      match.refusal('reorganise', 'english', { squadrons, ashore: [] })?.code;
    expect(refused([first, second])).toBe('port-full');
    expect(refused([first, { ...second, stacks: [] }])).toBeUndefined();
  });

  it('squadrons get new tokens by chance each year, so that nobody can follow one', () => {
    const squadrons = [
      channel('portsmouth', stackOf(english.slice(0, 3), keppel)),
      { squadron: 'eng-downs', port: 'portsmouth', stacks: [stackOf(english.slice(3, 6), rodney)] },
      { squadron: 'eng-western', port: 'nore', stacks: [] },
    ];
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const match = in1780();
      match.dice = looseDice(seed);
      match.play({ 'reorganise english': { squadrons, ashore: [] } });
      const mine = match.world.forces.english.squadrons.filter(({ token }) => token !== null);
      expect(mine.map(({ token }) => token).sort()).toEqual(['E1', 'E2', 'E3']);
      expect(match.world.markers.filter(({ side }) => side === 'english').map(({ token }) => token)).toEqual([
        'E1',
        'E2',
        'E3',
      ]);
      seen.add(mine.map(({ token }) => token).join());
      expect(invariants(match.world)).toEqual([]);
      expect(view(match.world, 'european').forces.english).toBeUndefined();
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('[6.22/1] who begins the year in a neutral port is marked for it', () => {
    const match = in1780();
    match.play({
      'reorganise english': {
        squadrons: [
          channel('lisbon', stackOf(english.slice(6, 10), keppel)),
          { squadron: 'eng-downs', port: 'portsmouth', stacks: [stackOf(english.slice(0, 3), rodney)] },
        ],
        ashore: [],
      },
    });
    for (const { at, fromNeutral } of match.world.markers)
      if ('port' in at) expect(fromNeutral).toBe(at.port === 'lisbon');
  });
});

describe('suggestions', () => {
  it('are legal year after year, and leave neutral ports whenever there is a leader', () => {
    let decoys = 0;
    let big = 0;
    for (const [id, options] of [
      ['maritime-war-1778', {}],
      ['napoleonic-wars-1793', { russians: true, weather: true }],
    ] as const) {
      const match = newMatch(id, options);
      for (let year = 0; year < 4; year++) {
        match.playUntil('reorganise');
        for (const side of ['english', 'european'] as const)
          for (const answer of match.choices('reorganise', side)) {
            expect(match.refusal('reorganise', side, answer)).toBeNull();
            decoys += answer.squadrons.filter(isEmpty).length;
            big += answer.squadrons.filter(({ stacks }) => stacks.flat().length > 16).length;
          }
      }
    }
    expect(decoys).toBeGreaterThan(20);
    expect(big).toBeGreaterThan(0);
    const lisbon = in1780().choices('reorganise', 'english');
    for (const { squadrons } of lisbon)
      expect(squadrons.some(({ port, stacks }) => port === 'lisbon' && !isEmpty({ stacks }))).toBe(true);
  });

  it('put guests into their hosts’ squadrons now and then', () => {
    const foreign = new Set<boolean>();
    for (let year = 1780; year < 1784; year++) {
      const match = in1780();
      match.world.year = year;
      for (const answer of match.choices('reorganise', 'european')) {
        expect(match.refusal('reorganise', 'european', answer)).toBeNull();
        for (const { squadron, stacks } of answer.squadrons)
          if (squadron === 'spa-cadiz' || squadron.startsWith('spa-'))
            if (!isEmpty({ stacks })) foreign.add(stacks.flat().some(({ ship }) => ship.startsWith('fra-')));
      }
    }
    expect(foreign).toEqual(new Set([true, false]));
  });
});

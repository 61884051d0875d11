/** Squadrons formed and placed, told in full: what is asked, offered, refused and told. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderIds, putOut, shipIds, stackOf, Umpire, yearOf } from '../testing/forces.ts';
import { eachInWords, inWords, toldInWords } from '../testing/telling.ts';
import type { AnswerTo } from '../world/asks.ts';

const english = shipIds('England', 2, 0, 12);
const admirals = leaderIds('England', 2, 4);
const french = shipIds('France', 2, 0, 2);

describe('organising and reorganising told in full', () => {
  const organising = () =>
    new Umpire(
      yearOf(2, 1778, 'organise', {
        english: { fresh: english, leaders: admirals },
        european: { fresh: french, leaders: leaderIds('France', 2, 2) },
      }),
    );
  const first = { squadron: 'eng-channel', stacks: [stackOf(english.slice(0, 5), admirals[0]!)] };
  const second = { squadron: 'eng-western', stacks: [stackOf(english.slice(5, 10), admirals[1]!)] };
  const drafts = (...stacks: ReturnType<typeof stackOf>[]) => [first, { ...second, stacks }];

  it.each<[string, string, AnswerTo<'organise'>['squadrons']]>([
    ['6.6/1', 'unknown-squadron', [{ ...first, squadron: 'fra-brest' }]],
    ['6.6/1', 'squadron-twice', [first, { ...second, squadron: 'eng-channel' }]],
    ['5.3', 'unknown-ship', drafts(stackOf(['fra-orient'], admirals[1]!))],
    ['5.3', 'ship-twice', drafts(stackOf(english.slice(4, 6), admirals[1]!))],
    ['6.4/1', 'unknown-leader', drafts(stackOf(english.slice(5, 7), 'eng-hood'))],
    ['6.4/1', 'leader-twice', drafts(stackOf(english.slice(5, 7), admirals[0]!))],
    ['6.6/1', 'unled', drafts(stackOf(english.slice(5, 7)))],
    ['3.7/4', 'too-few-squadrons', [first]],
    ['3.7/4', 'too-few-squadrons', [first, { squadron: 'eng-downs', stacks: [] }]],
  ])('[%s] %s', (rule, code, squadrons) => {
    expect(organising().refusal('organise', 'english', { squadrons })).toMatchObject({ code, rule });
    expect(organising().refusal('organise', 'english', { squadrons: [first, second] })).toBeNull();
  });

  it('[3.7/4] a nation that is not at war has no squadrons', () => {
    const squadrons = [{ squadron: 'spa-cadiz', stacks: [] }];
    expect(organising().refusal('organise', 'european', { squadrons })).toMatchObject({
      code: 'not-at-war',
      rule: '3.7/4',
    });
  });

  it('[3.7/2] what is in squadrons waits to be placed, what is not lies at home', () => {
    const match = organising();
    expect(eachInWords([match.ask('organise', 'english')])).toEqual([
      'id 0.1778.organise.english, seat english, kind organise, rule 3.7/2',
    ]);
    match.play({
      'organise english': { squadrons: [first, second, { squadron: 'eng-cape', stacks: [] }] },
    });
    expect(toldInWords(match.happenings)).toEqual([
      '3.7/2 organised: side english',
      '3.7/2 organised: side european',
    ]);
    const { mustered, ships, squadrons } = match.world.forces.english;
    expect(mustered).toEqual(['eng-channel', 'eng-western', 'eng-cape']);
    expect(english.map((id) => ships[id]!.port)).toEqual([
      ...new Array(10).fill(null),
      'portsmouth',
      'portsmouth',
    ]);
    expect(squadrons[0]!.stacks).toEqual(first.stacks);
    expect(match.world.inHand.english).toBe(3);
  });

  it('[3.7/5] placing: what is asked, offered and told', () => {
    const match = organising().play({
      'organise english': { squadrons: [first, second, { squadron: 'eng-cape', stacks: [] }] },
      'organise european': {
        squadrons: [
          { squadron: 'fra-brest', stacks: [stackOf(french.slice(0, 1), leaderIds('France', 2, 1)[0]!)] },
          { squadron: 'fra-toulon', stacks: [stackOf(french.slice(1), leaderIds('France', 2, 2)[1]!)] },
        ],
      },
    });
    expect(match.offered('place', 'european')).toEqual([
      '? id 1.1778.place.european, seat european, kind place, rule 3.7/5',
      'squadron fra-brest, port brest',
      'squadron fra-brest, port lorient',
      'squadron fra-brest, port rochefort',
      'squadron fra-brest, port toulon',
      'squadron fra-toulon, port brest',
      'squadron fra-toulon, port lorient',
      'squadron fra-toulon, port rochefort',
      'squadron fra-toulon, port toulon',
    ]);
    match.play({ 'place european': { squadron: 'fra-toulon', port: 'lorient' } });
    expect(toldInWords(match.happenings)).toEqual([
      '3.7/5 placed: side european, token P1, port lorient, squadron fra-toulon | european all; others 3.7/5 placed: side european, token P1, port lorient',
    ]);
    expect(eachInWords(match.world.markers)).toEqual([
      'token P1, side european, at {port lorient}, moved false, battle false, fromNeutral false, onStation false, voyages 0',
    ]);
    expect(inWords(match.world.turn)).toEqual('side english, left 1, done []');
    expect(match.world.forces.european.ships[french[1]!]).toEqual({
      port: 'lorient',
      damage: 0,
      sailed: true,
    });
    // The first two squadrons go home; the decoy anywhere.
    expect(eachInWords(match.choices('place', 'english'))).toEqual([
      'squadron eng-channel, port portsmouth',
      'squadron eng-channel, port nore',
      'squadron eng-western, port portsmouth',
      'squadron eng-western, port nore',
      'squadron eng-cape, port portsmouth',
      'squadron eng-cape, port nore',
      'squadron eng-cape, port gibraltar',
      'squadron eng-cape, port halifax',
      'squadron eng-cape, port bermuda',
      'squadron eng-cape, port port-royal',
      'squadron eng-cape, port english-harbour',
      'squadron eng-cape, port bombay',
      'squadron eng-cape, port st-helena',
      'squadron eng-cape, port madras',
      'squadron eng-cape, port bencoolen',
      'squadron eng-cape, port st-john-s',
      'squadron eng-cape, port port-mahon',
      'squadron eng-cape, port new-york',
      'squadron eng-cape, port barbados',
      'squadron eng-cape, port quebec-city',
      'squadron eng-cape, port pensacola',
    ]);
    for (const [squadron, port, code, rule] of [
      ['eng-downs', 'nore', 'not-in-hand', '3.7/5'],
      ['eng-channel', 'atlantis', 'unknown-port', '3.7/5'],
      ['eng-channel', 'brest', 'not-own-port', '3.7/5'],
      ['eng-channel', 'gibraltar', 'home-port-bare', '3.7/4'],
    ] as const)
      expect(match.refusal('place', 'english', { squadron, port })).toMatchObject({ code, rule });
  });

  const reorganising = () => {
    const match = new Umpire(
      yearOf(2, 1780, 'reorganise', {
        english: {
          lying: { nore: english.slice(0, 4), lisbon: english.slice(4, 6), bencoolen: english.slice(6, 8) },
          fresh: english.slice(8, 10),
          leaders: admirals,
        },
        european: {
          lying: { cadiz: [...french, ...shipIds('Spain', 2, 0, 2)] },
          leaders: [...leaderIds('France', 2, 1), ...leaderIds('Spain', 2, 1)],
        },
      }),
      looseDice(2),
    );
    putOut(match.world, 'english', 'eng-channel', 'E1', { port: 'nore' }, [
      stackOf(english.slice(0, 2), admirals[0]!),
    ]);
    return match;
  };
  const at = (port: string, ships: string[], leader = admirals[0]!, squadron = 'eng-channel') => ({
    squadron,
    port,
    stacks: ships.length === 0 ? [] : [stackOf(ships, leader)],
  });
  const [a, b, c, d] = admirals as [string, string, string, string];

  it.each<[string, string, AnswerTo<'reorganise'>['squadrons']]>([
    ['5.3', 'unknown-port', [at('atlantis', english.slice(0, 1))]],
    ['6.61', 'not-own-port', [at('lisbon', [])]],
    ['5.3', 'ship-elsewhere', [at('nore', english.slice(3, 5))]],
    ['5.1/2', 'not-own-port', [at('lisbon', english.slice(8, 9))]],
    ['6.21', 'port-full', [at('bencoolen', [english[6]!]), at('bencoolen', [english[7]!], b, 'eng-downs')]],
  ])('[%s] %s', (rule, code, squadrons) => {
    expect(reorganising().refusal('reorganise', 'english', { squadrons, ashore: [] })).toMatchObject({
      code,
      rule,
    });
    const sound = [
      at('nore', [...english.slice(0, 4), english[8]!], a),
      at('lisbon', [...english.slice(4, 6), english[9]!], b, 'eng-downs'),
      at('bencoolen', english.slice(6, 8), c, 'eng-western'),
      at('bencoolen', [], d, 'eng-cape'),
    ];
    expect(reorganising().refusal('reorganise', 'english', { squadrons: sound, ashore: [] })).toBeNull();
  });

  it.each([
    ['5.3', 'unknown-ship', [{ ship: 'fra-orient', port: 'nore' }]],
    ['5.3', 'ship-twice', [{ ship: english[0]!, port: 'nore' }]],
    [
      '5.3',
      'ship-twice',
      [
        { ship: english[8]!, port: 'nore' },
        { ship: english[8]!, port: 'nore' },
      ],
    ],
    ['5.3', 'unknown-port', [{ ship: english[8]!, port: 'atlantis' }]],
    ['5.3', 'ship-elsewhere', [{ ship: english[4]!, port: 'nore' }]],
    ['5.1/2', 'not-own-port', [{ ship: english[8]!, port: 'lisbon' }]],
  ])('[%s] %s ashore', (rule, code, ashore) => {
    const squadrons = [at('nore', english.slice(0, 1))];
    expect(reorganising().refusal('reorganise', 'english', { squadrons, ashore })).toMatchObject({
      code,
      rule,
    });
    const sound = [
      { ship: english[8]!, port: 'halifax' },
      { ship: english[4]!, port: 'lisbon' },
    ];
    expect(reorganising().refusal('reorganise', 'english', { squadrons, ashore: sound })).toBeNull();
  });

  it('[9.1/2] a ship sails under a foreign flag only in the friend’s port where she lies', () => {
    const [admiral] = leaderIds('Spain', 2, 1) as [string];
    const [spaniard] = shipIds('Spain', 2, 0, 1) as [string];
    const mixed = (squadron: string, port: string, ...ships: string[]) =>
      reorganising().refusal('reorganise', 'european', {
        squadrons: [{ squadron, port, stacks: [stackOf([spaniard, ...ships], admiral)] }],
        ashore: [],
      });
    expect(mixed('spa-cadiz', 'cadiz', french[0]!)).toBeNull();
    expect(mixed('fra-brest', 'cadiz', french[0]!)).toMatchObject({ code: 'foreign-ship', rule: '9.1/2' });
    const match = reorganising();
    match.world.forces.european.leaders.push('fra-suffren');
    const wrong = [{ squadron: 'spa-cadiz', port: 'cadiz', stacks: [stackOf([spaniard], 'fra-suffren')] }];
    expect(match.refusal('reorganise', 'european', { squadrons: wrong, ashore: [] })).toMatchObject({
      code: 'foreign-leader',
      rule: '6.4/2',
    });
  });

  it('[5.3] [6.22/1] markers are dealt anew, ships lie with them, and who is in a neutral port is marked', () => {
    const match = reorganising().play({
      'reorganise english': {
        squadrons: [
          at('lisbon', english.slice(4, 6), b, 'eng-downs'),
          at('nore', [...english.slice(2, 4), english[8]!], a),
        ],
        ashore: [],
      },
    });
    expect(toldInWords(match.happenings)).toEqual([
      '5.3 organised: side english',
      '5.3 organised: side european',
    ]);
    expect(eachInWords(match.world.markers.slice(0, 2))).toEqual([
      'token E1, side english, at {port nore}, moved false, battle false, fromNeutral false, onStation false, voyages 0',
      'token E2, side english, at {port lisbon}, moved false, battle false, fromNeutral true, onStation false, voyages 0',
    ]);
    expect(
      match.world.forces.english.squadrons.flatMap(({ id, token, stacks }) =>
        token === null ? [] : [`${id} ${token} ${inWords(stacks)}`],
      ),
    ).toEqual([
      'eng-channel E1 [[{ship eng-sandwich, leader eng-keppel} {ship eng-union, leader -} {ship eng-dublin, leader -}]]',
      'eng-downs E2 [[{ship eng-royal-william, leader eng-rodney} {ship eng-cambridge, leader -}]]',
    ]);
    const { ships } = match.world.forces.english;
    expect(english.slice(0, 10).map((id) => ships[id]!.port)).toEqual([
      ...['nore', 'nore', 'nore', 'nore', 'lisbon', 'lisbon', 'bencoolen', 'bencoolen'],
      ...['nore', 'portsmouth'],
    ]);
  });
});

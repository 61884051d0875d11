import { describe, expect, it } from 'vitest';
import { type Fight, type Meets, meeting } from '../testing/battle.ts';
import { convoyAt, escort, escortedBy } from '../testing/convoys.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { testModule } from '../testing/module.ts';
import { formationIn, type Umpire } from '../testing/station.ts';
import { faceOf, tokenOf } from '../umpire/tokens.ts';
import type { State } from '../world/state.ts';

const AZURE: Meets = { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4' };

/** Red's, led by the first of them, against Azure's flag, as they are laid open. */
const laidOpen = (
  red: readonly Omit<Meets, 'at'>[],
  more: Omit<Partial<Fight>, 'put'> = {},
  dice: readonly number[] = [],
): Umpire => {
  const put = [...red.map((one) => ({ at: 'w', ...one })), AZURE];
  return playTo(battling(meeting({ put, ...more }), ...dice), ['line-up', 'intensity'], {
    engage: (side, { declared }) =>
      declared ? { fight: true, formation: side === 'red' ? red[0]!.id : 'azure-flag' } : undefined,
  });
};
/** `leader squadron` for each that is offered, and who stays out. */
const offered = (umpire: Umpire): string[] =>
  umpire
    .choices<'line-up'>()
    .map(({ leaders, out }) =>
      [
        ...leaders.map(({ leader, squadron }) => `${leader} ${squadron}`),
        ...out.map((one) => `-${one}`),
      ].join(', '),
    );
const given = (leaders: Readonly<Record<string, string>>, out: string[] = []) => ({
  leaders: Object.entries(leaders).map(([leader, squadron]) => ({ leader, squadron })),
  out,
});
const gf = (squadrons: string, leader = 'r-ash') => ({ id: 'red-gf', leader, squadrons });
const under = (id: string, leader: string | undefined, squadrons: string) => ({
  id,
  under: 'red-gf',
  squadrons,
  ...(leader === undefined ? {} : { leader }),
});

describe('where leaders may be', () => {
  it.each([
    [
      'the senior leaves a junior his only Squadron',
      [gf('red-a:4'), under('red-flag', 'r-birch', 'red-c:4')],
      ['r-ash red-a, r-birch red-c', 'r-ash red-a, r-birch red-c', 'r-ash red-a, r-birch red-c'],
    ],
    [
      'a junior with more to choose from leaves the senior his',
      [gf('red-a:4', 'r-cole'), under('red-flag', 'r-birch', 'red-c:4')],
      ['r-birch red-c, r-cole red-a', 'r-birch red-c, r-cole red-a', 'r-birch red-c, r-cole red-a'],
    ],
    [
      'one whose own are all led goes where there is one without',
      [gf(''), under('red-det-1', 'r-cole', 'red-a:4'), under('red-det-2', undefined, 'red-b:4')],
      ['r-ash red-b, r-cole red-a', 'r-ash red-b, r-cole red-a', 'r-ash red-b, r-cole red-a'],
    ],
  ])('[8.262] %s', (_, red, answers) => {
    const umpire = laidOpen(red);
    expect(offered(umpire)).toEqual(answers);
    for (const answer of umpire.choices<'line-up'>()) expect(umpire.check(answer)).toBeNull();
  });

  it('[8.262] three in two Squadrons: nobody is third while one is alone', () => {
    const umpire = laidOpen([
      gf('', 'r-cole'),
      under('red-flag', 'r-birch', ''),
      { id: 'red-det-1', under: 'red-flag', leader: 'r-dunn', squadrons: 'red-a:4 red-b:4' },
    ]);
    expect(offered(umpire)).toEqual([
      'r-birch red-a, r-cole red-b, r-dunn red-a',
      'r-birch red-b, r-cole red-a, r-dunn red-b',
      'r-birch red-a, r-cole red-b, r-dunn red-a',
    ]);
    for (const answer of umpire.choices<'line-up'>()) expect(umpire.check(answer)).toBeNull();
  });

  it('[8.262] crowded: two in one while one of them could be elsewhere; not where there is no other', () => {
    const two = laidOpen([gf('red-a:4'), under('red-flag', 'r-birch', 'red-c:4')]);
    expect(two.check(given({ 'r-ash': 'red-c', 'r-birch': 'red-c' }))).toMatchObject({
      code: 'crowded',
      rule: '8.262',
    });
    const one = laidOpen([gf('', 'r-cole'), under('red-flag', 'r-birch', 'red-a:4')], {}, []);
    expect(one.world.battle!.squadrons.red!.map(({ leaders }) => leaders)).toEqual([['r-birch', 'r-cole']]);
  });

  it('[8.261] [10.32] one with a Flagship alone sails in another’s Squadron; an Admiral in none but his own Formation’s', () => {
    const alone = laidOpen([{ id: 'red-det-1', leader: 'r-cole', squadrons: 'sovereign' }]);
    expect(alone.world.battle!.squadrons.red!.map(({ leaders }) => leaders)).toEqual([['r-cole']]);
    const commodore = laidOpen([gf('red-a:4 red-b:4'), under('red-det-1', 'r-cole', 'sovereign')]);
    expect(offered(commodore)).toEqual([
      'r-ash sovereign, r-cole red-a',
      'r-ash sovereign, r-cole red-b',
      'r-ash sovereign, r-cole red-a',
    ]);
    expect(commodore.check(given({ 'r-ash': 'sovereign', 'r-cole': 'sovereign' }))).toMatchObject({
      code: 'not-his',
      rule: '8.261',
    });
    const apart = laidOpen(
      [gf('red-a:4 red-b:4'), { id: 'red-flag', leader: 'r-birch', squadrons: 'red-c:4 sovereign' }],
      {},
      [0],
    );
    expect(offered(apart)).toEqual([
      'r-ash red-a, r-birch sovereign',
      'r-ash red-b, r-birch sovereign',
      'r-ash red-a, r-birch sovereign',
    ]);
  });
});

describe('beyond Control', () => {
  it('[8.214] the worst stay out, and of those no more than must', () => {
    // Control 2, three Squadrons' worth: the smallest would go first, and is let in again when a whole one has gone.
    const umpire = laidOpen([
      { id: 'red-det-1', leader: 'r-cole', squadrons: 'red-d:1 red-a:2/5 red-h:2 red-b:4' },
    ]);
    expect(offered(umpire)[0]).toBe('r-cole red-d, -red-a');
    const check = (...out: string[]) => umpire.check(given({ 'r-cole': 'red-b' }, out))?.code ?? null;
    expect(check('red-d', 'red-a')).toBe('control');
    expect([check('red-a'), check('red-d', 'red-h')]).toEqual([null, null]);
  });

  it('[3.443] [8.214] of equals in Sail and damage the half Squadron goes first', () => {
    const first = laidOpen([{ id: 'red-det-1', leader: 'r-cole', squadrons: 'red-a:2 red-d:2 red-b:4' }]);
    expect(offered(first)[0]).toBe('r-cole red-a, -red-d');
    const last = laidOpen([{ id: 'red-det-1', leader: 'r-cole', squadrons: 'red-d:2 red-a:2 red-b:4' }]);
    expect(offered(last)[0]).toBe('r-cole red-d, -red-d');
  });

  it('[8.214] [10.311] a Flagship stays out with her mate', () => {
    const umpire = laidOpen([
      { id: 'red-det-1', leader: 'r-dunn', squadrons: 'red-a:3 sovereign red-b:4 red-c:4' },
    ]);
    umpire.answer(given({ 'r-dunn': 'red-a' }, ['red-b']));
    expect(umpire.told('line')[0]!.out).toEqual(['sovereign', 'red-b']);
  });

  it('[11.171] [8.214] the Control is that of the rank he fights in', () => {
    const promoted = {
      ...testModule,
      leaders: testModule.leaders.map((one) =>
        one.id === 'r-cole' ? { ...one, promotion: { year: 1740, rank: 'RA' as const, cr: 3 } } : one,
      ),
    };
    const three = (module: typeof testModule) =>
      laidOpen([{ id: 'red-det-1', leader: 'r-cole', squadrons: 'red-a:4 red-b:4 red-c:4' }], {
        scenario: { module },
      });
    expect(offered(three(promoted))[0]).toBe('r-cole red-a');
    expect(offered(three(testModule))[0]).toBe('r-cole red-a, -red-a');
  });

  /** Cole's frigates come upon the trade in the Narrows, under the eyes of Brun's Escort. */
  const convoyMet = (squadrons: string, dp: number): State => {
    const { world } = convoyAt(
      { group: 'blue-trade', at: 'narrows', dp },
      {
        put: [
          { id: 'red-det-1', at: 'narrows', leader: 'r-cole', squadrons: 'red-a:4' },
          { ...escort, squadrons },
        ],
        world: { step: 'battles', increment: 3, clock: 3 },
      },
    );
    escortedBy(world, 'blue-trade', 'azure-det');
    const token = tokenOf(world, formationIn(world, 'red-det-1').token!);
    token.face = faceOf(world, 'red', formationIn(world, 'red-det-1'));
    return world;
  };
  it('[3.493] [10.131] a Convoy is nobody’s Flotilla, and stands last', () => {
    const umpire = playTo(battling(convoyMet('azure-a:4 azure-b:3 azure-c:2/1', 3), 0, 0), 'line-up');
    expect(umpire.world.battle!.squadrons.blue).toEqual([
      ...[
        ['azure-a', 4, 0, ['a-brun'], false],
        ['azure-b', 3, 0, [], false],
        ['azure-c', 2, 1, [], true],
      ].map(([squadron, sail, dp, leaders, out]) => ({
        squadron,
        kind: 'squadron',
        formation: 'azure-det',
        engaged: 'azure-det',
        independent: false,
        mate: null,
        sail,
        dp,
        leaders,
        out,
      })),
      {
        squadron: 'blue-trade',
        kind: 'convoy',
        formation: 'blue-trade',
        engaged: 'blue-trade',
        independent: true,
        mate: null,
        sail: 0,
        dp: 3,
        leaders: [],
        out: false,
      },
    ]);
  });
});

describe('Flagships and their mates', () => {
  const SECOND = { ...testModule.flagships[0]!, id: 'monarch', name: 'Monarch' };
  const module = { ...testModule, flagships: [...testModule.flagships, SECOND] };
  const mates = (...red: Parameters<typeof laidOpen>[0]): string =>
    laidOpen(red, { scenario: { module } })
      .world.battle!.squadrons.red!.filter(({ kind }) => kind === 'flagship')
      .map(({ squadron, mate }) => `${squadron} ${mate}`)
      .join(', ');
  it.each([
    ['the largest', 'sovereign red-b', [gf('red-a:2 red-b:4 red-c:3 sovereign')]],
    ['not of the line: none', 'sovereign null', [gf('red-f:2 red-i:2 sovereign')]],
    ['one for each', 'sovereign red-b, monarch red-c', [gf('red-a:2 red-b:4 red-c:3 sovereign monarch:1')]],
    [
      'the same where there is no other',
      'sovereign red-a, monarch red-a',
      [gf('red-a:2 red-f:2 sovereign monarch:1')],
    ],
    [
      'of her own Flotilla, be it smaller',
      'sovereign red-c',
      [gf('red-a:4'), under('red-flag', 'r-birch', 'red-c:2 sovereign')],
    ],
    [
      'of her own, be she in the first',
      'sovereign red-c',
      [gf('red-c:2 sovereign'), under('red-flag', 'r-birch', 'red-a:4')],
    ],
    [
      'of another’s if she has none',
      'sovereign red-a',
      [gf('red-a:4'), under('red-flag', 'r-birch', 'red-f:2 sovereign')],
    ],
  ])('[10.311] %s', (_, expected, red) => {
    expect(mates(...red)).toBe(expected);
  });

  it('[3.355] an Independent Squadron fights by itself', () => {
    const umpire = laidOpen([{ id: 'red-a', squadrons: 'red-a:4' }, gf('red-b:4 red-c:4')], {}, [0]);
    expect(
      umpire.world.battle!.squadrons.red!.map(({ squadron, independent }) => [squadron, independent]),
    ).toEqual([
      ['red-a', true],
      ['red-b', false],
      ['red-c', false],
    ]);
  });
});

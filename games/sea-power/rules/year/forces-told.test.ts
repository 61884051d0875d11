/** The forces phase told in full: who goes, who comes, what is offered and what is refused. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderIds, shipIds, Umpire, withLevy, yearOf } from '../testing/forces.ts';
import { eachInWords, toldInWords } from '../testing/telling.ts';
import type { State } from '../world/state.ts';

/** Each nation with as much as stated, and one new ship and leader a year. */
const small = (world: State, ships: number, leaders: number): State =>
  withLevy(world, { ships, leaders }, { ships: 1, leaders: 1 });

const english = shipIds('England', 2, 0, 12);
const admirals = leaderIds('England', 2, 4);
const french = shipIds('France', 2, 0, 2);

/** 1780, with a base of two ships and a leader: the English have four ships, two of them hurt, and two leaders. */
function tooMany() {
  const world = small(
    yearOf(2, 1780, 'demobilise', {
      english: {
        lying: { nore: english.slice(0, 3), halifax: english.slice(8, 9) },
        leaders: admirals.slice(0, 2),
      },
      european: { lying: { brest: french }, leaders: leaderIds('France', 2, 1) },
    }),
    2,
    1,
  );
  world.forces.english.ships[english[0]!]!.damage = 4;
  world.forces.english.ships[english[8]!]!.damage = 1;
  return new Umpire(world, looseDice(3));
}

describe('demobilising told in full', () => {
  it('[5.0/4] [5.0/5] what is offered: the best are kept, fewer than the base, the whole before the hurt, nobody', () => {
    const match = tooMany();
    expect(eachInWords([match.ask('demobilise', 'english'), match.ask('demobilise', 'european')])).toEqual([
      'id 0.1780.demobilise.english, seat english, kind demobilise, rule 5.0/4',
      'id 0.1780.demobilise.european, seat european, kind demobilise, rule 5.0/4',
    ]);
    expect(eachInWords(match.choices('demobilise', 'english'))).toEqual([
      'ships [eng-dublin eng-neptune], leaders [eng-keppel]',
      'ships [eng-dublin eng-neptune], leaders [eng-rodney eng-keppel]',
      'ships [eng-ocean eng-sandwich eng-dublin eng-neptune], leaders [eng-keppel]',
      'ships [eng-ocean eng-sandwich eng-dublin eng-neptune], leaders [eng-rodney eng-keppel]',
      'ships [eng-dublin eng-neptune], leaders [eng-keppel]',
      'ships [eng-ocean eng-sandwich eng-dublin eng-neptune], leaders [eng-rodney eng-keppel]',
    ]);
  });

  it.each([
    ['unknown-ship', { ships: [french[0]!], leaders: [] }],
    ['unknown-leader', { ships: english.slice(0, 2), leaders: ['eng-hood'] }],
    ['too-many-ships', { ships: english.slice(0, 1), leaders: admirals.slice(0, 1) }],
    ['too-many-leaders', { ships: english.slice(0, 2), leaders: [] }],
  ])('[5.0/4] refused: %s', (code, answer) => {
    expect(tooMany().refusal('demobilise', 'english', answer)).toMatchObject({ code, rule: '5.0/4' });
    const enough = { ships: english.slice(0, 2), leaders: admirals.slice(0, 1) };
    expect(tooMany().refusal('demobilise', 'english', enough)).toBeNull();
  });

  it('[11.O/1] Russians are not sent home by their ally', () => {
    const [ship] = shipIds('Russia', 3, 0, 1) as [string];
    const [leader] = leaderIds('Russia', 3, 1) as [string];
    const match = new Umpire(
      yearOf(
        3,
        1797,
        'demobilise',
        { english: { lying: { nore: [ship] }, leaders: [leader] } },
        { russians: true },
      ),
    );
    for (const answer of [
      { ships: [ship], leaders: [] },
      { ships: [], leaders: [leader] },
    ])
      expect(match.refusal('demobilise', 'english', answer)).toMatchObject({
        code: 'russian',
        rule: '11.O/1',
      });
    expect(match.refusal('demobilise', 'english', { ships: [], leaders: [] })).toBeNull();
  });

  it('[5.0/3] [5.0/4] [5.1/1] [5.2] those sent home, the base made up, and what is new, each to its owner alone', () => {
    const match = tooMany().play({
      'demobilise english': { ships: english.slice(0, 3), leaders: admirals.slice(0, 2) },
    });
    const told = toldInWords(match.happenings);
    expect(told.map((line) => line.replace(/(eng|fra|spa)-[a-z-]+/g, '$1'))).toEqual([
      '5.0/4 demobilised: side english, ships [eng eng eng], leaders [eng eng] | english all; others 5.0/4 demobilised: side english',
      '5.0/4 demobilised: side european, ships [], leaders [] | european all; others 5.0/4 demobilised: side european',
      '5.0/3 drawn: side english, nation England, levy base, ships [eng1775], leaders [eng] | english all; others 5.0/3 drawn: side english, nation England, levy base',
      '5.1/1 drawn: side english, nation England, levy new, ships [eng], leaders [eng] | english all; others 5.1/1 drawn: side english, nation England, levy new',
      '5.0/3 drawn: side european, nation France, levy base, ships [], leaders [] | european all; others 5.0/3 drawn: side european, nation France, levy base',
      '5.1/1 drawn: side european, nation France, levy new, ships [fra], leaders [fra] | european all; others 5.1/1 drawn: side european, nation France, levy new',
      '5.0/3 drawn: side european, nation Spain, levy base, ships [spa spa], leaders [spa] | european all; others 5.0/3 drawn: side european, nation Spain, levy base',
      '5.1/1 drawn: side european, nation Spain, levy new, ships [spa], leaders [spa] | european all; others 5.1/1 drawn: side european, nation Spain, levy new',
    ]);
    const drawn = match.told('drawn').filter(({ nation }) => nation === 'England');
    const { ships, leaders, pools } = match.world.forces.english;
    const fresh = drawn.flatMap((one) => one.ships!);
    expect(Object.keys(ships)).toEqual([english[8], ...fresh]);
    for (const id of fresh) expect(ships[id]).toEqual({ port: null, damage: 0, sailed: true });
    expect(leaders).toEqual(drawn.flatMap((one) => one.leaders!));
    expect(pools.England!.ships).toHaveLength(112 - 3);
    expect(pools.England!.leaders).toHaveLength(24 - 2);
  });
});

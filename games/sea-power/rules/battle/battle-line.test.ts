import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { battleOf, facesTimes, lineOf, Umpire, warWith } from '../testing/battle.ts';
import { squadronNamed } from '../testing/found.ts';
import { hasChoice, type Line, reformed, volleysOf } from './battle-line.ts';
import { broadsidesOf } from './round.ts';

/** The rulebook's drawing of two lines, under leaders of no more than their own ship's reach. */
const BRITISH = [
  'eng-mars:eng-byng',
  'eng-culloden',
  'eng-burford',
  'eng-dorsetshire',
  'eng-norwich',
  'eng-chatham',
  'eng-st-albans',
  'eng-lancaster',
];
const FRENCH = [
  'fra-souverain:fra-beauffremont',
  'fra-superbe',
  'fra-temeraire',
  'fra-zodiaque',
  'fra-thesee',
  'fra-soleil-royal',
];

const opposite = (mine: readonly string[], theirs: readonly string[], round = 1) => {
  const [line, enemy] = [lineOf(...mine), lineOf(...theirs)];
  return volleysOf(line, enemy, round).map(({ at, by }) => [
    enemy[at]!.ship.slice(4),
    by.map((place) => line[place]!.ship.slice(4)),
  ]);
};

describe('lines of battle', () => {
  it('[7.3/1] are drawn up stack by stack, top to bottom, and lie open', () => {
    const world = warWith([
      {
        token: 'E1',
        at: 'bay-of-biscay',
        stacks: [['eng-mars:eng-hawke', 'eng-culloden+1'], ['eng-burford:eng-byng']],
        battle: true,
      },
      { token: 'P1', at: 'bay-of-biscay', stacks: [['fra-souverain:fra-conflans']], battle: true },
    ]);
    const umpire = new Umpire(world, 6, 1);
    // Five, four and four English dice with one from a leader for each; a five drives the only Frenchman off.
    umpire.load(5, ...facesTimes(15, 1), ...facesTimes(5, 1));
    umpire.answer({ withdraw: null });
    const [first] = umpire.told('lines');
    expect(first!.lines.english).toEqual(
      lineOf('eng-mars:eng-hawke', 'eng-culloden+1', 'eng-burford:eng-byng'),
    );
    expect(umpire.happenings.find(({ truth }) => truth === first)!.news).toBe(true);
  });

  it('[7.3/1] [7.3/2] as in the drawing: six against eight, the last two double on the first two', () => {
    expect(opposite(BRITISH, FRENCH)).toEqual([
      ['souverain', ['mars', 'st-albans']],
      ['superbe', ['culloden', 'lancaster']],
      ['temeraire', ['burford']],
      ['zodiaque', ['dorsetshire']],
      ['thesee', ['norwich']],
      ['soleil-royal', ['chatham']],
    ]);
    expect(opposite(FRENCH, BRITISH)).toEqual([
      ['mars', ['souverain']],
      ['culloden', ['superbe']],
      ['burford', ['temeraire']],
      ['dorsetshire', ['zodiaque']],
      ['norwich', ['thesee']],
      ['chatham', ['soleil-royal']],
    ]);
    const dice = broadsidesOf(lineOf(...BRITISH), lineOf(...FRENCH), 1, 1, false);
    // Mars 5, St. Albans 3 and Byng's one on Souverain; Culloden 5 and Lancaster 4 on Superbe.
    expect(dice.map((broadside) => broadside.dice)).toEqual([9, 9, 4, 4, 2, 2]);
  });

  it('[7.3/2] when everybody is doubled it begins again at the head', () => {
    expect(opposite(BRITISH, FRENCH.slice(0, 3))).toEqual([
      ['souverain', ['mars', 'dorsetshire', 'st-albans']],
      ['superbe', ['culloden', 'norwich', 'lancaster']],
      ['temeraire', ['burford', 'chatham']],
    ]);
  });

  it('[7.3/2] [7.33/2] as one lays them out by hand, ship by ship', () => {
    const chance = looseDice(3);
    const line = (most: number): Line =>
      Array.from({ length: 1 + chance.below(most) }, (_, place) => ({
        ship: `${place}`,
        leader: null,
        damage: chance.below(2),
        disabled: false,
      })).sort((one, other) => one.damage - other.damage);
    for (let count = 0; count < 300; count++) {
      const [own, enemy, round] = [line(16), line(6), 1 + chance.below(2)];
      const rows: number[][] = enemy.map(() => []);
      const extra = own.flatMap((_, place) => {
        if (place >= enemy.length) return [place];
        rows[place]!.push(place);
        return [];
      });
      const fromTail = extra.filter((place) => round > 1 && own[place]!.damage > 0);
      const fromHead = extra.filter((place) => !fromTail.includes(place));
      // Row after row, each from its own end, until all are laid.
      while (fromHead.length > 0) for (const row of rows) row.push(...fromHead.splice(0, 1));
      while (fromTail.length > 0) for (const row of rows.toReversed()) row.push(...fromTail.splice(0, 1));
      const manned = rows.map((by, at) => ({ at, by })).filter(({ by }) => by.length > 0);
      expect(volleysOf(own, enemy, round)).toEqual(manned);
    }
  });

  it('[7.3/2] in the first round the line stands in stack order, damaged or not', () => {
    const mine = ['eng-mars', 'eng-culloden', 'eng-burford+2', 'eng-dorsetshire'];
    expect(opposite(mine, FRENCH.slice(0, 2))).toEqual([
      ['souverain', ['mars', 'burford']],
      ['superbe', ['culloden', 'dorsetshire']],
    ]);
  });

  it('[7.33/1] close up with the damaged at the end, from least damage to most', () => {
    const line = lineOf('eng-mars+3', 'eng-culloden', 'eng-burford+1', 'eng-dorsetshire', 'eng-norwich+2');
    expect(reformed(line).map(({ ship }) => ship.slice(4))).toEqual([
      'culloden',
      'dorsetshire',
      'burford',
      'norwich',
      'mars',
    ]);
  });

  it('[7.33/1] ships damaged alike stand as their owner likes', () => {
    const line = lineOf('eng-mars+2', 'eng-culloden', 'eng-burford+1', 'eng-dorsetshire+2');
    expect(hasChoice(line)).toBe(true);
    expect(hasChoice(lineOf('eng-mars+2', 'eng-culloden', 'eng-burford+1', 'eng-dorsetshire'))).toBe(false);
    const order = ['eng-burford', 'eng-dorsetshire', 'eng-mars'];
    expect(reformed(line, order).map(({ ship }) => ship)).toEqual(['eng-culloden', ...order]);
  });

  it('[7.33/1] asks only those who have two ships damaged alike, and refuses any other order', () => {
    const english = ['eng-mars:eng-hawke', 'eng-culloden+1', 'eng-burford+2', 'eng-dorsetshire+1'];
    const french = ['fra-souverain:fra-conflans', 'fra-temeraire', 'fra-zodiaque'];
    const umpire = new Umpire(battleOf(english, french), 6, 1);
    umpire.load(...facesTimes(60, 1));
    umpire.answer({ withdraw: null });
    expect(umpire.asks).toMatchObject([{ kind: 'line', seat: 'english' }]);
    const ids = (...names: string[]) => ({ damaged: names.map((name) => `eng-${name}`) });
    expect(umpire.check(ids('culloden', 'dorsetshire'))?.code).toBe('line-ships');
    expect(umpire.check(ids('culloden', 'dorsetshire', 'mars'))?.code).toBe('line-ships');
    expect(umpire.check(ids('culloden', 'burford', 'dorsetshire'))?.code).toBe('line-order');
    for (const choice of umpire.choices<'line'>()) expect(umpire.check(choice)).toBeNull();
    umpire.load(...facesTimes(60, 1));
    umpire.answer(ids('dorsetshire', 'culloden', 'burford'));
    expect(
      umpire
        .told('lines')
        .at(-1)!
        .lines.english.map(({ ship }) => ship),
    ).toEqual(['eng-mars', 'eng-dorsetshire', 'eng-culloden', 'eng-burford']);
    expect(squadronNamed(umpire.world, 'E1')!.stacks).toEqual([]);
  });

  it('[7.33/2] reformed, the damaged double from the tail and the undamaged from the head, each for themselves', () => {
    const mine = [
      'eng-mars',
      'eng-culloden',
      'eng-burford',
      'eng-dorsetshire',
      'eng-norwich+1',
      'eng-chatham+2',
    ];
    expect(opposite(mine, FRENCH.slice(0, 3), 2)).toEqual([
      ['souverain', ['mars', 'dorsetshire']],
      ['superbe', ['culloden', 'chatham']],
      ['temeraire', ['burford', 'norwich']],
    ]);
    // Two from the head and two from the tail meet in the middle.
    const more = [
      'eng-mars',
      'eng-culloden',
      'eng-burford',
      'eng-dorsetshire',
      'eng-kent',
      'eng-norwich+1',
      'eng-chatham+2',
    ];
    expect(opposite(more, FRENCH.slice(0, 3), 2)[1]).toEqual(['superbe', ['culloden', 'kent', 'chatham']]);
  });
});

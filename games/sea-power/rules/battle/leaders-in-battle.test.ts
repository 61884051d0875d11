import { d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { NELSON, ratingOf } from '../../data/leaders.ts';
import { battleOf, contextOf, facesTimes, lineOf, Umpire, warWith } from '../testing/battle.ts';
import { squadronNamed } from '../testing/found.ts';
import { afterRound, greatVictory, leadersDice, type Ordeal } from './leaders-in-battle.ts';

const SHIPS = ['mars', 'culloden', 'burford', 'dorsetshire', 'norwich', 'chatham', 'kent'];
/** Seven ships with leaders aboard by place. */
const dice = (leaders: Readonly<Record<number, string>>, ships = 7): string =>
  leadersDice(
    lineOf(
      ...SHIPS.slice(0, ships).map((name, place) =>
        leaders[place] === undefined ? `eng-${name}` : `eng-${name}:eng-${leaders[place]}`,
      ),
    ),
    1,
  ).join('');

/** Ships that have a die if every leader's last one goes ahead or astern as is best: all ways are tried. */
function mostShips(leaders: Readonly<Record<number, string>>, ships: number): number {
  const aboard = Object.entries(leaders);
  let most = 0;
  for (let way = 0; way < 2 ** aboard.length; way++) {
    const reached = new Set<number>();
    for (const [index, [place, name]] of aboard.entries()) {
      const astern = ((way >> index) & 1) === 1;
      const order = Array.from({ length: ships }, (_, at) => at).sort((one, other) => {
        const [near, far] = [Math.abs(one - Number(place)), Math.abs(other - Number(place))];
        return near - far || (astern ? other - one : one - other);
      });
      for (const at of order.slice(0, ratingOf(`eng-${name}`, 1))) reached.add(at);
    }
    most = Math.max(most, reached.size);
  }
  return most;
}

/** One leader at the end of a round, with the two dice given. */
const ordeal = (faces: readonly number[], more: Partial<Ordeal> = {}) => {
  const world = warWith([], { year: 1757 });
  const aboard = afterRound(world, contextOf(loadedDice(d6(...faces))), {
    side: 'english',
    leader: 'eng-hawke',
    ship: 'eng-mars',
    hurt: true,
    fate: 'fights',
    ...more,
  });
  return { world, aboard };
};

describe("leaders' dice", () => {
  it('[7.4/1] a leader adds one die to each of as many ships as his rating, his own first', () => {
    expect(dice({ 3: 'byng' })).toBe('0001000');
    expect(dice({ 3: 'keppel' })).toBe('0011100');
    expect(dice({ 3: 'hawke' })).toBe('0111100');
  });

  it('[7.4/2] to the nearest ships, ahead before astern where both are as near', () => {
    expect(dice({ 3: 'hardy' })).toBe('0011000');
    expect(dice({ 0: 'hardy' })).toBe('1100000');
    expect(dice({ 0: 'hawke' })).toBe('1111000');
    expect(dice({ 6: 'keppel' })).toBe('0000111');
    expect(dice({ 0: 'hawke' }, 2)).toBe('11');
  });

  it('[7.4/3] no ship has dice of two leaders; what falls to a taken ship goes as near on the other side or is lost', () => {
    // Keppel's three are his own ship, the one ahead and the one astern; Hardy's second goes astern instead.
    expect(dice({ 2: 'keppel', 4: 'hardy' })).toBe('0111110');
    // Byng keeps his own ship; of Hawke's four the one that would fall there is lost.
    expect(dice({ 3: 'hawke', 2: 'byng' })).toBe('0111100');
    // Two threes side by side: each loses the die that falls to the other's ship.
    expect(dice({ 2: 'keppel', 3: 'rodney' })).toBe('0111100');
    // Astern of Hardy there is nobody, ahead is Keppel's: lost.
    expect(dice({ 1: 'keppel', 3: 'hardy' }, 4)).toBe('1111');
  });

  it('[7.4/3] a die is lost only where there is no other ship as near for it', () => {
    // Hardy has nobody but the ship astern; so Hawke's last goes astern of him, not ahead to the same ship.
    expect(dice({ 0: 'hardy', 3: 'hawke' })).toBe('1111110');
    // Hardy could give his ahead or astern, but Hawke's last has only the ship ahead of Hardy to go to.
    expect(dice({ 1: 'hardy', 2: 'hawke' }, 4)).toBe('1111');
  });

  it('[7.4/2] [7.4/3] reach as many ships as the best of all ways to lay them', () => {
    // Two of each rating from one to four, or nearly.
    const names = ['byng', 'hardy', 'keppel', 'hawke'];
    const more = ['durell', 'saunders', 'rodney', 'boscawen'];
    const chance = looseDice(7);
    for (let count = 0; count < 300; count++) {
      const length = 2 + chance.below(6);
      const leaders: Record<number, string> = {};
      for (const one of [...names, ...more]) if (chance.below(2) === 0) leaders[chance.below(length)] ??= one;
      const laid = [...dice(leaders, length)].filter((die) => die === '1').length;
      expect(laid, JSON.stringify({ length, leaders })).toBe(mostShips(leaders, length));
    }
  });

  it('[7.4/1] count in the fire of his ships', () => {
    const umpire = new Umpire(
      battleOf(['eng-mars:eng-hardy', 'eng-culloden'], ['fra-souverain:fra-conflans']),
      6,
      1,
    );
    umpire.load(5, ...facesTimes(11, 1), ...facesTimes(5, 1));
    umpire.answer({ withdraw: null });
    const [english, french] = umpire.told('fire').map(({ shot }) => shot);
    expect(english).toMatchObject({ bonus: 2, dice: [5, ...facesTimes(11, 1)] });
    expect(french).toMatchObject({ bonus: 1, dice: facesTimes(5, 1) });
  });
});

describe('what befalls leaders', () => {
  it.each([
    [1, 1, 'unhurt'],
    [3, 4, 'unhurt'],
    [4, 4, 'out for one full year'],
    [5, 6, 'out for one full year'],
    [6, 6, 'killed'],
  ])('[7.4/4] on %i and %i a leader whose ship was damaged is %s', (first, second, fate) => {
    const { world, aboard } = ordeal([first, second]);
    expect([aboard, world.dead, world.absent]).toEqual([
      fate === 'unhurt',
      fate === 'killed' ? ['eng-hawke'] : [],
      fate === 'out for one full year'
        ? [{ leader: 'eng-hawke', side: 'english', returns: 1759, why: 'injured' }]
        : [],
    ]);
  });

  it('[7.4/4] his ship fights on without him', () => {
    const umpire = new Umpire(
      battleOf(['eng-mars:eng-byng', 'eng-culloden'], ['fra-souverain:fra-beauffremont', 'fra-temeraire']),
      6,
      1,
    );
    // Souverain and Temeraire are driven off; Mars takes two points, and Byng is hurt.
    umpire.load(
      5,
      ...facesTimes(5, 1),
      5,
      ...facesTimes(4, 1),
      6,
      ...facesTimes(4, 1),
      2,
      ...facesTimes(4, 1),
      4,
      4,
    );
    umpire.answer({ withdraw: null });
    umpire.answer(umpire.choices<'refuge'>()[0]!);
    const { world } = umpire;
    expect(squadronNamed(world, 'E1')!.stacks.flat()).toEqual([
      { ship: 'eng-mars', leader: null },
      { ship: 'eng-culloden', leader: null },
    ]);
    expect(world.forces.english.leaders).toEqual([]);
    expect(world.absent).toMatchObject([{ leader: 'eng-byng', why: 'injured' }]);
  });

  it('[7.4/4] nobody is thrown for where a ship was only disabled', () => {
    expect(ordeal([], { hurt: false, fate: 'disabled' }).aboard).toBe(true);
  });

  it('[7.4/4] one who survives the loss of his ship comes ashore', () => {
    const { world, aboard } = ordeal([1, 1], { fate: 'sunk' });
    expect(aboard).toBe(false);
    expect(world.forces.english.leaders).toEqual(['eng-hawke']);
  });

  it('[7.4/4] one whose ship is disabled leaves the battle with her', () => {
    const english = ['eng-mars:eng-hawke', 'eng-culloden'];
    const umpire = new Umpire(battleOf(english, ['fra-souverain:fra-conflans', 'fra-temeraire']), 6, 1);
    // Every ship has a leader's die. The first Frenchman's first die disables Mars.
    umpire.load(...facesTimes(12, 1), 5, ...facesTimes(9, 1));
    umpire.answer({ withdraw: null });
    expect(umpire.world.battle!.lines!.english[0]).toMatchObject({ leader: 'eng-hawke', disabled: true });
    // Culloden throws five without him, and is driven off in her turn.
    umpire.load(...facesTimes(5, 1), 5, ...facesTimes(9, 1));
    umpire.answer({ ports: [{ ship: 'eng-mars', port: 'nore' }] });
    expect(umpire.diceLeft).toBe(0);
    expect(umpire.world.forces.english.leaders).toEqual(['eng-hawke']);
    expect(umpire.told('lines').at(-1)!.lines.english).toEqual(lineOf('eng-culloden'));
  });

  it('[11.J] three quarters of the enemy, rounded down, make a great victory', () => {
    expect([3, 2].map((lost) => greatVictory(lost, 4))).toEqual([true, false]);
    expect([3, 2].map((lost) => greatVictory(lost, 5))).toEqual([true, false]);
    expect([1, 0].map((lost) => greatVictory(lost, 1))).toEqual([true, false]);
  });

  it('[11.J] after one Nelson is out of play until the year after next', () => {
    const play = (options: { nelsonsYearOff?: boolean }) => {
      const english = ['eng-victory:eng-nelson', 'eng-mars'];
      const umpire = new Umpire(
        battleOf(english, ['fra-souverain:fra-villeneuve'], { war: 3, year: 1801, options }),
        6,
        1,
      );
      // Six and five dice of the two ships and one each from Nelson: hits enough to sink her. Villeneuve is unhurt.
      umpire.load(...facesTimes(13, 6), ...facesTimes(13, 6), ...facesTimes(5, 1), 1, 1);
      umpire.answer({ withdraw: null });
      return umpire.world;
    };
    const rested = play({ nelsonsYearOff: true });
    expect(rested.absent).toEqual([{ leader: NELSON, side: 'english', returns: 1803, why: 'rest' }]);
    expect(rested.forces.english.leaders).toEqual([]);
    expect(squadronNamed(rested, 'E1')!.stacks.flat()).toContainEqual({ ship: 'eng-victory', leader: null });
    expect(play({}).absent).toEqual([]);
  });

  it('[11.J] only if he was in that battle, by what was lost in it, and if he is still there to rest', () => {
    const FRENCH = ['fra-souverain:fra-villeneuve', 'fra-temeraire'];
    const fought = (flagship: string, elsewhere: string, faces: readonly number[]) => {
      const world = warWith(
        [
          { token: 'E1', at: 'bay-of-biscay', stacks: [[flagship, 'eng-mars']], battle: true },
          { token: 'E2', at: 'baltic-sea', stacks: [[elsewhere]] },
          { token: 'P1', at: 'bay-of-biscay', stacks: [FRENCH], battle: true },
        ],
        { war: 3, year: 1801, options: { nelsonsYearOff: true } },
      );
      // Lost in another battle of the year.
      world.sunk.push({ ship: 'fra-zodiaque', side: 'european', captured: false });
      const umpire = new Umpire(world, 6, 1);
      umpire.load(...faces);
      umpire.answer({ withdraw: null });
      while (umpire.asks.length > 0) umpire.answer(...umpire.asks.map((_, i) => umpire.choices(i)[0]!));
      return world;
    };
    const french = facesTimes(10, 1);
    const sunk = [...facesTimes(7, 6), ...facesTimes(7, 6), ...facesTimes(6, 6), ...facesTimes(6, 6)];
    // Both are sunk, but Nelson lies in the Baltic.
    const away = fought('eng-victory:eng-howe', 'eng-ajax:eng-nelson', [...sunk, ...french, 1, 1]);
    expect(away.sunk).toHaveLength(3);
    expect(away.absent).toEqual([]);
    // Both are only driven off.
    const driven = [5, ...facesTimes(6, 1), 5, ...facesTimes(5, 1), ...french];
    expect(fought('eng-victory:eng-nelson', 'eng-ajax:eng-howe', driven).absent).toEqual([]);
    // Both are sunk, and Nelson is hit.
    const hit = [...sunk, 6, ...facesTimes(4, 1), 1, ...facesTimes(5, 1), 4, 4, 1, 1];
    expect(fought('eng-victory:eng-nelson', 'eng-ajax:eng-howe', hit).absent).toEqual([
      { leader: NELSON, side: 'english', returns: 1803, why: 'injured' },
    ]);
  });
});

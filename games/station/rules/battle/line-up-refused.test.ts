import { describe, expect, it } from 'vitest';
import { type Meets, meeting } from '../testing/battle.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { allTold, type Umpire } from '../testing/station.ts';

/** Azure's flag is met by these of Red's, and the Battle played to the question, all dice nought. */
const against = (question: 'line-up' | 'withdraw', ...red: readonly Meets[]): Umpire => {
  const azure = { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4' };
  const put: readonly Meets[] = [...red, { ...azure, came: 'against', from: 'x' }];
  const dice = question === 'line-up' ? [0, 0, 0] : [0, 0];
  return playTo(battling(meeting({ put }), ...dice), question);
};

/** Four of Red's Squadrons under a Commodore of Control 2, with an Admiral's Flotilla beside. */
const lined = (): Umpire =>
  against(
    'line-up',
    {
      id: 'red-gf',
      at: 'w',
      leader: 'r-ash',
      squadrons: 'red-a:4 red-b:3 sovereign',
      came: 'with',
      from: 'narrows',
    },
    { id: 'red-det-1', at: 'w', leader: 'r-cole', squadrons: 'red-c:4 red-e:2', under: 'red-gf' },
  );
const answer = (ash: string, cole: string, out: string[] = []) => ({
  leaders: [
    { leader: 'r-ash', squadron: ash },
    { leader: 'r-cole', squadron: cole },
  ],
  out,
});

describe('The line', () => {
  it('[8.261] [10.32] the Admiral is aboard his Flagship, the Commodore in a Squadron of his own; that is offered', () => {
    expect(lined().choices<'line-up'>()).toEqual([
      answer('sovereign', 'red-c'),
      answer('sovereign', 'red-e'),
      answer('sovereign', 'red-c'),
    ]);
  });

  /** Each leader and his Squadron, and nobody out. */
  const lead = (...leaders: string[]) => ({
    leaders: leaders.map((one) => {
      const [leader = '', squadron = ''] = one.split(' ');
      return { leader, squadron };
    }),
    out: [],
  });
  it.each([
    ['8.261', 'leaders', 'somebody is left out', lead('r-ash sovereign')],
    ['8.261', 'leaders', 'somebody is named twice', lead('r-cole red-c', 'r-cole red-e')],
    ['8.261', 'not-his', 'he is in another’s Squadron', answer('sovereign', 'red-a')],
    ['8.261', 'not-his', 'the Admiral leaves his Flagship', answer('red-a', 'red-c')],
    ['8.261', 'not-his', 'he is not here', lead('r-ash sovereign', 'r-dunn red-c')],
    ['8.214', 'not-engaged', 'one that is not here stays out', answer('sovereign', 'red-c', ['red-d'])],
    ['8.214', 'not-engaged', 'a Flagship stays out', answer('sovereign', 'red-c', ['sovereign'])],
    ['8.214', 'control', 'one stays out within Control', answer('sovereign', 'red-c', ['red-b'])],
  ])('[%s] %s: refused if %s', (rule, code, _, given) => {
    expect(lined().check(given)).toMatchObject({ code, rule });
  });

  it('[8.125] [8.26] what is Engaged lies open, and each side’s line is told', () => {
    const umpire = lined();
    umpire.answer(answer('sovereign', 'red-e'));
    const told = allTold(umpire.context).filter(({ kind }) => kind === 'laid-open' || kind === 'line');
    expect(told).toEqual([
      { at: 'w', kind: 'laid-open', rule: '8.125', squadrons: { blue: 1, red: 5 } },
      {
        formations: [
          { convoy: false, formation: 'red-gf', fromPort: false, leaders: ['r-ash', 'r-cole'], token: 't1' },
        ],
        kind: 'line',
        out: [],
        rule: '8.26',
        senior: 'r-ash',
        side: 'red',
      },
      {
        formations: [
          { convoy: false, formation: 'azure-flag', fromPort: false, leaders: ['a-aubin'], token: 't2' },
        ],
        kind: 'line',
        out: [],
        rule: '8.26',
        senior: 'a-aubin',
        side: 'blue',
      },
    ]);
    expect(
      umpire.world.battle!.squadrons.red!.map(({ squadron, leaders, out }) => [squadron, leaders, out]),
    ).toEqual([
      ['red-a', [], false],
      ['red-b', [], false],
      ['sovereign', ['r-ash'], false],
      ['red-c', [], false],
      ['red-e', ['r-cole'], false],
    ]);
  });
});

describe('Squadrons beyond Control', () => {
  const crowded = (): Umpire =>
    against('line-up', {
      id: 'red-det-1',
      at: 'w',
      leader: 'r-cole',
      squadrons: 'red-a:4 red-b:4 red-c:2 red-d:1',
      came: 'with',
      from: 'narrows',
    });
  const cole = (out: string[]) => ({ leaders: [{ leader: 'r-cole', squadron: 'red-a' }], out });

  it('[8.214] the worst of them stay out, unless their owner says otherwise', () => {
    expect(crowded().choices<'line-up'>()).toEqual([
      { leaders: [{ leader: 'r-cole', squadron: 'red-a' }], out: ['red-d', 'red-c'] },
      { leaders: [{ leader: 'r-cole', squadron: 'red-b' }], out: ['red-d', 'red-c'] },
      { leaders: [{ leader: 'r-cole', squadron: 'red-c' }], out: ['red-d', 'red-c'] },
    ]);
  });

  it.each([
    ['too many are in', [], 'control'],
    ['too many are in by half a Squadron', ['red-c'], 'control'],
    ['one too many is out', ['red-a', 'red-b', 'red-d'], 'control'],
    ['two ships of the line are out', ['red-b', 'red-c'], null],
    ['a small one and one of the line are out', ['red-c', 'red-d'], null],
  ])('[8.214] %s', (_, out, code) => {
    expect(crowded().check(cole(out))?.code ?? null).toBe(code);
  });
});

describe('Withdrawal', () => {
  const asked = (): Umpire =>
    against(
      'withdraw',
      { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4', came: 'with', from: 'narrows' },
      { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-b:4' },
    );

  it('[8.23] who has the Gauge may go with nothing, with all, with each', () => {
    const umpire = asked();
    expect(umpire.asks.map(({ kind, seat }) => [kind, seat])).toEqual([['withdraw', 'red']]);
    expect(umpire.choices<'withdraw'>()).toEqual([
      { formations: [] },
      { formations: ['red-gf', 'red-flag'] },
      { formations: ['red-gf'] },
      { formations: ['red-flag'] },
    ]);
  });

  it('[8.23] [8.122] only who is here, and from nowhere else', () => {
    expect(asked().check({ formations: ['red-det-1'] })).toMatchObject({ code: 'not-here', rule: '8.23' });
    expect(asked().check({ formations: ['azure-flag'] })).toMatchObject({ code: 'not-here', rule: '8.23' });
    expect(asked().check({ formations: [], at: 'x' })).toMatchObject({ code: 'not-there', rule: '8.122' });
    expect(asked().check({ formations: ['red-gf'], at: 'w' })).toBeNull();
  });

  it('[8.23] who Withdraws is told of, and the Battle goes on with the others', () => {
    const umpire = asked();
    umpire.context.happenings.length = 0;
    umpire.answer({ formations: ['red-flag'] });
    expect(allTold(umpire.context)[0]).toMatchObject({ kind: 'withdrew', rule: '8.23', side: 'red' });
    expect(umpire.world.battle!.withdrawn).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { bestLay, gunDrill, laysOf, worthOf } from '../../attention/gun-drill.ts';
import { loadingDrill } from '../../attention/loading-drill.ts';
import { isRoutine } from '../../attention/routine.ts';
import { check } from '../../rules/answers.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../../rules/sea/edition.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { viewOf } from '../../rules/testing/sea.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { buyable, freeName, pointsOf, spentOn } from './muster.ts';
import { answerWords } from './summary.ts';

const about = { id: 'x', seat: 'a-1', rule: '24.0', ship: 'victory' };
const fire: Extract<HexAsk, { kind: 'fire' }> = { ...about, kind: 'fire' };

/** An enemy so many columns to starboard, on the same heading. */
const abeam = (at: string, more: Partial<Parameters<typeof advancedShip>[0]> = {}): AdvancedState => ({
  ...advancedSea([
    advancedShip({ id: 'victory', at: 'K10', heading: 1, spec: { name: 'Victory' }, ...more }),
    advancedShip({
      id: 'redoutable',
      at,
      heading: 1,
      side: 'b',
      spec: { name: 'Redoutable', nation: 'French' },
    }),
  ]),
  phase: 'combat',
});

describe('the gun drill', () => {
  it('fires at what lies close, with what does most', () => {
    const view = viewOf(abeam('L10'));
    const answer = gunDrill(view, fire);
    expect(answer.L).toBeNull();
    expect(answer.R?.target).toBe('redoutable');
    expect(check(view, fire, answer)).toBeNull();
    const lays = laysOf(view, view.ships[0]!, 'R');
    const best = bestLay(view, view.ships[0]!, 'R')!;
    expect(lays.every(({ laid }) => worthOf(laid) <= worthOf(best.laid))).toBe(true);
  });

  it('keeps the first broadside for a better range, and empty guns silent', () => {
    const far = viewOf(abeam('T10'));
    expect(gunDrill(far, fire)).toEqual({ L: null, R: null });
    const empty = viewOf(abeam('L10', { loaded: { L: false, R: false } }));
    expect(gunDrill(empty, fire)).toEqual({ L: null, R: null });
  });

  it('[24.2.4.5] knows that round shot may be fired as grape at one hex', () => {
    const view = viewOf(abeam('L10'));
    expect(laysOf(view, view.ships[0]!, 'R').map(({ kind }) => kind)).toContain('G');
    const two = viewOf(abeam('M10'));
    expect(laysOf(two, two.ships[0]!, 'R').map(({ kind }) => kind)).not.toContain('G');
  });

  it('is the default of the panel, and is told in half a line', () => {
    const view = viewOf(abeam('L10'));
    const answer = defaultAnswer(view, fire);
    expect(answerWords(view, fire, answer)).toMatch(/^R → Redoutable, range 1.*, table \d+/);
    expect(answerWords(view, fire, { L: null, R: null })).toBe('holds fire');
  });
});

describe('the loading drill', () => {
  const reload: Extract<HexAsk, { kind: 'reload' }> = { ...about, kind: 'reload', shots: ['R', 'D', 'G'] };
  const spent = (at: string): AdvancedState => ({
    ...abeam(at, {
      loaded: { L: false, R: false },
      empty: 2,
      initial: { L: false, R: false },
      advanced: { shot: { L: null, R: null } },
    }),
    phase: 'load',
  });

  it('[26.1] loads both sides, or the one that the enemy is on where only one may be loaded', () => {
    const spentFar = spent('P10');
    expect(loadingDrill(viewOf(spentFar), reload)).toEqual({ L: { shot: 'R' }, R: { shot: 'R' } });
    spentFar.advanced = { ...spentFar.advanced, rules: { ...spentFar.advanced.rules, oneBroadside: true } };
    expect(loadingDrill(viewOf(spentFar), reload)).toEqual({ L: null, R: { shot: 'R' } });
  });

  it('[24.2.5] never throws a loaded broadside into the sea unasked', () => {
    const loaded = abeam('L10', { initial: { L: false, R: false }, advanced: { shot: { L: 'R', R: 'R' } } });
    expect(loadingDrill(viewOf({ ...loaded, phase: 'load' }), reload)).toEqual({ L: null, R: null });
  });

  it('[24.2.3.3] double shot where he is close and three sections stand', () => {
    expect(loadingDrill(viewOf(spent('L10')), reload)).toEqual({ L: { shot: 'R' }, R: { shot: 'D' } });
  });
});

describe('routine', () => {
  it('is what nobody needs to be asked, never a move and never an enemy alongside', () => {
    const waters = abeam('L10');
    const view = viewOf(waters);
    expect(isRoutine(view, { ...about, kind: 'plot' })).toBe(false);
    expect(isRoutine(view, { ...about, kind: 'grapple', targets: ['redoutable'] })).toBe(false);
    const friends = viewOf({ ...waters, ships: waters.ships.map((ship) => ({ ...ship, side: 'a' })) });
    expect(isRoutine(friends, { ...about, kind: 'grapple', targets: ['redoutable'] })).toBe(true);
    expect(isRoutine(friends, { ...about, kind: 'boarding' })).toBe(true);
    expect(isRoutine(view, { ...about, kind: 'gun-losses', hits: ['L'], sections: [null] })).toBe(true);
    const lost = (id: string) =>
      viewOf({
        ...waters,
        ships: waters.ships.map((ship) => ({
          ...ship,
          side: 'a',
          sections: ship.sections.map((men) => (ship.id === id && men.no === 1 ? { ...men, left: 0 } : men)),
        })),
      });
    expect(isRoutine(lost('redoutable'), { ...about, kind: 'boarding' })).toBe(false);
    expect(isRoutine(lost('victory'), { ...about, kind: 'boarding' })).toBe(true);
    const grappled = viewOf({ ...waters, grapples: [{ a: 'redoutable', b: 'victory', count: 1 }] });
    expect(isRoutine(grappled, { ...about, kind: 'boarding' })).toBe(false);
  });

  it('[10.2.8] is not an enemy alongside who has struck or may', () => {
    const beside = (rest: Partial<AdvancedShip>) => {
      const waters = { ...abeam('L10'), victory: { type: 'points', margin: 1 } as const };
      const ships = waters.ships.map((ship) => (ship.id === 'redoutable' ? { ...ship, ...rest } : ship));
      return isRoutine(viewOf({ ...waters, ships }), { ...about, kind: 'boarding' });
    };
    expect(beside({})).toBe(true);
    expect(beside({ surrender: 'firepower' })).toBe(false);
    expect(beside({ hull: 1 })).toBe(false);
  });
});

describe('buying a fleet', () => {
  it('offers a nation’s own classes first, each with a name that is free', () => {
    const classes = buyable('British');
    expect(classes[0]?.nation).toBe('British');
    expect(classes.some(({ nation }) => nation === 'French')).toBe(false);
    const first = freeName(classes[0]!, 'British', []);
    expect(freeName(classes[0]!, 'British', [first])).not.toBe(first);
  });

  it('adds up points by class and crew', () => {
    const [type] = buyable('British');
    const chosen = { class: type!.id, quality: 'crack', name: 'One' } as const;
    expect(spentOn([chosen, { ...chosen, name: 'Two' }])).toBe(2 * pointsOf(type!.id, 'crack'));
    expect(pointsOf('none', 'crack')).toBe(0);
  });
});

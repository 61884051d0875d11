import { toldTo } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { clock, secondsToWrite } from '../clock.ts';
import type { AdvancedSea } from '../sea/advanced-sea.ts';
import type { RuleSet } from '../sea/rule-set.ts';
import type { State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { notationPhase, plotAsk } from './notation.ts';

/** Two chairs on side a, of two nations, and an enemy. */
function allies(rules: Partial<RuleSet>, advanced: Partial<Omit<AdvancedSea, 'rules'>> = {}): State {
  return advancedSea(
    [
      advancedShip({ id: 'french', at: 'M20', heading: 2, spec: { nation: 'French' } }),
      advancedShip({ id: 'spanish', at: 'M24', heading: 2, seat: 'a-2', spec: { nation: 'Spanish' } }),
      advancedShip({ id: 'enemy', at: 'A5', heading: 2, side: 'b' }),
    ],
    {
      rules,
      advanced,
      seats: [
        { id: 'a-1', side: 'a', name: 'A' },
        { id: 'a-2', side: 'a', name: 'A, allies' },
        { id: 'b-1', side: 'b', name: 'B' },
      ],
    },
  );
}

/** No full sails and no anchor: a fouled ship has nothing to plot or to note. */
const STORM = { velocity: 6, anchoringAllowed: false } as const;

/** Everybody plots a hex; one ship, the French if none is named, sends a message. Who reads it? */
function readersOf(sea: State, sender = 'french'): string[] {
  const told = context();
  const answers = notationPhase.asks(sea).map((ask) => ({
    ask,
    answer: { plot: '1', ...(ask.ship === sender ? { message: 'Follow me' } : {}) },
  }));
  notationPhase.resolve(sea, answers, told);
  const message = told.happenings.find(({ truth }) => truth.kind === 'message')!;
  return ['a-1', 'a-2', 'b-1', 'gallery'].filter((seat) => toldTo(message, seat) !== null);
}

describe('31.0 messages between commanders', () => {
  it('[31.0] [31.1] one in writing, in the Movement Notation Phase, read by the chairs of the side alone', () => {
    expect(readersOf(allies({ signals: 'fleet' }))).toEqual(['a-1', 'a-2']);
  });

  it('[31.2] one for each ship and phase: an order carries one message or none', () => {
    const sea = allies({ signals: 'fleet' });
    const asks = notationPhase.asks(sea);
    expect(asks.filter(({ ship }) => ship === 'french')).toHaveLength(1);
    const told = context();
    const answers = asks.map((ask) => ({ ask, answer: { plot: '1', message: `from ${ask.ship}` } }));
    notationPhase.resolve(sea, answers, told);
    expect(toldOf(told.told, 'message').map(({ ship }) => ship)).toEqual(['french', 'spanish', 'enemy']);
  });

  it('[31.3] goes together with timed moves: either can be in force without the other', () => {
    const both = allies({ signals: 'fleet', timedMoves: true });
    expect(readersOf(both)).toEqual(['a-1', 'a-2']);
    const sea = allies({ signals: 'fleet', timedMoves: true });
    expect(clock(viewOf(sea), notationPhase.asks(sea)[0]!)).not.toBeNull();
  });

  it('[31.4] nationalities that can’t read each other’s flags get nothing', () => {
    expect(readersOf(allies({ signals: 'own-nation' }))).toEqual(['a-1']);
  });

  it('[31.4] a prize signals in the language of the crew that sails her, and is read in it', () => {
    const sea = allies({ signals: 'own-nation' });
    // The Spanish chair has a British hull as well: with a French crew it reads French signals, with its own it does not.
    const prize = (from: string, sender?: string) => {
      const hull = advancedShip({ id: 'prize', at: 'R24', heading: 2, seat: 'a-2', captured: true });
      hull.sections = hull.sections.map((section) => ({ ...section, from, role: 'prize' }));
      return readersOf({ ...structuredClone(sea), ships: [...structuredClone(sea.ships), hull] }, sender);
    };
    expect(prize('french')).toEqual(['a-1', 'a-2']);
    expect(prize('spanish')).toEqual(['a-1']);
    expect(prize('french', 'prize')).toEqual(['a-1', 'a-2']);
    expect(prize('spanish', 'prize')).toEqual(['a-2']);
  });

  it('[31.1] [31.2] a ship for which nothing else can be written may signal too', () => {
    const sea = allies({ signals: 'fleet', timedMoves: true }, STORM);
    sea.fouls = [{ a: 'enemy', b: 'spanish' }];
    const kinds = () => notationPhase.asks(sea).map(({ ship, kind }) => [ship, kind]);
    expect(kinds()).toEqual([
      ['french', 'plot'],
      ['spanish', 'message'],
    ]);
    const told = context();
    const answers = notationPhase.asks(sea).map((ask) => ({
      ask,
      answer: ask.kind === 'message' ? { message: 'I am foul of the enemy' } : { plot: '1' },
    }));
    const [, asked] = answers;
    expect(clock(viewOf(sea, 'a-2'), asked!.ask)).toMatchObject({ late: {} });
    notationPhase.resolve(sea, answers, told);
    expect(toldOf(told.told, 'message')).toMatchObject([{ ship: 'spanish', text: 'I am foul of the enemy' }]);
    expect(sea.execution!.plots.spanish).toBe('0');
  });

  it('[31.1] nobody is asked for one who has no friend to read it, or can’t act, or where signals are not played', () => {
    const asked = (change: (sea: State) => void, rules: Partial<RuleSet> = { signals: 'fleet' }) => {
      const sea = allies(rules, STORM);
      sea.fouls = [{ a: 'enemy', b: 'spanish' }];
      change(sea);
      return notationPhase.asks(sea).filter(({ kind }) => kind === 'message').length;
    };
    expect(asked(() => {})).toBe(1);
    expect(asked(() => {}, {})).toBe(0);
    expect(asked((sea) => Object.assign(sea.ships[1]!, { surrender: 'firepower' }))).toBe(0);
    expect(asked((sea) => Object.assign(sea.ships[1]!, { seat: 'a-1' }), { signals: 'own-nation' })).toBe(0);
  });

  it('[31.1] are refused where the option is off', () => {
    const sea = allies({});
    const [ask] = notationPhase.asks(sea);
    const refusal = plotAsk.check(viewOf(sea), ask as never, { plot: '1', message: 'Hello' });
    expect(refusal?.code).toBe('no-signals');
  });
});

describe('30.0 timed moves', () => {
  const many = (count: number) => ({
    sides: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    ships: Array.from({ length: count }, (_, index) =>
      advancedShip({ id: `s${index}`, at: 'A1', heading: 1 }),
    ),
  });
  const enemies = (count: number) => many(count).ships.map((ship) => ({ ...ship, owner: 'b' }));

  it('[30.0] a minute for single ships, two up to three a side, three more for each further six', () => {
    expect([1, 2, 3, 4, 9, 10, 33].map((count) => secondsToWrite(many(count)) / 60)).toEqual([
      1, 2, 2, 5, 5, 8, 17,
    ]);
  });

  it('[30.0] the larger side counts, by those it began with', () => {
    const [first, ...others] = many(1).ships;
    expect(secondsToWrite({ ...many(1), ships: [first!, ...others, ...enemies(1)] })).toBe(60);
    expect(secondsToWrite({ ...many(3), ships: [...many(3).ships, ...enemies(4)] })).toBe(300);
    const taken = many(4).ships.map((ship) => ({ ...ship, side: 'b' }));
    expect(secondsToWrite({ ...many(4), ships: taken })).toBe(300);
  });

  it('[30.0] a ship whose orders are late keeps her course for her full allowance', () => {
    const sea = allies({ timedMoves: true });
    const told = context();
    const answers = notationPhase.asks(sea).map((ask) => {
      const { late } = clock(viewOf(sea, ask.seat), ask)!;
      expect(plotAsk.check(viewOf(sea, ask.seat), ask as never, late as never)).toBeNull();
      return { ask, answer: ask.ship === 'french' ? late : { plot: '1' } };
    });
    notationPhase.resolve(sea, answers, told);
    // Heading 2 with the wind towards 1 is attitude A: four hexes for this frigate.
    expect(sea.execution!.plots).toMatchObject({ french: '4', spanish: '1' });
    expect(toldOf(told.told, 'late').map(({ ship }) => ship)).toEqual(['french']);
  });

  it('[30.0] nothing is late where moves are not timed', () => {
    const sea = allies({});
    const [ask] = notationPhase.asks(sea);
    expect(clock(viewOf(sea), ask!)).toBeNull();
    expect(plotAsk.check(viewOf(sea), ask as never, { plot: '0', late: true })?.code).toBe('no-clock');
  });

  it('[30.0] [31.0] a plot that is late is that she lies still, and carries a message only where they are written', () => {
    const sea = allies({ timedMoves: true });
    const [ask] = notationPhase.asks(sea);
    expect(clock(viewOf(sea), ask!)?.late).toEqual({ plot: '0', late: true });
    expect(plotAsk.check(viewOf(allies({})), ask as never, { plot: '0', message: 'Tack' })).toMatchObject({
      code: 'no-signals',
      rule: '31.0',
    });
  });
});

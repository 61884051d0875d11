import { describe, expect, it } from 'vitest';
import { loadedDice } from './loaded-dice.ts';
import {
  type AskRules,
  byKind,
  type Context,
  listening,
  type PhaseRules,
  playingOf,
  shownTo,
} from './play.ts';
import { type Ask, allToldTo, type Happening, type Outcome, refuse } from './vocabulary.ts';

/** A watch is set, then looked after; it is over after three turns. */
type Told = { kind: 'turn' | 'set' | 'looked' | 'over'; rule: string; by?: string };
interface Play {
  state: {
    asked: number;
    outcome: Outcome | null;
    untold?: readonly Happening<Told>[];
    phase: 'set' | 'look';
    turn: number;
    idle: boolean;
  };
  open: Readonly<Play['state']>;
  ask: Ask;
  answer: string;
  told: Told;
  context: Context<Told>;
}

const told = (kind: Told['kind'], by?: string): Told => ({
  kind,
  rule: '1',
  ...(by === undefined ? {} : { by }),
});
const RULES: Record<Play['state']['phase'], PhaseRules<Play>> = {
  set: {
    enter: (state) => (state.idle ? 'done' : 'waits'),
    asks: (state) => [{ id: String(state.asked), seat: 'red', kind: 'set', rule: '1' }],
    resolve: (_, [given], context) => {
      context.tell(told('set', given!.answer));
      return 'done';
    },
  },
  look: {
    enter: (_, context) => {
      context.tell(told('looked'));
      return 'done';
    },
    asks: () => [],
    resolve: () => 'done',
  },
};

const begun = (): Play['state'] => ({ asked: 0, outcome: null, phase: 'set', turn: 1, idle: false });
const dice = loadedDice();

function watch(extra: Partial<Parameters<typeof playingOf<Play>>[0]> = {}) {
  return playingOf<Play>({
    copy: (state) => ({ ...state }),
    listen: (_, thrown) => listening(thrown),
    rulesOf: ({ phase }) => RULES[phase],
    advance(state, context) {
      if (state.phase === 'set') state.phase = 'look';
      else {
        state.phase = 'set';
        state.turn++;
        if (state.turn > 3) {
          state.outcome = { winners: [], rule: '1', reason: 'the watch is over' };
          context.tell(told('over'));
        }
      }
    },
    ...extra,
  });
}
const kinds = (happenings: readonly { truth: Told }[]) => happenings.map(({ truth }) => truth.kind);

describe('a game of phases', () => {
  it('runs on from an answer to the next question and leaves the state before alone', () => {
    const { asks, open, resolve } = watch();
    const first = open(begun(), dice);
    expect(asks(first)).toHaveLength(1);
    const { state, happenings } = resolve(first, [{ ask: asks(first)[0]!, answer: 'jack' }], dice);
    expect(kinds(happenings)).toEqual(['set', 'looked']);
    expect(state).toMatchObject({ asked: 1, turn: 2, phase: 'set' });
    expect(first).toMatchObject({ asked: 0, turn: 1 });
  });

  it('goes on without asking as long as nobody must be asked, and asks nothing once it is over', () => {
    const { asks, open } = watch();
    const last = open({ ...begun(), idle: true }, dice);
    expect(last.outcome?.reason).toBe('the watch is over');
    expect(asks(last)).toEqual([]);
  });

  it('tells what happened before the first question with its answers, also where a game does not think of it', () => {
    const { open, resolve, asks } = watch({ begin: (_, context) => context.tell(told('turn')) });
    const first = open(begun(), dice);
    expect(kinds(first.untold ?? [])).toEqual(['turn']);
    const after = resolve(first, [{ ask: asks(first)[0]!, answer: 'jack' }], dice);
    expect(kinds(after.happenings)).toEqual(['turn', 'set', 'looked']);
    const next = resolve(after.state, [{ ask: asks(after.state)[0]!, answer: 'jill' }], dice);
    expect(kinds(next.happenings)).toEqual(['set', 'looked']);
    expect(watch().open(begun(), dice)).toEqual(begun());
  });

  it('stops where a phase decides the match, before another begins', () => {
    const { open, resolve, asks } = watch({
      settle: (state) => {
        if (state.phase === 'look') state.outcome = { winners: ['red'], rule: '2', reason: 'seen' };
      },
    });
    const first = open(begun(), dice);
    const { state } = resolve(first, [{ ask: asks(first)[0]!, answer: 'jack' }], dice);
    expect(state).toMatchObject({ phase: 'look', turn: 1, outcome: { winners: ['red'] } });
  });

  it('tells with the first answers, and only then, what happened before them', () => {
    let kept: Told[] = [];
    const { open, resolve, asks } = watch({
      begin: (_, context) => context.tell(told('turn')),
      keep: (_, happenings) => {
        kept = happenings.map(({ truth }) => truth);
      },
      tellKept: (_, context) => kept.forEach((each) => void context.tell(each)),
    });
    const first = open(begun(), dice);
    const answer = (state: Play['state']) => resolve(state, [{ ask: asks(state)[0]!, answer: 'jack' }], dice);
    const second = answer(first);
    expect(kinds(second.happenings)).toEqual(['turn', 'set', 'looked']);
    expect(kinds(answer(second.state).happenings)).toEqual(['set', 'looked']);
  });

  it('knows from what state it has come without asking, and finishes with all that was told', () => {
    const seen: unknown[] = [];
    const game = watch({
      advance: (state, _, before) => {
        seen.push(['on', before.turn]);
        state.phase = 'set';
        state.idle = false;
      },
      finish: (before, state, _, happenings) => seen.push([before.asked, state.asked, kinds(happenings)]),
    });
    const first = game.open({ ...begun(), turn: 7 }, dice);
    game.resolve(first, [{ ask: game.asks(first)[0]!, answer: 'jack' }], dice);
    expect(seen).toEqual([
      ['on', 7],
      [0, 1, ['set']],
    ]);
  });
});

it('shows one seat all of it and the others their form', () => {
  const happening = shownTo('red', told('set', 'jack'), told('set'));
  expect(allToldTo([happening], 'red')).toEqual([told('set', 'jack')]);
  expect(allToldTo([happening], 'blue')).toEqual([told('set')]);
});

it('asks the rules of the kind', () => {
  type Asks = (Ask & { kind: 'a' }) | (Ask & { kind: 'b' });
  const only = <T>(one: T): AskRules<null, Ask, T> => ({
    choices: () => [one],
    check: (_, __, answer) => (answer === one ? null : refuse('other', '1', 'Not that.')),
  });
  const { choices, check } = byKind<null, Asks, { a: string; b: number }>({ a: only('x'), b: only(1) });
  const ask = (kind: 'a' | 'b') => ({ id: '1', seat: 'red', kind, rule: '1' }) as Asks;
  expect([...choices(null, ask('a')), ...choices(null, ask('b'))]).toEqual(['x', 1]);
  expect(check(null, ask('a'), 'x')).toBeNull();
  expect(check(null, ask('b'), 2)?.code).toBe('other');
});

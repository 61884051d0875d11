// @vitest-environment happy-dom
import type { CarryOn, Desk, GameTypes, Refusal } from '@weathergage/kernel';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardProps } from '../contract.ts';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { type CarryWork, useCarryOn } from './use-carry-on.ts';

const ask = (id: string) => ({ id, seat: 'red', kind: 'sail', rule: '1' });
const deskOf = (step: number, ...asks: readonly [string, unknown][]) =>
  ({
    step,
    view: step,
    outcome: null,
    asks: asks.map(([id, answer]) => ({ ask: ask(id), answer })),
  }) as unknown as Desk;

/** Halts at the step that is ticked, and never answers `battle`. */
const rules: CarryOn = {
  stops: [
    { id: '5', words: 'the fifth step', usual: true },
    { id: '9', words: 'the ninth step', usual: false },
  ],
  says: '',
  carry: ({ since, now, told, asks }, ticked) => {
    if (ticked.has(String(now)))
      return {
        halt: { stop: String(now), words: `From ${since} to ${now}, ${told.length} told`, at: 'toulon' },
      };
    if (asks.some(({ id }) => id === 'battle'))
      return ticked.has('fight')
        ? { answers: asks.map(() => 'fought') }
        : { halt: { stop: 'asked', words: 'A battle', at: null } };
    return { answers: asks.map(({ id }) => `as ${id} is`) };
  },
};

let drawing: Drawing;
let work: CarryWork;
let sent: unknown[];
let looked: (string | null)[];
let refusal: Refusal | null;

type Props = BoardProps<GameTypes>;

function Board({ props, settled }: { readonly props: Props; readonly settled: boolean }): ReactNode {
  work = useCarryOn<GameTypes>(props, { game: 'toy', rules, ...(settled ? { settled: ['fight'] } : {}) });
  return null;
}

const show = (desk: Desk, change: Partial<Props> = {}, settled = false): Promise<void> => {
  const props = {
    desk,
    past: [{ n: desk.step, step: desk.step, told: [{}] }],
    story: null,
    readOnly: false,
    answer: async (orders: readonly unknown[]) => {
      sent.push(...orders);
      return refusal;
    },
    onFocus: (at: string | null) => looked.push(at),
    ...change,
  } as unknown as Props;
  return drawing.draw(<Board props={props} settled={settled} />);
};

beforeEach(() => {
  localStorage.clear();
  drawing = newDrawing();
  [sent, looked, refusal] = [[], [], null];
});
afterEach(async () => {
  await drawing.remove();
});

describe('carrying on', () => {
  it('answers question after question from the one given by hand, and says why it stopped', async () => {
    await show(deskOf(2, ['a', null]));
    expect(work.carrying).toBe(false);
    await act(async () => work.begin({ byHand: true }));
    // What is answered by hand is left alone.
    expect([work.carrying, sent]).toEqual([false, []]);
    await show(deskOf(3, ['b', null], ['c', null]));
    expect(work.carrying).toBe(true);
    await show(deskOf(4, ['d', null]));
    expect(sent).toEqual([
      { ask: 'b', answer: 'as b is' },
      { ask: 'c', answer: 'as c is' },
      { ask: 'd', answer: 'as d is' },
    ]);
    await show(deskOf(5, ['e', null]));
    expect(sent).toHaveLength(3);
    expect(work.carrying).toBe(false);
    expect(work.stopped).toMatchObject({ answered: 3, halt: { stop: '5', words: 'From 2 to 5, 1 told' } });
    expect(looked).toEqual(['toulon']);
    await show(deskOf(6, ['f', null]));
    expect(work.stopped).toBeNull();
  });

  it('answers the present question too where nobody does by hand, and waits for stories and others', async () => {
    await show(deskOf(2, ['a', null]), { story: {} as Props['story'] });
    await act(async () => work.begin());
    expect(sent).toEqual([]);
    await show(deskOf(2, ['a', null]));
    expect(sent).toEqual([{ ask: 'a', answer: 'as a is' }]);
    await show(deskOf(2, ['a', 'as a is']));
    expect([work.carrying, sent.length]).toEqual([true, 1]);
  });

  it('halts for what nobody else can answer, unless that was settled on the board before', async () => {
    await show(deskOf(2, ['battle', null]));
    await act(async () => work.begin());
    expect(work.stopped?.halt.words).toBe('A battle');
    await show(deskOf(3, ['battle', null]), {}, true);
    await act(async () => work.begin());
    expect(sent).toEqual([{ ask: 'battle', answer: 'fought' }]);
  });

  it('is stopped by hand, by a refusal, and by a step taken back', async () => {
    await show(deskOf(2, ['a', 'x']));
    await act(async () => work.begin());
    await act(async () => work.stop());
    expect(work.carrying).toBe(false);
    await act(async () => work.begin());
    refusal = { code: 'no', rule: '1', message: 'Not so.' };
    await show(deskOf(3, ['b', null]));
    expect([work.carrying, work.stopped?.halt.words]).toEqual([false, 'Not so']);
    refusal = null;
    await show(deskOf(7, ['g', 'x']));
    await act(async () => work.begin());
    await show(deskOf(6, ['f', null]));
    expect([work.carrying, sent.length]).toEqual([false, 1]);
  });

  it('is left with the server where there is one, once what is answered by hand is given', async () => {
    const left: (readonly string[] | null)[] = [];
    const byServer = (standing: object | null) =>
      ({
        standing,
        instruct: async (ticked: readonly string[] | null) => {
          left.push(ticked);
          return null;
        },
      }) as never;
    await show(deskOf(2, ['a', null]), { byServer: byServer(null) });
    await act(async () => work.begin({ byHand: true, also: ['9'] }));
    expect(left).toEqual([]);
    await show(deskOf(2, ['a', 'given']), { byServer: byServer(null) }, true);
    expect(left).toEqual([['5', '9', 'fight']]);
    // The page itself answers nothing then.
    await show(deskOf(3, ['b', null]), {
      byServer: byServer({ ticked: ['5', '9'], answered: 2, halt: null }),
    });
    expect([work.carrying, work.stopped, sent]).toEqual([true, null, []]);
    await act(async () => work.stop());
    expect(left.at(-1)).toBeNull();
    const halt = { stop: '5', words: 'The fifth', at: null };
    await show(deskOf(5, ['e', null]), { byServer: byServer({ ticked: ['5'], answered: 6, halt }) });
    expect([work.carrying, work.stopped]).toEqual([false, { answered: 6, halt }]);
  });

  it('keeps its ticks in this browser', async () => {
    await show(deskOf(2));
    expect(work.ticked).toEqual(['5']);
    await act(async () => work.tick(['9', 'gone']));
    await drawing.remove();
    drawing = newDrawing();
    await show(deskOf(2));
    expect(work.ticked).toEqual(['9']);
  });
});

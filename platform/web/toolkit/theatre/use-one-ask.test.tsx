// @vitest-environment happy-dom
import type { Desk, GameTypes, Refusal } from '@weathergage/kernel';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { type OneAsk, useOneAsk } from './use-one-ask.ts';

type Work = Parameters<typeof useOneAsk<GameTypes>>[1];

const ask = (id: string) => ({ id, seat: 'red', kind: 'sail', rule: '1' });
const deskOf = (step: number, ...asks: readonly [string, unknown][]) =>
  ({
    step,
    view: `the sea at ${step}`,
    asks: asks.map(([id, answer]) => ({ ask: ask(id), answer })),
  }) as unknown as Desk;

let drawing: Drawing;
let seen: OneAsk<GameTypes>;
let sent: unknown[];
let refusal: Refusal | null;

const left = (): null => null;

function Told({ desk, work }: { readonly desk: Desk; readonly work: Work }): ReactNode {
  seen = useOneAsk<GameTypes>(desk, work);
  return null;
}

const show = (desk: Desk, change: Partial<Work> = {}): Promise<void> => {
  const answer: Work['answer'] = async (orders) => {
    sent.push(...orders);
    return refusal;
  };
  return drawing.draw(<Told desk={desk} work={{ readOnly: false, answer, byItself: left, ...change }} />);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  drawing = newDrawing();
  sent = [];
  refusal = null;
});
afterEach(async () => {
  await drawing.remove();
  vi.useRealTimers();
});

describe('one question at a time', () => {
  it('shows the first that is open, and gives its answer', async () => {
    await show(deskOf(1, ['a', 'given'], ['b', null]));
    expect([seen.ask?.id, seen.given, seen.settled]).toEqual(['b', null, false]);
    await act(async () => void (await seen.give('this')));
    expect(sent).toEqual([{ ask: 'b', answer: 'this' }]);
  });

  it('opens what was given again, until something else is taken', async () => {
    await show(deskOf(1, ['a', 'given']));
    expect([seen.ask, seen.settled]).toEqual([null, true]);
    await act(async () => seen.reopen());
    expect([seen.ask?.id, seen.given]).toEqual(['a', 'given']);
    refusal = { code: 'no', rule: '1', message: 'No.' };
    await act(async () => expect(await seen.give('worse')).toBe(refusal));
    expect(seen.ask?.id).toBe('a');
    refusal = null;
    await act(async () => expect(await seen.give('better')).toBeNull());
    expect(seen.ask).toBeNull();
  });

  it('answers by itself once a step, says so, and keeps the words while they fade', async () => {
    const byItself = () => ({ answer: 'nothing', words: 'Nothing to do.' });
    const taken: unknown[] = [];
    const onTaken: Work['onTaken'] = (...all) => void taken.push(all);
    const desk = deskOf(1, ['a', null]);
    await show(desk, { byItself, onTaken });
    await show({ ...desk }, { byItself, onTaken });
    expect(sent).toEqual([{ ask: 'a', answer: 'nothing' }]);
    expect(taken).toEqual([['the sea at 1', ask('a'), 'nothing']]);
    expect(seen.toast).toEqual({ words: 'Nothing to do.', on: true });
    await act(async () => void (await vi.advanceTimersByTimeAsync(4000)));
    expect(seen.toast).toEqual({ words: 'Nothing to do.', on: false });
    await show(deskOf(2, ['a', null]), { byItself });
    expect(sent).toHaveLength(2);
  });

  it('puts what it will answer before nobody, not even while a story is told', async () => {
    const byItself = () => ({ answer: 'nothing', words: '' });
    await show(deskOf(1, ['a', null]), { byItself, readOnly: true, hold: true });
    expect([seen.bySelf, sent]).toEqual([true, []]);
    await show(deskOf(1, ['a', null]), { byItself });
    expect([seen.bySelf, sent]).toEqual([true, [{ ask: 'a', answer: 'nothing' }]]);
    await show(deskOf(2, ['a', null]), { byItself, readOnly: true });
    expect(seen.bySelf).toBe(false);
  });

  it('says nothing of what has no words, and does nothing where orders can’t be given', async () => {
    const byItself = () => ({ answer: 'nothing', words: '' });
    await show(deskOf(1, ['a', null]), { byItself, readOnly: true });
    expect(sent).toEqual([]);
    await show(deskOf(1, ['a', null]), { byItself });
    expect([sent.length, seen.toast.on]).toEqual([1, false]);
  });
});

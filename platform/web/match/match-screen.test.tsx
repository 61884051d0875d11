// @vitest-environment happy-dom
import type { Seat } from '@weathergage/kernel';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LoadedGame } from '../games.ts';
import type { Table } from '../tables/table.ts';
import { personSeat, settlePromises, toyGame, toyTable } from '../tables/testing.ts';
import type { BoardProps, GameBoard } from '../toolkit/contract.ts';
import { useNoted } from '../toolkit/notes.ts';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { MatchScreen } from './match-screen.tsx';

/** Everything the board was ever given, for looking over its shoulder. */
let given: BoardProps[] = [];
let tellAtOnce = true;

interface AuctionView {
  readonly seat: Seat;
  readonly round: number;
  readonly hands: Readonly<Record<Seat, readonly number[]>>;
}

function ToyBoard(props: BoardProps): ReactNode {
  given.push(props);
  const { desk, story, onStoryTold, readOnly, answer } = props;
  const view = desk.view as AuctionView;
  const [bids, setBids] = useNoted('bids', false);
  if (story !== null && tellAtOnce) queueMicrotask(onStoryTold);
  return (
    <div data-testid="toy" data-story={story?.n ?? ''} data-read-only={readOnly}>
      {Object.entries(view.hands).map(([seat, cards]) => `${seat} holds ${cards.join(' ')}`)}
      <button type="button" data-testid="go-on" onClick={() => setBids(!bids)}>
        {bids ? 'bids by itself' : 'bids by hand'}
      </button>
      {desk.asks.map(({ ask }) => {
        const [choice] = toyGame.choices(desk.view, ask);
        return (
          <button
            key={ask.id}
            type="button"
            data-testid="bid"
            onClick={() => void answer([{ ask: ask.id, answer: choice }])}
          >
            bid
          </button>
        );
      })}
    </div>
  );
}

const board: GameBoard = {
  Board: ToyBoard,
  logLine: (told) => ({ text: `${told.kind}`, rule: told.rule, weight: 'plain', subjects: [] }),
  headline: (desk) => ({ turn: `Round ${(desk.view as AuctionView).round}`, phase: 'Bidding', detail: '' }),
  asNoted: ({ view, asks }, { bids }) =>
    bids === true
      ? asks.map(({ ask }) => ({ ask: ask.id, answer: [...toyGame.choices(view, ask)][0] }))
      : null,
  sentence: (desk) => (desk.asks.length > 0 ? 'Bid.' : 'Wait.'),
  ruleText: () => null,
  lessons: [],
  turnOf: (desk) => (desk.view as AuctionView).round,
  sideMark: () => ({ colour: 'blue', shape: 'square' }),
};
const loaded: LoadedGame = {
  id: 'auction',
  game: toyGame,
  board,
  cards: [],
  cardOf: () => {
    throw new Error('nobody makes auctions');
  },
  options: [],
  machine: { usual: 'toy', levels: {} },
  phases: [],
};

let drawing: Drawing;
const find = (testId: string): HTMLElement | null => document.querySelector(`[data-testid="${testId}"]`);
const press = (testId: string): Promise<void> =>
  act(async () => {
    find(testId)!.click();
    await settlePromises();
  });

async function sit(hands: Parameters<typeof toyTable>[0], shown = loaded, kind: Table['kind'] = 'local') {
  const table = toyTable(hands);
  Object.defineProperty(table, 'kind', { value: kind });
  await act(async () => {
    await drawing.draw(
      <MatchScreen table={table} loaded={shown} onReplay={() => {}} onReport={null} onRematch={() => {}} />,
    );
    await settlePromises();
  });
  return table;
}

beforeEach(() => {
  given = [];
  tellAtOnce = true;
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

describe('two persons at one screen', () => {
  it('begins behind the curtain: no desk, no log, no sentence', async () => {
    await sit({ ann: personSeat, ben: personSeat });
    expect(find('seat-curtain')?.textContent).toContain('ann');
    for (const testId of ['toy', 'log', 'action-sentence', 'turn']) expect(find(testId)).toBeNull();
    expect(given).toHaveLength(0);
  });

  it('never shows one seat’s desk to the other', async () => {
    const table = await sit({ ann: personSeat, ben: personSeat });
    let holder = '';
    for (let i = 0; i < 40 && table.now().status === 'playing'; i++) {
      if (find('seat-curtain') !== null) {
        // Behind the curtain the whole page knows no card of anybody.
        expect(document.body.textContent).not.toContain('holds');
        holder = ['ann', 'ben'].find((seat) => find('curtain-continue')!.textContent!.includes(seat))!;
        given = [];
        await press('curtain-continue');
      } else await press('bid');
      const other = holder === 'ann' ? 'ben' : 'ann';
      expect(document.body.textContent).not.toContain(`${other} holds`);
      for (const { desk, before, story } of given) {
        expect(desk.seat).toBe(holder);
        if (before !== null) expect(before.seat).toBe(holder);
        expect(JSON.stringify([desk.view, before?.view, story])).not.toContain(`"${other}":[`);
      }
    }
    expect(table.now().status).toBe('over');
  });

  it('tells each of them the story when he takes the spyglass', async () => {
    await sit({ ann: personSeat, ben: personSeat });
    tellAtOnce = false;
    await press('curtain-continue');
    await press('bid');
    await press('curtain-continue');
    await press('bid');
    // Both bids are open now; ben, who holds the spyglass, is told first.
    expect(find('toy')?.dataset.story).not.toBe('');
  });
});

describe('the scenario of a lesson', () => {
  it.each([
    ['local', 'Bid high'],
    ['online', undefined],
  ] as const)('is taught at a %s table: %s', async (kind, card) => {
    const { scenarioId: scenario } = toyTable({ ann: personSeat, ben: { by: 'bot', name: 'toy' } }).now();
    const steps = [{ title: 'Bid high', text: 'Or low.' }];
    const end = { done: 'Done.', won: 'Won.', lost: 'Lost.' };
    const lesson = { id: 'first', title: 'First', teaches: 'To bid.', scenario, steps, end };
    const taught = { ...loaded, board: { ...board, lessons: [lesson] } };
    await sit({ ann: personSeat, ben: { by: 'bot', name: 'toy' } }, taught, kind);
    expect(find('toy')).not.toBeNull();
    expect(find('lesson')?.textContent?.match(/Bid high/)?.[0]).toBe(card);
  });
});

describe('what a player has settled beforehand', () => {
  it('is remembered while another has the chart, and given for him without a curtain', async () => {
    const table = await sit({ ann: personSeat, ben: personSeat });
    const desk = (seat: Seat) => table.now().chairs.get(seat)!.desk;
    await press('curtain-continue');
    await press('go-on');
    await press('bid');
    expect(find('seat-curtain')?.textContent).toContain('ben');
    await press('curtain-continue');
    // His notes are his own.
    expect(find('go-on')?.textContent).toBe('bids by hand');
    await press('bid');
    for (let round = 0; round < 2 && table.now().status === 'playing'; round++) {
      const { step } = desk('ben');
      expect(find('seat-curtain')).toBeNull();
      expect(desk('ann').asks.every(({ answer }) => answer !== null)).toBe(true);
      await press('bid');
      expect(desk('ben').step).toBeGreaterThan(step);
    }
  });
});

describe('while a story is told', () => {
  it('nobody may act, and the log waits', async () => {
    const table = await sit({ ann: personSeat, ben: { by: 'bot', name: 'toy' } });
    tellAtOnce = false;
    await press('bid');
    expect(find('toy')?.dataset.story).not.toBe('');
    expect(find('toy')?.dataset.readOnly).toBe('true');
    expect(document.querySelectorAll('[data-testid="log-line"]')).toHaveLength(0);
    for (let i = 0; i < 10 && find('toy')?.dataset.story !== ''; i++)
      await act(async () => {
        given.at(-1)!.onStoryTold();
        await settlePromises();
      });
    const told = table
      .now()
      .chairs.get('ann')!
      .chapters.flatMap((chapter) => chapter.told).length;
    expect(document.querySelectorAll('[data-testid="log-line"]')).toHaveLength(told);
  });
});

describe('a seat given to the machine', () => {
  it('is played to the end before the gallery, unless somebody takes it back', async () => {
    const table = await sit({ ann: personSeat, ben: { by: 'bot', name: 'toy' } });
    await act(async () => document.querySelector<HTMLElement>('[data-tab="match"]')!.click());
    expect(find('give-seat-ben')).toBeNull();
    await press('take-seat-ben');
    // Now there are two at the screen, and a curtain between them.
    expect(find('seat-curtain')).not.toBeNull();
    await press('curtain-continue');
    await press('give-seat-ann');
    expect(table.now().persons).toEqual(['ben']);
    expect(find('curtain-continue')?.textContent).toContain('ben');
    await press('curtain-continue');
    // He is told no old stories.
    expect(find('toy')?.dataset.story).toBe('');
    await press('give-seat-ben');
    for (let i = 0; i < 50 && table.now().status === 'playing'; i++) await act(settlePromises);
    expect(table.now().status).toBe('over');
    expect(given.at(-1)!.desk.seat).toBe('gallery');
  });
});

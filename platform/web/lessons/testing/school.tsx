/**
 * A pupil at a real match in a window that draws nothing: page, board, umpire and machine are the true ones. He does
 * what the card says, by clicks alone or by keys alone. What only a browser shows is not looked at here.
 */
import { type Chooser, looseDice } from '@weathergage/kernel';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { BotHouse } from '../../bot/bot-house.ts';
import { GAMES, loadGame } from '../../games.ts';
import { localPlan } from '../../lobby/plan.ts';
import { MatchScreen } from '../../match/match-screen.tsx';
import { useSettings } from '../../settings.ts';
import type { LocalTable } from '../../tables/local-table.ts';
import { beginLocal } from '../../tables/open-table.ts';
import { memoryStore, settlePromises } from '../../tables/testing.ts';
import { lessonWishes } from '../begin-lesson.ts';

/** Frames that were asked for; they come when somebody breathes, so that nobody draws while nothing happens. */
let frames = new Map<number, FrameRequestCallback>();
let asked = 0;

export function drawFrame(): void {
  const due = frames;
  frames = new Map();
  for (const draw of due.values()) draw(performance.now());
}

/** React keeps the way to every element that it makes, which takes a quarter of the time; here nobody reads it. */
function forgetStacks(): void {
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => {} });
}

const rememberStacks = (): void =>
  void Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, writable: true, value: 10 });

/** Whatever is there is seen. */
function openEyes(): void {
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => {};
  window.requestAnimationFrame = (draw) => {
    frames.set(++asked, draw);
    return asked;
  };
  window.cancelAnimationFrame = (frame) => void frames.delete(frame);
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
}

const machines = (bots: Readonly<Record<string, Chooser>>): BotHouse => ({
  names: async () => Object.keys(bots),
  choose: async ({ bot, view, ask, seed, budgetMs }) => bots[bot]!(view, ask, looseDice(seed), budgetMs),
});

export const inPage = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);

let root: Root | null = null;

export async function leaveSchool(): Promise<void> {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
  rememberStacks();
}

/** Sits down at a lesson, as the page begins it. */
export async function takeLesson(gameId: string, lessonId: string): Promise<LocalTable> {
  openEyes();
  forgetStacks();
  useSettings.getState().change({ speed: 'skip', verdicts: 'pass', motion: 'reduced' });
  const loaded = await loadGame(gameId);
  const bots = (await GAMES.find(({ id }) => id === gameId)!.bots()) as Readonly<Record<string, Chooser>>;
  const lesson = loaded.board.lessons.find(({ id }) => id === lessonId)!;
  const table = beginLocal(loaded, localPlan(loaded, lessonWishes(loaded, lesson)!), {
    store: memoryStore(),
    bots: machines(bots),
    clock: () => 1000,
    breathMs: 0,
  });
  document.body.innerHTML = '<div id="page"></div>';
  root = createRoot(document.getElementById('page')!);
  await act(async () => {
    root?.render(
      <MatchScreen table={table} loaded={loaded} onReplay={() => {}} onReport={null} onRematch={() => {}} />,
    );
    await settlePromises();
  });
  return table;
}

/** A panel that is pressed about in, put away and opened again with what was kept: it must stand as it was left. */
import { anyAnswer, type Game, type GameTypes, looseDice, Match } from '@weathergage/kernel';
import { act, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { type Drafts, DraftsContext } from '../drafts.ts';
import { type Notes, NotesContext } from '../notes.ts';
import type { AskPanelProps } from '../theatre/panel.ts';

/** All that can be pressed without giving the answer or opening a sheet of its own. */
const PRESSABLE =
  'button:not(:disabled):not([data-testid=ask-confirm]):not([data-testid=open-display]), input:not(:disabled), select:not(:disabled)';

/** What the eye sees of a panel, and what stands in its fields; ids are made anew by each opening. */
const seenIn = (root: HTMLElement): string =>
  [
    root.innerHTML.replaceAll(
      / (id|for|name|checked|disabled|aria-describedby|aria-labelledby)="[^"]*"/g,
      '',
    ),
    ...[...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((field) =>
      field instanceof HTMLInputElement ? `${field.value} ${field.checked}` : field.value,
    ),
  ].join('\n');

/** Presses the nth of what can be pressed; a list of choices goes on to its last. */
function pressOne(root: HTMLElement, nth: number): void {
  const all = [...root.querySelectorAll<HTMLElement>(PRESSABLE)];
  const one = all[nth % Math.max(1, all.length)];
  if (one instanceof HTMLSelectElement) {
    one.value = one.options[one.options.length - 1]?.value ?? one.value;
    one.dispatchEvent(new Event('change', { bubbles: true }));
  } else one?.click();
}

/** How a panel stands after some presses, and how it stands when the page is loaded anew. */
async function overReload(
  panel: ReactNode,
  presses: readonly number[],
): Promise<{ readonly left: string; readonly found: string }> {
  const kept = new Map<string, unknown>();
  const drafts: Drafts = { read: (key) => kept.get(key), keep: (key, value) => void kept.set(key, value) };
  const open = async (deed: (root: HTMLElement) => Promise<void>): Promise<string> => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    await act(async () => root.render(<DraftsContext value={drafts}>{panel}</DraftsContext>));
    await deed(place);
    const seen = seenIn(place);
    await act(async () => root.unmount());
    place.remove();
    return seen;
  };
  const left = await open(async (place) => {
    for (const nth of presses) await act(async () => pressOne(place, nth));
  });
  return { left, found: await open(async () => {}) };
}

interface Asked<T extends GameTypes> {
  readonly view: T['view'];
  readonly ask: T['ask'];
}

/** The first question of each kind that comes in matches answered at random. */
export function asksOfEachKind<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  { seeds, steps }: { readonly seeds: number; readonly steps: number },
): Map<string, Asked<T>> {
  const found = new Map<string, Asked<T>>();
  const choose = anyAnswer(game);
  for (let seed = 1; seed <= seeds; seed++) {
    const dice = looseDice(seed);
    const match = Match.begin(
      game,
      {
        game: game.id,
        rulesVersion: game.rulesVersion,
        scenario,
        options: {} as T['options'],
        dice: { kind: 'seeded', seed },
      },
      null,
    );
    for (let step = 0; step < steps && match.outcome === null; step++)
      for (const ask of match.asks) {
        if (match.pendingAnswer(ask.id) !== undefined) continue;
        const view = match.view(ask.seat);
        if (!found.has(ask.kind)) found.set(ask.kind, { view, ask });
        match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer: choose(view, ask, dice) });
      }
  }
  return found;
}

/** One test a question: what is half written in its panel is found again when the page is loaded anew. */
export function itIsFoundAgain<T extends GameTypes>(
  AskPanel: ComponentType<AskPanelProps<T['view'], T['ask'], never, never>>,
  asks: ReadonlyMap<string, Asked<T>>,
  kinds: readonly string[] = [...asks.keys()],
): void {
  it.each(kinds)('%s: is found again when the page is loaded anew', async (kind) => {
    const idle = { given: null, readOnly: false, give: async () => null, mark: () => {}, onFocus: () => {} };
    const { left, found } = await overReload(<AskPanel {...asks.get(kind)!} {...idle} />, [1, 4, 8]);
    expect(found).toBe(left);
  });
}

/** A part of a board drawn with what was noted before; what it notes for a reload is written into `noted`. */
export function drawNoted(part: ReactNode, all: Notes['all'], noted: Record<string, unknown>): void {
  const note: Notes['note'] = (key, value, fleeting = false) => {
    if (!fleeting) noted[key] = value;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<NotesContext value={{ all, note }}>{part}</NotesContext>));
  onTestFinished(() => act(() => root.unmount()));
}

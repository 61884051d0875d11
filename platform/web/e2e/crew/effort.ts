/** What a turn costs the person who plays it: counted in the page itself, so that no hand can forget a press. */
import type { Page } from '@playwright/test';
import { test } from './desk.ts';

export interface Effort {
  /** Questions that stood open before the person, each once: those that a press found there, or that stayed for a while. */
  readonly questions: number;
  /** Presses of a button of the mouse, a finger or a key; a drag is one, a key held down too. */
  readonly presses: number;
  readonly seconds: number;
}

interface Counter {
  presses: number;
  readonly asked: Set<string>;
}

type Counting = typeof globalThis & { effort?: Counter };

/** Starts at the question that stands there; modifiers alone are no press. */
const begin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counting = globalThis as Counting;
    const look = (): void => {
      const now = document.querySelector<HTMLElement>('.match-page')?.dataset.asked ?? '';
      // What the board answers by itself, as it was told to, is put before nobody.
      if (document.querySelector('[data-by-self]') !== null) return;
      for (const ask of now.split(' ')) if (ask !== '') counting.effort?.asked.add(ask);
    };
    const first = counting.effort === undefined;
    counting.effort = { presses: 0, asked: new Set() };
    look();
    if (!first) return;
    const press = (): void => {
      look();
      if (counting.effort !== undefined) counting.effort.presses += 1;
    };
    // What the board answers by itself stands there for a moment too, which nobody would call being asked.
    let later: ReturnType<typeof setTimeout> | undefined;
    const lookLater = (): void => {
      clearTimeout(later);
      later = setTimeout(look, 300);
    };
    addEventListener('pointerdown', press, true);
    addEventListener(
      'keydown',
      ({ key, repeat }) => {
        if (!repeat && !['Shift', 'Control', 'Alt', 'Meta'].includes(key)) press();
      },
      true,
    );
    new MutationObserver(lookLater).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-asked', 'data-by-self'],
    });
  });

const counted = (page: Page): Promise<Omit<Effort, 'seconds'>> =>
  page.evaluate(() => {
    const { effort } = globalThis as Counting;
    if (effort === undefined) throw new Error('the page was loaded anew while it was counted');
    return { questions: effort.asked.size, presses: effort.presses };
  });

/** Plays, and tells what it took; the figures stand in the report of the run, where docs/effort.md has them from. */
export async function effortOf(page: Page, what: string, play: () => Promise<unknown>): Promise<Effort> {
  await begin(page);
  const since = Date.now();
  await play();
  const effort = { ...(await counted(page)), seconds: Math.round((Date.now() - since) / 1000) };
  const words = `${what}: ${effort.questions} questions, ${effort.presses} presses, ${effort.seconds} s`;
  test.info().annotations.push({ type: 'effort', description: words });
  return effort;
}

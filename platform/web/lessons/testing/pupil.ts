/** The hands of a pupil: he presses what the ring is on, and waits until something has come of it. */
import { act } from 'react';
import { settlePromises } from '../../tables/testing.ts';
import { drawFrame, inPage } from './school.tsx';

export type Hand = 'mouse' | 'keys';

/** What he sees of a card, and whatever changes when a press was taken. */
interface Card {
  readonly title: string;
  readonly at: string;
  readonly moment: string;
}

const idOf = (element: Element | null): string =>
  element?.closest('[data-testid]')?.getAttribute('data-testid') ?? '';

/** Null while nothing is pointed at: the machine thinks. */
function cardNow(): Card | null {
  const card = inPage('lesson');
  const wants = card?.querySelector('[data-testid=lesson-next].button-brass') != null;
  const at = wants ? 'lesson-next' : (card?.dataset.at ?? '');
  if (card === null || at === '') return null;
  const set = [...document.querySelectorAll('[aria-pressed=true], :checked')].map(
    (one) => idOf(one) || one.textContent,
  );
  const values = [...document.querySelectorAll('select, input')].map(
    (one) => (one as HTMLInputElement).value,
  );
  return {
    title: card.querySelector('.lesson-title')?.textContent ?? '',
    at,
    moment: [
      document.querySelector<HTMLElement>('[data-step]')?.dataset.step,
      card.dataset.card,
      at,
      ...set,
      ...values,
    ].join(' '),
  };
}

export const isOver = (): boolean => inPage('lesson-end') !== null;

/** Lets promises, timers and one frame go by. */
const breathe = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    drawFrame();
    await settlePromises();
  });

/** As long as anybody waits for the machine, in milliseconds: a core may be busy with others. */
const PATIENCE = 30_000;

async function until(what: string, come: () => boolean): Promise<void> {
  const late = performance.now() + PATIENCE;
  while (!come()) {
    if (performance.now() > late) throw new Error(`waited in vain: ${what}`);
    await breathe();
  }
}

/** As a browser presses: the pointer goes down, and it is a click. */
export const click = (element: Element): Promise<void> =>
  act(async () => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settlePromises();
  });

const TABBABLE = 'button, a[href], input, select, textarea, summary, [tabindex]';

function tab(): void {
  const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.closest('[inert], [hidden]') === null,
  );
  stops[(stops.indexOf(document.activeElement as HTMLElement) + 1) % stops.length]?.focus();
}

/** A key, and what a browser does by itself where nobody else wanted it. */
export const press = (key: string): Promise<void> =>
  act(async () => {
    const at = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (at.dispatchEvent(event)) {
      const presses = at.matches('input') ? key === ' ' : key === 'Enter' || key === ' ';
      if (key === 'Tab') tab();
      else if (presses && at.matches('button, input, summary, a[href]')) (at as HTMLElement).click();
    }
    await settlePromises();
  });

async function byKeys(id: string): Promise<void> {
  if (id !== 'lesson-next') await press('k');
  for (let tabs = 0; tabs < 80 && idOf(document.activeElement) !== id; tabs++) await press('Tab');
  if (idOf(document.activeElement) !== id) throw new Error(`no key leads to ${id}`);
  await press(document.activeElement?.matches('input') ? ' ' : 'Enter');
}

async function byMouse(id: string): Promise<void> {
  const named = inPage(id)!;
  await click(
    named.matches('button, input, summary, g') ? named : (named.querySelector('button, input') ?? named),
  );
}

interface Way {
  /** Stops before the card of this title. */
  readonly until?: string;
  /** Stops after so many presses. */
  readonly presses?: number;
}

/** More presses than any lesson wants. */
const MOST = 120;

/** Follows the lesson to its end, or as far as is said; returns the titles of the cards that he met. */
export async function follow(
  hand: Hand,
  { until: last, presses = MOST }: Way = {},
): Promise<readonly string[]> {
  const titles: string[] = [];
  for (let pressed = 0; pressed < presses; pressed++) {
    await breathe();
    await until(`after ${titles.join(', ')}`, () => isOver() || cardNow() !== null);
    const card = cardNow();
    if (isOver() || card === null || card.title === last) return titles;
    if (titles.at(-1) !== card.title) titles.push(card.title);
    await (hand === 'mouse' ? byMouse : byKeys)(card.at);
    await breathe();
    await until(`${card.title}: ${card.at}`, () => isOver() || cardNow()?.moment !== card.moment);
  }
  if (presses === MOST) throw new Error(`the lesson did not end: ${titles.join(', ')}`);
  return titles;
}

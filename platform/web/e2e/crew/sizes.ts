/** The eight sizes that every board must be good at, and what must hold at each. */
import type { Page } from '@playwright/test';
import type { Game, GameTypes } from '@weathergage/kernel';
import { barriers } from './barriers.ts';
import { expect, settle, test } from './desk.ts';
import { openKept } from './kept.ts';
import { overhang } from './phone.ts';
import { journalUntil } from './record.ts';

/** A laptop and the same at double zoom, a phone and a tablet both ways, a large screen, a larger laptop. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 2560, height: 1440 },
  { width: 1440, height: 900 },
] as const;

/** Axe takes a second or more: the suite has it look at these, the pictures' script at all. */
const LOOKED_OVER: ReadonlySet<number> = new Set([1280, 640, 390]);

/** A board in the middle of a question about places. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly scenario: T['scenario'] & { readonly id: string; readonly title: string };
  /** Who sits before the screen, and the machine's level in all other seats. */
  readonly seat: string;
  readonly machine: string;
  /** The question at which the match is opened. */
  wanted(state: T['state'], ask: T['ask']): boolean;
  /** What a hand does before: a ship taken from a list. */
  pose?(page: Page): Promise<unknown>;
  /** The shapes on the chart that can be pressed or drawn for an answer. */
  readonly asked: string;
}

/** The share of the window that a board must have where it is not narrow. */
const SHARE = 0.6;
const WIDE = 1280;

/** Places asked about that a hand could not press: out of the window, or under something. */
export const outOfReach = (page: Page, asked: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const shapes = [...document.querySelectorAll<SVGGraphicsElement>(selector)];
    if (shapes.length === 0) return ['nothing is asked about'];
    return shapes.flatMap((shape, i) => {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const at = document.elementFromPoint(x, y);
      return at?.closest('.stage-sea')
        ? []
        : [`${i} at ${Math.round(x)}, ${Math.round(y)} under ${at?.className ?? 'nothing'}`];
    });
  }, asked);

/** Names of leaves that are not read whole; a ship's own name may be too long for any tab. */
const LONGEST_TAB = 10;
const cutTabs = (page: Page): Promise<string[]> =>
  page.evaluate(
    (longest) =>
      [...document.querySelectorAll<HTMLElement>('.board-panel [role=tab]')]
        .filter(({ textContent, scrollWidth, clientWidth }) => {
          return textContent.length <= longest && scrollWidth > clientWidth;
        })
        .map(({ textContent }) => textContent),
    LONGEST_TAB,
  );

/** Parts of the question that have less room than they take: their lines lie on those of the next. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board-panel .ask-frame-body > *')].flatMap((part) => {
      const { offsetHeight: has, style } = part;
      style.flex = 'none';
      const takes = part.offsetHeight;
      style.flex = '';
      return takes > has ? [`${part.textContent.slice(0, 40)}: ${takes - has} px too low`] : [];
    }),
  );

/** The part of the window that the board has. */
export const shareOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { width, height } = document.querySelector('.match-board')!.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });

/** Opens a scene as it stands when its question is asked. */
export async function openScene<T extends GameTypes>(page: Page, scene: Scene<T>): Promise<void> {
  const { game, scenario, seat, machine } = scene;
  await settle(page.context());
  const journal = journalUntil(game, scenario, (state, ask) => ask.seat === seat && scene.wanted(state, ask));
  const others = game.seats(scenario).filter(({ id }) => id !== seat);
  const machines = Object.fromEntries(others.map(({ id }) => [id, machine]));
  await openKept(page, { game, scenario, seed: 1, machines, journal });
  await page.locator('[data-step]').waitFor();
  await scene.pose?.(page);
}

export function sizesTest<T extends GameTypes>(scene: Scene<T>): void {
  test(`${scene.game.title} at eight sizes: the board has its room, and all that is asked about is in reach`, async ({
    page,
  }) => {
    await openScene(page, scene);
    for (const size of SIZES)
      await test.step(`${size.width}×${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => outOfReach(page, scene.asked)).toEqual([]);
        expect(await overhang(page)).toBe(0);
        expect(await cutTabs(page)).toEqual([]);
        expect(await squeezed(page)).toEqual([]);
        if (size.width >= WIDE) expect(await shareOf(page)).toBeGreaterThanOrEqual(SHARE);
        if (LOOKED_OVER.has(size.width)) expect(await barriers(page)).toEqual([]);
      });
  });
}

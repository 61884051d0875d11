/** The hand that drags: by the mouse, and by a finger. */
import type { Locator, Page } from '@playwright/test';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where it comes to rest: the chart may be on its way to the ship that is asked. */
export async function middleOf(what: Locator): Promise<Spot> {
  let last: Spot | null = null;
  for (;;) {
    const box = (await what.boundingBox())!;
    const now = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (last !== null && Math.hypot(now.x - last.x, now.y - last.y) < 0.5) return now;
    last = now;
    await what.page().waitForTimeout(40);
    // On a machine at work the same frame may still stand: what moves is seen to move by the next.
    await what.evaluate(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
  }
}

export type Drag = (page: Page, handle: Locator, by: Spot) => Promise<void>;

/** From the middle of a handle by so many pixels, with the mouse. */
export const drag: Drag = async (page, handle, { x, y }) => {
  const from = await middleOf(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2);
  await page.mouse.move(from.x + x, from.y + y);
  await page.mouse.up();
};

/** The same with a finger. */
export const fingerDrag: Drag = async (page, handle, { x, y }) => {
  const from = await middleOf(handle);
  const wire = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0): Promise<unknown> =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await touch('touchStart');
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  // Lifted at rest: after a fling the browser takes the next tap for the hand that stops it.
  await page.waitForTimeout(120);
  await touch('touchMove', 1);
  await touch('touchEnd');
  await wire.detach();
};

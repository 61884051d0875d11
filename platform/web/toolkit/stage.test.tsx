// @vitest-environment happy-dom
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stage, type StageHandle } from './stage.tsx';
import { newDrawing } from './testing/drawing.ts';

const BOUNDS = { x: 0, y: 0, width: 4000, height: 2000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('flies on to its goal when something comes over the chart that lets it be looked at from less far off', async () => {
  const stage = createRef<StageHandle>();
  const { place, draw, remove } = newDrawing();
  const drawn = (least: number): Promise<void> =>
    draw(
      <Stage ref={stage} bounds={BOUNDS} scales={[least, 8]} label="sea">
        <g />
      </Stage>,
    );
  const lies = (): string | null => place.querySelector('.stage-sea > g')!.getAttribute('transform');
  await drawn(0.1);
  stage.current!.fit({ x: 1000, y: 500, width: 400, height: 300 }, { margin: 0 });
  vi.advanceTimersByTime(60);
  const onTheWay = lies();
  await drawn(0.2);
  vi.advanceTimersByTime(1000);
  expect(onTheWay).not.toBe(lies());
  expect(lies()).toBe('translate(-2000,-1000) scale(2)');
  await remove();
});

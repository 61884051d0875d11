// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

let drawing: Drawing;
const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
const show = (chart: ReactNode): Promise<void> => drawing.draw(chart);

beforeEach(() => {
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

const hull = (
  <LineChart
    title="Hull"
    unit="squares left"
    at={[0, 1, 2, 3]}
    atName="After turn"
    series={[
      { label: 'Shannon', values: [8, 8, 6, 5] },
      { label: 'Chesapeake', values: [9, 4, null, 0] },
    ]}
  />
);

describe('a chart of lines', () => {
  it('tells its lines apart by dash and by mark, not by colour alone', async () => {
    await show(hull);
    const lines = all('.chart-line');
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
    expect(new Set(all('.chart-legend .chart-mark').map((mark) => mark.getAttribute('d'))).size).toBe(2);
    expect(all('.chart-legend li').map((item) => item.textContent)).toEqual(['Shannon', 'Chesapeake']);
  });

  it('leaves a gap where there is no value', async () => {
    await show(hull);
    const [whole, broken] = all('.chart-line').map((line) => line.getAttribute('d')!);
    expect(whole!.match(/M/g)).toHaveLength(1);
    expect(broken!.match(/M/g)).toHaveLength(2);
  });

  it('is read by the keyboard, place by place', async () => {
    await show(hull);
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    expect(document.querySelector(`label[for="${slider.id}"]`)?.textContent).toContain('Hull');
    expect(slider.getAttribute('aria-valuetext')).toBe('After turn 3: Shannon 5, Chesapeake 0');
    await act(async () => slider.focus());
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '2');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(document.querySelector('.chart-readout')?.textContent).toBe(
      'After turn 2: Shannon 6, Chesapeake –',
    );
    expect(all('.chart-spot')).toHaveLength(1);
    expect(all('.chart-cursor')).toHaveLength(1);
  });

  it('has the same numbers as a table', async () => {
    await show(hull);
    const rows = all('.chart-table tbody tr').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['0', '8', '9'],
      ['1', '8', '4'],
      ['2', '6', '–'],
      ['3', '5', '0'],
    ]);
  });

  it('survives an empty match', async () => {
    await show(<LineChart title="Hull" unit="" at={[0]} atName="Turn" series={[]} />);
    expect(document.body.innerHTML).not.toContain('NaN');
  });
});

describe('a chart of bars', () => {
  it('draws a bar for each value, hatched by series, with its number', async () => {
    await show(
      <BarChart
        title="Hits by range"
        unit="hits"
        groupName="Range"
        groups={['1', '2']}
        series={[
          { label: 'Royal Navy', values: [8, 0] },
          { label: 'French Navy', values: [2, 4] },
        ]}
      />,
    );
    const bars = all('rect.chart-bar');
    expect(bars).toHaveLength(3);
    const heights = bars.map((bar) => Number(bar.getAttribute('height')));
    expect(heights[0]).toBeCloseTo(heights[1]! * 4);
    expect(all('.chart-value').map((value) => value.textContent)).toEqual(['8', '2', '4']);
    expect(new Set(all('pattern .chart-hatching').map((path) => path.getAttribute('d'))).size).toBe(2);
    expect(all('.chart-table tbody tr').map((row) => row.textContent)).toEqual(['182', '204']);
  });
});

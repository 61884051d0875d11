import { describe, expect, it } from 'vitest';
import { boardsAt, previewOf } from '../../attention/segment-preview.ts';
import { along } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/table/state.ts';
import { abackSpans } from '../orders/segment-overlay.tsx';
import { laidOut, viewOf, withShip } from '../testing/desk.ts';

const MOVER = 'bri-amethyst';
const OTHER = 'fre-thetis';
const shipIn = (state: State, id: string) => state.ships.find((ship) => ship.id === id)!;

/** The enemy right ahead of the mover, so far from centre to centre. */
function ahead(away: number): State {
  const state = laidOut();
  const { at, heading } = shipIn(state, MOVER);
  return withShip(state, OTHER, { at: along(at, heading, away), heading: (heading + 900) % 3600 });
}

const sail = (state: State, distance: number, more = {}) =>
  previewOf(viewOf(state), shipIn(state, MOVER), { do: 'move', distance, turn: 0, ...more });

describe('what a segment would come to', () => {
  it('ends where she runs and turns to, on open water', () => {
    const state = laidOut();
    const { at, heading } = shipIn(state, MOVER);
    const preview = sail(state, 4000, { turn: 200 });
    expect(preview).toMatchObject({ moved: 4000, turned: 200, meeting: null });
    expect(preview.end).toMatchObject({ at: along(at, heading, 4000), heading: (heading + 200) % 3600 });
  });

  it('sees a collision, and stops there', () => {
    const preview = sail(ahead(4000), 5000);
    expect(preview.meeting?.kind).toBe('collision');
    expect(preview.meeting?.words).toContain('Thétis');
    expect(preview.moved).toBeLessThan(4000);
  });

  it('sees land ahead', () => {
    const state = laidOut();
    const { at, heading } = shipIn(state, MOVER);
    const { x, y } = along(at, heading, 4500);
    const square = [
      { x: x - 1500, y: y - 1500 },
      { x: x + 1500, y: y - 1500 },
      { x: x + 1500, y: y + 1500 },
      { x: x - 1500, y: y + 1500 },
    ];
    const wrecker: State = { ...state, terrain: [{ kind: 'land', name: 'The Rock', points: square }] };
    expect(sail(wrecker, 5000).meeting).toEqual({
      kind: 'aground',
      words: 'She would run aground on The Rock and be lost.',
    });
  });

  it('sees the edge of the table', () => {
    const state = withShip(laidOut(), MOVER, { at: { x: 1000, y: 20_000 }, heading: 2700 });
    expect(sail(state, 5000).meeting).toMatchObject({ kind: 'leaves' });
  });

  it('comes alongside as soon as she is within reach', () => {
    const state = ahead(6000);
    const at = boardsAt(viewOf(state), shipIn(state, MOVER), OTHER, 5000);
    expect(at).toBeGreaterThan(2000);
    expect(sail(state, 5000, { board: OTHER }).meeting?.kind).toBe('boards');
    expect(boardsAt(viewOf(state), shipIn(state, MOVER), OTHER, 1000)).toBeNull();
    expect(sail(state, 1000, { board: OTHER }).meeting?.kind).toBe('short');
  });

  it('warns of the part of the fan that ends aback', () => {
    // The wind blows to the south: its eye is north, and 45 degrees on either side of that are aback.
    expect(abackSpans(900, 450, 1800)).toEqual([]);
    expect(abackSpans(600, 450, 1800)).toEqual([[-450, -160]]);
    expect(abackSpans(0, 450, 1800)).toEqual([[-440, 440]]);
  });
});

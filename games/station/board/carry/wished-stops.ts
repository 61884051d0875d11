/** What one wants to be stopped by, kept in this browser. */
import { STOPS, type Stop, USUAL_STOPS } from '../../rules/attention/stops.ts';

const KEY = 'weathergage.station.stops';

export function keptStops(): readonly Stop[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? STOPS.filter((stop) => kept.includes(stop)) : USUAL_STOPS;
  } catch {
    return USUAL_STOPS;
  }
}

export function keepStops(stops: readonly Stop[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stops));
  } catch {
    // A browser that keeps nothing has them until the page is closed.
  }
}

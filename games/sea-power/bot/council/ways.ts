/** Other minds in which a side's year may be drawn up and sailed. */
import type { Side } from '../../data/nations.ts';
import type { AskKind } from '../../rules/world/asks.ts';
import type { Temper } from '../temper.ts';

export interface Way {
  readonly name: string;
  readonly temper: Temper;
}

type Ways = readonly Way[];

function englishMusters(temper: Temper): Ways {
  const sized = (ships: number, cruisers = temper.cruisers): Way => ({
    name: `fleets of ${ships}, ${cruisers} pairs`,
    temper: { ...temper, masses: 0, cruisers, size: { ...temper.size, english: ships } },
  });
  const usual = temper.size.english;
  return [
    sized(usual, temper.cruisers + 3),
    { name: 'to wait for the enemy', temper: { ...temper, patience: !temper.patience } },
    sized(20),
    sized(12),
    sized(usual, Math.max(0, temper.cruisers - 2)),
    { name: 'bases close together', temper: { ...temper, crowding: 0, spread: 0.2 } },
    { name: 'bases far apart', temper: { ...temper, crowding: 4 } },
    sized(28),
    sized(8),
    { name: 'fleets of 20, waiting', temper: { ...sized(20).temper, patience: true } },
  ];
}

function europeanMusters(temper: Temper): Ways {
  const sized = (ships: number): Way => ({
    name: `fleets of ${ships}`,
    temper: { ...temper, grand: false, size: { ...temper.size, european: ships } },
  });
  const great = (pair: number): Way => ({
    name: `a great fleet and squadrons of ${pair}`,
    temper: { ...temper, grand: true, pair },
  });
  return [
    { name: 'to keep to port', temper: { ...temper, stays: true } },
    great(3),
    great(2),
    great(4),
    { name: 'to dare more', temper: { ...temper, caution: temper.caution / 3 } },
    sized(12),
    sized(8),
    sized(5),
  ];
}

const englishMinds = (temper: Temper): Ways => [
  { name: 'to wait for the enemy', temper: { ...temper, patience: !temper.patience } },
  {
    name: 'to count on a bold enemy',
    temper: { ...temper, boldness: { ...temper.boldness, european: 0.8 } },
  },
  { name: 'to guard what counts', temper: { ...temper, stake: 1.2, fear: 0.6 } },
];

const europeanMinds = (temper: Temper): Ways => [
  { name: 'to keep to port', temper: { ...temper, stays: true } },
  { name: 'to dare more', temper: { ...temper, caution: temper.caution / 3 } },
  { name: 'to dare less', temper: { ...temper, caution: 2 * temper.caution + 1 } },
];

const englishHarbours = (temper: Temper): Ways => [
  { name: 'bases close together', temper: { ...temper, crowding: 0, spread: 0.1 } },
  { name: 'bases far apart', temper: { ...temper, crowding: 5, spread: 0.9 } },
  { name: 'bases somewhat apart', temper: { ...temper, crowding: 2.5, spread: 0.5 } },
];

const europeanHarbours = (temper: Temper): Ways => [
  { name: 'all together', temper: { ...temper, grand: true } },
  { name: 'each to the best base', temper: { ...temper, grand: false } },
  { name: 'bases far apart', temper: { ...temper, grand: false, crowding: 5 } },
];

const KNOWN = new WeakMap<(temper: Temper) => Ways, WeakMap<Temper, Ways>>();

/** The same ones for the same temper. */
function made(make: (temper: Temper) => Ways, temper: Temper): Ways {
  const byTemper = KNOWN.get(make) ?? new WeakMap<Temper, Ways>();
  KNOWN.set(make, byTemper);
  const ways = byTemper.get(temper) ?? make(temper);
  byTemper.set(temper, ways);
  return ways;
}

const MINDS = { english: englishMinds, european: europeanMinds } as const;
const HARBOURS = { english: englishHarbours, european: europeanHarbours } as const;

/** Minds for an order at sea, or for the way home. */
export const waysToSail = (temper: Temper, side: Side, kind: AskKind): Ways =>
  made((kind === 'return' ? HARBOURS : MINDS)[side], temper);

/** The usual mind first, and none that is as another before it. */
function yearsOf(musters: (temper: Temper) => Ways): (temper: Temper) => Ways {
  return (temper) => {
    const minds = new Map<string, Way>();
    for (const way of [{ name: 'as he would unasked', temper }, ...musters(temper)]) {
      const key = JSON.stringify(way.temper);
      if (!minds.has(key)) minds.set(key, way);
    }
    return [...minds.values()];
  };
}

const YEARS = { english: yearsOf(englishMusters), european: yearsOf(europeanMusters) } as const;

/** Minds in which a whole year may be drawn up and sailed, his own the first. */
export const mindsOf = (temper: Temper, side: Side): Ways => made(YEARS[side], temper);

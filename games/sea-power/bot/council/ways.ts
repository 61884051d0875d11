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
    sized(20),
    sized(12),
    sized(usual, temper.cruisers + 3),
    sized(usual, Math.max(0, temper.cruisers - 2)),
    sized(8),
    sized(28),
    { name: 'bases close together', temper: { ...temper, crowding: 0, spread: 0.2 } },
    { name: 'bases far apart', temper: { ...temper, crowding: 4 } },
    { name: 'to wait for the enemy', temper: { ...temper, patience: !temper.patience } },
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
    great(4),
    sized(12),
    great(2),
    sized(8),
    great(3),
    sized(5),
    { name: 'to dare more', temper: { ...temper, caution: temper.caution / 3 } },
    { name: 'to keep to port', temper: { ...temper, stays: true } },
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

/** By whether the year is drawn up or sailed, for each side. */
const MAKERS = {
  english: [englishMinds, englishMusters],
  european: [europeanMinds, europeanMusters],
} as const;
const HARBOURS = { english: englishHarbours, european: europeanHarbours } as const;
const KNOWN = new WeakMap<(temper: Temper) => Ways, WeakMap<Temper, Ways>>();

/** The same ones for the same temper. */
export function waysToSail(temper: Temper, side: Side, kind: AskKind): Ways {
  const musters = kind === 'organise' || kind === 'reorganise';
  const make = kind === 'return' ? HARBOURS[side] : MAKERS[side][musters ? 1 : 0];
  const byTemper = KNOWN.get(make) ?? new WeakMap<Temper, Ways>();
  KNOWN.set(make, byTemper);
  const ways = byTemper.get(temper) ?? make(temper);
  byTemper.set(temper, ways);
  return ways;
}

const MINDS = { english: new WeakMap<Temper, Ways>(), european: new WeakMap<Temper, Ways>() } as const;

/** Minds for a whole year, his own the first; the same ones for the same temper. */
export function mindsOf(temper: Temper, side: Side): Ways {
  const known = MINDS[side];
  const minds = known.get(temper) ?? [{ name: 'as he would unasked', temper }, ...MAKERS[side][1](temper)];
  known.set(temper, minds);
  return minds;
}

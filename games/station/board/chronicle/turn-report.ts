/** A Turn as it is reported when it is over: what was lost, what was won, what was seen of the Enemy, and the Orders. */
import type { LocationId, SideId, SquadronId } from '../../rules/module/vocabulary.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { View } from '../../rules/world/state.ts';
import { type Theatre, theatreOf } from '../../rules/world/theatre.ts';
import { type Dated, datedOf, type PastStep } from './dated.ts';
import { loserOf, shipsIn } from './losses.ts';

export const CHAPTERS = ['lost', 'won', 'seen', 'affairs'] as const;
export type ReportChapter = (typeof CHAPTERS)[number];

export interface ReportLine {
  readonly text: string;
  readonly rule: string;
  readonly at: LocationId | null;
  /** How often the same was told. */
  readonly times: number;
}

/** What a Turn's weather, Straits and watches have cost a Squadron, and what it stands at by that. */
export interface Worn {
  readonly squadron: SquadronId;
  readonly dp: number;
  readonly total: number;
}

export type TurnReport = Readonly<Record<ReportChapter, readonly ReportLine[]>> & {
  /** How many of one's own went down, were burnt or taken. */
  readonly ships: number;
  readonly worn: readonly Worn[];
};

const AFFAIRS: ReadonlySet<StationTold['kind']> = new Set<StationTold['kind']>([
  'order',
  'event',
  'campaign',
  'random',
  'contingent',
  'port-side',
  'withdrawn',
  'reinforcements',
  'relief',
  'year',
  'corsair-toll',
  'trade-track',
]);
const SEEN: ReadonlySet<StationTold['kind']> = new Set<StationTold['kind']>([
  'spotted',
  'sighted',
  'dummy-found',
  'counters',
  'task',
  'shadowing',
]);

/** Ill luck that takes no ship: officers who fall, Flotillas and scouts driven apart, Convoys knocked about. */
function sufferer(told: StationTold): SideId | null {
  switch (told.kind) {
    case 'casualty':
      return told.fate === 'unhurt' ? null : told.side;
    case 'scattered':
      return told.kept ? null : told.side;
    case 'driven-off':
    case 'convoy-hurt':
    case 'removed':
      return told.side;
    case 'convoy':
      return told.what === 'scattered' ? told.side : null;
    default:
      return null;
  }
}

function chapterOf(theatre: Theatre, side: SideId, told: StationTold): ReportChapter | null {
  const worse = loserOf(theatre, told) ?? sufferer(told);
  if (worse !== null) return worse === side ? 'lost' : 'won';
  if (told.kind === 'victor' || told.kind === 'no-battle')
    return told.kind === 'victor' && told.victor === side ? 'won' : 'seen';
  // That its task is done is told again as Fulfilled, or as to be done once more.
  if (told.kind === 'order' && told.what === 'met') return null;
  if (told.kind === 'order') return told.side === side ? 'affairs' : 'seen';
  if (told.kind === 'convoy') return told.side === side ? 'affairs' : 'seen';
  if (AFFAIRS.has(told.kind)) return 'affairs';
  return SEEN.has(told.kind) && 'side' in told && told.side !== side ? 'seen' : null;
}

const merged = (lines: readonly Dated[]): ReportLine[] => {
  const found = new Map<string, ReportLine>();
  for (const { line, at } of lines) {
    if (line === null) continue;
    const before = found.get(line.text);
    found.set(line.text, { text: line.text, rule: line.rule, at, times: (before?.times ?? 0) + 1 });
  }
  return [...found.values()];
};

function wornIn(told: readonly Dated[], side: SideId): Worn[] {
  const worn = new Map<SquadronId, Worn>();
  for (const { told: one } of told)
    if (one.kind === 'attrition' && one.side === side)
      for (const { squadron, dp, total } of one.squadrons ?? [])
        worn.set(squadron, { squadron, dp: dp + (worn.get(squadron)?.dp ?? 0), total });
  return [...worn.values()];
}

export function turnReport(steps: readonly PastStep[], view: View, turn: number): TurnReport {
  const theatre = theatreOf(view);
  const side = view.side ?? '';
  const told = datedOf(steps, view).filter((one) => one.turn === turn);
  const of = (chapter: ReportChapter): ReportLine[] =>
    merged(told.filter((one) => chapterOf(theatre, side, one.told) === chapter));
  const ships = told
    .filter((one) => loserOf(theatre, one.told) === side)
    .reduce((sum, one) => sum + shipsIn(one.told), 0);
  return {
    lost: of('lost'),
    won: of('won'),
    seen: of('seen'),
    affairs: of('affairs'),
    ships,
    worn: wornIn(told, side),
  };
}

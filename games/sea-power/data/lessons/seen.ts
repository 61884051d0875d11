/** What the cards of Sea Power's lessons ask of what a pupil has seen. */
import type { LessonStep, Seen } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import type { AskKind } from '../../rules/world/asks.ts';
import { PHASES, type Phase } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import type { AreaId } from '../areas.ts';

export type SeenSea = Seen<SeaPower>;
export type SeaStep = LessonStep<SeaPower>;
type Of<K extends SeaTold['kind']> = Extract<SeaTold, { kind: K }>;

export const toldOf = <K extends SeaTold['kind']>({ told }: SeenSea, kind: K): Of<K>[] =>
  told.filter((each): each is Of<K> => each.kind === kind);

/** What was told of the pupil's own side. */
export const ownTold = <
  K extends 'organised' | 'placed' | 'frigate' | 'sailed' | 'repaired' | 'returned' | 'assault',
>(
  seen: SeenSea,
  kind: K,
): Of<K>[] => toldOf(seen, kind).filter((each) => (each as Of<'organised'>).side === seen.desk.view.side);

/** Whether the year has come as far as a phase. */
export const isPast = ({ desk: { view } }: SeenSea, phase: Phase): boolean =>
  PHASES.indexOf(view.phase) >= PHASES.indexOf(phase);

/** A question of that kind is open to the pupil. */
export const isAsked = ({ desk: { asks } }: SeenSea, kind: AskKind): boolean =>
  asks.some(({ ask, answer }) => ask.kind === kind && answer === null);

/** A squadron of the pupil's that lies at sea there. */
export const lieAtSea = ({ desk: { view } }: SeenSea, area: AreaId): boolean =>
  view.markers.some(({ side, at }) => side === view.side && 'area' in at && at.area === area);

/** `English 4, Europeans 38`. */
export function pointsWords(seen: SeenSea): string {
  const totals = toldOf(seen, 'points').at(-1)?.totals ?? { english: 0, european: 0 };
  return `English ${totals.english}, Europeans ${totals.european}`;
}

/** What came of the last search, for the one who chose. */
export function searchWords(seen: SeenSea): string | null {
  const last = toldOf(seen, 'search').at(-1);
  if (last === undefined) return null;
  return {
    battle: 'It comes to battle, once all have sailed.',
    avoided: 'They were not brought to battle. Who moved in may not stay there.',
    decoy: 'A decoy: there were no ships behind the marker, and it is taken off.',
  }[last.result];
}

/** A squadron to a sea and the button that sails it; any other where that one is gone or that sea is out of its reach. */
export const sailing = (squadron: string, area: AreaId): readonly string[] => [
  ...FIGHT,
  `squadron-${squadron}|squadron-*`,
  `to-${area}|to-*`,
  'ask-confirm',
];

/** An enemy who comes is answered before anything else. */
export const FIGHT = ['search-fight'] as const;
export const CONFIRM = ['year-read', 'ask-confirm'] as const;

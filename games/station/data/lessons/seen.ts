/** What the cards of Station's lessons ask of what a pupil has seen. */
import type { LessonStep, Seen } from '@weathergage/kernel';
import { issueKey } from '../../rules/orders/issue.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { Station } from '../../rules/types.ts';
import type { AskKind } from '../../rules/world/asks.ts';
import type { Forces, Formation } from '../../rules/world/forces.ts';
import { STEPS, type StepId } from '../../rules/world/state.ts';

export type SeenStation = Seen<Station>;
export type StationStep = LessonStep<Station>;
type Of<K extends StationTold['kind']> = Extract<StationTold, { kind: K }>;

export const toldOf = <K extends StationTold['kind']>({ told }: SeenStation, kind: K): Of<K>[] =>
  told.filter((each): each is Of<K> => each.kind === kind);

/** What was told of the pupil's own side. */
export const ownTold = <
  K extends 'plotted' | 'moved' | 'drew' | 'issued' | 'order' | 'in-ordinary' | 'repaired',
>(
  seen: SeenStation,
  kind: K,
): Of<K>[] => toldOf(seen, kind).filter((each) => (each as Of<'order'>).side === seen.desk.view.side);

/** Orders of his own that came to this end. */
export const ordersThat = (seen: SeenStation, ...ends: Of<'order'>['what'][]): Of<'order'>[] =>
  ownTold(seen, 'order').filter(({ what }) => ends.includes(what));

/** Whether the match has come as far as a step of a Turn, counted from 0. */
export const isPast = ({ desk: { view } }: SeenStation, step: StepId, turn = 0): boolean =>
  view.turn > turn || (view.turn === turn && STEPS.indexOf(view.step) >= STEPS.indexOf(step));

export const isAsked = ({ desk }: SeenStation, ...kinds: AskKind[]): boolean =>
  desk.asks.some(({ ask, answer }) => answer === null && kinds.includes(ask.kind));

const forcesIn = ({ desk: { view } }: SeenStation): Forces | undefined => view.forces[view.side ?? ''];

export const formationIn = (seen: SeenStation, id: string): Formation | undefined =>
  forcesIn(seen)?.formations[id];

/** Letters received and not yet issued. */
export const inHand = (seen: SeenStation): readonly { readonly order: string }[] =>
  forcesIn(seen)?.desk.hand ?? [];

/** Whether the Admiral has tried in vain this Turn to send a letter out to sea: those that got there are not in hand. */
export const hasTried = (seen: SeenStation): boolean => {
  const desk = forcesIn(seen)?.desk;
  return desk?.hand.some(({ order }) => desk.tried.includes(issueKey(order))) === true;
};

export const isBoundFor = (seen: SeenStation, id: string, port: string): boolean => {
  const formation = formationIn(seen, id);
  if (formation === undefined) return false;
  const { plan, place } = formation;
  return (
    (plan.kind === 'voyage' && plan.to === port && plan.arrive === 'put-in') ||
    (place.at === port && place.berth === 'harbour')
  );
};

export const liesIn = (seen: SeenStation, id: string, port: string): boolean => {
  const place = formationIn(seen, id)?.place;
  return place?.at === port && place.berth === 'harbour';
};

/** `Crown 6, League 5`. */
export const prestigeWords = ({ desk: { view } }: SeenStation): string =>
  Object.entries(view.prestige)
    .map(([side, points]) => `${side === 'crown' ? 'Crown' : 'League'} ${points}`)
    .join(', ');

/** How many Orders of the pupil's came to an end, in a clause. */
export const ordersWords = (seen: SeenStation): string =>
  `${ordersThat(seen, 'fulfilled', 'extended').length} of your Orders Fulfilled, ${ordersThat(seen, 'failed').length} Failed`;

/** The two keys of the desk that let time pass. */
export const CARRY_ON = ['carry-on'] as const;
export const CONFIRM = ['ask-confirm'] as const;

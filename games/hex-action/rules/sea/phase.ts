/** What a phase of the turn is to the sequence of play, and the tools every phase works with. */
import type * as kernel from '@weathergage/kernel';
import type { Answer, AnswerTo, AskKind, HexAsk } from './asks.ts';
import type { AdvancedState, AdvancedView } from './edition.ts';
import type { Ship } from './ship.ts';
import type { Sea, State, View } from './state.ts';
import type { HexTold } from './told.ts';

export type { Progress } from '@weathergage/kernel';

export type Context = kernel.Context<HexTold>;

export type Play = kernel.PlayOf<State, HexAsk, Answer, HexTold, Context, Sea>;

export type PhaseRules = kernel.PhaseRules<Play>;
/** A phase that the Advanced Game alone has, or plays in its own way. */
export type AdvancedPhaseRules = kernel.PhaseRules<AdvancedPlay>;

interface AdvancedPlay extends Omit<Play, 'state' | 'open'> {
  state: AdvancedState;
  open: AdvancedState;
}

type RulesFor<V extends View, K extends AskKind> = kernel.AskRules<
  V,
  Extract<HexAsk, { kind: K }>,
  AnswerTo<K>
>;
export type AskRules<K extends AskKind> = RulesFor<View, K>;
export type AdvancedAskRules<K extends AskKind> = RulesFor<AdvancedView, K>;

/** Unique over the match: `asked` counts resolutions, and within one a ship is asked a kind of question once. */
export const askId = (sea: Sea, kind: AskKind, ship: string): string =>
  `${sea.asked}.t${sea.turn}.${kind}.${ship}`;

/** The part of an ask about a ship that is the same for all kinds. */
export const askOf = <K extends AskKind>(sea: Sea, kind: K, ship: Ship, rule: string) => ({
  id: askId(sea, kind, ship.id),
  seat: ship.seat,
  kind,
  rule,
  ship: ship.id,
});

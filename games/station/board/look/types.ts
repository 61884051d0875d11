/** The page's words for this game, named once. */
import type { BoardProps } from '@weathergage/web/toolkit/contract.ts';
import type { AskPanelProps } from '@weathergage/web/toolkit/theatre/panel.ts';
import type { FormationId, LocationId, TokenId } from '../../rules/module/vocabulary.ts';
import type { Station } from '../../rules/types.ts';
import type { AnswerTo, AskKind, StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';

export type Props = BoardProps<Station>;
export type StationDesk = Props['desk'];
export type Refusal = NonNullable<Awaited<ReturnType<Props['answer']>>>;

/** A way drawn on the chart: places in order, with the Increments it takes to each. */
export interface Course {
  readonly formation: FormationId;
  readonly path: readonly LocationId[];
  /** `plan` is what is set, `draft` what is being tried. */
  readonly kind: 'plan' | 'draft';
}

/** What a panel may have drawn on the chart while it is open. */
export interface ChartMarks {
  /** Places that may be pressed now, with a short word each (a cost, a die needed); brass on the chart. */
  readonly places?: ReadonlyMap<LocationId, string>;
  readonly tokens?: ReadonlyMap<TokenId, string>;
  readonly chosen?: TokenId | null;
  /** Where the Formation in hand is bound for by what is laid down now. */
  readonly bound?: LocationId | null;
  readonly courses?: readonly Course[];
  /** Places within an Auxiliary's reach, by Movement Points. */
  readonly reach?: ReadonlyMap<LocationId, number>;
  /** Places the question is about, to be seen while it stands. */
  readonly asked?: readonly LocationId[];
  /** Places that are being read about. */
  readonly lit?: readonly LocationId[];
  onPlace?(place: LocationId): void;
  onToken?(token: TokenId): void;
}

export type PanelProps<K extends AskKind> = AskPanelProps<
  View,
  Extract<StationAsk, { kind: K }>,
  AnswerTo<K>,
  ChartMarks
>;

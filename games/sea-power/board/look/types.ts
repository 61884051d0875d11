/** The page's words for this game, named once. */
import type { BoardProps } from '@weathergage/web/toolkit/contract.ts';
import type { AskPanelProps } from '@weathergage/web/toolkit/theatre/panel.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { AnswerTo, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import type { AreaId, PortId, Token } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';

export type Props = BoardProps<SeaPower>;
export type SeaDesk = Props['desk'];
export type Refusal = NonNullable<Awaited<ReturnType<Props['answer']>>>;

/** What a panel may have drawn on the chart while it is open. */
export interface ChartMarks {
  /** Areas and ports that may be pressed now, with a short word each (a cost, a name); brass on the chart. */
  readonly areas?: ReadonlyMap<AreaId, string>;
  readonly ports?: ReadonlyMap<PortId, string>;
  readonly tokens?: ReadonlyMap<Token, string>;
  /** A way drawn through these areas in order. */
  readonly path?: readonly AreaId[];
  /** The port it runs into at last. */
  readonly pathEnd?: PortId;
  readonly chosenToken?: Token | null;
  /** What the question is about: the eye is turned so that all of it is seen. */
  readonly inSight?: readonly (AreaId | PortId)[];
  onArea?(area: AreaId): void;
  /** An area that may not be pressed now was: the panel says why not. */
  onShut?(area: AreaId): void;
  onPort?(port: PortId): void;
  onToken?(token: Token): void;
  onHoverArea?(area: AreaId | null): void;
}

export type PanelProps<K extends AskKind> = AskPanelProps<
  View,
  Extract<SeaAsk, { kind: K }>,
  AnswerTo<K>,
  ChartMarks
>;

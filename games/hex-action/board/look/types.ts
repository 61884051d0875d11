/** The page's words for this game, named once. */
import type { BoardProps } from '@weathergage/web/toolkit/contract.ts';
import type { AnswerTo, AskKind, HexAsk } from '../../rules/sea/asks.ts';
import type { HexAction } from '../../rules/types.ts';

export type Props = BoardProps<HexAction>;
export type HexDesk = Props['desk'];
export type Refusal = NonNullable<Awaited<ReturnType<Props['answer']>>>;
export type Outcome = NonNullable<HexDesk['outcome']>;
export type Order = Parameters<Props['answer']>[0][number];
export type AskOf<K extends AskKind> = Extract<HexAsk, { kind: K }>;

/** What the panel of one question is given. */
export interface AskProps<K extends AskKind, V = HexDesk['view']> {
  readonly view: V;
  readonly ask: AskOf<K>;
  readonly answer: AnswerTo<K>;
  onChange(answer: AnswerTo<K>): void;
}

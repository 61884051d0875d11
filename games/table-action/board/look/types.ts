/** The page's words for this game, named once. */
import type { BoardProps } from '@weathergage/web/toolkit/contract.ts';
import type { AskKind, TableAsk } from '../../rules/table/asks.ts';
import type { TableTold } from '../../rules/table/told.ts';
import type { TableAction } from '../../rules/types.ts';

export type Props = BoardProps<TableAction>;
export type TableDesk = Props['desk'];
export type Refusal = NonNullable<Awaited<ReturnType<Props['answer']>>>;
export type Outcome = NonNullable<TableDesk['outcome']>;
export type AskOf<K extends AskKind> = Extract<TableAsk, { kind: K }>;
export type ToldOf<K extends TableTold['kind']> = Extract<TableTold, { kind: K }>;

/** What lessons ask of what a pupil has seen. */
import type { Seen } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';

export type HexSeen = Seen<HexAction>;
type Told = HexAction['told'];
export type ToldOf<K extends Told['kind']> = Extract<Told, { kind: K }>;

export const toldOf = <K extends Told['kind']>(told: readonly Told[], kind: K): ToldOf<K>[] =>
  told.filter((each): each is ToldOf<K> => each.kind === kind);

export const mine = (desk: HexSeen['desk'], id: string): boolean =>
  desk.view.ships.some((ship) => ship.id === id && ship.seat === desk.seat);

/** Whether such a question is open to the pupil. */
export const asked = ({ desk }: HexSeen, kind: HexAction['ask']['kind']): boolean =>
  desk.asks.some(({ ask, answer }) => ask.kind === kind && answer === null);

/** What was told, turn by turn; the first part is what came before the first. */
export function byTurn(told: readonly Told[]): readonly (readonly Told[])[] {
  const turns: Told[][] = [[]];
  for (const each of told) {
    if (each.kind === 'turn') turns.push([]);
    turns.at(-1)!.push(each);
  }
  return turns;
}

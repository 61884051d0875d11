/** Ways that lead through a fleet action: any war that can tell its battles so, to any board that can lay them out. */
import type { Engagement } from '@weathergage/kernel';
import { type FleetAction, type FoughtAction, plainId } from './action.ts';
import { actionsOf, foughtTogether } from './divisions.ts';
import type { Mapping } from './mapping/mapping.ts';
import { makeWay, type Way } from './way.ts';

export type BoardId = 'hex-action' | 'table-action';

export interface War<E extends Engagement> {
  readonly game: string;
  /** Told for a board, since crews are not the same thing on all of them. */
  actionOf(battle: E, mapping: Mapping, board: BoardId): FleetAction;
  resultOf(battle: E, fought: FoughtAction, journal: string, mapping: Mapping, board: BoardId): unknown;
  /** Which seat commands which side. */
  commandsOf(battle: E): Readonly<Record<string, string>>;
}

export interface Board<S> {
  readonly game: BoardId;
  scenarioOf(action: FleetAction, mapping: Mapping): { readonly id: string; readonly title: string };
  foughtOf(action: FleetAction, last: S, mapping: Mapping): FoughtAction;
}

export function wayBetween<E extends Engagement, S>(war: War<E>, board: Board<S>): Way {
  const actions = (engagement: Engagement, mapping: Mapping): readonly FleetAction[] =>
    actionsOf(war.actionOf(engagement as E, mapping, board.game), mapping);
  return makeWay({
    parent: war.game,
    id: board.game,
    child: board.game,
    childrenOf: (engagement, mapping) =>
      actions(engagement, mapping).map((action) => ({
        game: board.game,
        scenario: board.scenarioOf(action, mapping),
        options: {},
      })),
    reportOf(engagement, lasts, journal, mapping) {
      const parts = actions(engagement, mapping).map((action, at) =>
        board.foughtOf(action, lasts[at] as S, mapping),
      );
      return war.resultOf(engagement as E, foughtTogether(parts), journal, mapping, board.game);
    },
    seatOf(engagement, seat) {
      const commands = war.commandsOf(engagement as E);
      const side = Object.keys(commands).find((one) => commands[one] === seat);
      if (side === undefined) throw new Error(`${seat} takes no part in ${engagement.id}`);
      return `${plainId(side)}-1`;
    },
  });
}

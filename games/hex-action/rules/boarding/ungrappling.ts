/** Ungrappling (9.2): after all irons have been thrown, ships that are held may cut themselves free. */
import { entanglementNeeded, UNGRAPPLING } from '../../data/tables.ts';
import { handlingShows } from '../afloat/bluff.ts';
import { settleTows } from '../sailing/towing.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { type AskRules, askOf, type Context, type PhaseRules } from '../sea/phase.ts';
import { canWork, type Ship } from '../sea/ship.ts';
import { isBond, otherOf, type Sea, type State, shipOf } from '../sea/state.ts';
import { modifier, refuseOthers, selections, throwFor } from '../sea/throw.ts';
import type { Modifier } from '../sea/told.ts';

/** The ships she is grappled with, whoever threw the irons. */
export const grappledWith = (sea: Sea, ship: Ship): string[] =>
  sea.grapples.flatMap((each) => otherOf(each, ship.id) ?? []);

/** 22.2.1: the sea tears ships apart. */
const STORM = 6;
const IN_A_STORM = 1;

export function ungrappleModifiers(sea: Sea, ship: Ship, from: string): Modifier[] {
  const table = UNGRAPPLING.data;
  const fighting = sea.melees.some((melee) => isBond(melee, ship.id, from));
  const qualityRule = ship.quality === 'elite' ? '9.2.1.2' : '9.2.1.1';
  return [
    ...modifier('crew quality', table.quality[ship.quality], qualityRule),
    ...(fighting
      ? modifier('melee in progress', table.melee, '9.2.1.4')
      : modifier('no melee in progress', table.noMelee, '9.2.1.3')),
    ...(sea.advanced?.velocity === STORM ? modifier('storm', IN_A_STORM, '22.2.1') : []),
  ];
}

export const ungrapplingPhase: PhaseRules = {
  enter(sea) {
    return ungrapplingPhase.asks(sea).length > 0 ? 'waits' : 'done';
  },

  /** 9.2.1: every ship that is held and can work may try. */
  asks: (sea) =>
    sea.ships.flatMap((ship): HexAsk[] => {
      if (!canWork(ship, sea.turn)) return [];
      const from = grappledWith(sea, ship);
      return from.length === 0 ? [] : [{ ...askOf(sea, 'ungrapple', ship, '9.2.1'), from }];
    }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers)
      for (const from of (answer as AnswerTo<'ungrapple'>).from)
        cutFree(sea, shipOf(sea, ask.ship), shipOf(sea, from), context);
    // 35.4.3: with the grapple the tow is gone.
    settleTows(sea, context);
    return 'done';
  },
};

/** 9.2.4: one throw for each grapple still on; among friends every one comes off without a throw (9.1.3). */
function cutFree(sea: State, ship: Ship, other: Ship, context: Context): void {
  const held = sea.grapples.find((each) => isBond(each, ship.id, other.id));
  if (held === undefined) return;
  let left = held.count;
  const automatic = ship.side === other.side;
  const modifiers = automatic ? [] : ungrappleModifiers(sea, ship, other.id);
  for (let attempt = 0; attempt < held.count; attempt++) {
    // 9.2.1.5: twelve on the dice always frees.
    const thrown = automatic
      ? { dice: [], modifiers, total: 0, needed: 0, success: true }
      : throwFor(context.dice, entanglementNeeded(sea.options), modifiers, UNGRAPPLING.data.always);
    if (thrown.success) left--;
    const rule = automatic ? '9.1.3' : '9.2.1';
    // 9.2.6: told, as the notes of both would have it.
    const told = { kind: 'ungrapple', rule, ship: ship.id, from: other.id, automatic, ...thrown } as const;
    context.tell(told, handlingShows(sea, ship, other));
  }
  // 9.2.2, 9.2.3: with the last of them she is free. 9.2.5: what is left holds until the next turn.
  const rest = sea.grapples.filter((each) => each !== held);
  sea.grapples = left > 0 ? [...rest, { ...held, count: left }] : rest;
}

export const ungrappleAsk: AskRules<'ungrapple'> = {
  choices: (_view, ask) => selections(ask.from).map((from) => ({ from })),
  check: (_view, ask, { from }) =>
    refuseOthers(ask.from, from, {
      code: 'not-grappled',
      rule: '9.2.1',
      only: 'a grapple that holds her can be cut, each tried once a turn',
    }),
};

/** Acts given in a row (11.13, 8.42): looked at before they are done, and done one after the other. */
import { looseDice, type Refusal, refuse } from '@weathergage/kernel';
import type { SideId } from '../module/vocabulary.ts';
import { endOrder } from '../orders/order-ends.ts';
import type { Context } from '../umpire/phase.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { privateCopy } from '../world/copy.ts';
import { forcesOf } from '../world/forces.ts';
import { newForces } from '../world/new-forces.ts';
import type { State, Token, View, World } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { doAct } from './acts.ts';
import type { Occasion } from './occasion.ts';

type Look = (world: World, act: ReorganisationAct) => Refusal | null;

/** What a side knows, as a state of its own to try things on: of the Enemy nothing is there. */
function ownWorld(view: View, side: SideId): State {
  const { seat: _seat, side: _side, forces: _forces, untold: _untold, ...open } = view;
  const tokens = view.tokens.map(({ came: _came, ...token }): Token => token);
  const enemy = otherSide(theatreOf(view), side);
  return privateCopy({ ...open, tokens, forces: { [side]: forcesOf(view, side), [enemy]: newForces() } });
}

/** Nobody hears of a rehearsal, and every check comes off in it. */
function luck(world: State): Context {
  const context: Context = {
    dice: looseDice(0),
    d10: () => 0,
    tell: () => {},
    tellSide: () => {},
    endOrder: (side, formation, how) => endOrder(world, context, side, formation, how),
  };
  return context;
}

/** Each act is looked at on what those before it would leave; the first that can't be done is named by its number. */
export function rehearse(
  view: View,
  side: SideId,
  acts: readonly ReorganisationAct[],
  occasion: Occasion,
  look: Look,
): Refusal | null {
  if (acts.length < 2) return acts[0] === undefined ? null : look(view, acts[0]);
  const world = ownWorld(view, side);
  const lucky = luck(world);
  for (const [index, act] of acts.entries()) {
    const flaw = look(world, act);
    if (flaw !== null) return refuse(flaw.code, flaw.rule, `Number ${index + 1}: ${flaw.message}`);
    doAct(world, lucky, side, act, occasion);
  }
  return null;
}

/** A check that failed or an Enemy nobody knew of may have made a later act impossible: its owner is told. */
export function doActs(
  world: State,
  context: Context,
  side: SideId,
  acts: readonly ReorganisationAct[],
  occasion: Occasion,
  look: Look,
): void {
  for (const [index, act] of acts.entries()) {
    const flaw = look(world, act);
    if (flaw === null) doAct(world, context, side, act, occasion);
    else
      context.tellSide(
        side,
        {
          kind: 'left-out',
          rule: flaw.rule,
          side,
          number: index + 1,
          what: act.do,
          why: flaw.message,
        },
        null,
      );
  }
}

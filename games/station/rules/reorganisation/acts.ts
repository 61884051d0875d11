/** What may be done in a Reorganisation (11.13, 8.42): looked at on a view, done on the state. */
import { type Refusal, refuse } from '@weathergage/kernel';
import {
  checkAssemble,
  checkBase,
  checkHire,
  checkSailVictuals,
  checkUnload,
  doAssemble,
  doBase,
  doHire,
  doSailVictuals,
  doUnload,
} from '../convoys/convoy-acts.ts';
import type { SideId } from '../module/vocabulary.ts';
import { releaseOrder } from '../orders/order-changes.ts';
import type { Context } from '../umpire/phase.ts';
import type { ActKind, ReorganisationAct } from '../world/asks.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import {
  checkRebase,
  checkTransferAuxiliary,
  rebaseAuxiliary,
  transferAuxiliary,
} from '../yards/auxiliary-acts.ts';
import { checkForm, checkSubordinate, doForm, doSubordinate } from './act-forming.ts';
import {
  checkBuyLeader,
  checkMerit,
  checkPost,
  checkRansom,
  checkRelieve,
  doBuyLeader,
  doMerit,
  doPost,
  doRansom,
  doRelieve,
} from './act-leaders.ts';
import {
  checkDetach,
  checkDrop,
  checkMove,
  checkUnform,
  doDetach,
  doDrop,
  doMove,
  doUnform,
} from './act-parting.ts';
import { checkTransfer, doTransfer } from './act-sail.ts';
import type { CheckAct, DoAct, Occasion } from './occasion.ts';
import { checkRequest, checkSendHome, doRequest, doSendHome } from './requests.ts';

interface ActRules<K extends ActKind> {
  /** May be done after a Battle. */
  readonly inBattle: boolean;
  readonly check: CheckAct<K>;
  readonly do: DoAct<K>;
}

/** 11.13: Formations, Squadrons, Sail, Auxiliaries and leaders; with them what else is done in that Step. */
const ACTS: { readonly [K in ActKind]?: ActRules<K> } = {
  form: { inBattle: true, check: checkForm, do: doForm },
  unform: { inBattle: true, check: checkUnform, do: doUnform },
  subordinate: { inBattle: true, check: checkSubordinate, do: doSubordinate },
  detach: { inBattle: true, check: checkDetach, do: doDetach },
  drop: { inBattle: true, check: checkDrop, do: doDrop },
  move: { inBattle: true, check: checkMove, do: doMove },
  transfer: { inBattle: true, check: checkTransfer, do: doTransfer },
  'transfer-auxiliary': {
    inBattle: true,
    check: (world, side, act, { at }) => checkTransferAuxiliary(world, side, act, at),
    do: (world, context, side, act, { free }) => transferAuxiliary(world, context, side, act, free),
  },
  rebase: {
    inBattle: false,
    check: checkRebase,
    do: (world, context, side, act) => {
      rebaseAuxiliary(world, context, side, act);
      return true;
    },
  },
  relieve: { inBattle: false, check: checkRelieve, do: doRelieve },
  // 8.423: after a Battle a Flotilla whose leader fell is given another, or Unformed.
  post: { inBattle: true, check: checkPost, do: doPost },
  request: { inBattle: false, check: checkRequest, do: doRequest },
  'send-home': { inBattle: false, check: checkSendHome, do: doSendHome },
  ransom: { inBattle: false, check: checkRansom, do: doRansom },
  'buy-leader': { inBattle: false, check: checkBuyLeader, do: doBuyLeader },
  merit: { inBattle: false, check: checkMerit, do: doMerit },
  assemble: { inBattle: false, check: checkAssemble, do: doAssemble },
  'sail-victuals': { inBattle: false, check: checkSailVictuals, do: doSailVictuals },
  unload: { inBattle: false, check: checkUnload, do: doUnload },
  hire: { inBattle: false, check: checkHire, do: doHire },
  base: { inBattle: false, check: checkBase, do: doBase },
};

// The table is typed by kind; the schema has made sure that there is one for each.
const rulesOf = (act: ReorganisationAct): ActRules<never> | undefined =>
  ACTS[act.do] as ActRules<never> | undefined;

/** 10.232: they are in no Flotilla, and their Sail are nobody else's. */
function namesCorsairs(world: World, act: ReorganisationAct): boolean {
  const { hulls } = theatreOf(world);
  return Object.values(act)
    .flat()
    .some((id) => typeof id === 'string' && hulls.get(id)?.corsair !== undefined);
}

export function checkAct(
  world: World,
  side: SideId,
  act: ReorganisationAct,
  occasion: Occasion,
): Refusal | null {
  const rules = rulesOf(act);
  if (namesCorsairs(world, act))
    return refuse('corsair', '10.232', 'Corsairs are Independent Squadrons at all times.');
  if (rules === undefined || (occasion.free && !rules.inBattle))
    return refuse('not-now', '11.13', 'That is not done now.');
  // 11.131: by the rules that each has at any other time.
  return rules.check(world, side, act as never, occasion);
}

/** Does an act if it is still allowed. Says whether it came off: Strategy Checks may fail. */
export function doAct(
  world: State,
  context: Context,
  side: SideId,
  act: ReorganisationAct,
  occasion: Occasion,
): boolean {
  if (checkAct(world, side, act, occasion) !== null || !releaseOrder(world, context, side, act)) return false;
  return rulesOf(act)!.do(world, context, side, act as never, occasion);
}

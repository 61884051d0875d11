/** A Task that has been declared is carried out: the Screen first, then what the Task does (6.12, 6.28). */
import { counterOf } from '../auxiliaries/auxiliary.ts';
import { screenTask } from '../auxiliaries/screening.ts';
import { putOnStation } from '../auxiliaries/stationing.ts';
import type { AuxId, TokenId } from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import type { Tasking } from '../world/forces.ts';
import type { Declared, State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { bombardSquadrons, sendFireship } from './bombardment.ts';
import { actAshore } from './shore.ts';
import { attackConvoy } from './task-convoy.ts';
import { lookFor, targetsIn } from './task-search.ts';

/** Who goes: the one chosen for it, or the other one if a Screen was declared (6.28). */
export const auxSent = ({ aux, ifScreened }: Tasking, screened: boolean): AuxId =>
  screened && ifScreened !== null ? ifScreened : aux;

export interface Halt {
  readonly found: TokenId;
  readonly left: readonly TokenId[];
  readonly partly: boolean;
}

/** Carries it out. A Search may stop for the searcher to say whether he Shadows; everything else is over at once. */
export function carryOut(
  world: State,
  context: Context,
  task: Declared,
  aux: AuxId,
  screener: AuxId | null,
): Halt | null {
  const { side, at } = task;
  const sort = counterOf(world, aux).class;
  const enemy = otherSide(theatreOf(world), side);
  const met = screener === null ? null : screenTask(world, { side, aux }, { side: enemy, aux: screener }, at);
  if (met !== null)
    context.tell(
      {
        kind: 'task',
        rule: '6.28',
        side,
        task: task.task,
        at,
        class: sort,
        screen: met,
        result: met.result === 'screened' ? 'screened' : 'done',
        against: task.against,
      },
      { news: true },
    );
  if (met?.result === 'screened') return null;
  const partly = met?.result === 'partly';
  switch (task.task) {
    case 'Search': {
      const targets = targetsIn(world, side, at);
      context.tell({
        kind: 'task',
        rule: '7.125',
        side,
        task: 'Search',
        at,
        class: sort,
        screen: null,
        result: targets.length > 0 ? 'done' : 'nothing-there',
      });
      const halt = lookFor(world, context, { side, aux, at, partly }, targets);
      return halt === null ? null : { ...halt, partly };
    }
    case 'Station':
      station(world, context, task, aux, met !== null);
      return null;
    case 'ConvoyAttack':
      if (world.tokens.some(({ id }) => id === task.against))
        attackConvoy(world, context, { side, aux, at, partly }, task.against!);
      return null;
    case 'Fireship':
      sendFireship(world, context, { side, aux, at, against: task.against });
      return null;
    case 'Bombard':
      bombardSquadrons(world, context, { side, aux, at, against: task.against });
      return null;
    default:
      actAshore(world, context, { side, aux, task: task.task, at });
      return null;
  }
}

/** 6.292: its Class stays hidden unless a Screen has seen it. */
function station(world: State, context: Context, { side, at }: Declared, aux: AuxId, seen: boolean): void {
  const sort = counterOf(world, aux).class;
  putOnStation(world, side, aux, at, seen ? sort : null);
  const told = {
    kind: 'task',
    rule: '6.292',
    side,
    task: 'Station',
    at,
    screen: null,
    result: 'stationed',
  } as const;
  context.tellSide(side, { ...told, class: sort, aux }, { ...told, class: seen ? sort : null });
}

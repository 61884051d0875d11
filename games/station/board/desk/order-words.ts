/** What an Order asks for, in a sentence, and how far it is fulfilled. */
import type { Fulfil } from '../../rules/module/language.ts';
import type { Order } from '../../rules/module/orders.ts';
import { dateOf } from '../../rules/umpire/phase.ts';
import type { Execution } from '../../rules/world/forces.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { TASK_WORDS } from '../look/answer-words.ts';
import { AUX_WORDS, count, list, placeName } from '../look/words.ts';

const either = (view: View, places: readonly string[]): string =>
  places.map((at) => placeName(view, at)).join(' or ');

export function fulfilWords(view: View, fulfil: Fulfil): string {
  switch (fulfil.test) {
    case 'station':
      return `stay at ${either(view, fulfil.at)} for ${count(fulfil.impulses, 'whole Impulse')} in a row`;
    case 'interdict':
      return `close ${either(view, fulfil.at)} for ${count(fulfil.impulses, 'whole Impulse')} in a row`;
    case 'circuit':
      return `cruise ${fulfil.route.map((at) => placeName(view, at)).join(' – ')} and back, ${fulfil.times === 1 ? 'once' : count(fulfil.times, 'time')}`;
    case 'arrive':
      return `come to ${either(view, fulfil.at)}${fulfil.state === 'FittingOut' ? ' and anchor' : ''}`;
    case 'escort':
      return `bring the Convoy in with at most ${fulfil.maxDP} damage`;
    case 'task':
      return `${TASK_WORDS[fulfil.task]} with success at ${either(view, fulfil.at)}`;
    case 'breakBlockade':
      return `break the Blockade of ${placeName(view, fulfil.at)}`;
    case 'harmConvoy':
      return `do ${fulfil.dp} damage to one Convoy of the enemy`;
    case 'sequence':
      return fulfil.of.map((one) => fulfilWords(view, one)).join(', then ');
    case 'allOf':
      return list(fulfil.of.map((one) => fulfilWords(view, one)));
  }
}

export function needWords(view: View, { force, fulfil, fails }: Order): string {
  const sail = [
    force.line > 0 ? `${force.line} ships of the line` : null,
    force.any > force.line ? `${force.any} Sail` : null,
    force.auxiliary === undefined ? null : AUX_WORDS[force.auxiliary],
  ].filter((one) => one !== null);
  const deadline = fails.find((one) => one.test === 'deadline');
  return `With ${list(sail.length === 0 ? ['any force'] : sail)}: ${fulfilWords(view, fulfil)}${deadline?.test === 'deadline' ? `, within ${count(deadline.turns, 'Turn')}` : ''}.`;
}

export function progressWords(view: View, execution: Execution): string {
  if (execution.order === 'rendezvous')
    return `to ${execution.target === null ? 'its Flotilla' : placeName(view, execution.target)}`;
  const order = theatreOf(view).orders.get(execution.order);
  if (order === undefined) return '';
  const { progress } = execution;
  const best = Math.max(0, ...progress.runs.map(({ impulses }) => impulses));
  const done = [
    best > 0 ? `${count(best, 'Impulse')} so far` : null,
    progress.rounds > 0 ? `${count(progress.rounds, 'round')} done` : null,
    progress.successes.length > 0 ? `${count(progress.successes.length, 'success', 'successes')}` : null,
  ].filter((one) => one !== null);
  const deadline = order.fails.find((one) => one.test === 'deadline');
  const due = deadline?.test === 'deadline' ? execution.issued + deadline.turns : Number.POSITIVE_INFINITY;
  const last = dateOf(view, Math.min(due, view.scenario.turns - 1)).turn;
  return `${fulfilWords(view, order.fulfil)}; ${done.length === 0 ? 'nothing done yet' : list(done)}, to be done by the end of Turn ${last}.`;
}

/** What must be true of every position a match comes to: its invariants, its asks, their choices, and resigning. */
import { fitsSchema } from '../schema.ts';
import type { GameTypes } from '../vocabulary.ts';
import { type CheckedMoment, firstFew } from './checked-moment.ts';
import { firstUnplain, isAsWritten, jsonBytes } from './plain.ts';

export function checkInvariants<T extends GameTypes>(scene: CheckedMoment<T>): void {
  for (const fault of scene.faults()) scene.report('invariants', 'broken', fault);
}

/** `seen` holds every ask id of the match so far. */
export function checkAsks<T extends GameTypes>(scene: CheckedMoment<T>, seen: Set<string>): void {
  const { game, asks, over, watchers, report } = scene;
  if (!over && asks.length === 0 && scene.engagements.length === 0)
    report('asks', 'nothing-asked', 'no ask is open and there is no outcome');
  for (const { id, seat, kind, rule } of asks) {
    if (seen.has(id)) report('asks', 'id-reused', id, seat);
    seen.add(id);
    if (!watchers.slice(0, -1).includes(seat))
      report('asks', 'nobody-there', `${id} is put to ${seat}`, seat);
    if (game.schema.answers[kind] === undefined)
      report('asks', 'no-schema', `${id} is of kind ${kind}`, seat);
    if (rule === '') report('asks', 'no-rule', `${id} names no rule`, seat);
  }
}

const MOST_CHOICES = 50;

export function checkChoices<T extends GameTypes>(scene: CheckedMoment<T>): void {
  const { game, asks, report } = scene;
  for (const ask of asks) {
    const schema = game.schema.answers[ask.kind];
    const view = scene.view(ask.seat);
    let count = 0;
    for (const choice of firstFew(game.choices(view, ask), MOST_CHOICES)) {
      count++;
      if (schema !== undefined && !fitsSchema(schema, choice)) {
        report('choices', 'malformed', `${ask.id}: ${jsonBytes(choice)}`, ask.seat);
        continue;
      }
      const refusal = game.check(view, ask, choice);
      if (refusal !== null)
        report('choices', 'refused', `${ask.id}: ${jsonBytes(choice)}: ${refusal.code}`, ask.seat);
    }
    if (count === 0) report('choices', 'none', ask.id, ask.seat);
  }
}

export function checkPlain<T extends GameTypes>({ state, report }: CheckedMoment<T>): void {
  const found = firstUnplain(state);
  if (found !== null) report('revive', 'not-plain', found);
  else if (!isAsWritten(JSON.parse(jsonBytes(state)), jsonBytes(state)))
    report('revive', 'not-equal', 'the state read back is not the state written');
}

export function checkResigning<T extends GameTypes>(scene: CheckedMoment<T>): void {
  const { game, over, watchers, report } = scene;
  if (over) return;
  for (const seat of watchers.slice(0, -1)) {
    const { resolution, desks } = scene.resigned(seat);
    const { state: left, happenings } = resolution;
    const found = firstUnplain(left) ?? firstUnplain(happenings);
    if (found !== null) report('resign', 'not-plain', found, seat);
    for (const fault of game.invariants(left)) report('resign', 'broken', fault, seat);
    if (desks.asks.length === 0 && game.engagements?.waits(left) !== true && game.outcome(left) === null)
      report('resign', 'nothing-asked', 'after resigning no ask is open and there is no outcome', seat);
  }
}

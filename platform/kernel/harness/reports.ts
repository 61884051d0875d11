/** Reports of engagements: what holds before one is taken, and that the one taken is taken alike in every world. */
import { type Dice, looseDice } from '../dice.ts';
import { drawBelow } from '../draw.ts';
import { hashOf } from '../hash.ts';
import type { Report } from '../journal.ts';
import type { Match } from '../match.ts';
import { fitsSchema } from '../schema.ts';
import { type Engagement, GALLERY, type GameTypes, type Resolution } from '../vocabulary.ts';
import { type CheckedMoment, firstFew } from './checked-moment.ts';
import { AFTERMATH_PARTS, Aftermath } from './face.ts';
import { recordThrows } from './gone-on.ts';
import { canonicalText, firstUnplain, isAsWritten, jsonBytes, whereTheyPart } from './plain.ts';
import type { AfterStep } from './revive.ts';

const MOST_RESULTS = 12;
/** How many results that could come are drawn from. */
const MOST_IMAGINED = 24;

/** What came of an engagement, and the hash of the journal of the match it was fought in. */
export interface FoughtOut extends Pick<Report, 'child' | 'result'> {
  /** How the matches it was fought in stood at their end. */
  readonly lasts?: readonly unknown[];
}

/** One of the results that could come, by lot, of a match that nobody fought. */
export function imaginedFight<T extends GameTypes>(
  match: Match<T>,
  engagement: Engagement,
  dice: Dice,
): FoughtOut {
  const results = [
    ...firstFew(match.game.engagements!.choices(match.view(GALLERY), engagement), MOST_IMAGINED),
  ];
  const result = results[dice.below(results.length)];
  return { child: hashOf(['imagined', engagement.id, result]), result };
}

/** What may be said of engagements that are open, whether any is reported on now or not. */
export function checkEngagements<T extends GameTypes>(scene: CheckedMoment<T>): void {
  const { game, engagements, report } = scene;
  const rules = game.engagements;
  if (rules?.waits(scene.state) !== true) return;
  const ids = new Set(engagements.map(({ id }) => id));
  if (ids.size < engagements.length) report('reports', 'id-twice', jsonBytes([...ids]));
  for (const engagement of engagements) {
    const found = firstUnplain(engagement);
    if (found !== null) report('reports', 'not-plain', found);
    let count = 0;
    for (const result of firstFew(rules.choices(scene.view(GALLERY), engagement), MOST_RESULTS)) {
      count++;
      if (!fitsSchema(rules.results, result)) report('reports', 'malformed', jsonBytes(result));
      else {
        const refusal = rules.check(scene.view(GALLERY), engagement, result);
        if (refusal !== null) report('reports', 'refused', `${jsonBytes(result)}: ${refusal.code}`);
      }
    }
    if (count === 0) report('reports', 'none', engagement.id);
  }
  // Every seat sees what is fought out; none sees more of it than the others.
  const open = jsonBytes(engagements);
  for (const seat of scene.watchers) {
    if (jsonBytes(rules.open(scene.view(seat))) !== open)
      report(
        'reports',
        'seen-otherwise',
        'the engagements that a seat sees are not those that all see',
        seat,
      );
    const guessed = game.imagine(scene.view(seat), looseDice(drawBelow(scene.chance, 0x1_0000_0000)));
    const there = jsonBytes(rules.open(game.view(guessed, GALLERY)));
    if (there !== open) report('reports', 'tells-hidden', whereTheyPart(open, there), seat);
  }
}

/** What is to be reported, tried on a copy first: forged ones are refused, and in an imagined world it is told alike. */
export function checkReport<T extends GameTypes>(scene: CheckedMoment<T>, due: Report): void {
  const fork = scene.fork();
  const stood = jsonBytes(fork.snapshot());
  const forged: Report[] = [
    { ...due, engagement: `${due.engagement} and another` },
    { ...due, result: null },
    { ...due, result: { nothing: 'of the kind' } },
  ];
  for (const one of forged) if (fork.report(one).ok) scene.report('reports', 'forged-taken', jsonBytes(one));
  if (jsonBytes(fork.snapshot()) !== stood) scene.report('reports', 'refused-changes', due.engagement);
  compareWorlds(scene, due);
}

/** Both worlds take the same report with the same dice: nobody may tell them apart, unless it owns up to news. */
function compareWorlds<T extends GameTypes>(
  scene: CheckedMoment<T>,
  { engagement: id, result }: Report,
): void {
  const { game, engagements } = scene;
  const rules = game.engagements!;
  const engagement = engagements.find((one) => one.id === id)!;
  const go = (state: T['state']): { throws: string; after: Aftermath<T> } => {
    const { dice, throws } = recordThrows(scene.stepDice());
    const taken: Resolution<T> = rules.take(state, engagement, result, dice);
    return { throws: jsonBytes(throws), after: new Aftermath(game, taken) };
  };
  const truth = go(scene.state);
  for (const seat of scene.watchers) {
    const guessed = game.imagine(scene.view(seat), looseDice(drawBelow(scene.chance, 0x1_0000_0000)));
    const fancy = go(guessed);
    if (truth.throws !== fancy.throws) continue;
    if (truth.after.tellsNews(seat) || fancy.after.tellsNews(seat)) continue;
    const [one, other] = [truth.after.face(seat), fancy.after.face(seat)];
    for (const [i, name] of AFTERMATH_PARTS.entries())
      if (one[i] !== other[i])
        scene.report('reports', `report-${name}`, whereTheyPart(one[i]!, other[i]!), seat);
  }
}

/** The report has been taken: a revived copy takes it alike, it can't come twice, and nothing goes back over it. */
export function checkReported<T extends GameTypes>(
  scene: CheckedMoment<T>,
  { match, step }: AfterStep<T>,
  due: Report,
): void {
  const { report } = scene;
  const fork: Match<T> = scene.fork();
  const verdict = fork.report(due);
  if (!verdict.ok) {
    report('reports', 'refused-again', verdict.refusal.code);
    return;
  }
  if (!isAsWritten(fork.state, jsonBytes(match.state)))
    report('reports', 'states-differ', whereTheyPart(canonicalText(match.state), canonicalText(fork.state)));
  if (jsonBytes(verdict.step?.happenings) !== jsonBytes(step.happenings))
    report('reports', 'happenings-differ', due.engagement);
  if (fork.report(due).ok) report('reports', 'taken-twice', due.engagement);
  for (const { id: seat } of fork.seats) {
    if (fork.outcome === null && fork.do({ type: 'undo', seat, to: scene.step }).ok)
      report('reports', 'undone', `step ${scene.step}`, seat);
    if (fork.outcome === null && fork.do({ type: 'undo-request', seat, to: scene.step }).ok)
      report('reports', 'undo-asked', `step ${scene.step}`, seat);
  }
}

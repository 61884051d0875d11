/** What has happened by Turn: lines nobody should forget, and what each Turn brought in Prestige. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { When } from '../../rules/module/vocabulary.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { ordinal } from '../../rules/umpire/conditions.ts';
import type { Score, View } from '../../rules/world/state.ts';
import { logLine } from '../log/log-line.ts';
import type { Props } from '../look/types.ts';

export interface Line {
  /** The step in which it was told. */
  readonly n: number;
  /** The Turn of the match. */
  readonly turn: number;
  readonly text: string;
  readonly rule: string;
}

/** Which Turn of the match a date is. */
const turnOn = ({ scenario }: View, date: When): number => ordinal(date) - ordinal(scenario.start);

type Step = Pick<Props['past'][number], 'n' | 'told' | 'after'>;

const known = new WeakMap<Step, readonly (LogLine | null)[]>();

/** A step's happenings in words, written once: its names are those of the time. */
function wordsOf(step: Step): readonly (LogLine | null)[] {
  let words = known.get(step);
  if (words === undefined) {
    words = step.told.map((told) => logLine(told, step.after));
    known.set(step, words);
  }
  return words;
}

/** A match may have been taken up in its middle: the first Turn to be announced tells in which one that was. */
function firstTurn(steps: readonly Step[], view: View): number {
  const first = steps.flatMap(({ told }) => told).find(({ kind }) => kind === 'turn');
  return first?.kind === 'turn' ? turnOn(view, first) - 1 : view.turn;
}

/** Grave in the log of the day, but no matter for a chronicle: it has who won, and the Prestige of each Turn. */
const DETAILS: ReadonlySet<StationTold['kind']> = new Set<StationTold['kind']>([
  'combat',
  'hurt',
  'prestige',
  'port-side',
]);
const isDetail = (told: StationTold): boolean =>
  DETAILS.has(told.kind) || (told.kind === 'event' && told.what === 'implemented');

/** The grave lines of all that has been told, under the Turn in which it happened. */
export function annalsOf(steps: readonly Step[], view: View): Line[] {
  let turn = firstTurn(steps, view);
  return steps.flatMap((step) =>
    step.told.flatMap((told, index): Line[] => {
      if (told.kind === 'turn') turn = turnOn(view, told);
      const line = isDetail(told) ? null : wordsOf(step)[index];
      return line?.weight === 'grave' ? [{ n: step.n, turn, text: line.text, rule: line.rule }] : [];
    }),
  );
}

export interface TurnOfAnnals {
  readonly turn: number;
  readonly lines: readonly Line[];
  readonly scores: readonly Score[];
}

/** The newest Turn first; a Turn in which nothing was written is left out. */
export function byTurn(annals: readonly Line[], ledger: readonly Score[]): TurnOfAnnals[] {
  const turns = [...new Set([...annals, ...ledger].map(({ turn }) => turn))].toSorted((a, b) => b - a);
  return turns.map((turn) => ({
    turn,
    lines: annals.filter((one) => one.turn === turn),
    scores: summed(
      ledger.filter((one) => one.turn === turn && one.source !== 'start' && one.source !== 'handicap'),
    ),
  }));
}

/** One line for each side and source; what came and went again is left out. */
function summed(scores: readonly Score[]): Score[] {
  const sums = new Map<string, Score>();
  for (const score of scores) {
    const key = `${score.side}/${score.source}`;
    sums.set(key, { ...score, points: score.points + (sums.get(key)?.points ?? 0) });
  }
  return [...sums.values()].filter(({ points }) => points !== 0);
}

/**
 * Where the day was lost: the estimate turn by turn as the seat could make it at the time, the turns in which it fell
 * most, and whether an order did it or the dice. What an order was worth is asked of worlds that agree with the view in
 * which it was given, played on to the end of the turn; nothing is used that the seat could not see.
 */
import { type Dice, looseDice } from '../dice.ts';
import { canonical } from '../hash.ts';
import type { Answered, GameTypes, Seat } from '../vocabulary.ts';
import { type Officer, orderOf } from './officer.ts';

/** A match as one seat lived it: frame 0 is the opening, and each step leads to the next. */
export interface Life<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly length: number;
  view(frame: number): T['view'];
  /** What was told on the way to this frame. */
  told(frame: number): readonly T['told'][];
  /** What the seat was asked at this frame, and what it answered. */
  answered(frame: number): readonly Answered<T>[];
  /** Somebody gave up here: that is no move of the estimate. */
  gaveUp(frame: number): boolean;
}

export interface CurvePoint {
  readonly turn: number;
  /** The frame at which the turn began; null for how it stood before the first. */
  readonly first: number | null;
  readonly estimate: number;
}

export interface Counsel {
  readonly ordered: string;
  readonly better: string;
  readonly reasons: readonly string[];
  /** The estimate at the end of the turn to be expected of either. */
  readonly expected: number;
  readonly instead: number;
}

export interface Neglect {
  /** Questions of the turn that carrying on has an answer to, and those that were answered so. */
  readonly questions: number;
  readonly left: number;
  /** The estimate at the end of the turn that a good officer could expect at its beginning. */
  readonly instead: number;
}

/** What carrying on answers; null where it leaves the question to the player. */
export type Proposal<T extends GameTypes> = (view: T['view'], ask: T['ask']) => T['answer'] | null;

export interface TurningPoint {
  readonly turn: number;
  /** The frame to look at: where the order was given, or before the dice fell. */
  readonly frame: number;
  /** What was told from that frame to this one. */
  readonly until: number;
  readonly from: number;
  readonly to: number;
  /**
   * `order`: a better one was at hand. `let-go`: nearly all was left to be answered by itself. `dice`: they fell worse than
   * was to be expected. `enemy`: he did it.
   */
  readonly cause: 'order' | 'let-go' | 'dice' | 'enemy';
  readonly counsel: Counsel | null;
  /** Where a turn was let go. */
  readonly neglect: Neglect | null;
  /** What fell beside what was to be expected. */
  readonly fortune: string | null;
}

export interface Reckoning {
  readonly curve: readonly CurvePoint[];
  readonly points: readonly TurningPoint[];
}

/** How hard it is thought about. */
export interface Pains {
  /** Worlds that are tried for an order. */
  readonly worlds: number;
  /** When to stop whatever is left. */
  readonly timeIsUp: () => boolean;
}

/** Moments that are told, and falls of the estimate that are worth telling. */
const MOMENTS = 3;
const WORTH_TELLING = 0.04;
/** An order is blamed where another was better by this much at least, and by this part of the fall. */
const WORTH_BLAME = 0.03;
const PART_OF_ORDER = 0.15;
/** Dice are blamed where they account for this part of it. */
const PART_OF_DICE = 0.3;
/** A turn is let go where so many of its questions, and so large a part of them, were answered by carrying on. */
const LET_GO = 4;
const PART_LET_GO = 0.75;
/** And where a good officer could expect to lose so much less. */
const PART_OF_NEGLECT = 0.3;
/** Steps after which a turn that will not end is looked at as it stands. */
const MOST_STEPS = 400;
/** Orders of a turn that are looked into: those before which most was still to lose. */
const MOST_ORDERS = 8;
const FEWEST_WORLDS = 4;

interface Turn {
  readonly turn: number;
  readonly first: number;
  /** The first frame of the next turn, or the last of all. */
  readonly end: number;
}

export async function reckon<T extends GameTypes>(
  officer: Officer<T>,
  life: Life<T>,
  pains: Pains,
  proposal: Proposal<T> | null = null,
): Promise<Reckoning> {
  const turns = turnsOf(officer, life);
  const estimates = new Map<number, number>();
  const at = (frame: number): number => {
    let known = estimates.get(frame);
    if (known === undefined) {
      known = officer.estimate(life.view(frame));
      estimates.set(frame, known);
    }
    return known;
  };
  const curve: CurvePoint[] = turns.map(({ turn, first, end }) => ({ turn, first, estimate: at(end) }));
  if (turns[0] !== undefined) curve.unshift({ turn: turns[0].turn - 1, first: null, estimate: at(0) });
  const falls = turns
    .map((turn) => ({ turn, fall: at(turn.first) - at(lastTold(life, turn)) }))
    .filter(({ fall }) => fall >= WORTH_TELLING)
    .sort((a, b) => b.fall - a.fall)
    .slice(0, MOMENTS);
  const points: TurningPoint[] = [];
  for (const { turn } of falls) points.push(await pointOf(officer, life, turn, at, pains, proposal));
  return { curve, points };
}

/** The end of a turn, but for a resignation. */
const lastTold = (life: Life, { first, end }: Turn): number =>
  end > first && life.gaveUp(end) ? end - 1 : end;

function turnsOf<T extends GameTypes>({ turnOf }: Officer<T>, life: Life<T>): Turn[] {
  const turns: Turn[] = [];
  let first = 0;
  for (let frame = 1; frame < life.length; frame++) {
    const now = turnOf(life.view(first));
    if (frame === life.length - 1 || turnOf(life.view(frame)) !== now) {
      turns.push({ turn: now, first, end: frame });
      first = frame;
    }
  }
  return turns;
}

async function pointOf<T extends GameTypes>(
  officer: Officer<T>,
  life: Life<T>,
  turn: Turn,
  at: (frame: number) => number,
  pains: Pains,
  proposal: Proposal<T> | null,
): Promise<TurningPoint> {
  const last = lastTold(life, turn);
  const fall = at(turn.first) - at(last);
  const worst = worstStep(turn.first, last, at);
  const fortune = officer.fortune(life.view(worst), life.told(worst + 1));
  const due = fortune?.unkind === true ? expectedAfter(officer, life, worst, pains) - at(worst + 1) : 0;
  const found = await worstOrder(officer, life, turn, pains);
  const lost = found === null ? 0 : found.counsel.instead - found.counsel.expected;
  const blamed = found !== null && lost >= WORTH_BLAME && lost >= PART_OF_ORDER * fall && lost >= due;
  const dice = !blamed && due >= PART_OF_DICE * fall;
  const neglect = blamed || dice ? null : neglectIn(officer, life, turn, pains, proposal);
  const letGo = neglect !== null && neglect.instead - at(last) >= PART_OF_NEGLECT * fall;
  return {
    turn: turn.turn,
    frame: blamed ? found.frame : letGo ? turn.first : worst,
    until: last,
    from: at(turn.first),
    to: at(last),
    cause: blamed ? 'order' : dice ? 'dice' : letGo ? 'let-go' : 'enemy',
    counsel: found !== null && lost >= WORTH_BLAME ? found.counsel : null,
    neglect: letGo ? neglect : null,
    fortune: fortune?.words ?? null,
  };
}

/** Whether the turn was left to go by itself, and what a good officer could expect of it; null where it was commanded. */
function neglectIn<T extends GameTypes>(
  officer: Officer<T>,
  life: Life<T>,
  { turn, first, end }: Turn,
  pains: Pains,
  proposal: Proposal<T> | null,
): Neglect | null {
  if (proposal === null) return null;
  let [questions, left] = [0, 0];
  for (let frame = first; frame < end; frame++)
    for (const { ask, answer } of life.answered(frame)) {
      const proposed = proposal(life.view(frame), ask);
      // What carrying on leaves to the player says nothing of whether he let things go.
      if (proposed === null) continue;
      questions++;
      if (canonical(proposed) === canonical(answer)) left++;
    }
  if (left < LET_GO || left < PART_LET_GO * questions) return null;
  const instead = mean(pains, (seed) => playedOn(officer, life.view(first), life.seat, [], seed, turn));
  return { questions, left, instead };
}

/** The frame before the step in which most was lost. */
function worstStep(first: number, last: number, at: (frame: number) => number): number {
  let worst = first;
  let most = Number.NEGATIVE_INFINITY;
  for (let frame = first; frame < last; frame++) {
    const fall = at(frame) - at(frame + 1);
    if (fall > most) [most, worst] = [fall, frame];
  }
  return worst;
}

interface FoundOrder {
  readonly frame: number;
  readonly counsel: Counsel;
}

/** The order of the turn that another would have bettered most. */
async function worstOrder<T extends GameTypes>(
  officer: Officer<T>,
  life: Life<T>,
  { turn, first, end }: Turn,
  pains: Pains,
): Promise<FoundOrder | null> {
  let worst: FoundOrder | null = null;
  let looked = 0;
  for (let frame = first; frame < end && looked < MOST_ORDERS && !pains.timeIsUp(); frame++) {
    const view = life.view(frame);
    const given = life.answered(frame);
    const better: Answered<T>[] = [];
    for (const { ask, answer } of given) {
      const order = await orderOf(officer, view, ask);
      better.push({ ask, answer: order ?? answer });
    }
    // What reads the same is no other order to whoever gave it.
    const words = (orders: readonly Answered<T>[]): readonly string[] =>
      orders.map(({ ask, answer }) => officer.orderWords(view, ask, answer));
    const [ordered, advised] = [words(given), words(better)];
    const other = given.findIndex(
      ({ answer }, index) =>
        canonical(answer) !== canonical(better[index]!.answer) && ordered[index] !== advised[index],
    );
    if (other < 0) continue;
    looked++;
    const ends = (orders: readonly Answered<T>[]): number =>
      mean(pains, (seed) => playedOn(officer, view, life.seat, orders, seed, turn));
    const expected = ends(given);
    const instead = ends(better);
    if (worst !== null && instead - expected <= worst.counsel.instead - worst.counsel.expected) continue;
    const { ask } = given[other]!;
    const order = better[other]!.answer;
    worst = {
      frame,
      counsel: {
        ordered: ordered[other]!,
        better: advised[other]!,
        reasons: officer.reasons(view, ask, order),
        expected,
        instead,
      },
    };
  }
  return worst;
}

/** Over so many worlds, or as many as there is time for. */
function mean({ worlds, timeIsUp }: Pains, of: (seed: number) => number): number {
  let sum = 0;
  let seed = 0;
  while (seed < worlds && (seed < FEWEST_WORLDS || !timeIsUp())) sum += of(++seed);
  return sum / seed;
}

/** What the seat could expect of one step, with its orders as they were. */
const expectedAfter = <T extends GameTypes>(
  officer: Officer<T>,
  life: Life<T>,
  frame: number,
  pains: Pains,
): number =>
  mean(pains, (seed) =>
    playedOn(officer, life.view(frame), life.seat, life.answered(frame), seed, Number.NEGATIVE_INFINITY),
  );

/** One world that agrees with the view, from these orders to the end of the turn: the estimate there. */
function playedOn<T extends GameTypes>(
  officer: Officer<T>,
  view: T['view'],
  seat: Seat,
  orders: readonly Answered<T>[],
  seed: number,
  turn: number,
): number {
  const { rules } = officer;
  const dice = looseDice(seed);
  let state = rules.imagine(view, dice);
  for (let step = 0; step < MOST_STEPS && rules.outcome(state) === null; step++) {
    const answers = answersIn(officer, state, step === 0 ? orders : [], dice);
    state = rules.resolve(state, answers, dice).state;
    if (officer.turnOf(rules.view(state, seat)) > turn) break;
  }
  return officer.estimate(rules.view(state, seat));
}

function answersIn<T extends GameTypes>(
  { rules, carryOut }: Officer<T>,
  state: T['state'],
  orders: readonly Answered<T>[],
  dice: Dice,
): Answered<T>[] {
  const views = new Map<Seat, T['view']>();
  return rules.asks(state).map((ask) => {
    const ordered = orders.find((order) => order.ask.id === ask.id);
    if (ordered !== undefined) return ordered;
    const view = views.get(ask.seat) ?? rules.view(state, ask.seat);
    views.set(ask.seat, view);
    return { ask, answer: carryOut(view, ask, dice) };
  });
}

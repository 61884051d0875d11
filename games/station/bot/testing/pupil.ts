/** A pupil of Station's lessons at the umpire's table: he presses what the card points at, as the panels would take it. */
import {
  cardAt,
  followed,
  type Lesson,
  type LessonProgress,
  leftBehind,
  lessonEnd,
  looseDice,
  Match,
  NOTHING_PASSED,
  owedAsks,
  type Seen,
  stepTold,
  wordsOf,
} from '@weathergage/kernel';
import { carryOn } from '../../attention/carry-on.ts';
import { proposedAnswer } from '../../attention/proposed.ts';
import { USUAL_STOPS } from '../../attention/stops.ts';
import { trivialAnswer } from '../../attention/trivial.ts';
import { lessonScenarios } from '../../data/lessons/scenarios.ts';
import { scenarios } from '../../data/scenarios.ts';
import { check, choices } from '../../rules/answers.ts';
import { station } from '../../rules/index.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { Station } from '../../rules/types.ts';
import type { Answer, AnswerTo, StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { bots } from '../index.ts';

export interface Schooling {
  /** The titles of the cards that were shown, in their order. */
  readonly met: readonly string[];
  readonly end: keyof Lesson['end'];
  /** What the last card said. */
  readonly words: string;
}

/** Answers of his own to what he is asked; undefined where he follows the card. */
export type OwnWay = (view: View, ask: StationAsk, card: string) => Answer | undefined;

/** Presses after which a lesson is taken to hang. */
const MOST = 400;

const brassOf = (view: View, ask: StationAsk): Answer =>
  proposedAnswer(view, ask) ?? [...choices(view, ask)][0]!;

class Desk {
  readonly match: Match<Station>;
  readonly seat = 'crown';
  readonly #lesson: Lesson<Station>;
  readonly told: StationTold[] = [];
  progress: LessonProgress = NOTHING_PASSED;

  constructor(lesson: Lesson<Station>, luck: number) {
    this.#lesson = lesson;
    const scenario = [...scenarios, ...lessonScenarios].find(({ id }) => id === lesson.scenario)!;
    this.match = Match.begin(
      station,
      {
        game: station.id,
        rulesVersion: station.rulesVersion,
        scenario,
        options: {},
        dice: { kind: 'seeded', seed: lesson.seed! + luck },
      },
      null,
    );
    this.look();
  }

  get seen(): Seen<Station> {
    return { desk: this.match.desk(this.seat), told: this.told };
  }

  look(): void {
    this.progress = followed(this.#lesson, this.progress, this.seen);
  }

  /** Lets the umpire and the opponent go on until the pupil is asked something that is a question. */
  ask(): StationAsk | null {
    while (this.match.outcome === null) {
      const own = owedAsks(this.match, this.seat)[0] as StationAsk | undefined;
      if (own === undefined) {
        const [other] = owedAsks(this.match);
        const view = this.match.view(other!.seat);
        const level = this.#lesson.opponent as keyof typeof bots;
        this.give(other!, bots[level](view, other!, looseDice(7)) as Answer);
        continue;
      }
      const only = trivialAnswer(this.match.view(this.seat), own);
      if (only === null) return own;
      this.give(own, only.answer);
    }
    return null;
  }

  give(ask: StationAsk, answer: Answer): void {
    const done = this.match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (!done.ok) throw new Error(`${ask.id} ${JSON.stringify(answer)}: ${done.refusal.message}`);
    if (done.step === null) return;
    this.told.push(...stepTold(done.step, this.seat));
    this.look();
  }

  /** `g`: what stands there, and then everything until a stop. */
  carryOn(ask: StationAsk, answer: Answer): void {
    const since = this.match.view(this.seat);
    const before = this.told.length;
    this.give(ask, answer);
    for (let next = this.ask(); next !== null; next = this.ask()) {
      const now = this.match.view(this.seat);
      const carried = carryOn.carry(
        { since, now, told: this.told.slice(before), asks: [next] },
        new Set<string>(USUAL_STOPS),
      );
      if ('halt' in carried) return;
      this.give(next, carried.answers[0] as Answer);
    }
  }
}

/** What is being made up in the panel. */
interface Draft {
  readonly ask: string;
  answer: Answer | null;
  inHand: string | null;
}

type Pressed = 'given' | 'set' | 'absent';

/** One control of the page by its test id, pressed if it is there and not yet set. */
function press(desk: Desk, view: View, ask: StationAsk, draft: Draft, control: string): Pressed {
  const forces = view.forces[desk.seat]!;
  const give = (answer: Answer): Pressed => {
    desk.give(ask, answer);
    return 'given';
  };
  const named = (prefix: string): string | null =>
    control.startsWith(prefix) ? control.slice(prefix.length) : null;
  const answer = draft.answer ?? brassOf(view, ask);
  if (control === 'ask-confirm') {
    if (ask.kind === 'orders' && draft.inHand !== null)
      return give({ acts: [{ do: 'choose', order: draft.inHand }], done: false });
    return give(answer);
  }
  if (control === 'carry-on') {
    desk.carryOn(ask, answer);
    return 'given';
  }
  const formation = named('plot-');
  if (formation !== null && ask.kind === 'plot') {
    draft.inHand ??= formation;
    return 'set';
  }
  const place = named('place-');
  if (place !== null && ask.kind === 'plot' && draft.inHand !== null) {
    const plan = { kind: 'voyage', to: place, arrive: 'put-in' } as const;
    const laid: AnswerTo<'plot'> = { plans: [{ formation: draft.inHand, plan }] };
    if (check(view, ask, laid) === null) draft.answer = laid;
    return 'set';
  }
  const choice = named('choice-');
  if (choice !== null && ['engage', 'intensity', 'combat', 'double', 'mulligan'].includes(ask.kind)) {
    draft.answer = [...choices(view, ask)][choice === '*' ? 0 : Number(choice)] ?? null;
    return 'set';
  }
  const order = named('extend-');
  if (order !== null && ask.kind === 'extend') {
    draft.answer = { orders: [order] };
    return 'set';
  }
  const squadron = named('lay-up-');
  if (squadron !== null && ask.kind === 'lay-up') {
    const laid = { squadrons: [squadron] };
    if (check(view, ask, laid) === null) draft.answer = laid;
    return 'set';
  }
  if (ask.kind !== 'orders') return 'absent';
  const { drawn, pool, hand } = forces.desk;
  if (control === 'orders-draw' && drawn.length === 0 && pool.length > 0)
    return give({ acts: [{ do: 'draw' }], done: false });
  if (named('keep-') !== null && drawn.length > 0)
    return give({ acts: [{ do: 'keep', order: drawn[0]! }], done: false });
  const letter = named('pool-');
  if (letter !== null && drawn.length === 0 && pool.includes(letter)) {
    draft.inHand = letter;
    return 'set';
  }
  const issued = named('issue-');
  if (issued === null) return 'absent';
  for (const { order: chit } of hand)
    for (const id of Object.keys(forces.formations)) {
      const act = { acts: [{ do: 'issue' as const, order: chit, formation: id }], done: false };
      if ((issued === '*' || issued === `${chit}-${id}`) && check(view, ask, act) === null) return give(act);
    }
  return 'absent';
}

const LETTER: OwnWay = () => undefined;

/** From the first card to the last by the letter; who has a way of his own is followed to the end of the match. */
export function takeLesson(lesson: Lesson<Station>, own: OwnWay = LETTER, luck = 0): Schooling {
  const desk = new Desk(lesson, luck);
  const met: string[] = [];
  let draft: Draft = { ask: '', answer: null, inHand: null };
  for (let presses = 0; presses < MOST; presses++) {
    const ask = desk.ask();
    const at = cardAt(lesson, desk.progress);
    const card = lesson.steps[at];
    if (ask !== null && card === undefined && own !== LETTER) {
      // The cards are over and the match is not: he plays on in his own way.
      const view = desk.match.view(desk.seat);
      desk.give(ask, own(view, ask, '') ?? brassOf(view, ask));
      continue;
    }
    if (ask === null || card === undefined) {
      const end = lessonEnd(lesson as unknown as Lesson, desk.match.outcome, 'crown');
      return { met, end, words: wordsOf(lesson.end[end] ?? '', desk.seen) };
    }
    if (met.at(-1) !== card.title) met.push(card.title);
    const view = desk.match.view(desk.seat);
    const way = own(view, ask, card.title);
    if (way !== undefined) {
      desk.give(ask, way);
      continue;
    }
    if (card.done === undefined) {
      desk.progress = leftBehind(lesson, desk.progress);
      desk.look();
      continue;
    }
    if (draft.ask !== ask.id) draft = { ask: ask.id, answer: null, inHand: null };
    const marks = typeof card.at === 'function' ? card.at(desk.seen) : (card.at ?? []);
    const controls = marks.map((mark) => (typeof mark === 'string' ? mark : mark.control));
    const given = controls.some((control) => press(desk, view, ask, draft, control) === 'given');
    // Nothing of it is on the screen, or all of it is set: then the brass button is pointed at.
    if (!given) press(desk, view, ask, draft, 'ask-confirm');
  }
  throw new Error(`the lesson did not end: ${met.join(', ')}`);
}

/**
 * Non-interference: a seat is shown a world in which all it can't see is guessed anew, and must not be able to tell the
 * two apart; neither by its view and asks, nor by what it is told when both go on with the same answers and dice.
 */
import { type Dice, looseDice } from '../dice.ts';
import { allToldTo, type GameTypes, type Resolution, type Seat, toldTo } from '../vocabulary.ts';
import { drawBelow } from './draw.ts';
import { bytes, freeze, parting, secretKey } from './plain.ts';
import { isLegal, type Scene, some } from './scene.ts';

/** Worlds guessed for each seat and moment. */
const GUESSES = 2;
const MOST_CHOICES = 24;

export function checkSecrecy<T extends GameTypes>(scene: Scene<T>): void {
  const { game, state, watchers, report } = scene;
  for (const seat of watchers) {
    const view = game.view(state, seat);
    const key = secretKey(view) ?? secretKey(scene.asks);
    if (key !== null) report('secrecy', 'forbidden-key', key, seat);
    for (let guess = 0; guess < GUESSES; guess++) {
      const guessed = freeze(game.imagine(view, looseDice(drawBelow(scene.chance, 0x1_0000_0000))));
      if (sameMoment(scene, seat, guessed) && !scene.over) compareStep(scene, seat, guessed);
    }
  }
  comparePending(scene);
}

function sameMoment<T extends GameTypes>(scene: Scene<T>, seat: Seat, guessed: T['state']): boolean {
  const { game, state, report } = scene;
  for (const fault of game.invariants(guessed)) report('secrecy', 'imagined-broken', fault, seat);
  const differs = (name: string, of: (world: T['state']) => unknown): boolean => {
    const [one, other] = [bytes(of(state)), bytes(of(guessed))];
    if (one !== other) report('secrecy', `${name}-differs`, parting(one, other), seat);
    return one !== other;
  };
  const found = [
    differs('view', (world) => game.view(world, seat)),
    differs('outcome', (world) => game.outcome(world)),
  ];
  if (!scene.over)
    found.push(
      differs('asks', (world) => game.asks(world).filter((ask) => ask.seat === seat)),
      // Everybody is told who is still waited for.
      differs('asked-seats', (world) => [...new Set(game.asks(world).map((ask) => ask.seat))]),
    );
  return !found.includes(true);
}

/**
 * Both worlds go on with the same answers and the same dice. Nothing can be said where no answers fit both, where the
 * dice part (a hidden throw shifts all that follow), or where a happening owns up to telling the seat something hidden.
 */
function compareStep<T extends GameTypes>(scene: Scene<T>, seat: Seat, guessed: T['state']): void {
  const { game, state, report } = scene;
  const pairs = fitBoth(scene, guessed);
  if (pairs === null) return;
  const truth = recorded(scene.stepDice());
  const fancy = recorded(scene.stepDice());
  const one = game.resolve(state, pairs.truth, truth.dice);
  const other = game.resolve(guessed, pairs.guessed, fancy.dice);
  if (bytes(truth.throws) !== bytes(fancy.throws) || tellsNews(one, seat) || tellsNews(other, seat)) return;
  const differs = (name: string, of: (resolution: Resolution<T>) => unknown): void => {
    const [left, right] = [bytes(of(one)), bytes(of(other))];
    if (left !== right) report('secrecy', `${name}-differ`, parting(left, right), seat);
  };
  const told = allToldTo(one.happenings, seat);
  const key = secretKey(told);
  if (key !== null) report('secrecy', 'forbidden-key', key, seat);
  differs('happenings', ({ happenings }) => allToldTo(happenings, seat));
  differs('next-views', (next) => game.view(next.state, seat));
  differs('next-asks', ({ state: next }) =>
    game.outcome(next) === null ? game.asks(next).filter((ask) => ask.seat === seat) : [],
  );
}

const tellsNews = <T extends GameTypes>({ happenings }: Resolution<T>, seat: Seat): boolean =>
  happenings.some((happening) => happening.news && toldTo(happening, seat) !== null);

type Answers<T extends GameTypes> = Scene<T>['answers'];

/** One set of answers that is legal in both worlds; null if there is none to be found. */
function fitBoth<T extends GameTypes>(
  scene: Scene<T>,
  guessed: T['state'],
): { truth: Answers<T>; guessed: Answers<T> } | null {
  const { game, state } = scene;
  const asks = game.asks(guessed);
  if (asks.length !== scene.answers.length) return null;
  const truth: Answers<T>[number][] = [];
  const fancy: Answers<T>[number][] = [];
  for (const [i, { ask, answer }] of scene.answers.entries()) {
    const twin = asks[i]!;
    if (bytes(twin) !== bytes(ask)) return null;
    const view = game.view(guessed, ask.seat);
    const candidates = [answer, ...some(game.choices(game.view(state, ask.seat), ask), MOST_CHOICES)];
    const fitting = candidates.findIndex((candidate) => isLegal(game, view, twin, candidate));
    if (fitting < 0) return null;
    truth.push({ ask, answer: candidates[fitting] });
    fancy.push({ ask: twin, answer: candidates[fitting] });
  }
  return { truth, guessed: fancy };
}

/** Dice that remember what was thrown. */
function recorded(dice: Dice): { dice: Dice; throws: number[] } {
  const throws: number[] = [];
  const below = (n: number): number => {
    const thrown = dice.below(n);
    throws.push(n, thrown);
    return thrown;
  };
  return {
    throws,
    dice: {
      below,
      roll: (sides) => below(sides) + 1,
      d6: () => below(6) + 1,
      get rolled() {
        return dice.rolled;
      },
    },
  };
}

/** What lies answered but unresolved shows on nobody else's desk, but that it is no longer waited for. */
function comparePending<T extends GameTypes>(scene: Scene<T>): void {
  const fork = scene.fork();
  const desks = (): string[] =>
    scene.watchers.map((seat) => {
      const { n: _, waitingFor: __, undo: ___, ...shown } = fork.desk(seat);
      return bytes(shown);
    });
  for (const { ask, answer } of scene.answers.slice(0, -1)) {
    const before = desks();
    fork.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    const after = desks();
    for (const [i, seat] of scene.watchers.entries())
      if (seat !== ask.seat && before[i] !== after[i])
        scene.report('secrecy', 'pending-shows', parting(before[i]!, after[i]!), seat);
  }
}

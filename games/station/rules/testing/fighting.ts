/** A Battle played to any question, or to its end. */
import { battlesStep } from '../battle/battles.ts';
import { sideOf } from '../umpire/phase.ts';
import type { Answer, AnswerTo, AskKind } from '../world/asks.ts';
import type { Battle, Combat, Engaged } from '../world/battle-state.ts';
import type { State } from '../world/state.ts';
import { inWords, toldLines } from './lines.ts';
import { Umpire } from './station.ts';

export const battling = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, battlesStep, ...faces);

type Say = {
  readonly [K in AskKind]?: AnswerTo<K> | ((side: string, battle: Battle) => AnswerTo<K> | undefined);
};

const PLAIN: Say = {
  withdraw: { formations: [] },
  intensity: { intensity: 'Medium' },
  fireships: { attacks: [] },
  regroup: { acts: [] },
  mulligan: { again: false },
};

/** Answers as said, else in the plainest way, until a question of one of the kinds is open (or to the end). */
export function playTo(umpire: Umpire, stop: AskKind | 'end' | readonly AskKind[], say: Say = {}): Umpire {
  const stops: readonly string[] = typeof stop === 'string' ? [stop] : stop;
  for (let turns = 0; umpire.progress === 'waits'; turns++) {
    if (turns > 200) throw new Error('the Battle does not end');
    const { asks, world } = umpire;
    if (asks.some(({ kind }) => stops.includes(kind))) return umpire;
    const answers = asks.map((ask, index): Answer => {
      const rule = say[ask.kind] ?? PLAIN[ask.kind];
      const side = sideOf(world, ask.seat)!;
      const said =
        typeof rule === 'function'
          ? (rule as (side: string, battle: Battle) => Answer | undefined)(side, world.battle!)
          : rule;
      return said ?? umpire.choices(index)[0]!;
    });
    umpire.answer(...answers);
  }
  return umpire;
}

export const playOut = (umpire: Umpire, say: Say = {}): Umpire => playTo(umpire, 'end', say);

/** Who is asked what, as `kind:side`. */
export const askedOf = (umpire: Umpire): string[] =>
  umpire.asks.map(({ kind, seat }) => `${kind}:${sideOf(umpire.world, seat)}`);

/**
 * A Battle to its end in lines: every question with all that is offered, `? withdraw:red {formations:[]} …`, and all
 * that is told. Answered as said, else with what is offered first.
 */
export function courseLines(umpire: Umpire, say: Say = {}): string[] {
  const lines: string[] = [];
  let told = 0;
  const tell = (): void => {
    lines.push(...toldLines({ happenings: umpire.context.happenings.slice(told) }));
    told = umpire.context.happenings.length;
  };
  while (umpire.progress === 'waits') {
    tell();
    for (const [index, asked] of askedOf(umpire).entries())
      lines.push(`? ${asked} ${umpire.choices(index).map(inWords).join(' ')}`);
    umpire.answer(
      ...umpire.asks.map((ask, index): Answer => {
        const rule = say[ask.kind];
        const side = sideOf(umpire.world, ask.seat)!;
        const said =
          typeof rule === 'function'
            ? (rule as (side: string, battle: Battle) => Answer | undefined)(side, umpire.world.battle!)
            : rule;
        return said ?? umpire.choices(index)[0]!;
      }),
    );
  }
  tell();
  return lines;
}

/** What a Battle has left of a side's Formations: `red-gf w r-ash red-a:4/6 disorganised leave w`. */
export const formationsLeft = (world: State, side: string): string[] =>
  Object.values(world.forces[side]!.formations).map(
    ({ id, place, under, leader, squadrons, disorganised, bound }) =>
      [
        id,
        place.berth === 'sea' ? place.at : `${place.at}:${place.berth}`,
        under === null ? '' : `under ${under}`,
        leader ?? 'nobody',
        ...squadrons.map((one) => {
          const { sail, dp } = world.forces[side]!.squadrons[one]!;
          return `${one}:${sail}/${dp}`;
        }),
        disorganised ? 'disorganised' : '',
        bound === null ? '' : inWords(bound),
      ]
        .filter((word) => word !== '')
        .join(' '),
  );

/** Of both sides, Red's first. */
export const allLeft = (world: State): string[] => [
  ...formationsLeft(world, 'red'),
  ...formationsLeft(world, 'blue'),
];

/** One of the Grand Fleet’s Squadrons as it lies in the line. */
export const engaged = (squadron: string, more: Partial<Engaged> = {}): Engaged => ({
  squadron,
  kind: 'squadron',
  formation: 'red-gf',
  engaged: 'red-gf',
  independent: false,
  mate: null,
  sail: 4,
  dp: 0,
  leaders: [],
  out: false,
  ...more,
});

/** A Combat of one Squadron a side before its die is thrown. */
export const unfought = (red: string, blue: string, more: Partial<Combat> = {}): Combat => ({
  squadrons: { red: [red], blue: [blue] },
  shifts: { red: 0, blue: 0 },
  die: null,
  column: {},
  dp: {},
  sunk: {},
  ...more,
});

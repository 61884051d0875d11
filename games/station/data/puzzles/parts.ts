/** The short hand in which the puzzles of Station are written: calm waters, few flags, and orders by the question. */
import type { PuzzleMoment, PuzzleOrders } from '@weathergage/kernel';
import type { StationTold } from '../../rules/told/index.ts';
import type { Station } from '../../rules/types.ts';
import type { Answer, AnswerTo, AskKind } from '../../rules/world/asks.ts';
import type { Formation, Plan } from '../../rules/world/forces.ts';
import type { Scenario } from '../../rules/world/scenario.ts';
import type { View } from '../../rules/world/state.ts';
import { type Rest, scenario } from '../muster.ts';
import { date } from '../tables.ts';
import { trainingCommon } from '../training/scenarios.ts';

/** The two sides of the gulf. */
export const CROWN = 'crown';
export const LEAGUE = 'league';

export type StationMoment = PuzzleMoment<Station>;
export type StationOrders = PuzzleOrders<Station>;

type Told = Pick<Scenario, 'id' | 'title' | 'briefing'> & Partial<Scenario>;

/** The gulf in July, without a seasonal wind: only what prevails blows, so that no die says who can sail where. */
export const calmGulf = (told: Told, rest: Rest): Scenario =>
  scenario(
    {
      ...trainingCommon,
      date: 'July 1757',
      start: date('1757.9'),
      turns: 3,
      only: {
        winds: [],
        without: ['events', 'corsairs', 'requests', 'schedule', 'random-events', 'convoys'],
      },
      ...told,
    },
    rest,
  );

type Orders = { readonly [K in AskKind]?: (view: View) => AnswerTo<K> | undefined };

/** Orders by the kind of question; where nothing is said the first lawful answer is given. */
export const orders =
  (given: Orders): StationOrders =>
  (view, ask) =>
    (given[ask.kind] as ((view: View) => Answer | undefined) | undefined)?.(view);

type Courses = Readonly<Record<string, Plan>>;

/** Courses laid down once, at the beginning of a Turn of the match, and kept. */
export const courses =
  (plans: Courses, turn = 0) =>
  (view: View): AnswerTo<'plot'> | undefined =>
    view.turn === turn && view.impulse === 1 && view.increment === 1
      ? { plans: Object.entries(plans).map(([formation, plan]) => ({ formation, plan })) as never }
      : undefined;

export const holdAt = (to: string): Plan => ({ kind: 'voyage', to, arrive: 'hold' });
export const anchorIn = (to: string): Plan => ({ kind: 'voyage', to, arrive: 'put-in' });
/** From place to place as named, and there it stays. */
export const by = (...places: readonly string[]): Plan => ({
  kind: 'steps',
  steps: places.map((to) => ({ do: 'go', to })),
});

/** A Formation that shows its colours whenever it can. */
export const showing =
  (id: string) =>
  ({ forces, side, tokens }: View): AnswerTo<'tasks'> => {
    const token = forces[side ?? '']?.formations[id]?.token;
    const hidden = tokens.some((one) => one.id === token && one.face === null);
    return hidden ? { tasks: [], reveal: [id] } : { tasks: [] };
  };

type Is<K extends StationTold['kind']> = Extract<StationTold, { kind: K }>;

export const toldOf = <K extends StationTold['kind']>({ told }: StationMoment, kind: K): Is<K>[] =>
  told.filter((one): one is Is<K> => one.kind === kind);

export const formationIn = ({ desk: { view } }: StationMoment, id: string): Formation | undefined =>
  view.forces[view.side ?? '']?.formations[id];

/** Who wants to be asked nothing but what he must decide: that is soon played. */
const QUIET: AnswerTo<'plot'>['watch'] = {
  plot: 'turn',
  tasks: 'standing',
  screen: 'never',
  withdraw: 'ask',
  mulligan: 'never',
};

/** An enemy with courses of his own who sends nobody on Tasks. */
export const sailing = (plans: Courses): StationOrders =>
  orders({
    plot: (view) => {
      const laid = courses(plans)(view);
      return laid && { ...laid, watch: QUIET };
    },
    engage: () => ({ fight: false, formation: null }),
  });

/** One who gives no orders but what the rules make him do. */
export const PASSIVE: StationOrders = sailing({});

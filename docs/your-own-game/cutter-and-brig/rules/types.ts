/** The nouns of the game: what is on the table, what a seat sees of it, what is asked, and what is told. */
import {
  type Ask,
  type Context,
  Exactly,
  type Outcome,
  type PhaseRules as RulesOfPhase,
  type Seat,
  type Static,
  type Told,
  Type,
} from '@weathergage/kernel';
import type { Chart, ShipId, Square } from './chart.ts';
import type { Options, Scenario } from './scenario.ts';
import type { Point } from './wind.ts';

export interface Ship {
  readonly at: Square;
  readonly heading: Point;
}

/** A ship as she was last seen. */
export interface Sighting extends Ship {
  readonly turn: number;
}

/** What everybody knows. */
interface Open {
  readonly chart: Chart;
  readonly coves: Scenario['coves'];
  readonly names: Readonly<Record<ShipId, string>>;
  readonly turnLimit: number;
  /** How many squares off a ship is seen. */
  readonly sight: number;
  asked: number;
  outcome: Outcome | null;
  phase: 'plan' | 'sail';
  turn: number;
  wind: Point;
  /** On the cutter. */
  hits: number;
  lastSeen: Record<ShipId, Sighting | null>;
}

export interface State extends Open {
  /** Null until she has made the land. */
  cutter: Ship | null;
  brig: Ship;
  /** The mark of the cove where the lights are shown. */
  lights: string | null;
}

/** The same with null for what the seat can't know. */
export interface View extends Open {
  readonly seat: Seat;
  readonly cutter: Ship | null;
  readonly brig: Ship | null;
  readonly lights: string | null;
}

const Coordinate = Type.Integer({ minimum: 0, maximum: 19 });
const SquareSchema = Exactly({ x: Coordinate, y: Coordinate });

/** What may be answered to each kind of ask. */
export const ANSWERS = {
  plan: Exactly({ landfall: SquareSchema, lights: Type.String({ pattern: '^[a-z]$' }) }),
  sail: Exactly({ to: SquareSchema }),
} as const;

export type PlanAnswer = Static<typeof ANSWERS.plan>;
export type SailAnswer = Static<typeof ANSWERS.sail>;

export type PlanAsk = Ask & { readonly kind: 'plan' };
export type SailAsk = Ask & { readonly kind: 'sail'; readonly ship: ShipId };

/** What happens, as it is told to the seats; `rule` is the number in the rulebook. */
export type CutterTold = Told &
  (
    | { readonly kind: 'planned'; readonly landfall?: Square; readonly lights?: string }
    | { readonly kind: 'turn'; readonly turn: number; readonly wind: Point }
    | { readonly kind: 'sailed'; readonly ship: ShipId; readonly way: readonly Square[] }
    | { readonly kind: 'sighted'; readonly cutter: Ship; readonly brig: Ship }
    | { readonly kind: 'lost' }
    | { readonly kind: 'fired'; readonly range: number; readonly hit: boolean; readonly hits: number }
    | { readonly kind: 'wind'; readonly wind: Point; readonly before: Point }
    | { readonly kind: 'resigned'; readonly seat: Seat }
    | { readonly kind: 'over'; readonly outcome: Outcome }
  );

export interface CutterAndBrig {
  scenario: Scenario;
  options: Options;
  state: State;
  view: View;
  ask: PlanAsk | SailAsk;
  answer: PlanAnswer | SailAnswer;
  told: CutterTold;
}

/** What the phases are made of. */
export interface Play extends Pick<CutterAndBrig, 'state' | 'ask' | 'answer' | 'told'> {
  open: State;
  context: Context<CutterTold>;
}
export type PhaseRules = RulesOfPhase<Play>;

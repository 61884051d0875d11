/**
 * A toy of a war that has battles in it: each year two admirals send ships, in secret, to one of two seas. Where both
 * have come there is a battle, which waits to be fought out elsewhere while the other sea goes on; a die is thrown for
 * the spoils when its report comes in.
 */
import { Exactly, type Static, Type } from '../schema.ts';
import {
  type Ask,
  type Engagement,
  type Game,
  type GameTypes,
  type Refusal,
  refuse,
  type ScenarioHead,
  type Seat,
  type Told,
} from '../vocabulary.ts';
import { TOY_HEAD_SCHEMA, toyHead } from './head.ts';

const SEATS = ['ann', 'ben'] as const;
export const SEAS = ['north', 'south'] as const;
type Both<V> = Readonly<Record<Seat, V>>;

export interface ToyBattle extends Engagement {
  readonly sea: string;
  readonly ships: Both<number>;
}

interface WarState {
  readonly year: number;
  readonly last: number;
  readonly reports: number;
  /** Hidden from the other. */
  readonly reserve: Both<number>;
  readonly points: Both<number>;
  readonly battles: readonly ToyBattle[];
  readonly gone: Seat | null;
}
interface WarView extends Omit<WarState, 'reserve'> {
  readonly reserve: Readonly<Partial<Record<Seat, number>>>;
}

const WarAnswer = Exactly({
  sea: Type.Union([Type.Literal('north'), Type.Literal('south')]),
  ships: Type.Integer({ minimum: 0, maximum: 9 }),
});
const LostSchema = Exactly({
  lost: Exactly({ ann: Type.Integer({ minimum: 0 }), ben: Type.Integer({ minimum: 0 }) }),
});
export type Lost = Static<typeof LostSchema>;

export interface War extends GameTypes {
  scenario: ScenarioHead & { readonly years: number };
  options: Record<string, never>;
  state: WarState;
  view: WarView;
  ask: Ask;
  answer: Static<typeof WarAnswer>;
  told: Told & { readonly battle?: string; readonly lost?: Lost['lost'] };
}

export const warOf = (years: number): War['scenario'] => ({ ...toyHead('war'), years });

const MOST = 3;

export const warGame: Game<War> = {
  id: 'war',
  title: 'War',
  rulesVersion: '1',
  schema: {
    scenario: Type.Object({ ...TOY_HEAD_SCHEMA, years: Type.Integer({ minimum: 1 }) }),
    options: Exactly({}),
    answers: { send: WarAnswer },
  },
  examine: () => [],
  seats: () => SEATS.map((id) => ({ id, side: id, name: id })),
  setup: ({ years }) => ({
    year: 0,
    last: years,
    reports: 0,
    reserve: { ann: 20, ben: 20 },
    points: { ann: 0, ben: 0 },
    battles: [],
    gone: null,
  }),
  // A new year does not begin before the one before last is settled: one battle may wait while others are sent out.
  asks: ({ year, last, battles }) =>
    battles.length > 1 || (battles.length > 0 && year >= last)
      ? []
      : SEATS.map((seat) => ({ id: `${year} ${seat}`, seat, kind: 'send', rule: '1' })),
  view: ({ reserve, ...open }, seat) => ({
    ...open,
    reserve: reserve[seat] === undefined ? {} : { [seat]: reserve[seat] },
  }),
  *choices(view, { seat }) {
    for (let ships = Math.min(MOST, view.reserve[seat]!); ships >= 0; ships--)
      for (const sea of SEAS) yield { sea, ships };
  },
  check: (view, { seat }, { ships }) =>
    ships > Math.min(MOST, view.reserve[seat]!) ? refuse('too-many', '1', 'There are not so many.') : null,
  resolve(state, answers) {
    const reserve = { ...state.reserve };
    const [ann, ben] = [answers[0]!.answer, answers[1]!.answer];
    const met = ann.sea === ben.sea && ann.ships > 0 && ben.ships > 0;
    if (met) {
      reserve.ann! -= ann.ships;
      reserve.ben! -= ben.ships;
    }
    const battle: ToyBattle = {
      id: `battle ${state.year}`,
      way: 'toy',
      fighters: { ann: 'person', ben: 'machine' },
      sea: ann.sea,
      ships: { ann: ann.ships, ben: ben.ships },
    };
    return {
      state: {
        ...state,
        reserve,
        year: state.year + 1,
        battles: met ? [...state.battles, battle] : state.battles,
      },
      happenings: met ? [{ truth: { kind: 'met', rule: '2', battle: battle.id }, news: true }] : [],
    };
  },
  resign: (state, seat) => ({ state: { ...state, gone: seat }, happenings: [] }),
  outcome({ gone, year, last, battles, points }) {
    if (gone !== null)
      return { winners: SEATS.filter((seat) => seat !== gone), rule: '4', reason: 'resigned' };
    if (year < last || battles.length > 0) return null;
    const lead = points.ann! - points.ben!;
    return { winners: lead === 0 ? [] : [lead > 0 ? 'ann' : 'ben'], rule: '4', reason: 'time' };
  },
  imagine: ({ reserve, ...open }, dice) => ({
    ...open,
    reserve: { ann: reserve.ann ?? dice.below(20), ben: reserve.ben ?? dice.below(20) },
  }),
  invariants: ({ reserve }) => SEATS.filter((seat) => reserve[seat]! < 0).map((seat) => `${seat} owes ships`),
  engagements: {
    results: LostSchema,
    mayArise: () => true,
    waits: ({ battles }) => battles.length > 0,
    open: ({ battles }) => battles,
    *choices(_view, engagement) {
      const { ships } = engagement as ToyBattle;
      for (let ann = 0; ann <= ships.ann!; ann++)
        for (let ben = 0; ben <= ships.ben!; ben++) yield { lost: { ann, ben } };
    },
    check(_view, engagement, result): Refusal | null {
      const { ships } = engagement as ToyBattle;
      const { lost } = result as Lost;
      return SEATS.some((seat) => lost[seat] > ships[seat]!)
        ? refuse('more-than-were-there', '3', 'No more are sunk than were there.')
        : null;
    },
    take(state, engagement, result, dice) {
      const { id, ships } = engagement as ToyBattle;
      const { lost } = result as Lost;
      const spoils = dice.d6();
      const left = (seat: 'ann' | 'ben') => state.reserve[seat]! + ships[seat]! - lost[seat];
      const { points } = state;
      return {
        state: {
          ...state,
          reports: state.reports + 1,
          reserve: { ann: left('ann'), ben: left('ben') },
          points: {
            ann: points.ann! + (lost.ben > lost.ann ? spoils : 0),
            ben: points.ben! + (lost.ann > lost.ben ? spoils : 0),
          },
          battles: state.battles.filter((one) => one.id !== id),
        },
        happenings: [{ truth: { kind: 'report', rule: '3', battle: id, lost, dice: [spoils] } }],
      };
    },
  },
};

/** The best that the machine knows: plans each move of the year from its view and from imagined worlds. */
import type { Chooser } from '@weathergage/kernel';
import { check, choices } from '../rules/answers.ts';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, AskKind, SeaAsk } from '../rules/world/asks.ts';
import { type Answerer, type Desk, deskOf } from './desk.ts';
import { answerPlace, answerReturn } from './harbours.ts';
import { answerLine } from './line.ts';
import { answerOrganise, answerReorganise } from './musters.ts';
import { answerOnward, answerSail } from './orders.ts';
import { answerAssault, answerBid, answerFrigate } from './policy.ts';
import { answerGauge, answerSearch } from './searching.ts';
import { temperNow } from './standing.ts';
import type { Temper } from './temper.ts';
import { answerDemobilise, answerRefuge, answerWear } from './yards.ts';

type Answerers = { readonly [K in AskKind]?: Answerer<K> };

/** A commander of that temper; what he has no opinion on he answers as the rules propose first. */
export function commander(temper: Temper, without: readonly AskKind[] = []): Chooser<SeaPower> {
  const answering = (now: Temper): Answerers => {
    const all: Answerers = {
      bid: answerBid,
      demobilise: answerDemobilise,
      organise: answerOrganise(now),
      place: answerPlace(now),
      reorganise: answerReorganise(now),
      frigate: answerFrigate(now),
      sail: answerSail(now),
      onward: answerOnward(now),
      search: answerSearch(now),
      gauge: answerGauge(now),
      line: answerLine,
      refuge: answerRefuge,
      wear: answerWear,
      assault: answerAssault,
      return: answerReturn(now),
    };
    return Object.fromEntries(
      Object.entries(all).filter(([kind]) => !without.includes(kind as AskKind)),
    ) as Answerers;
  };
  const usual = answering(temper);
  return (view, ask, dice) => {
    const desk = deskOf(view, ask, dice);
    const now = temperNow(desk, temper);
    const answer = answerTo(now === temper ? usual : answering(now), desk, ask);
    return answer !== null && check(view, ask, answer) === null ? answer : firstOf(choices(view, ask));
  };
}

const answerTo = (answerers: Answerers, desk: Desk, ask: SeaAsk): Answer | null => {
  const answerer = answerers[ask.kind] as ((desk: Desk, ask: SeaAsk) => Answer | null) | undefined;
  return answerer === undefined ? null : answerer(desk, ask);
};

export function firstOf(answers: Iterable<Answer>): Answer {
  for (const answer of answers) return answer;
  throw new Error('there is nothing to choose');
}

export const ADMIRAL: Temper = {
  size: { english: 12, european: 8 },
  all: { english: true, european: true },
  decoys: true,
  worlds: 1,
  boldness: { english: 0.85, european: 0.35 },
  caution: 2,
  blockade: 0.45,
  bluff: 0.5,
  stake: 0.6,
  cruisers: 5,
  threat: 0.03,
  spread: 0,
  grand: false,
  reckons: false,
  stays: false,
  succour: 0,
  fear: 0,
  patience: false,
  masses: 0,
  thrift: 0.04,
  passing: { english: 0.1, european: 0.45 },
  elsewhere: { english: 0.8, european: 1.2 },
  exposure: { base: 0.25, each: 0.1 },
  hunt: { base: 0.03, point: 0.02 },
  hunter: 7,
  coveted: 12,
  lure: 15,
  eyes: { points: 1, ports: 1, alone: 3 },
  raids: { points: 0.4, others: 2, guarded: 1 },
  crowding: 1.5,
  pair: 2,
  reckoned: 2,
  margin: { last: 3, each: 0 },
  dares: 0.5,
  pluck: { search: 0, gauge: 0 },
  rouses: false,
  likely: 0,
};

export const admiral = commander(ADMIRAL);

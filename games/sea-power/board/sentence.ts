/** One sentence: what the umpire asks of you now, or whom he waits for; and the head of the page. */
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { AskKind, SeaAsk } from '../rules/world/asks.ts';
import { sideOf } from '../rules/world/phase.ts';
import type { View } from '../rules/world/state.ts';
import { warPlan } from '../rules/world/war.ts';
import type { SeaDesk } from './look/types.ts';
import {
  areaName,
  PHASE_WORDS,
  SIDE_NAMES,
  seatName,
  shipName,
  theArea,
  theSide,
  tokenName,
} from './look/words.ts';

type AskOf<K extends AskKind> = Extract<SeaAsk, { kind: K }>;
type Sentences = { readonly [K in AskKind]: (ask: AskOf<K>, view: View) => string };

const SENTENCES: Sentences = {
  bid: () => 'Bid for a side: the higher bid chooses, and the other player is given its points.',
  demobilise: (_, view) => `${view.year}: choose the ships and leaders who are paid off.`,
  commission: (ask) =>
    `Choose the ${ask.captured.length === 1 ? 'ship that comes' : 'ships that come'} into play for ${listedWords(ask.captured.map(shipName))}.`,
  organise: () => 'Form your squadrons: ships in line of battle, a leader to every sixteen.',
  place: (_, view) =>
    `Place a squadron in a port${view.side === null ? '' : `: ${countedWords(view.inHand[view.side], 'marker')} in hand`}.`,
  reorganise: (_, view) => `Form your squadrons for ${view.year} and say where they lie.`,
  frigate: (_, view) =>
    `Place a frigate in a sea area${view.side === null ? '' : `: ${view.inHand[view.side]} in hand`}, or keep the rest back.`,
  sail: (_, view) =>
    view.turn.left > 1
      ? `Sail a squadron (${view.turn.left} before the other side’s turn), or be done moving.`
      : 'Sail a squadron, or be done moving for this year.',
  onward: (ask, view) =>
    `${tokenName(view, ask.token)} may not stay in ${theArea(ask.area)}: send her on or into port.`,
  search: (ask, view) =>
    `${tokenName(view, ask.mine)} and ${ask.theirs} are both in ${theArea(ask.area)}: fight or avoid?`,
  wear: (ask, view) =>
    `Wear and tear: share out the damage among the ships of ${tokenName(view, ask.token)}.`,
  'battle-order': (ask) =>
    `Which battle shall be fought next? ${capital(listedWords(ask.areas.map(areaName), 'or'))}.`,
  gauge: (ask) => `You have the weather gauge in ${theArea(ask.area)}: into battle, or away?`,
  means: (ask, view) =>
    `The lines are drawn up in ${theArea(ask.area)}: by the tables, or fought out ${view.options.foughtOut?.below === undefined ? 'ship by ship' : 'over a season'}?`,
  line: (ask) => `Form the line anew in ${theArea(ask.area)}: the damaged ships go to the rear.`,
  refuge: (ask) =>
    `${countedWords(ask.ships.length, 'ship')} must leave the battle in ${theArea(ask.area)}: to which port?`,
  assault: (ask) => `Attack a port? You lie alone off ${listedWords(ask.areas.map(theArea))}.`,
  defend: (ask) =>
    `The enemy attacks in ${listedWords(ask.areas.map(({ area }) => theArea(area)))}: which port shall stand the attack?`,
  return: () => 'Bring every squadron at sea home to a port.',
  repair: () => 'Repair your ships, as far as their ports can.',
};

export const askSentence = (ask: SeaAsk, view: View): string =>
  (SENTENCES[ask.kind] as (ask: SeaAsk, view: View) => string)(ask, view);

const LEVELS: Readonly<Record<string, string>> = {
  'major-victory': 'A major victory',
  'minor-victory': 'A minor victory',
  'automatic-victory': 'A victory by a hundred points',
};

/** The side that a chair commands: bidding may have turned them round. */
const sideOfWinner = (view: View, winner: string): string => {
  const seat = view.seats.find(({ side }) => side === winner);
  const side = seat === undefined ? null : sideOf(view, seat.id);
  return side === null ? winner : theSide(side);
};

/** Why the match ended as it did. */
export function outcomeWords({ view, outcome }: SeaDesk): string {
  if (outcome === null) return '';
  const { english, european } = view.points;
  const score = `English ${english}, Europeans ${european}.`;
  const [winner] = outcome.winners;
  if (outcome.reason === 'resigned') {
    const gone = view.resigned.map((seat) => seatName(view, seat));
    return `${gone.length === 0 ? 'One side' : listedWords(gone)} resigned. ${score}`;
  }
  if (winner === undefined) return `English ${english}, Europeans ${european}: nobody leads by 25.`;
  return `${LEVELS[outcome.reason] ?? capital(outcome.reason)} for ${sideOfWinner(view, winner)}. ${score}`;
}

export function sentence(desk: SeaDesk): string {
  const { view, outcome } = desk;
  if (outcome !== null) return `The war is over. ${outcomeWords(desk)}`;
  const open = desk.asks.filter(({ answer }) => answer === null);
  const [first] = open;
  if (first !== undefined) return askSentence(first.ask, view);
  const others = desk.waitingFor.filter((seat) => seat !== desk.seat).map((seat) => seatName(view, seat));
  if (others.length === 0) return `${PHASE_WORDS[view.phase]}: the umpire is at work.`;
  return `${desk.asks.length > 0 ? 'Your orders are in. ' : ''}Waiting for ${listedWords(others)}.`;
}

const BY_TURNS: ReadonlySet<string> = new Set(['place', 'frigates', 'movement']);

export function headline(desk: SeaDesk): { turn: string; phase: string; detail: string } {
  const { view, outcome } = desk;
  const { first, last } = warPlan(view);
  const whose = BY_TURNS.has(view.phase) ? ` · ${SIDE_NAMES[view.turn.side]}` : '';
  return {
    turn: `${view.year}`,
    phase: outcome === null ? `${PHASE_WORDS[view.phase]}${whose}` : 'The war is over',
    // The score first: of the last a narrow window cuts the end off.
    detail: `English ${view.points.english} : ${view.points.european} Europeans · Year ${view.year - first + 1} of ${last - first + 1}`,
  };
}

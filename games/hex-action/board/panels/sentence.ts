/** The head of the page: turn, phase, wind; and one sentence that says what the umpire asks now. */

import { verdictSentence, waitingSentence } from '@weathergage/web/toolkit/at-sea/verdict-words.ts';
import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { AskKind, HexAsk } from '../../rules/sea/asks.ts';
import { hexName } from '../../rules/sea/hex.ts';
import { shipOf } from '../../rules/sea/state.ts';
import type { AskOf, HexDesk } from '../look/types.ts';
import { northOf, windWords } from '../look/wind-words.ts';
import { nameOf, PHASE_WORDS, reasonWords, theSide } from '../look/words.ts';
import { VELOCITY_WORDS } from '../look/words-advanced.ts';

type View = HexDesk['view'];

export function headline({ view, outcome }: HexDesk): { turn: string; phase: string; detail: string } {
  const limit = view.turnLimit === null ? '' : ` of ${view.turnLimit}`;
  return {
    turn: `Turn ${view.turn}${limit}`,
    phase: outcome === null ? PHASE_WORDS[view.phase] : 'The fight is over',
    detail: windDetail(view),
  };
}

/** `Wind from the north (to 4), heavy breeze, changes on 9`. */
function windDetail({ wind, scenario, advanced }: Pick<View, 'wind' | 'scenario' | 'advanced'>): string {
  const direction = `Wind ${windWords(wind, northOf(scenario))}`;
  if (advanced === undefined) return direction;
  const change = advanced.changeNumber === null ? '' : `, changes on ${advanced.changeNumber}`;
  return `${direction}, ${VELOCITY_WORDS[advanced.velocity]}${change}`;
}

const squadronName = (view: View, id: string): string =>
  view.advanced?.squadrons.find((squadron) => squadron.id === id)?.name ?? id;

type Sentences = { readonly [K in AskKind]: (ask: AskOf<K>, view: View) => string };

/** What is asked about one ship. */
const ABOUT_ONE: Sentences = {
  unfoul: (ask, view) =>
    `${nameOf(view, ask.ship)} is foul of ${listedWords(ask.fouledWith.map((id) => nameOf(view, id)))}: will you try to clear her?`,
  plot: (ask, view) => `Plot ${nameOf(view, ask.ship)}’s course for this turn.`,
  contested: (ask, view) =>
    `${listedWords(ask.ships.map((id) => nameOf(view, id)))} reach ${hexName(ask.hex)} together and the high die is yours: who shall have the hex?`,
  grapple: (ask, view) =>
    `${nameOf(view, ask.ship)} lies alongside ${listedWords(ask.targets.map((id) => nameOf(view, id)))}: throw grapples?`,
  ungrapple: (ask, view) => {
    const { side } = shipOf(view, ask.ship);
    const others = listedWords(ask.from.map((id) => nameOf(view, id)));
    return ask.from.every((id) => shipOf(view, id).side === side)
      ? `${nameOf(view, ask.ship)} is fast to ${others}: cast off?`
      : `${nameOf(view, ask.ship)} is grappled by ${others}: will you try to cut free?`;
  },
  boarding: (ask, view) =>
    `Tell off ${nameOf(view, ask.ship)}’s crew: to board, to defend, to cross, or none.`,
  fire: (ask, view) =>
    `${nameOf(view, ask.ship)}: choose a target and an aim for each loaded broadside, or hold fire.`,
  'gun-losses': (ask, view) =>
    `${nameOf(view, ask.ship)} loses ${countedWords(ask.hits.length, 'gun')}: choose which.`,
  'board-on': (ask, view) =>
    `${nameOf(view, ask.ship)}’s defenders have won: shall they board ${nameOf(view, ask.target)}?`,
  disengage: (ask, view) =>
    `Will ${nameOf(view, ask.ship)} break off the melee with ${nameOf(view, ask.other)}, if they agree?`,
  load: (ask, view) => `Which of ${nameOf(view, ask.ship)}’s broadsides shall be loaded?`,
  battery: (ask, view) => `${nameOf(view, ask.ship)}: choose a target for the battery, or hold fire.`,
  orders: (ask, view) =>
    `Write ${nameOf(view, ask.ship)}’s orders ahead, for ${ask.turns.length === 1 ? 'turn' : 'turns'} ${listedWords(ask.turns.map(String))}.`,
  flagship: (ask, view) =>
    `The flag of the ${squadronName(view, ask.squadron)} squadron is to be hoisted again: in which ship?`,
  message: (ask, view) =>
    `${nameOf(view, ask.ship)} can’t be ordered anything now: will she signal to the fleet?`,
  squadrons: (ask) =>
    `Choose your flagship, and form ${countedWords(ask.ships.length, 'ship')} into squadrons of six or fewer.`,
  prepare: (ask, view) => `Under which sails does ${nameOf(view, ask.ship)} begin?`,
  muster: (ask) =>
    `Choose your fleet: up to ${countedWords(ask.berths, 'ship')} for at most ${ask.budget} points, in secret.`,
  reload: (ask, view) => `What shall ${nameOf(view, ask.ship)} load on each side?`,
  refloat: (ask, view) =>
    `${nameOf(view, ask.ship)} is aground: throw two guns overboard for a better chance to float?`,
};

/** The same for several ships at once. */
const ABOUT_MANY: Readonly<Record<AskKind, string>> = {
  unfoul: 'try to clear the ships that are foul',
  plot: 'plot their courses for this turn',
  contested: 'say who shall have the contested hexes',
  grapple: 'throw grapples at the ships alongside',
  ungrapple: 'cut or keep the lines that hold them',
  boarding: 'tell off boarding parties',
  fire: 'choose targets for their broadsides',
  'gun-losses': 'choose the guns lost',
  'board-on': 'say whether the defenders board in their turn',
  disengage: 'say whether to break off',
  load: 'choose the broadsides to load',
  battery: 'choose targets for the batteries',
  orders: 'write their orders ahead',
  message: 'signal to the fleet',
  flagship: 'name new flagships',
  squadrons: 'form the squadrons',
  prepare: 'choose their sails',
  muster: 'choose the fleet',
  reload: 'choose what they load',
  refloat: 'try to float off',
};

export const askSentence = (ask: HexAsk, view: View): string =>
  (ABOUT_ONE[ask.kind] as (ask: HexAsk, view: View) => string)(ask, view);

export function sentence(desk: HexDesk): string {
  const { view, outcome } = desk;
  if (outcome !== null)
    return verdictSentence(outcome, (side) => theSide(view, side), reasonWords(view, outcome));
  const open = desk.asks.filter(({ answer }) => answer === null);
  const [first] = open;
  if (first !== undefined) {
    if (open.length === 1) return askSentence(first.ask, view);
    return `${countedWords(open.length, 'ship')} to order: ${ABOUT_MANY[first.ask.kind]}.`;
  }
  return waitingSentence(desk, view, PHASE_WORDS[view.phase]);
}

/** What a person has chosen for a new match, and what follows from it. */
import type { Seat } from '@weathergage/kernel';
import type { CreateMatch } from '@weathergage/kernel/protocol.ts';
import type { Worn } from '../careers/careers-form.tsx';
import type { LoadedGame } from '../games.ts';
import type { LocalPlan } from '../tables/local-plan.ts';
import type { SeatHands } from '../tables/saved-matches.ts';
import type { ScenarioCard } from '../toolkit/page.ts';
import { type OptionValues, optionsFor } from './option-values.ts';

export const OPPONENTS = ['machine', 'same-screen', 'online'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** A seat that is not the player's own: `person` is somebody at this screen or behind a link, else a level of the machine. */
export const PERSON = 'person';

export interface Wishes {
  readonly card: ScenarioCard;
  readonly seat: Seat;
  readonly opponent: Opponent;
  readonly bot: string;
  /** What was set away from its usual value, by key. */
  readonly options: OptionValues;
  /** Careers worn in it, by side, where the game has them. */
  readonly worn?: Worn;
  /** Seats that were filled one by one, against what `opponent` and `bot` say for all. */
  readonly seating?: Readonly<Record<Seat, string>>;
}

export const seatsOf = (card: ScenarioCard): readonly { readonly id: Seat; readonly name: string }[] =>
  card.sides.flatMap((side) => side.seats);

/** The scenario that a game opens on: the first that is no lesson and has one commander a side. */
export const defaultCard = (cards: readonly ScenarioCard[]): ScenarioCard => {
  const card =
    cards.find(({ tutorial, sides }) => !tutorial && sides.every((side) => side.seats.length === 1)) ??
    cards[0];
  if (card === undefined) throw new Error('This game has no scenario to play.');
  return card;
};

/** Who is meant for a seat other than the player's own. */
export const sitterOf = ({ opponent, bot, seating }: Omit<Wishes, 'options'>, seat: Seat): string =>
  seating?.[seat] ?? (opponent === 'machine' ? bot : PERSON);

export const handsOf = (wishes: Omit<Wishes, 'options'>): SeatHands =>
  Object.fromEntries(
    seatsOf(wishes.card).map(({ id }) => {
      const sitter = id === wishes.seat ? PERSON : sitterOf(wishes, id);
      return [id, sitter === PERSON ? { by: 'person' } : { by: 'bot', name: sitter }];
    }),
  );

/** What was set, and the careers that are worn. */
function optionsOfMatch(loaded: LoadedGame, { card, options, worn }: Wishes): unknown {
  const set = optionsFor(loaded, options);
  return loaded.careers === undefined || worn === undefined
    ? set
    : { ...(set as object), ...loaded.careers.optionsWith(card.scenario, worn) };
}

export const localPlan = (loaded: LoadedGame, wishes: Wishes): LocalPlan => ({
  game: loaded.game,
  title: wishes.card.title,
  scenarioId: wishes.card.id,
  scenario: wishes.card.scenario,
  options: optionsOfMatch(loaded, wishes),
  hands: handsOf(wishes),
});

export function onlineRequest(loaded: LoadedGame, wishes: Wishes, gallery: boolean): CreateMatch {
  const { card, seat } = wishes;
  const machines = seatsOf(card).flatMap(({ id }) => {
    const sitter = sitterOf(wishes, id);
    return id === seat || sitter === PERSON ? [] : [[id, `bot:${sitter}`]];
  });
  return {
    game: loaded.id,
    // The server has the game's own scenarios; one that a player made has to be sent whole.
    scenario: loaded.cards.includes(card) ? card.id : card.scenario,
    options: optionsOfMatch(loaded, wishes),
    gallery: gallery ? 'link' : 'closed',
    ...(machines.length > 0 ? { seats: Object.fromEntries(machines) } : {}),
  };
}

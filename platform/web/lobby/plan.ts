/** What a person has chosen for a new match, and what follows from it. */
import type { ClockTerms, Game, ScenarioHead, Seat, SeatInfo } from '@weathergage/kernel';
import type { CreateMatch } from '@weathergage/kernel/protocol.ts';
import type { Worn } from '../careers/careers-form.tsx';
import type { LoadedGame } from '../games.ts';
import type { LocalPlan } from '../tables/local-plan.ts';
import type { SeatHands } from '../tables/saved-matches.ts';
import type { ScenarioCard } from '../toolkit/page.ts';
import type { Company } from './company-form.tsx';
import { NEW_MATCH_WORDS } from './new-match-words.ts';
import { type OptionValues, optionsFor } from './option-values.ts';

export const OPPONENTS = ['machine', 'same-screen', 'online'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Who sits in a seat that is not the player's own, unless it is a level of the machine. */
export const PERSON = 'person';
/** One person for all seats of a side that are filled like this. */
export const TOGETHER = 'together';

export interface Wishes {
  readonly card: ScenarioCard;
  /** The seats that the player commands as one, all of one side; at a shared screen nobody's are his own. */
  readonly own: readonly Seat[];
  readonly opponent: Opponent;
  readonly bot: string;
  /** What was set away from its usual value, by key. */
  readonly options: OptionValues;
  /** The campaign that it was chosen as. */
  readonly campaign?: string | undefined;
  /** Careers worn in it, by side, where the game has them. */
  readonly worn?: Worn;
  /** The machines agree to no step back. */
  readonly firm?: boolean;
  /** How many steps spectators of a match by link are behind. */
  readonly delay?: number;
  /** The address of the server that is to witness the dice of a match by link. */
  readonly witness?: string | null;
  /** The clock of an online match; none if nothing is said. */
  readonly clock?: ClockTerms | null;
  /** Who shall sit down at a match by link, if not whoever has one. */
  readonly company?: Company;
  /** Seats that were filled one by one, against what `opponent` and `bot` say for all. */
  readonly seating?: Readonly<Record<Seat, string>>;
}

type Seating = Omit<Wishes, 'options' | 'worn'>;
type Joining = Pick<Game, 'together'>;

export const seatsOf = (card: ScenarioCard): readonly SeatInfo[] => card.sides.flatMap((side) => side.seats);

/** The scenario that a game opens on: the first that is no lesson and has one commander a side. */
export const defaultCard = (cards: readonly ScenarioCard[]): ScenarioCard => {
  const card =
    cards.find(({ tutorial, sides }) => !tutorial && sides.every((side) => side.seats.length === 1)) ??
    cards[0];
  if (card === undefined) throw new Error(NEW_MATCH_WORDS.noScenario);
  return card;
};

/** What one person usually commands: the whole of a side, or its first seat where the game keeps seats apart. */
export function usualCommand({ together }: Joining, card: ScenarioCard, side?: string): readonly Seat[] {
  const seats = (
    card.sides.find((one) => one.seats.some((seat) => seat.side === side)) ?? card.sides[0]
  )?.seats.map(({ id }) => id);
  return together === undefined ? (seats ?? []).slice(0, 1) : (seats ?? []);
}

const isOwn = ({ opponent, own }: Seating, seat: Seat): boolean =>
  opponent !== 'same-screen' && own.includes(seat);

/** Who is meant for a seat. */
export const sitterOf = (wishes: Seating, seat: Seat): string =>
  isOwn(wishes, seat)
    ? PERSON
    : (wishes.seating?.[seat] ?? (wishes.opponent === 'machine' ? wishes.bot : TOGETHER));

/** The seats that are filled as one: the player's own, and of each side those that one person shall have together. */
function groupsOf(wishes: Seating): readonly (readonly Seat[])[] {
  const own = wishes.opponent === 'same-screen' ? [] : wishes.own;
  const together = wishes.card.sides.map(({ seats }) =>
    seats.map(({ id }) => id).filter((id) => !own.includes(id) && sitterOf(wishes, id) === TOGETHER),
  );
  return [own, ...together].filter(({ length }) => length > 1);
}

/** The seats that a match so chosen will have, each with who sits there. */
function sittersOf({ together }: Joining, wishes: Seating): ReadonlyMap<Seat, string> {
  const groups = together === undefined ? [] : groupsOf(wishes);
  const order = seatsOf(wishes.card).map(({ id }) => id);
  const heads = order.filter((id) =>
    groups.every((group) => !group.includes(id) || order.find((seat) => group.includes(seat)) === id),
  );
  return new Map(
    heads.map((id) => {
      const sitter = sitterOf(wishes, id);
      return [id, sitter === TOGETHER ? PERSON : sitter];
    }),
  );
}

/** The seat that the player has in the match: that of the first he commands. */
export const ownSeat = ({ card, own }: Seating): Seat =>
  seatsOf(card).find(({ id }) => own.includes(id))?.id ?? '';

export const handsOf = (game: Joining, wishes: Seating): SeatHands =>
  Object.fromEntries(
    [...sittersOf(game, wishes)].map(([id, sitter]) => [
      id,
      sitter === PERSON ? { by: 'person' } : { by: 'bot', name: sitter },
    ]),
  );

/** The scenario as it is played: with fewer seats where somebody has several. */
function scenarioOf({ together }: Joining, wishes: Seating): ScenarioHead {
  const groups = groupsOf(wishes);
  return together === undefined || groups.length === 0
    ? wishes.card.scenario
    : together(wishes.card.scenario, groups);
}

/** A clock runs against the machine only for who asks for it. */
function withoutHaste(
  { clock }: Pick<LoadedGame, 'clock'>,
  { card, opponent, options }: Wishes,
): OptionValues {
  const presses = clock !== undefined && opponent === 'machine' && clock.usual(card.scenario);
  return presses && !Object.hasOwn(options, clock.key) ? { ...options, [clock.key]: false } : options;
}

/** What was set, and the careers that are worn. */
function optionsOfMatch(loaded: LoadedGame, wishes: Wishes): unknown {
  const { card, worn } = wishes;
  const set = optionsFor(loaded, withoutHaste(loaded, wishes));
  return loaded.careers === undefined || worn === undefined
    ? set
    : { ...(set as object), ...loaded.careers.optionsWith(card.scenario, worn) };
}

export const localPlan = (loaded: LoadedGame, wishes: Wishes): LocalPlan => ({
  game: loaded.game,
  title: wishes.card.title,
  scenarioId: wishes.card.id,
  scenario: scenarioOf(loaded.game, wishes),
  options: optionsOfMatch(loaded, wishes),
  hands: handsOf(loaded.game, wishes),
  ...(wishes.firm ? { firm: true } : {}),
  ...(wishes.campaign === undefined ? {} : { campaign: wishes.campaign }),
});

export function onlineRequest(loaded: LoadedGame, wishes: Wishes, gallery: boolean): CreateMatch {
  const { card } = wishes;
  const machines = [...sittersOf(loaded.game, wishes)].flatMap(([id, sitter]) =>
    sitter === PERSON ? [] : [[id, `bot:${sitter}`]],
  );
  const scenario = scenarioOf(loaded.game, wishes);
  return {
    game: loaded.id,
    // The server has the game's own scenarios; one that a player made, or of fewer seats, has to be sent whole.
    scenario: loaded.cards.includes(card) && scenario === card.scenario ? card.id : scenario,
    options: optionsOfMatch(loaded, wishes),
    gallery: gallery ? 'link' : 'closed',
    ...(gallery && wishes.delay ? { delay: wishes.delay } : {}),
    ...(wishes.clock ? { clock: wishes.clock } : {}),
    ...(wishes.witness ? { witness: wishes.witness } : {}),
    ...(wishes.firm && machines.length > 0 ? { firm: true } : {}),
    ...(machines.length > 0 ? { seats: Object.fromEntries(machines) } : {}),
  };
}

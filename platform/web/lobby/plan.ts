/** What a person has chosen for a new match, and what follows from it. */
import type { Seat } from '@weathergage/kernel';
import type { CreateMatch } from '@weathergage/kernel/protocol.ts';
import type { LoadedGame, ScenarioCard } from '../games.ts';
import type { LocalPlan } from '../tables/local-plan.ts';
import type { Hands } from '../tables/saved-matches.ts';

export const OPPONENTS = ['machine', 'same-screen', 'online'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface Wishes {
  readonly card: ScenarioCard;
  readonly seat: Seat;
  readonly opponent: Opponent;
  readonly bot: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const seatsOf = (card: ScenarioCard): readonly { readonly id: Seat; readonly name: string }[] =>
  card.sides.flatMap((side) => side.seats);

/** The duel that the page opens on: the first that is no lesson and has one captain a side. */
export const defaultCard = (cards: readonly ScenarioCard[]): ScenarioCard => {
  const card =
    cards.find(({ tutorial, sides }) => !tutorial && sides.every((side) => side.seats.length === 1)) ??
    cards[0];
  if (card === undefined) throw new Error('This game has no scenario to play.');
  return card;
};

export const handsOf = ({ card, seat, opponent, bot }: Omit<Wishes, 'options'>): Hands =>
  Object.fromEntries(
    seatsOf(card).map(({ id }) => [
      id,
      opponent === 'same-screen' || id === seat ? { by: 'person' } : { by: 'bot', name: bot },
    ]),
  );

/** An option that stands at its default says nothing to the game. */
const said = (options: Wishes['options']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

export const localPlan = ({ game }: LoadedGame, wishes: Wishes): LocalPlan => ({
  game,
  title: wishes.card.title,
  scenarioId: wishes.card.id,
  scenario: wishes.card.scenario,
  options: said(wishes.options),
  hands: handsOf(wishes),
});

export const onlineRequest = (gameId: string, wishes: Wishes, gallery: boolean): CreateMatch => ({
  game: gameId,
  scenario: wishes.card.id,
  options: said(wishes.options),
  gallery: gallery ? 'link' : 'closed',
});

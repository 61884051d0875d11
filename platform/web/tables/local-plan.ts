/** What a local match is begun from, and how its dice are sealed. */
import {
  commitmentTo,
  drawNonce,
  drawSecret,
  type Game,
  machineNonce,
  type Opening,
  type ScenarioHead,
} from '@weathergage/kernel';
import type { BotHouse } from '../bot/bot-house.ts';
import type { PaceBook } from './pace.ts';
import type { BattleOf, MatchStore, SavedMatch, SeatHands } from './saved-matches.ts';

export interface LocalPlan {
  readonly game: Game;
  readonly title: string;
  readonly scenarioId: string;
  readonly scenario: ScenarioHead;
  readonly options: unknown;
  readonly hands: SeatHands;
  /** Dice that fall as they did the last time: a lesson’s. */
  readonly seed?: number;
  /** The machines agree to no step back. */
  readonly firm?: true;
  readonly of?: BattleOf;
  readonly campaign?: string;
}

export interface LocalMeans {
  readonly store: MatchStore;
  readonly bots: BotHouse;
  readonly clock?: () => number;
  /** Where it is remembered how long the machine took; in this browser, unless said otherwise. */
  readonly paces?: PaceBook;
  /** How long the machine may think about one ask, in milliseconds. */
  readonly budgetMs?: number;
  /** How long a step stands while machines play alone, in milliseconds. */
  readonly breathMs?: number;
}

/** What stays the same about a match from its first day to its last. */
export type MatchAbout = Pick<
  SavedMatch,
  'id' | 'gameId' | 'scenarioId' | 'title' | 'hands' | 'created' | 'of' | 'campaign'
>;

export const aboutOf = (plan: LocalPlan, means: LocalMeans): MatchAbout => ({
  id: drawNonce().slice(0, 12),
  gameId: plan.game.id,
  scenarioId: plan.scenarioId,
  title: plan.title,
  hands: plan.hands,
  created: (means.clock ?? Date.now)(),
  ...(plan.of === undefined ? {} : { of: plan.of }),
  ...(plan.campaign === undefined ? {} : { campaign: plan.campaign }),
});

export function openingOf(
  plan: LocalPlan,
  rulesVersion = plan.game.rulesVersion,
): { secret: string; opening: Opening } {
  const { seed } = plan;
  const secret = seed === undefined ? drawSecret() : seed.toString(16).padStart(64, '0');
  const seats = plan.game.seats(plan.scenario);
  const machines = seats.flatMap(({ id }) =>
    seed === undefined && plan.hands[id]?.by === 'bot' ? [id] : [],
  );
  const nonces = Object.fromEntries(
    seats.map(({ id }, i) => [
      id,
      seed !== undefined
        ? (seed + i + 1).toString(16).padStart(32, '0')
        : machines.includes(id)
          ? machineNonce(secret, id)
          : drawNonce(),
    ]),
  );
  const { id } = plan.game;
  const sealed = { kind: 'checkable' as const, commitment: commitmentTo(secret), nonces };
  const dice = seed === undefined ? { ...sealed, machines } : sealed;
  return {
    secret,
    opening: {
      game: id,
      rulesVersion,
      scenario: plan.scenario,
      options: plan.options,
      dice,
      ...(plan.firm ? { firm: plan.firm } : {}),
    },
  };
}

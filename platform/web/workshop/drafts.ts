/** Scenarios and rosters that players have made, kept in this browser by game. */
import { isSoundScenario, type ScenarioHead } from '@weathergage/kernel';
import type { LoadedGame } from '../games.ts';
import { forgetKept, keepValue, readKept } from '../tables/browser-keep.ts';
import type { ScenarioCard } from '../toolkit/page.ts';
import { DRAFT_KINDS, type Draft, type Drafts, type WorkshopProps } from '../toolkit/workshop.ts';
import { WORKSHOP_WORDS } from './workshop-words.ts';

const keyOf = (gameId: string): string => `drafts.${gameId}`;

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.id === 'string' &&
    typeof draft.title === 'string' &&
    typeof draft.touched === 'number' &&
    DRAFT_KINDS.some((kind) => kind === draft.kind)
  );
};

export function draftsOf(gameId: string, clock: () => number = Date.now): Drafts {
  const key = keyOf(gameId);
  const list = (): readonly Draft[] => {
    const value = readKept(key);
    return Array.isArray(value) ? value.filter(isDraft).toSorted((a, b) => b.touched - a.touched) : [];
  };
  const others = (id: string): readonly Draft[] => list().filter((draft) => draft.id !== id);
  return {
    list,
    save: ({ id, kind, title, content }) =>
      keepValue(key, [{ id, kind, title, content, touched: clock() }, ...others(id)])
        ? null
        : WORKSHOP_WORDS.full,
    remove: (id) => void keepValue(key, others(id)),
  };
}

const isLeft = (value: unknown): value is { draft: string; scenario: unknown } =>
  typeof value === 'object' && value !== null && 'scenario' in value && 'draft' in value;

/** What was left on a game's bench unsaved. */
export function leftBenchOf(gameId: string): WorkshopProps['left'] {
  const key = `bench.${gameId}`;
  return {
    read: () => {
      const value = readKept(key);
      return isLeft(value) && typeof value.draft === 'string' ? value : null;
    },
    keep: (bench) => (bench === null ? forgetKept(key) : void keepValue(key, bench)),
  };
}

/**
 * The player's own scenarios that can be played, as cards. Each has an id that no scenario of the game has: an own
 * scenario is often a copy, and must not be taken for the one it was made from.
 */
export function ownCards(loaded: LoadedGame): readonly ScenarioCard[] {
  if (loaded.workshop === undefined) return [];
  return draftsOf(loaded.id)
    .list()
    .flatMap(({ id, kind, title, content }) =>
      kind === 'scenario' && isSoundScenario(loaded.game, content)
        ? [ownCard(loaded, content, id, title)]
        : [],
    );
}

export const ownCard = (
  loaded: LoadedGame,
  scenario: ScenarioHead,
  id = '',
  title?: string,
): ScenarioCard => {
  const card = loaded.cardOf(scenario);
  return { ...card, id: `own:${id}`, title: title ?? card.title, tutorial: false };
};

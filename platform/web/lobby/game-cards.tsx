/** The games as cards, each under its emblem. */
import type { Emblem, GameEntry } from '@weathergage/kernel';
import { type ReactNode, useId } from 'react';
import { RadioCard } from './choices.tsx';
import '../styles/games.css';
import { NEW_MATCH_WORDS as WORDS } from './new-match-words.ts';

/** What is known of a game before it is fetched. */
export type GameCard = Pick<GameEntry, 'id' | 'title' | 'description' | 'emblem'>;

interface GameCardsProps {
  readonly games: readonly GameCard[];
  readonly chosen: string;
  /** The chosen one is still on its way. */
  readonly waiting: boolean;
  onChoose(gameId: string): void;
}

export function GameCards({ games, chosen, waiting, onChoose }: GameCardsProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{WORDS.game}</legend>
      <div className="games">
        {games.map(({ id, title, description, emblem }) => (
          <RadioCard
            key={id}
            look="boxed game-card"
            testId={`game-${id}`}
            value={id}
            {...{ name, chosen, onChoose }}
          >
            <Drawing of={emblem} />
            <span className="game-words">
              <span className="game-title">{title}</span>
              <span className="choice-note">{description}</span>
              {waiting && id === chosen && (
                <span className="game-coming" role="status" data-testid="game-coming">
                  {WORDS.fetching}
                </span>
              )}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

const Drawing = ({ of }: { readonly of: Emblem }): ReactNode => (
  <svg className="emblem" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    {of.map((path, index) => (
      <path key={index} {...path} />
    ))}
  </svg>
);

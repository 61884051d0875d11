/** The games as cards, each under its emblem. */
import { type ReactNode, useId } from 'react';
import type { GameEntry } from '../games/game.ts';
import '../styles/games.css';

interface GameCardsProps {
  readonly games: readonly GameEntry[];
  readonly chosen: string;
  onChoose(gameId: string): void;
}

export function GameCards({ games, chosen, onChoose }: GameCardsProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>Game</legend>
      <div className="games">
        {games.map(({ id, title, description, emblem }) => (
          <label key={id} className="game-card" data-testid={`game-${id}`}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {emblem}
            <span className="game-words">
              <span className="game-title">{title}</span>
              <span className="choice-note">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

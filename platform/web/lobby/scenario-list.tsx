/** The scenarios of a game as cards: when, where, who, and how even. */
import { type ReactNode, useId } from 'react';
import type { ScenarioCard } from '../games.ts';
import { dateInWords } from '../match/names.ts';
import { Chip } from '../toolkit/controls.tsx';

interface ScenarioListProps {
  readonly cards: readonly ScenarioCard[];
  readonly chosen: string;
  onChoose(card: ScenarioCard): void;
}

export function ScenarioList({ cards, chosen, onChoose }: ScenarioListProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>Scenario</legend>
      <div className="scenarios">
        {cards.map((card) => (
          <label key={card.id} className="scenario" data-testid={`scenario-${card.id}`}>
            <input
              type="radio"
              name={name}
              value={card.id}
              checked={card.id === chosen}
              onChange={() => onChoose(card)}
            />
            <span className="scenario-head">
              <span className="scenario-title">{card.title}</span>
              {card.tutorial && <Chip tone="brass">teaches</Chip>}
            </span>
            <span className="scenario-when">
              {dateInWords(card.date)} · {card.place}
            </span>
            <span className="scenario-ships">
              {card.sides.map((side) => `${side.name}: ${side.ships.join(', ')}`).join(' — ')}
            </span>
            {card.id === chosen && (
              <span className="scenario-more">
                <span>{card.briefing}</span>
                {card.balance !== '' && <em>{card.balance}</em>}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

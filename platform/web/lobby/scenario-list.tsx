/** The scenarios of a game as cards: when, where, who, and how even. Those that the player has made come after. */
import { type ReactNode, useId } from 'react';
import type { ScenarioCard } from '../games/game.ts';
import { dateInWords } from '../match/names.ts';
import { Chip } from '../toolkit/controls.tsx';

interface ScenarioListProps {
  readonly cards: readonly ScenarioCard[];
  readonly own: readonly ScenarioCard[];
  readonly chosen: string;
  onChoose(card: ScenarioCard): void;
  /** Opens the workshop; null for a game without one. */
  readonly onMake: (() => void) | null;
}

export function ScenarioList({ cards, own, chosen, onChoose, onMake }: ScenarioListProps): ReactNode {
  const name = useId();
  const shown = (card: ScenarioCard): ReactNode => (
    <Card key={card.id} name={name} card={card} chosen={card.id === chosen} onChoose={() => onChoose(card)} />
  );
  return (
    <fieldset className="choices">
      <legend>Scenario</legend>
      <div className="scenarios">{cards.map(shown)}</div>
      {onMake !== null && (
        <>
          <h3 className="scenarios-own">Your own</h3>
          <div className="scenarios">
            {own.map(shown)}
            <button type="button" className="scenario-make" onClick={onMake} data-testid="make-your-own">
              <span className="scenario-plus" aria-hidden="true">
                +
              </span>
              <span className="scenario-make-words">
                <span className="scenario-title">Make your own</span>
                <span className="choice-note">
                  Ships, sides and waters as you like them, kept in this browser
                </span>
              </span>
            </button>
          </div>
        </>
      )}
    </fieldset>
  );
}

interface CardProps {
  readonly name: string;
  readonly card: ScenarioCard;
  readonly chosen: boolean;
  onChoose(): void;
}

function Card({ name, card, chosen, onChoose }: CardProps): ReactNode {
  return (
    <label className="scenario" data-testid={`scenario-${card.id}`}>
      <input type="radio" name={name} value={card.id} checked={chosen} onChange={onChoose} />
      <span className="scenario-head">
        <span className="scenario-title">{card.title}</span>
        {card.tutorial && <Chip tone="brass">teaches</Chip>}
      </span>
      <span className="scenario-when">
        {[dateInWords(card.date), card.place].filter((part) => part !== '').join(' · ')}
      </span>
      <span className="scenario-forces">
        {card.sides.map((side) => `${side.name}: ${side.forces.join(', ')}`).join(' — ')}
      </span>
      {chosen && (
        <span className="scenario-more">
          <span>{card.briefing}</span>
          {card.balance !== '' && <em>{card.balance}</em>}
        </span>
      )}
    </label>
  );
}

/** The scenarios of a game as cards: when, where, who, and how even. Those that the player has made come after. */
import { type ReactNode, useId, useState } from 'react';
import { dateInWords } from '../match/names.ts';
import { Chip } from '../toolkit/controls.tsx';
import type { ScenarioCard } from '../toolkit/page.ts';
import { forcesInWords } from './forces-words.ts';

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
      {cards.some(({ group }) => group !== undefined) ? (
        <Grouped cards={cards} chosen={chosen} shown={shown} />
      ) : (
        <div className="scenarios">{cards.map(shown)}</div>
      )}
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

interface GroupedProps {
  readonly cards: readonly ScenarioCard[];
  readonly chosen: string;
  shown(card: ScenarioCard): ReactNode;
}

/** Many scenarios: under headings that open, with a field to find one by name, place, year or ship. */
function Grouped({ cards, chosen, shown }: GroupedProps): ReactNode {
  const [wanted, setWanted] = useState('');
  const found = cards.filter((card) => speaksOf(card, wanted));
  const groups = [...new Set(found.map(({ group = '' }) => group))];
  const chosenGroup = cards.find(({ id }) => id === chosen)?.group ?? groups[0];
  return (
    <>
      <input
        type="search"
        className="scenario-find"
        placeholder={`Find one of ${cards.length}: a name, a place, a year, a ship`}
        aria-label="Find a scenario"
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          // What is found stands below the field: it must not be below the window.
          event.target.scrollIntoView({ block: 'start' });
        }}
        data-testid="find-scenario"
      />
      {found.length === 0 && <p className="choice-note">Nothing of that name.</p>}
      {groups.map((group) => {
        const members = found.filter((card) => (card.group ?? '') === group);
        return (
          <details
            key={`${group}.${wanted === ''}`}
            className="scenario-group"
            open={wanted !== '' || group === chosenGroup}
          >
            <summary data-testid={`group-${group}`}>
              {group} <span className="scenario-count">{members.length}</span>
            </summary>
            <div className="scenarios">{members.map(shown)}</div>
          </details>
        );
      })}
    </>
  );
}

const speaksOf = (card: ScenarioCard, wanted: string): boolean => {
  const text = [
    card.title,
    card.place,
    card.date,
    ...card.sides.flatMap(({ name, forces }) => [name, ...forces]),
  ];
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.some((part) => part.toLowerCase().includes(word)));
};

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
        {[dateInWords(card.date), card.place, card.length].filter((part) => part !== '').join(' · ')}
      </span>
      <span className="scenario-forces">
        {card.sides.map((side) => `${side.name}: ${forcesInWords(side.forces)}`).join(' — ')}
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

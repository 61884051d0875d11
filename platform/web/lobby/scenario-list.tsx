/** The scenarios of a game as cards: when, where, who, how long and how even. Those that the player has made come after. */

import type { Lesson } from '@weathergage/kernel';
import type { ScenarioResults } from '@weathergage/kernel/people/ratings-protocol.ts';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { nextLesson, takenScenarios, useTaken } from '../lessons/taken.ts';
import { dateInWords } from '../match/names.ts';
import { usePeoplesResults } from '../standing/peoples-results.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import { Chip } from '../toolkit/controls.tsx';
import type { ScenarioCard } from '../toolkit/page.ts';
import { WEIGHTS } from '../toolkit/played.ts';
import { SelectOptions } from '../toolkit/select-options.tsx';
import { favouriteKey, useFavourites } from './favourites.ts';
import { forcesInWords } from './forces-words.ts';
import { BalanceBar, PeoplesBalance, ScenarioFacts } from './scenario-facts.tsx';
import {
  inOrder,
  nextFor,
  ORDERS,
  type Order,
  passesSieve,
  type Sieve,
  speaksOf,
  TIMES,
  type Time,
} from './scenario-order.ts';
import { SCENARIO_WORDS as WORDS } from './scenario-words.ts';

interface ScenarioListProps {
  readonly gameId: string;
  readonly lessons: readonly Lesson[];
  readonly cards: readonly ScenarioCard[];
  readonly own: readonly ScenarioCard[];
  readonly chosen: string;
  onChoose(card: ScenarioCard): void;
  /** Told how many were found where the one that is chosen is not among them; null where it is. */
  onPassedOver(found: number | null): void;
  /** Opens the workshop; null for a game without one. */
  readonly onMake: (() => void) | null;
}

export function ScenarioList(props: ScenarioListProps): ReactNode {
  const { gameId, lessons, own, chosen, onChoose, onPassedOver, onMake } = props;
  const cards = useMemo(() => props.cards.map((card) => taughtBy(card, lessons)), [props.cards, lessons]);
  const name = useId();
  const { marked, turn } = useFavourites();
  const taken = useTaken((all) => all.taken);
  const learnt = useMemo(() => takenScenarios(gameId, lessons, taken), [gameId, lessons, taken]);
  const next = useMemo(() => {
    const lesson = nextLesson(gameId, lessons, taken);
    const proposed = cards.find(({ id }) => id === lesson?.scenario);
    return proposed ?? nextFor(cards, finishedIn(gameId).union(learnt));
  }, [cards, gameId, lessons, taken, learnt]);
  const results = usePeoplesResults(gameId);
  const shown = (card: ScenarioCard): ReactNode => (
    <Card
      key={card.id}
      name={name}
      card={card}
      chosen={card.id === chosen}
      next={card.id === next?.id}
      learnt={learnt.has(card.id)}
      favourite={marked.has(favouriteKey(gameId, card.id))}
      results={cards.includes(card) ? results.get(card.id) : undefined}
      onChoose={() => onChoose(card)}
      onFavourite={() => turn(favouriteKey(gameId, card.id))}
    />
  );
  return (
    <fieldset className="choices">
      <legend>{WORDS.title}</legend>
      {cards.length >= MANY ? (
        <Sought
          key={gameId}
          cards={cards}
          chosen={chosen}
          isFavourite={({ id }) => marked.has(favouriteKey(gameId, id))}
          shown={shown}
          onPassedOver={onPassedOver}
        />
      ) : (
        <div className="scenarios">{cards.map(shown)}</div>
      )}
      {onMake !== null && (
        <>
          <h3 className="scenarios-own">{WORDS.own}</h3>
          <div className="scenarios">
            {own.map(shown)}
            <button type="button" className="scenario-make" onClick={onMake} data-testid="make-your-own">
              <span className="scenario-plus" aria-hidden="true">
                +
              </span>
              <span className="scenario-make-words">
                <span className="scenario-title">{WORDS.make}</span>
                <span className="choice-note">{WORDS.makeNote}</span>
              </span>
            </button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** A lesson says itself what it teaches. */
const taughtBy = (card: ScenarioCard, lessons: readonly Lesson[]): ScenarioCard => {
  const lesson = lessons.find(({ scenario }) => scenario === card.id);
  return lesson === undefined ? card : { ...card, teaches: lesson.teaches.replace(/\.$/, '') };
};

/** From so many on they are looked for and put in order. */
const MANY = 5;

/** The scenarios of a game that were played to their end in this browser. */
const finishedIn = (gameId: string): ReadonlySet<string> =>
  new Set(
    savedMatches
      .list()
      .filter((one) => one.over && one.gameId === gameId)
      .map(({ scenarioId }) => scenarioId),
  );

interface SoughtProps {
  readonly cards: readonly ScenarioCard[];
  readonly chosen: string;
  isFavourite(card: ScenarioCard): boolean;
  shown(card: ScenarioCard): ReactNode;
  onPassedOver(found: number | null): void;
}

/** Many scenarios: a field to find one, favourites, an order; as in the book they stand under headings that open. */
function Sought({ cards, chosen, isFavourite, shown, onPassedOver }: SoughtProps): ReactNode {
  const [wanted, setWanted] = useState('');
  const [favourites, setFavourites] = useState(false);
  const [order, setOrder] = useState<Order>('listed');
  const [sieve, setSieve] = useState<Sieve>({ time: 'any', weight: 'any' });
  const found = cards.filter(
    (card) => speaksOf(card, wanted) && passesSieve(card, sieve) && (!favourites || isFavourite(card)),
  );
  const sifts = sieve.time !== 'any' || sieve.weight !== 'any';
  const passedOver = cards.some(({ id }) => id === chosen) && !found.some(({ id }) => id === chosen);
  useEffect(() => {
    onPassedOver(passedOver ? found.length : null);
    return () => onPassedOver(null);
  }, [passedOver, found.length, onPassedOver]);
  const grouped = order === 'listed' && cards.some(({ group }) => group !== undefined);
  return (
    <>
      <input
        type="search"
        className="boxed scenario-find"
        placeholder={WORDS.findOne(cards.length)}
        aria-label={WORDS.find}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          // What is found stands below the field: it must not be below the window.
          event.target.scrollIntoView({ block: 'start' });
        }}
        data-testid="find-scenario"
      />
      <div className="scenario-sieve">
        <SievePick
          field="order"
          label={WORDS.order}
          chosen={order}
          of={ORDERS}
          words={(one) => WORDS.orders[one]}
          onChoose={setOrder}
        />
        <SievePick
          field="time"
          label={WORDS.time}
          chosen={sieve.time}
          of={Object.keys(TIMES) as Time[]}
          words={(one) => WORDS.times[one]}
          onChoose={(time) => setSieve({ ...sieve, time })}
        />
        <SievePick
          field="weight"
          label={WORDS.weight}
          chosen={sieve.weight}
          of={['any', ...WEIGHTS] as const}
          words={(one) => WORDS.weights[one]}
          onChoose={(weight) => setSieve({ ...sieve, weight })}
        />
        <label className="tick">
          <input
            type="checkbox"
            checked={favourites}
            onChange={(event) => setFavourites(event.target.checked)}
            data-testid="only-favourites"
          />
          <span>{WORDS.favouritesOnly}</span>
        </label>
      </div>
      {found.length === 0 && (
        <p className="choice-note">
          {favourites ? WORDS.noFavourite : sifts ? WORDS.noneSifted : WORDS.noneNamed}
        </p>
      )}
      {grouped ? (
        <Groups found={found} open={wanted !== '' || favourites || sifts} chosen={chosen} shown={shown} />
      ) : (
        <div className="scenarios">{inOrder(found, order).map(shown)}</div>
      )}
    </>
  );
}

interface GroupsProps {
  readonly found: readonly ScenarioCard[];
  /** All of them, or only the one that has what is chosen. */
  readonly open: boolean;
  readonly chosen: string;
  shown(card: ScenarioCard): ReactNode;
}

function Groups({ found, open, chosen, shown }: GroupsProps): ReactNode {
  const groups = [...new Set(found.map(({ group = '' }) => group))];
  const chosenGroup = found.find(({ id }) => id === chosen)?.group ?? groups[0];
  return groups.map((group) => {
    const members = found.filter((card) => (card.group ?? '') === group);
    return (
      <details key={`${group}.${open}`} className="scenario-group" open={open || group === chosenGroup}>
        <summary data-testid={`group-${group}`}>
          {group} <span className="scenario-count">{members.length}</span>
        </summary>
        <div className="scenarios">{members.map(shown)}</div>
      </details>
    );
  });
}

interface CardProps {
  readonly name: string;
  readonly card: ScenarioCard;
  readonly chosen: boolean;
  /** Whether it is the one to play next. */
  readonly next: boolean;
  /** A lesson that was taken to its end. */
  readonly learnt: boolean;
  readonly favourite: boolean;
  /** What people made of it, where some have. */
  readonly results: ScenarioResults | undefined;
  onChoose(): void;
  onFavourite(): void;
}

function Card(props: CardProps): ReactNode {
  const { name, card, chosen, next, learnt, favourite, results, onChoose, onFavourite } = props;
  return (
    <div className="scenario-place">
      <label className="scenario" data-testid={`scenario-${card.id}`}>
        <input type="radio" name={name} value={card.id} checked={chosen} onChange={onChoose} />
        <span className="scenario-head">
          <span className="scenario-title">{card.title}</span>
          {card.tutorial && <Chip tone="brass">{WORDS.lesson}</Chip>}
          {learnt && <Chip tone="well">{WORDS.taken}</Chip>}
          {next && <Chip tone="brass">{WORDS.next}</Chip>}
        </span>
        <span className="scenario-when">
          {[dateInWords(card.date), card.place, card.length].filter((part) => part !== '').join(' · ')}
        </span>
        <ScenarioFacts card={card} />
        {card.teaches !== undefined && (
          <span className="scenario-teaches" data-testid="teaches">
            {WORDS.teaches(card.teaches)}
          </span>
        )}
        <span className="scenario-forces">
          {card.sides.map((side) => `${side.name}: ${forcesInWords(side.forces)}`).join(' — ')}
        </span>
        <BalanceBar card={card} />
        <PeoplesBalance card={card} results={results} />
        {chosen && (
          <span className="scenario-more">
            <span>{card.briefing}</span>
            {card.balance !== '' && <em>{card.balance}</em>}
          </span>
        )}
      </label>
      <button
        type="button"
        className="scenario-star"
        aria-pressed={favourite}
        aria-label={WORDS.favourite(card.title)}
        onClick={onFavourite}
        data-testid={`favourite-${card.id}`}
      >
        {favourite ? '★' : '☆'}
      </button>
    </div>
  );
}

interface SievePickProps<T extends string> {
  readonly field: 'order' | 'time' | 'weight';
  readonly label: string;
  readonly chosen: NoInfer<T>;
  readonly of: readonly T[];
  words(one: NoInfer<T>): string;
  onChoose(value: NoInfer<T>): void;
}

const SievePick = <T extends string>({
  field,
  label,
  chosen,
  onChoose,
  ...options
}: SievePickProps<T>): ReactNode => (
  <label className="scenario-order">
    <span>{label}</span>
    <select
      className="boxed"
      value={chosen}
      onChange={({ target }) => onChoose(target.value as T)}
      data-testid={`scenario-${field}`}
    >
      <SelectOptions {...options} />
    </select>
  </label>
);

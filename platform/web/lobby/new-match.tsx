/** A new match: which game, which scenario, under which rules, against whom. */
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { CareersForm } from '../careers/careers-form.tsx';
import type { LoadedGame } from '../games.ts';
import { pupilsSeats } from '../lessons/begin-lesson.ts';
import { FirstLesson } from '../lessons/first-lesson.tsx';
import { RuleDialog } from '../match/rule-dialog.tsx';
import { addressOf } from '../router.ts';
import { Button, RuleOpener, Sheet } from '../toolkit/controls.tsx';
import type { MatchClock, ScenarioCard } from '../toolkit/page.ts';
import { listedWords } from '../toolkit/phrases.ts';
import { ownCards } from '../workshop/drafts.ts';
import { useBotNames } from './bots.ts';
import { Choices } from './choices.tsx';
import { type GameCard, GameCards } from './game-cards.tsx';
import type { OptionValues } from './option-values.ts';
import { OptionsForm } from './options-form.tsx';
import { defaultCard, handsOf, type Opponent, seatsOf, usualCommand, type Wishes } from './plan.ts';
import { ScenarioList } from './scenario-list.tsx';
import { levelWords, SeatsForm } from './seats-form.tsx';
import { WitnessForm } from './witness-form.tsx';

interface NewMatchProps {
  readonly games: readonly GameCard[];
  /** The game that was chosen last, and the one that has arrived: the same unless it is still on its way. */
  readonly chosen: string;
  readonly loaded: LoadedGame;
  /** Why a game did not arrive, in words. */
  readonly missing: string | null;
  onClose(): void;
  onGame(gameId: string): void;
  onMake(gameId: string): void;
  /** Resolves with what went wrong, in words, or null. */
  onBegin(wishes: Wishes, gallery: boolean): Promise<string | null>;
}

const AGAINST: readonly { readonly value: Opponent; readonly label: string; readonly note: string }[] = [
  { value: 'machine', label: 'The machine', note: 'alone, here and now' },
  { value: 'same-screen', label: 'Same screen', note: 'a curtain between the players' },
  { value: 'online', label: 'By link', note: 'across the world, in your own time' },
];

type Plan = Omit<Wishes, 'opponent'>;

const freshPlan = (loaded: LoadedGame): Plan => ({
  card: defaultCard(loaded.cards),
  own: [],
  bot: loaded.machine.usual,
  options: {},
});

export function NewMatch(props: NewMatchProps): ReactNode {
  const { games, chosen, loaded, missing, onClose, onGame, onMake, onBegin } = props;
  /** By game: whoever looks at another and comes back finds what he had chosen. */
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({});
  /** Of the person and of no game: it may be said while the game that was chosen is still on its way. */
  const [opponent, setOpponent] = useState<Opponent>('machine');
  const [gallery, setGallery] = useState(true);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** How many scenarios a search has found, where the chosen one is not among them. */
  const [passedOver, setPassedOver] = useState<number | null>(null);
  const names = useBotNames(loaded.id);
  const own = useMemo(() => ownCards(loaded), [loaded]);

  const plan = plans[loaded.id] ?? freshPlan(loaded);
  const wishes: Wishes = {
    ...plan,
    opponent,
    own: plan.own.length > 0 ? plan.own : usualCommand(loaded.game, plan.card),
    // A machine that has not answered yet is taken at its usual word.
    bot: names === null || names.includes(plan.bot) ? plan.bot : (names.at(-1) ?? plan.bot),
  };
  const { card } = wishes;
  const change = (wish: Partial<Plan>): void =>
    setPlans((all) => ({ ...all, [loaded.id]: { ...(all[loaded.id] ?? plan), ...wish } }));
  const onSitters = (sitters: Readonly<Record<Seat, string>>): void =>
    change({ seating: { ...plan.seating, ...sitters } });
  /** Whoever has chosen a side keeps it in another battle of the same nations. */
  const onCard = (one: ScenarioCard): void => {
    const lesson = loaded.board.lessons.find(({ scenario }) => scenario === one.id);
    const side = seatsOf(card).find(({ id }) => plan.own.includes(id))?.side;
    const own =
      lesson !== undefined
        ? pupilsSeats(loaded, lesson, one)
        : side === undefined
          ? []
          : usualCommand(loaded.game, one, side);
    const bot = lesson?.opponent === undefined ? {} : { bot: lesson.opponent };
    change({ card: one, own, seating: {}, worn: {}, ...bot });
  };

  const begin = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    setTrouble(await onBegin(wishes, gallery));
    setBusy(false);
  };
  const waiting = chosen !== loaded.id && missing === null;
  const wrong = trouble ?? missing;
  const [title, note] = waiting
    ? [games.find(({ id }) => id === chosen)?.title ?? '', 'is being fetched']
    : passedOver === null
      ? [card.title, summaryOf(wishes)]
      : passedOverWords(passedOver);

  return (
    <RuleOpener value={setRule}>
      <Sheet
        open
        title="New match"
        onClose={onClose}
        testId="new-match-sheet"
        foot={
          <>
            {wrong !== null && (
              <p className="action-trouble sheet-trouble" role="alert">
                {wrong}
              </p>
            )}
            <p className="sheet-summary">
              <strong>{title}</strong>
              <span>{note}</span>
            </p>
            <Button
              look="brass"
              disabled={busy || waiting || passedOver !== null}
              onClick={() => void begin()}
              data-testid="begin"
            >
              {busy ? 'Making ready…' : opponent === 'online' ? 'Make the links' : 'Start'}
            </Button>
          </>
        }
      >
        {games.length > 1 && <GameCards games={games} chosen={chosen} waiting={waiting} onChoose={onGame} />}
        <p className="puzzles-way">
          <a href={addressOf({ at: 'puzzles' })} onClick={onClose} data-testid="to-puzzles">
            Or a puzzle
          </a>
          : a position, a task and a few turns.
        </p>
        {/* What is of the game that is leaving can't be chosen for the one that comes. */}
        <div aria-busy={waiting} inert={waiting} className={waiting ? 'lobby-waiting' : undefined}>
          <FirstLesson
            loaded={loaded}
            onTrouble={(words) => {
              setTrouble(words);
              if (words === null) onClose();
            }}
          />
          <ScenarioList
            gameId={loaded.id}
            lessons={loaded.board.lessons}
            cards={loaded.cards}
            own={own}
            chosen={card.id}
            onChoose={onCard}
            onPassedOver={setPassedOver}
            onMake={loaded.workshop === undefined ? null : () => onMake(loaded.id)}
          />
          <OptionsForm groups={loaded.options} set={plan.options} onSet={(options) => change({ options })} />
          {loaded.careers !== undefined && (
            <CareersForm
              gameId={loaded.id}
              careers={loaded.careers}
              card={card}
              worn={plan.worn ?? {}}
              onWorn={(worn) => change({ worn })}
            />
          )}
        </div>
        <Choices<Opponent>
          legend="Against"
          choices={AGAINST}
          chosen={opponent}
          onChoose={(one) => {
            setOpponent(one);
            setPlans((all) => withoutSeating(all));
          }}
        />
        <div inert={waiting} className={waiting ? 'lobby-waiting' : undefined}>
          <SeatsForm
            loaded={loaded}
            wishes={wishes}
            levels={names ?? []}
            onOwn={(own) => change({ own, seating: {} })}
            onSitters={onSitters}
          />
          {opponent === 'machine' && names !== null && names.length > 1 && (
            <Choices
              legend="The machine plays as"
              choices={names.map((name) => ({
                value: name,
                label: levelWords(name),
                note: loaded.machine.levels[name],
              }))}
              chosen={wishes.bot}
              onChoose={(bot) => change({ bot, seating: {} })}
            />
          )}
          {opponent === 'machine' && names?.length === 0 && (
            <p className="match-note">
              The machine could not be fetched. It will play the first sensible order it finds.
            </p>
          )}
          {opponent === 'machine' && loaded.clock?.fits(card.scenario) && (
            <ClockTick clock={loaded.clock} set={plan.options} onSet={(options) => change({ options })} />
          )}
          {Object.values(handsOf(loaded.game, wishes)).some(({ by }) => by === 'bot') && (
            <label className="tick">
              <input
                type="checkbox"
                checked={plan.firm === true}
                onChange={(event) => change({ firm: event.target.checked })}
                data-testid="firm"
              />
              <span>
                The machine takes nothing back{' '}
                <span className="choice-note">else it agrees to every step back, and dice fall anew</span>
              </span>
            </label>
          )}
          {opponent === 'online' && (
            <WitnessForm chosen={plan.witness ?? null} onChoose={(witness) => change({ witness })} />
          )}
          {opponent === 'online' && (
            <label className="tick">
              <input
                type="checkbox"
                checked={gallery}
                onChange={(event) => setGallery(event.target.checked)}
              />
              <span>Spectators may watch by a link of their own</span>
            </label>
          )}
        </div>
      </Sheet>
      <RuleDialog board={loaded.board} rule={rule} onClose={() => setRule(null)} />
    </RuleOpener>
  );
}

function ClockTick({
  clock: { key, note },
  set,
  onSet,
}: {
  readonly clock: MatchClock;
  readonly set: OptionValues;
  onSet(set: OptionValues): void;
}): ReactNode {
  const { [key]: standing, ...others } = set;
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={standing === true}
        onChange={(event) => onSet(event.target.checked ? { ...others, [key]: true } : others)}
        data-testid="by-the-clock"
      />
      <span>
        Play by the clock <span className="choice-note">{note}</span>
      </span>
    </label>
  );
}

/** Seats that were filled one by one were filled against another opponent. */
const withoutSeating = (plans: Readonly<Record<string, Plan>>): Readonly<Record<string, Plan>> =>
  Object.fromEntries(Object.entries(plans).map(([id, plan]) => [id, { ...plan, seating: {} }]));

/** What is not in sight is not what somebody means who has just looked for another. */
const passedOverWords = (found: number): readonly [string, string] =>
  found === 0
    ? ['Nothing found', 'look for something else']
    : [found === 1 ? 'One found' : `${found} found`, found === 1 ? 'pick it to start' : 'pick one to start'];

/** What was chosen further up the sheet, in a line beside the button. */
function summaryOf({ card, own, opponent, bot }: Wishes): string {
  if (opponent === 'same-screen') return 'everybody at this screen';
  const whole = card.sides.find(({ seats }) => seats.length > 1 && seats.every(({ id }) => own.includes(id)));
  const names = seatsOf(card).flatMap(({ id, name }) => (own.includes(id) ? [name] : []));
  const name = whole?.name ?? listedWords(names);
  return opponent === 'online'
    ? `${name}, by link`
    : `${name}, against the machine (${levelWords(bot).toLowerCase()})`;
}

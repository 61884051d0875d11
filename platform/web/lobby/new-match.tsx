/** A new match: which game, which scenario, under which rules, against whom. */

import type { Campaign } from '@weathergage/campaign/campaigns.ts';
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { CampaignList, FoughtOutForm } from '../campaign/campaign-form.tsx';
import { campaignPlan } from '../campaign/campaign-plan.ts';
import { CareersForm } from '../careers/careers-form.tsx';
import { ClockForm } from '../clock/clock-form.tsx';
import { type LoadedGame, loadGame } from '../games.ts';
import { lessonWishes, pupilsSeats } from '../lessons/begin-lesson.ts';
import { FirstLesson } from '../lessons/first-lesson.tsx';
import { nextLesson, useTaken } from '../lessons/taken.ts';
import { RuleDialog } from '../match/rule-dialog.tsx';
import { PAGE_WORDS } from '../page-words.ts';
import { addressOf } from '../router.ts';
import { Button, RuleOpener, Sheet } from '../toolkit/controls.tsx';
import type { MatchClock, ScenarioCard } from '../toolkit/page.ts';
import { listedWords } from '../toolkit/phrases.ts';
import { SelectOptions } from '../toolkit/select-options.tsx';
import { Worded } from '../toolkit/worded.tsx';
import { ownCards } from '../workshop/drafts.ts';
import { AS_YOU_PLAY, keepsUp } from './as-you-play.ts';
import { machineWords, useBotNames } from './bots.ts';
import { Choices } from './choices.tsx';
import { BY_LINKS, CompanyForm, FOR_ANYBODY } from './company-form.tsx';
import { type GameCard, GameCards } from './game-cards.tsx';
import { levelForPlayer, MachineForm, machineMeant } from './machine-form.tsx';
import { NEW_MATCH_WORDS as WORDS } from './new-match-words.ts';
import type { OptionValues } from './option-values.ts';
import { OptionsForm } from './options-form.tsx';
import {
  defaultCard,
  handsOf,
  OPPONENTS,
  type Opponent,
  seatsOf,
  usualCommand,
  type Wishes,
} from './plan.ts';
import { ScenarioList } from './scenario-list.tsx';
import { SeatsForm } from './seats-form.tsx';
import { WitnessForm } from './witness-form.tsx';

interface NewMatchProps {
  readonly games: readonly GameCard[];
  /** The game that was chosen last, and the one that has arrived: the same unless it is still on its way. */
  readonly chosen: string;
  readonly loaded: LoadedGame;
  /** Why a game did not arrive, in words. */
  readonly missing: string | null;
  /** Opened for a table in the lobby: the rest is the player's to choose. */
  readonly forAnybody: boolean;
  onClose(): void;
  onGame(gameId: string): void;
  onMake(gameId: string): void;
  /** Resolves with what went wrong, in words, or null. */
  onBegin(wishes: Wishes, gallery: boolean): Promise<string | null>;
}

const AGAINST = OPPONENTS.map((value) => ({ value, ...WORDS.opponents[value] }));

type Plan = Omit<Wishes, 'opponent'>;

/** A lesson that was not taken yet, for one who is alone with the machine; else what the game opens on. */
function freshPlan(loaded: LoadedGame, opponent: Opponent, taken: ReadonlySet<string>): Plan {
  const lesson = opponent === 'machine' ? nextLesson(loaded.id, loaded.board.lessons, taken) : undefined;
  const wishes = lesson === undefined ? null : lessonWishes(loaded, lesson);
  const bot = keepsUp(loaded.id) ? AS_YOU_PLAY : loaded.machine.usual;
  return wishes ?? { card: defaultCard(loaded.cards), own: [], bot, options: {} };
}

export function NewMatch(props: NewMatchProps): ReactNode {
  const { games, chosen, loaded, missing, forAnybody, onClose, onGame, onMake, onBegin } = props;
  /** By game: whoever looks at another and comes back finds what he had chosen. */
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({});
  /** Of the person and of no game: it may be said while the game that was chosen is still on its way. */
  const [opponent, setOpponent] = useState<Opponent>(forAnybody ? 'online' : 'machine');
  const [gallery, setGallery] = useState(true);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  /** How many scenarios a search has found, where the chosen one is not among them. */
  const [passedOver, setPassedOver] = useState<number | null>(null);
  /** The campaign that was chosen, while its game is on its way: the last one, if there were several. */
  const [coming, setComing] = useState<Campaign | null>(null);
  const wanted = useRef<Campaign | null>(null);
  const names = useBotNames(loaded.id, loaded.machine.levels);
  const own = useMemo(() => ownCards(loaded), [loaded]);

  const fitting = levelForPlayer(loaded, names);
  const taken = useTaken((lessons) => lessons.taken);
  const plan = plans[loaded.id] ?? {
    ...freshPlan(loaded, opponent, taken),
    ...(forAnybody ? { company: FOR_ANYBODY } : {}),
  };
  const wishes: Wishes = {
    ...plan,
    opponent,
    own: plan.own.length > 0 ? plan.own : usualCommand(loaded.game, plan.card),
    bot: machineMeant(loaded, plan.bot, names, fitting),
  };
  const { card } = wishes;
  const change = (wish: Partial<Plan>): void =>
    setPlans((all) => ({ ...all, [loaded.id]: { ...(all[loaded.id] ?? plan), ...wish } }));
  const onSitters = (sitters: Readonly<Record<Seat, string>>): void =>
    change({ seating: { ...plan.seating, ...sitters } });
  /** Whoever has chosen a side keeps it in another battle of the same nations; what was only proposed goes. */
  const onCard = (one: ScenarioCard): void => {
    const lesson = loaded.board.lessons.find(({ scenario }) => scenario === one.id);
    const chosenPlan = plans[loaded.id];
    const side = seatsOf(card).find(({ id }) => chosenPlan?.own.includes(id))?.side;
    const own =
      lesson !== undefined
        ? pupilsSeats(loaded, lesson, one)
        : side === undefined
          ? []
          : usualCommand(loaded.game, one, side);
    const bot =
      lesson?.opponent ?? chosenPlan?.bot ?? (keepsUp(loaded.id) ? AS_YOU_PLAY : loaded.machine.usual);
    // With another war the campaign goes, and what it was fought by.
    const without = plan.campaign === undefined ? {} : { campaign: undefined, options: {} };
    change({ card: one, own, seating: {}, worn: {}, bot, ...without });
  };
  const onCampaign = async (campaign: Campaign): Promise<void> => {
    wanted.current = campaign;
    setComing(campaign);
    try {
      const war = campaignPlan(await loadGame(campaign.game), campaign);
      if (wanted.current !== campaign) return;
      setPlans((all) => ({ ...all, [campaign.game]: war }));
      onGame(campaign.game);
      setTrouble(null);
    } catch (error) {
      if (wanted.current === campaign) setTrouble(error instanceof Error ? error.message : String(error));
    }
    if (wanted.current === campaign) setComing(null);
  };
  const onOtherGame = (id: string): void => {
    wanted.current = null;
    setComing(null);
    onGame(id);
  };

  const begin = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    setTrouble(await onBegin(wishes, gallery));
    setBusy(false);
  };
  const waiting = coming !== null || (chosen !== loaded.id && missing === null);
  const wrong = trouble ?? missing;
  const [title, note] = waiting
    ? [coming?.title ?? games.find(({ id }) => id === chosen)?.title ?? '', WORDS.beingFetched]
    : // What is not in sight is not what somebody means who has just looked for another.
      passedOver === null
      ? [card.title, summaryOf(loaded, wishes)]
      : WORDS.found(passedOver);

  return (
    <RuleOpener value={setRule}>
      <Sheet
        open
        title={PAGE_WORDS.newMatch}
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
              {busy
                ? WORDS.busy
                : opponent === 'online'
                  ? WORDS.startOnline[(plan.company ?? BY_LINKS).kind]
                  : WORDS.start}
            </Button>
          </>
        }
      >
        {games.length > 1 && (
          <GameCards games={games} chosen={coming?.game ?? chosen} waiting={waiting} onChoose={onOtherGame} />
        )}
        <p className="puzzles-way">
          <Worded
            text={WORDS.puzzleNote}
            parts={{
              way: (
                <a href={addressOf({ at: 'puzzles' })} onClick={onClose} data-testid="to-puzzles">
                  {WORDS.puzzle}
                </a>
              ),
            }}
          />
        </p>
        <CampaignList chosen={coming?.id ?? plan.campaign ?? null} onChoose={(one) => void onCampaign(one)} />
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
          {loaded.game.engagements !== undefined && (
            <FoughtOutForm
              gameId={loaded.id}
              options={plan.options}
              onOptions={(options) => change({ options })}
            />
          )}
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
          legend={WORDS.against}
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
            <MachineForm
              loaded={loaded}
              names={names}
              chosen={plan.bot}
              meant={wishes.bot}
              fitting={fitting}
              onChoose={(bot) => change({ bot, seating: {} })}
            />
          )}
          {opponent === 'machine' && names?.length === 0 && <p className="match-note">{WORDS.noMachine}</p>}
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
                {WORDS.firm} <span className="choice-note">{WORDS.firmNote}</span>
              </span>
            </label>
          )}
          {opponent === 'online' && (
            <CompanyForm
              company={plan.company ?? BY_LINKS}
              hasClock={(plan.clock ?? null) !== null}
              onCompany={(company) => change({ company })}
            />
          )}
          {opponent === 'online' && (
            <ClockForm clock={plan.clock ?? null} onClock={(clock) => change({ clock })} />
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
              <span>{plan.company?.kind === 'anybody' ? WORDS.anybodyWatches : WORDS.watchByLink}</span>
            </label>
          )}
          {opponent === 'online' && gallery && (
            <label className="tick">
              <span>{WORDS.theySee}</span>
              <select
                className="select"
                value={plan.delay ?? 0}
                onChange={(event) => change({ delay: Number(event.target.value) })}
                data-testid="gallery-delay"
              >
                <SelectOptions of={DELAYS} words={WORDS.later} />
              </select>
            </label>
          )}
        </div>
      </Sheet>
      <RuleDialog board={loaded.board} rule={rule} onClose={() => setRule(null)} />
    </RuleOpener>
  );
}

/** How many steps spectators may be kept behind. */
const DELAYS = [0, 5, 20, 100] as const;

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
        {WORDS.byClock} <span className="choice-note">{note}</span>
      </span>
    </label>
  );
}

/** Seats that were filled one by one were filled against another opponent. */
const withoutSeating = (plans: Readonly<Record<string, Plan>>): Readonly<Record<string, Plan>> =>
  Object.fromEntries(Object.entries(plans).map(([id, plan]) => [id, { ...plan, seating: {} }]));

/** What was chosen further up the sheet, in a line beside the button. */
function summaryOf(
  { machine }: LoadedGame,
  { card, own, opponent, bot, company = BY_LINKS }: Wishes,
): string {
  if (opponent === 'same-screen') return WORDS.everybodyHere;
  const whole = card.sides.find(({ seats }) => seats.length > 1 && seats.every(({ id }) => own.includes(id)));
  const names = seatsOf(card).flatMap(({ id, name }) => (own.includes(id) ? [name] : []));
  const name = whole?.name ?? listedWords(names);
  return opponent === 'online'
    ? WORDS.online(name, company.kind === 'links')
    : WORDS.machineToo(name, machineWords(machine.levels, bot));
}

/** The umpire's question to this seat: one panel, one confirming button. */

import type { AdviceParts } from '@weathergage/web/toolkit/advice/use-advice.tsx';
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { AskSection } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useLanding } from '@weathergage/web/toolkit/landing.ts';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { actionChance } from '../../attention/odds.ts';
import { rerollsOf } from '../../rules/aboard/special-actions.ts';
import { mayBear } from '../../rules/gunnery/bears.ts';
import type { Answer, AnswerTo, MoveOrder, TableAsk } from '../../rules/table/asks.ts';
import { shipOf } from '../../rules/table/state.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import type { TableDesk } from '../look/types.ts';
import { nameOf, OPENING_WORDS, percent, squadronName } from '../look/words.ts';
import { WAITING } from '../orders/defaults.ts';
import { shotsOf } from '../orders/move-draft.ts';
import type { DivisionWork } from '../orders/use-division.ts';
import type { Orders } from '../orders/use-orders.ts';
import type { SegmentWork } from '../orders/use-segment.ts';
import { ActivatePanel } from './activate-panel.tsx';
import { BatteryPanel, BearsPanel, PartingPanel, SignalPanel, SnapPanel } from './choice-panels.tsx';
import { SegmentForecast, SegmentPanel } from './segment-panel.tsx';
import { askSentence } from './sentence.ts';

const TITLES: Readonly<Record<TableAsk['kind'], string>> = {
  signal: 'Signal',
  activate: 'Who goes next?',
  segment: 'Under way',
  fire: 'Her move is over',
  bears: 'A chance to fire',
  snap: 'Boarded!',
  battery: 'The battery',
};

export interface AskPanelProps {
  readonly view: TableDesk['view'];
  readonly orders: Orders;
  readonly ask: TableAsk;
  readonly answer: Answer;
  readonly segment: SegmentWork;
  /** Null unless several ships wait for their orders. */
  readonly division: DivisionWork | null;
  /** What stands above the question: why orders stopped here. */
  readonly above: ReactNode;
  /** What stands below it. */
  readonly below: ReactNode;
  readonly foot: Foot;
  /** What a good officer says of it; null where nobody may be asked. */
  readonly advice: AdviceParts | null;
}

/** What can be pressed below the question. */
export interface Foot {
  readonly words: string;
  /** The lesser thing beside it. */
  readonly alone: string | null;
  /** What is asked about the table’s edge; null unless it is being asked. */
  readonly straying: { readonly words: string; readonly keep: boolean } | null;
  /** Whether what would be sent is the draft that is at fault. */
  readonly barred: boolean;
  give(): void;
  giveAlone(): void;
  giveAnyway(): void;
}

const aboutOf = (ask: TableAsk): string =>
  ask.kind === 'battery' ? ask.battery : ask.kind === 'activate' ? '' : ask.ship;

/** Whom it is about: the squadron, where the question is which of its ships. */
const headOf = (view: TableDesk['view'], ask: TableAsk): string =>
  ask.kind === 'activate' ? squadronName(view, ask.squadron) : capital(nameOf(view, aboutOf(ask)));

const moveWords = ({ distance, turn, board }: MoveOrder, name: (id: string) => string): string => {
  const run = distance === 0 ? '' : ` ${inchesText(distance)}`;
  const by = turn === 0 ? '' : `, ${Math.abs(degrees(turn))}° ${turn < 0 ? 'larboard' : 'starboard'}`;
  if (board !== undefined) return `Board ${name(board)}`;
  return distance === 0 ? `Turn${by === '' ? ' not at all' : by.slice(1)}` : `Sail${run}${by}`;
};

export interface Confirm {
  readonly words: string;
  readonly order: Answer;
}

/** What the confirming button says, and the order that it sends where that is not the draft itself. */
export function confirmOf(
  ask: TableAsk,
  answer: Answer,
  guns: { readonly on: boolean; readonly at: number },
  name: (id: string) => string,
): Confirm {
  switch (ask.kind) {
    case 'signal':
      return { words: 'Make the signal', order: answer };
    case 'activate': {
      const { ship, opening, allHands } = answer as AnswerTo<'activate'>;
      const first = opening === null ? '' : `, ${OPENING_WORDS[opening]}${allHands ? ' with all hands' : ''}`;
      return { words: `${name(ship)} acts${first}`, order: answer };
    }
    case 'segment': {
      const order = answer as MoveOrder;
      const shots = shotsOf(order);
      // Guns laid from where she lies are fired at once: what they do may change where she sails.
      if (guns.on && shots.length > 0 && guns.at === 0)
        return { words: 'Fire now', order: { do: 'fire', shots } };
      const fire = shots.length === 0 ? '' : ', firing on the way';
      return { words: `${moveWords(order, name)}${fire}`, order };
    }
    case 'fire': {
      const order = answer as AnswerTo<'fire'>;
      const words =
        order.do === 'fire' ? 'Fire' : order.do === 'bears' ? 'Keep guns ready' : 'End this ship’s turn';
      return { words, order };
    }
    case 'bears':
      return { words: (answer as AnswerTo<'bears'>).do === 'fire' ? 'Fire' : 'Hold', order: answer };
    case 'snap':
      return { words: (answer as AnswerTo<'snap'>).aim === null ? 'Hold fire' : 'Snap fire!', order: answer };
    case 'battery':
      return { words: (answer as AnswerTo<'battery'>).shot === null ? 'Hold fire' : 'Fire', order: answer };
  }
}

function Editor({ view, orders, ask, answer, segment, division }: AskPanelProps): ReactNode {
  const onChange = orders.change;
  switch (ask.kind) {
    case 'signal':
      return <SignalPanel view={view} ask={ask} answer={answer as AnswerTo<'signal'>} onChange={onChange} />;
    case 'activate':
      return (
        <ActivatePanel
          view={view}
          ask={ask}
          answer={answer as AnswerTo<'activate'>}
          division={division}
          onChange={onChange}
        />
      );
    case 'segment':
      return <SegmentPanel view={view} work={segment} onSend={orders.send} />;
    case 'fire':
      return <PartingPanel view={view} ask={ask} answer={answer as AnswerTo<'fire'>} onChange={onChange} />;
    case 'bears':
      return <BearsPanel view={view} ask={ask} answer={answer as AnswerTo<'bears'>} onChange={onChange} />;
    case 'snap':
      return <SnapPanel view={view} ask={ask} answer={answer as AnswerTo<'snap'>} onChange={onChange} />;
    case 'battery':
      return (
        <BatteryPanel view={view} ask={ask} answer={answer as AnswerTo<'battery'>} onChange={onChange} />
      );
  }
}

/** Asked once: the brass button is the way back. */
function StrayQuestion({ foot, busy }: { readonly foot: Foot; readonly busy: boolean }): ReactNode {
  const { straying } = foot;
  if (straying === null) return null;
  return (
    <div className="ta-stray" role="alertdialog" aria-label="Off the table?" data-testid="stray">
      <p>{straying.words}</p>
      <div className="ta-pair">
        <Button look="brass" shortcut="Enter" data-testid="stray-keep" onClick={foot.give}>
          {straying.keep ? 'Keep her on the table' : 'Think again'}
        </Button>
        <Button look="danger" data-testid="stray-anyway" disabled={busy} onClick={foot.giveAnyway}>
          Sail off the table
        </Button>
      </div>
    </div>
  );
}

/** Her move is over: to keep her guns ready stands beside what ends her turn. */
function PartingButtons({ view, orders, ask, answer }: AskPanelProps): ReactNode {
  if (ask.kind !== 'fire') return null;
  const ship = shipOf(view, ask.ship);
  const order = answer as AnswerTo<'fire'>;
  const mayWait = view.activation !== null && mayBear(view, ship, view.activation) === null;
  return (
    <>
      {mayWait && order.do !== 'bears' && (
        <Button
          data-testid="declare-bears"
          disabled={orders.busy}
          onClick={() => orders.send({ do: 'bears', standing: WAITING })}
        >
          Keep guns ready ({percent(actionChance('fire-as-she-bears', rerollsOf(ship)))} to succeed)
        </Button>
      )}
      {order.do !== 'done' && (
        <Button
          look="quiet"
          data-testid="fire-done"
          disabled={orders.busy}
          onClick={() => orders.send({ do: 'done' })}
        >
          End this ship’s turn
        </Button>
      )}
    </>
  );
}

export function AskPanel(props: AskPanelProps): ReactNode {
  const { view, orders, ask, foot } = props;
  const landing = useLanding<HTMLElement>(ask.id);
  const about = aboutOf(ask);
  const ship = view.ships.find(({ id }) => id === about);
  const battery = view.batteries.find(({ id }) => id === about);
  const nation = ship?.spec.nation ?? battery?.nation;
  return (
    <AskSection ref={landing} ask={ask} data-ask={ask.id} aria-label={TITLES[ask.kind]}>
      <header className="ask-frame-head ta-ask-head">
        {nation !== undefined && <EnsignIcon nation={nation} />}
        <h2>{headOf(view, ask)}</h2>
        <RuleLink rule={ask.rule}>§</RuleLink>
      </header>
      <div className="ask-frame-body ta-ask-body">
        {props.above}
        {props.advice?.note}
        {ask.kind !== 'segment' && ask.kind !== 'bears' && props.division === null && (
          <p className="sea-ask-sentence">{askSentence(ask, view)}</p>
        )}
        {orders.asks.length > 1 && (
          <div
            className="ta-picks"
            role="group"
            aria-label={`${countedWords(orders.asks.length, 'question')} open`}
          >
            {orders.asks.map((each) => (
              <button
                key={each.id}
                type="button"
                className="boxed"
                aria-pressed={each.id === ask.id}
                onClick={() => orders.goTo(each.id)}
              >
                {nameOf(view, aboutOf(each))}
              </button>
            ))}
          </div>
        )}
        <Editor key={ask.id} {...props} />
        {props.below}
        {props.advice?.button}
      </div>
      <footer className="ask-frame-foot ta-ask-foot">
        {orders.fault !== null && (
          <p className="ask-frame-refusal" role="alert">
            {orders.fault.message} <RuleLink rule={orders.fault.rule}>§</RuleLink>
          </p>
        )}
        {ask.kind === 'segment' && foot.straying === null && (
          <SegmentForecast view={view} work={props.segment} />
        )}
        {foot.straying !== null ? (
          <StrayQuestion foot={foot} busy={orders.busy} />
        ) : (
          <>
            <Button
              look="brass"
              shortcut="Enter"
              data-testid="ask-confirm"
              disabled={orders.busy || (orders.fault !== null && foot.barred)}
              onClick={foot.give}
            >
              {foot.words}
            </Button>
            {foot.alone !== null && (
              <Button data-testid="ask-alone" disabled={orders.busy} onClick={foot.giveAlone}>
                {foot.alone}
              </Button>
            )}
            <PartingButtons {...props} />
          </>
        )}
      </footer>
    </AskSection>
  );
}

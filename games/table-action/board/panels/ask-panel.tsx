/** The umpire's question to this seat: one panel, one confirming button. */

import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import type { Answer, AnswerTo, MoveOrder, TableAsk } from '../../rules/table/asks.ts';
import { shipOf } from '../../rules/table/state.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import type { TableDesk } from '../look/types.ts';
import { nameOf, OPENING_WORDS } from '../look/words.ts';
import { shotsOf } from '../orders/move-draft.ts';
import type { Orders } from '../orders/use-orders.ts';
import { ActivatePanel } from './activate-panel.tsx';
import { BatteryPanel, BearsPanel, PartingPanel, SignalPanel, SnapPanel } from './choice-panels.tsx';
import { SegmentPanel, type SegmentPanelProps } from './segment-panel.tsx';
import { askSentence } from './sentence.ts';

const TITLES: Readonly<Record<TableAsk['kind'], string>> = {
  signal: 'Signal',
  activate: 'Who goes next?',
  segment: 'Under way',
  fire: 'Last orders',
  bears: 'Fire as she bears',
  snap: 'Boarded!',
  battery: 'The battery',
};

type Segment = Pick<SegmentPanelProps, 'leaf' | 'gunsAt' | 'preview' | 'onLeaf' | 'onGunsAt'>;

export interface AskPanelProps {
  readonly view: TableDesk['view'];
  readonly orders: Orders;
  readonly ask: TableAsk;
  readonly answer: Answer;
  /** Null unless a segment is being ordered. */
  readonly segment: Segment | null;
}

const aboutOf = (ask: TableAsk): string =>
  ask.kind === 'battery' ? ask.battery : ask.kind === 'activate' ? '' : ask.ship;

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
        order.do === 'fire' ? 'Fire' : order.do === 'bears' ? 'Fire as she bears' : 'Done with her';
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

function Editor({ view, orders, ask, answer, segment }: AskPanelProps): ReactNode {
  const onChange = orders.change;
  switch (ask.kind) {
    case 'signal':
      return <SignalPanel view={view} ask={ask} answer={answer as AnswerTo<'signal'>} onChange={onChange} />;
    case 'activate':
      return (
        <ActivatePanel view={view} ask={ask} answer={answer as AnswerTo<'activate'>} onChange={onChange} />
      );
    case 'segment':
      return segment === null ? null : (
        <SegmentPanel
          view={view}
          ship={shipOf(view, ask.ship)}
          ask={ask}
          order={answer as MoveOrder}
          {...segment}
          onChange={onChange}
          onSend={orders.send}
        />
      );
    case 'fire':
      return (
        <PartingPanel
          view={view}
          ask={ask}
          answer={answer as AnswerTo<'fire'>}
          onChange={onChange}
          onSend={orders.send}
        />
      );
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

export function AskPanel(props: AskPanelProps & { readonly confirm: Confirm }): ReactNode {
  const { view, orders, ask, confirm } = props;
  const about = aboutOf(ask);
  const ship = view.ships.find(({ id }) => id === about);
  const battery = view.batteries.find(({ id }) => id === about);
  const nation = ship?.spec.nation ?? battery?.nation;
  return (
    <section className="ask-frame" data-testid="ask-panel" data-kind={ask.kind} aria-label={TITLES[ask.kind]}>
      <header className="ask-frame-head ta-ask-head">
        {nation !== undefined && <EnsignIcon nation={nation} />}
        <h2>{about === '' ? TITLES[ask.kind] : capital(nameOf(view, about))}</h2>
        <RuleLink rule={ask.rule}>§</RuleLink>
      </header>
      <div className="ask-frame-body ta-ask-body">
        {ask.kind !== 'segment' && ask.kind !== 'bears' && (
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
      </div>
      <footer className="ask-frame-foot ta-ask-foot">
        {orders.fault !== null && (
          <p className="ask-frame-refusal" role="alert">
            {orders.fault.message} <RuleLink rule={orders.fault.rule}>§</RuleLink>
          </p>
        )}
        <Button
          look="brass"
          shortcut="Enter"
          data-testid="ask-confirm"
          disabled={orders.busy || (orders.fault !== null && confirm.order === props.answer)}
          onClick={() => orders.send(confirm.order)}
        >
          {confirm.words}
        </Button>
        {ask.kind === 'fire' && (props.answer as AnswerTo<'fire'>).do !== 'done' && (
          <Button
            look="quiet"
            data-testid="fire-done"
            disabled={orders.busy}
            onClick={() => orders.send({ do: 'done' })}
          >
            Done with her
          </Button>
        )}
      </footer>
    </section>
  );
}

/** How far and how much to turn, sail, and whom to board: sliders, buttons and a line of notation, all in step with the chart. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useId } from 'react';
import { MEASURES } from '../../data/tables.ts';
import { SAILS } from '../../data/words.ts';
import { isAfloat } from '../../rules/aboard/crippled.ts';
import { checkSail } from '../../rules/activation/segment.ts';
import { gap } from '../../rules/geometry/base.ts';
import { checkBoarding } from '../../rules/sailing/alongside.ts';
import { rateOf } from '../../rules/sailing/sailing.ts';
import type { MoveOrder, SegmentOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { baseOf, type View } from '../../rules/table/state.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import { notationOf } from '../look/notation.ts';
import type { AskOf } from '../look/types.ts';
import { changedDistance, changedTurn, withBoarding } from '../orders/move-draft.ts';
import { typedMove } from '../orders/typed.ts';
import { Dial } from './dial.tsx';
import { RadioButton } from './radio-button.tsx';

export interface SailLeafProps {
  readonly view: View;
  readonly ship: Ship;
  readonly ask: AskOf<'segment'>;
  readonly order: MoveOrder;
  /** A segment that is still to come: sail, boarding and the written order are for the one asked about. */
  readonly later: boolean;
  onChange(order: MoveOrder): void;
  onSend(order: SegmentOrder): void;
}

/** Easy, battle, full: one step a turn, before she moves. */
function SailSetting({
  view,
  ship,
  ask,
  onSend,
}: Pick<SailLeafProps, 'view' | 'ship' | 'ask' | 'onSend'>): ReactNode {
  const activation = view.activation!;
  if (ask.segment > 1) return null;
  return (
    <div className="ta-sails" role="radiogroup" aria-label="Sail setting">
      {SAILS.map((sail) => {
        const barred = sail === ship.sail ? null : checkSail(ship, activation, sail);
        return (
          <RadioButton
            key={sail}
            chosen={sail === ship.sail}
            disabled={barred !== null}
            title={barred?.message}
            data-testid={`sail-${sail}`}
            onClick={() => sail !== ship.sail && onSend({ do: 'sail', sail })}
          >
            <b>{capital(sail)}</b>
            <span>{inchesText(rateOf(ship, sail, ask.disposition))}</span>
          </RadioButton>
        );
      })}
    </div>
  );
}

interface Typed {
  readonly text: string;
  /** The order that stood when it was typed, or that was read in it. */
  readonly over: string;
}

/** The order as a line of text: written by the hand on the chart, or by the hand on the keys. */
function NotationLine({
  view,
  ask,
  order,
  onChange,
}: Pick<SailLeafProps, 'view' | 'ask' | 'order' | 'onChange'>): ReactNode {
  const written = notationOf('segment', order);
  // What is typed stands until the order is changed by another hand; what cannot be read, after the keys are left too.
  const [typed, setTyped] = useDrafted<Typed | null>(`${ask.id} typed`, null);
  const text = typed?.over === written ? typed.text : written;
  const id = useId();
  const { fault } = text === written ? { fault: null } : typedMove(view, ask, text);
  return (
    <>
      <label className="ta-notation">
        <span>Order</span>
        <input
          type="text"
          className="boxed"
          spellCheck={false}
          autoComplete="off"
          data-testid="notation"
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : id}
          value={text}
          onBlur={() => fault === null && setTyped(null)}
          onChange={({ target }) => {
            const { order: next } = typedMove(view, ask, target.value);
            setTyped({ text: target.value, over: next === null ? written : notationOf('segment', next) });
            if (next !== null) onChange(next);
          }}
        />
      </label>
      {fault !== null && (
        <p id={id} className="ta-warn">
          {fault}
        </p>
      )}
    </>
  );
}

/** Enemies near enough to be boarded in this segment. */
function Boarding({ view, ship, ask, order, onChange }: Omit<SailLeafProps, 'later' | 'onSend'>): ReactNode {
  if (ask.disposition === 'aback' || view.activation === null) return null;
  const near = view.ships.filter(
    (other) =>
      isAfloat(other) &&
      other.side !== ship.side &&
      gap(baseOf(ship), baseOf(other)) <= ask.most + MEASURES.data.boardingReach,
  );
  return near.map((other) => {
    const barred = checkBoarding(view, ship, other.id, view.activation!);
    return (
      <label key={other.id} className="ta-check">
        <input
          type="checkbox"
          data-testid={`board-${other.id}`}
          checked={order.board === other.id}
          disabled={barred !== null}
          onChange={({ target }) => onChange(withBoarding(order, target.checked ? other.id : null))}
        />
        <span>
          Board {other.spec.name} if she comes within 2″{' '}
          <RuleLink rule={barred?.rule ?? 'boarding.within-two-inches'}>§</RuleLink>
          {barred !== null && <small>{barred.message}</small>}
        </span>
      </label>
    );
  });
}

export function SailLeaf(props: SailLeafProps): ReactNode {
  const { view, ask, order, later, onChange } = props;
  const turn = Math.abs(degrees(order.turn));
  const turnWords =
    order.turn === 0 ? 'straight on' : `${turn}° ${order.turn < 0 ? 'larboard' : 'starboard'}`;
  return (
    <>
      {!later && !view.activation!.sailChanged && <SailSetting {...props} />}
      {ask.disposition === 'aback' ? (
        <p className="ta-warn">
          Taken aback: she stops, may turn once, and loses rigging. <RuleLink rule="aback.stops">§</RuleLink>
        </p>
      ) : (
        <Dial
          label="Ahead"
          value={order.distance}
          least={ask.least}
          most={ask.most}
          step={100}
          words={inchesText(order.distance)}
          testId="distance"
          onChange={(to) => onChange(changedDistance(ask, order, to))}
        />
      )}
      {ask.turn > 0 ? (
        <Dial
          label="Then turn"
          value={order.turn}
          least={-ask.turn}
          most={ask.turn}
          step={10}
          words={turnWords}
          testId="turn-by"
          rest={0}
          onChange={(to) => onChange(changedTurn(ask, order, to))}
        />
      ) : (
        <p className="ta-soft">
          Her rudder is damaged: no turn in this segment. <RuleLink rule="critical.rudder">§</RuleLink>
        </p>
      )}
      {!later && <Boarding {...props} />}
      {!later && <NotationLine key={ask.id} view={view} ask={ask} order={order} onChange={onChange} />}
    </>
  );
}

/** A segment: sail her, lay her guns from any point of it, or try something special. */

import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useMemo } from 'react';
import { actionChance } from '../../attention/odds.ts';
import { rerollsOf } from '../../rules/aboard/special-actions.ts';
import { baseAlong } from '../../rules/activation/segment.ts';
import { mayBear } from '../../rules/gunnery/bears.ts';
import { chancesFrom, tooEarly } from '../../rules/gunnery/gunnery.ts';
import type { SegmentOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import { DISPOSITION_WORDS, nameOf, percent } from '../look/words.ts';
import { shotsOf, withShots } from '../orders/move-draft.ts';
import { SEGMENT_LEAVES, type SegmentLeaf } from '../orders/segment-leaf.ts';
import type { Sailing, SegmentWork } from '../orders/use-segment.ts';
import { Dial } from './dial.tsx';
import { GunOrders } from './gun-orders.tsx';
import { GunsPanel } from './guns-panel.tsx';
import { RadioButton } from './radio-button.tsx';
import { SailLeaf } from './sail-leaf.tsx';
import { SpecialLeaf } from './special-leaf.tsx';

const LEAF_WORDS: Readonly<Record<SegmentLeaf, string>> = { sail: 'Sail', guns: 'Guns', special: 'Special' };

interface SegmentPanelProps {
  readonly view: View;
  readonly work: SegmentWork;
  onSend(order: SegmentOrder): void;
}

/** Whether some loaded broadside bears from any point of the segment, looked at every half inch. */
function bearsAnywhere(view: View, ship: Ship, distance: number): boolean {
  for (let at = 0; at <= distance; at += 500)
    if (chancesFrom(view, ship, baseAlong(ship, at)).length > 0) return true;
  return false;
}

interface GunsLeafProps {
  readonly view: View;
  readonly sailing: Sailing;
  readonly work: SegmentWork;
}

function GunsLeaf({ view, sailing, work }: GunsLeafProps): ReactNode {
  const { ship, order } = sailing;
  const at = work.guns.gunsAt;
  const { distance } = order;
  const bears = useMemo(() => bearsAnywhere(view, ship, distance), [view, ship, distance]);
  return (
    <>
      {order.distance > 0 && (
        <Dial
          label="Fire from"
          value={at}
          least={0}
          most={order.distance}
          step={500}
          grain={100}
          ways={['earlier', 'later']}
          words={at === 0 ? 'here, before she moves' : `${inchesText(at)} along`}
          testId="guns-at"
          onChange={work.setGunsAt}
        />
      )}
      {!bears && tooEarly(view) === null && (
        <p className="ta-soft">Neither broadside bears anywhere along this segment as it is ordered.</p>
      )}
      <GunsPanel
        view={view}
        ship={ship}
        base={baseAlong(ship, at)}
        shots={shotsOf(order)}
        activation={view.activation}
        onShots={(shots) => work.change(withShots(order, at, shots))}
      />
    </>
  );
}

/** Which of her segments the dials are for. */
function Legs({ sailing, work }: Omit<GunsLeafProps, 'view'>): ReactNode {
  const { forecast } = work.whole!;
  if (forecast.legs.length < 2) return null;
  return (
    <div className="ta-legs" role="radiogroup" aria-label="The segment in hand">
      {forecast.legs.map(({ segment, order }) => (
        <RadioButton
          key={segment}
          chosen={segment === sailing.ask.segment}
          data-testid={`leg-${segment}`}
          onClick={() => work.setLeg(segment)}
        >
          <b>{segment}</b> {inchesText(order.distance)}
          {order.turn !== 0 && ` ${order.turn < 0 ? '↰' : '↱'}${Math.abs(degrees(order.turn))}°`}
        </RadioButton>
      ))}
    </div>
  );
}

/** What her guns will do on the way, left to themselves. */
function GunsOnTheWay({ view, work }: Pick<GunsLeafProps, 'view' | 'work'>): ReactNode {
  const { whole, gunOrder } = work;
  if (whole === null || tooEarly(view) !== null || view.activation?.allHands === true) return null;
  const { ship } = whole;
  const mayWait = view.activation !== null && mayBear(view, ship, view.activation) === null;
  return (
    <GunOrders
      label="Her guns on the way"
      chosen={gunOrder}
      ready={mayWait ? percent(actionChance('fire-as-she-bears', rerollsOf(ship))) : null}
      onChoose={work.setGunOrder}
    />
  );
}

/** What the order comes to, above the buttons that give it: what she meets, how she lies then, whom her guns speak to. */
export function SegmentForecast({ view, work }: Pick<GunsLeafProps, 'view' | 'work'>): ReactNode {
  const { sailing, whole } = work;
  if (sailing === null || whole === null) return null;
  const { preview, ask } = sailing;
  const { shots, forecast } = whole;
  const last = ask.segment >= ask.segments;
  const met = preview.meeting ?? forecast.meeting;
  const aback = preview.next === 'aback' && !last;
  const fire = shots.map(
    ({ segment, shot, expected, rake }) =>
      `${capital(shot.side)} guns ${rake ? 'rake' : 'fire at'} ${nameOf(view, shot.target)} ${
        segment > whole.ask.segments ? 'at the end' : `in segment ${segment}`
      }, ≈ ${FIGURES.tenths(expected)} hits.`,
  );
  const lies = `${last ? 'She ends' : 'Next segment:'} ${DISPOSITION_WORDS[preview.next]}${aback ? '!' : '.'}`;
  return (
    <p
      className={
        met?.kind === 'boards' ? 'ta-good' : met !== null || aback ? 'ta-warn' : 'ta-soft ta-forecast'
      }
      role="status"
    >
      {[met?.words ?? lies, ...fire].join(' ')}
    </p>
  );
}

export function SegmentPanel({ view, work, onSend }: SegmentPanelProps): ReactNode {
  const { sailing, whole, leaf } = work;
  if (sailing === null || whole === null) return null;
  const { ask, order } = sailing;
  const laid = whole.plan.legs.length === 0 ? 0 : (order.shots ?? []).length;
  return (
    <>
      <p className="ta-limits">
        Segment <b>{ask.segment}</b> of {ask.segments} · {capital(DISPOSITION_WORDS[ask.disposition])}
        {ask.disposition !== 'aback' && ` · ${inchesText(ask.least)} to ${inchesText(ask.most)}`} · turn{' '}
        {degrees(ask.turn)}°
      </p>
      <div className="ta-leaves" role="group" aria-label="What to order">
        {SEGMENT_LEAVES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={leaf === each}
            data-testid={`segment-${each}`}
            onClick={() => work.setLeaf(each)}
          >
            {LEAF_WORDS[each]}
            {each === 'guns' && laid > 0 && <i>{laid}</i>}
          </button>
        ))}
      </div>
      {leaf === 'sail' && (
        <>
          <Legs sailing={sailing} work={work} />
          <SailLeaf
            view={view}
            ship={sailing.ship}
            ask={ask}
            order={order}
            later={ask.segment !== whole.ask.segment}
            onChange={work.change}
            onSend={onSend}
          />
          <GunsOnTheWay view={view} work={work} />
        </>
      )}
      {leaf === 'guns' && <GunsLeaf view={view} sailing={sailing} work={work} />}
      {leaf === 'special' && (
        <SpecialLeaf
          view={view}
          ship={whole.ship}
          ask={whole.ask}
          distance={order.distance}
          onSend={onSend}
        />
      )}
    </>
  );
}

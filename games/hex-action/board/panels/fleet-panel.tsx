/** The fleet in a list: divisions, who still waits for orders, what each is about to do, and orders for all at once. */

import { AskMoreContext } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { memo, type ReactNode, useContext, useMemo } from 'react';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import { hexName } from '../../rules/sea/hex.ts';
import type { Manoeuvre } from '../fleet/division-orders.ts';
import { type Draft, isSailing } from '../fleet/plans.ts';
import { UNTIL_WORDS, UNTILS, type Until } from '../fleet/standing-plan.ts';
import { answerWords } from '../fleet/summary.ts';
import { bearsWords, threatsIn, underWords } from '../fleet/threats.ts';
import type { HexDesk } from '../look/types.ts';
import { nameOf } from '../look/words.ts';
import type { Fleet, FleetDivision } from '../orders/use-fleet.ts';
import type { Orders } from '../orders/use-orders.ts';
import { CarryOnButton } from './ask-panel.tsx';
import { SEND_ALL } from './ask-words.ts';
import { MANOEUVRES, Manoeuvres } from './manoeuvres.tsx';

type View = HexDesk['view'];

interface RowProps {
  readonly view: View;
  readonly ask: HexAsk;
  readonly answer: Answer;
  readonly current: boolean;
  readonly settled: boolean;
  readonly flag: boolean;
  readonly crossing: string;
  /** Whom she bears on, and who bears on her. */
  readonly plight: string;
  onPick(ask: string): void;
}

const Row = memo(function Row({
  view,
  ask,
  answer,
  current,
  settled,
  flag,
  crossing,
  plight,
  onPick,
}: RowProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        className="bare hx-fleet-row"
        aria-pressed={current}
        data-testid={`fleet-${ask.ship}`}
        data-settled={settled || undefined}
        data-warn={crossing !== '' || undefined}
        onClick={() => onPick(ask.id)}
      >
        <span aria-hidden="true">{settled ? '✓' : '○'}</span>
        <span className="hx-fleet-name">
          {flag && <i title="Flagship">⚑</i>} {nameOf(view, ask.ship)}
        </span>
        <span className="hx-fleet-does">{answerWords(view, ask, answer) || 'no orders'}</span>
        {crossing !== '' && <span className="hx-fleet-warn">{crossing}</span>}
        {plight !== '' && <span className="hx-fleet-plight">{plight}</span>}
      </button>
    </li>
  );
});

interface FleetPanelProps {
  readonly view: View;
  readonly fleet: Fleet;
  readonly orders: Orders;
  onPick(ask: string): void;
}

/** Those without orders first; each group as the ships sail, from van to rear. */
const openFirst = (drafts: readonly Draft[], settled: ReadonlySet<string>): readonly Draft[] => [
  ...drafts.filter(({ ask }) => !settled.has(ask.id)),
  ...drafts.filter(({ ask }) => settled.has(ask.id)),
];

function DivisionOrders({
  division,
  fleet,
  view,
}: {
  readonly division: FleetDivision;
  readonly fleet: Fleet;
  readonly view: View;
}): ReactNode {
  const { id, leader, drafts } = division;
  return (
    <>
      <label className="hx-leader">
        <span className="hx-soft">Led by</span>
        <select
          aria-label={`Leader of ${division.name}`}
          data-testid={`leader-${id || 'ships'}`}
          value={leader}
          onChange={({ target }) => fleet.lead(id, target.value)}
        >
          {drafts.map(({ ask }) => (
            <option key={ask.ship} value={ask.ship}>
              {nameOf(view, ask.ship)}
            </option>
          ))}
        </select>
      </label>
      <div className="hx-manoeuvres" role="group" aria-label={`Orders for ${division.name}`}>
        <Manoeuvres division={division} fleet={fleet} />
        <Button
          title="Straight on, for ships without orders"
          data-testid={`straight-${id || 'ships'}`}
          onClick={() => fleet.straight(id)}
        >
          Straight on
        </Button>
      </div>
      <PlanOf division={division} fleet={fleet} />
    </>
  );
}

/** What the division does from the next turn on, without being asked. */
function PlanOf({ division, fleet }: { readonly division: FleetDivision; readonly fleet: Fleet }): ReactNode {
  const { id, name } = division;
  const plan = fleet.plans[id];
  const why = fleet.ended[id];
  return (
    <>
      {why !== undefined && (
        <p className="hx-threat hx-plan-ended" role="status" data-testid={`plan-ended-${id || 'ships'}`}>
          {name} asks for orders: {why}.
        </p>
      )}
      <label className="hx-leader hx-plan">
        <span className="hx-soft">Next turns</span>
        <select
          aria-label={`${name}, in the turns that follow`}
          data-testid={`plan-${id || 'ships'}`}
          value={plan === undefined ? '' : `${plan.manoeuvre} ${plan.until}`}
          onChange={({ target: { value } }) => {
            const [manoeuvre, until] = value.split(' ') as [Manoeuvre, Until];
            fleet.plan(id, value === '' ? null : { manoeuvre, until });
          }}
        >
          <option value="">ask me each turn</option>
          {MANOEUVRES.flatMap((each) =>
            UNTILS.map((until) => (
              <option key={`${each.id} ${until}`} value={`${each.id} ${until}`}>
                {each.words.toLowerCase()} until {UNTIL_WORDS[until]}
              </option>
            )),
          )}
        </select>
      </label>
    </>
  );
}

/** One word for every division, each by its own leader. */
function OrdersForAll({ fleet }: { readonly fleet: Fleet }): ReactNode {
  return (
    <div className="hx-manoeuvres" role="group" aria-label="Orders for all divisions">
      <span className="hx-soft hx-all">All divisions</span>
      {MANOEUVRES.map(({ id, words, title }) => (
        <Button
          key={id}
          title={title}
          data-testid={`all-${id}`}
          onClick={() => fleet.orderAll(id)}
          {...(id === 'succession' ? { shortcut: 'a' } : {})}
        >
          {words}
        </Button>
      ))}
      <Button title="Last turn’s plots once more" data-testid="all-again" onClick={fleet.againAll}>
        As last turn
      </Button>
    </div>
  );
}

/** Courses have to be thought of; for everything else there is a proposal. */
function headWords(open: number, sailing: boolean): string {
  if (open === 0) return 'All have their orders';
  return sailing
    ? `${countedWords(open, 'ship')} without orders`
    : 'As the first lieutenants propose; change what you like';
}

export function FleetPanel({ view, fleet, orders, onPick }: FleetPanelProps): ReactNode {
  const { settled, current, asks, busy } = orders;
  const { above, also } = useContext(AskMoreContext);
  const open = asks.filter(({ id }) => !settled.has(id)).length;
  const crossingOf = (ship: string): string => {
    const found = fleet.crossings.find(({ ships }) => ships.includes(ship));
    if (found === undefined) return '';
    const other = found.ships[0] === ship ? found.ships[1] : found.ships[0];
    return `meets ${nameOf(view, other)} at ${hexName(found.hex)}`;
  };
  const threats = useMemo(() => threatsIn(view), [view]);
  const preparing = asks.some(({ kind }) => kind === 'prepare');
  const row = ({ ask, answer }: Draft, flagship: string | null): ReactNode => (
    <Row
      key={ask.id}
      view={view}
      ask={ask}
      answer={answer}
      current={ask.id === current?.id}
      settled={settled.has(ask.id)}
      flag={flagship === ask.ship}
      crossing={crossingOf(ask.ship)}
      plight={[bearsWords(threats, ask.ship), underWords(threats, ask.ship)].filter(Boolean).join('; ')}
      onPick={onPick}
    />
  );
  return (
    <section className="hx-fleet" data-testid="fleet-panel" aria-label="The fleet">
      <header>
        {above}
        <p aria-live="polite">
          <b>{headWords(open, fleet.sailing)}</b>
          {fleet.crossings.length > 0 && (
            <span className="hx-threat" data-testid="fleet-crossings">
              {' '}
              {countedWords(fleet.crossings.length, 'pair')} would collide <RuleLink rule="8.3.1" />
            </span>
          )}
        </p>
        <div className="hx-manoeuvres">
          {fleet.sailing && open > 0 && (
            <Button shortcut="x" data-testid="straight-rest" onClick={() => fleet.straight()}>
              Straight on for the rest
            </Button>
          )}
          {preparing &&
            (['full', 'battle'] as const).map((sail) => (
              <Button key={sail} data-testid={`all-${sail}`} onClick={() => fleet.sails(sail)}>
                All {sail} sails
              </Button>
            ))}
          <Button
            look={open === 0 || !fleet.sailing ? 'brass' : 'plain'}
            shortcut="Ctrl+Enter"
            disabled={busy}
            data-testid="fleet-send"
            onClick={orders.sendAll}
          >
            {open === 0 ? 'Send all' : fleet.sailing ? SEND_ALL.sailing : SEND_ALL.other}
          </Button>
          {(open === 0 || !fleet.sailing) && (
            <CarryOnButton also={also} disabled={busy} onSend={orders.sendAll} />
          )}
        </div>
        {fleet.sailing && fleet.divisions.filter(({ drafts }) => drafts.length > 1).length > 1 && (
          <OrdersForAll fleet={fleet} />
        )}
        <label
          className="hx-routine"
          title="Grapples for friends, parties where no enemy lies alongside, which guns are lost, and whatever has only one answer"
        >
          <input
            type="checkbox"
            checked={orders.passOver}
            data-testid="pass-over"
            onChange={({ target }) => orders.setPassOver(target.checked)}
          />
          Leave routine to the captains
        </label>
      </header>
      <div className="hx-fleet-lists">
        {fleet.divisions
          .filter(({ drafts }) => drafts.length > 0)
          .map((division) => (
            <section key={division.id} aria-label={division.name}>
              <h3>
                {division.name} <span>{division.drafts.length}</span>
              </h3>
              {division.drafts.filter(({ ask }) => isSailing(ask)).length > 1 && (
                <DivisionOrders division={division} fleet={fleet} view={view} />
              )}
              <ul className="plain-list">
                {openFirst(division.drafts, settled).map((draft) => row(draft, division.flagship))}
              </ul>
            </section>
          ))}
        {fleet.others.length > 0 && (
          <section aria-label="Others">
            <h3>Others</h3>
            <ul className="plain-list">
              {openFirst(fleet.others, settled).map((draft) => row(draft, null))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
}

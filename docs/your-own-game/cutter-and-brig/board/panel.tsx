/** The panel beside the chart: the question that is open, and how the night stands. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { BoardPanel } from '@weathergage/web/toolkit/board-panel/board-panel.tsx';
import { Chip } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useState } from 'react';
import { distance, isSame } from '../rules/chart.ts';
import type { View } from '../rules/types.ts';
import { courseTo } from '../rules/wind.ts';
import { type CutterDesk, shipOfSeat } from './look.ts';
import type { Orders, Planning, Sailing } from './use-orders.ts';
import { capital, pointWords, sentence, squareName, trimWords, windWords } from './words.ts';

function PlanPanel({ planning, view }: { readonly planning: Planning; readonly view: View }): ReactNode {
  const { ask, plan, landfalls, change, send } = planning;
  return (
    <AskFrame title="The plan" ask={ask} readOnly={false} confirm="Settle it" onConfirm={send}>
      <p>{view.names.cutter} makes the land at</p>
      <div className="cb-chips">
        {landfalls.map((square) => (
          <Chip
            key={squareName(square)}
            tone="brass"
            pressed={isSame(square, plan.landfall)}
            onPress={() => change({ ...plan, landfall: square })}
          >
            {squareName(square)}
          </Chip>
        ))}
      </div>
      <p>and the lights are shown at</p>
      <div className="cb-chips">
        {view.coves.map(({ mark, name }) => (
          <Chip
            key={mark}
            tone="brass"
            pressed={mark === plan.lights}
            onPress={() => change({ ...plan, lights: mark })}
          >
            {name}
          </Chip>
        ))}
      </div>
    </AskFrame>
  );
}

function SailPanel({ sailing, view }: { readonly sailing: Sailing; readonly view: View }): ReactNode {
  const { ask, at, to, send } = sailing;
  const course = courseTo(at, to);
  return (
    <AskFrame
      title={view.names[ask.ship]}
      ask={ask}
      readOnly={false}
      confirm={course === null ? 'Lie to' : 'Sail'}
      onConfirm={send}
    >
      {course === null ? (
        <p>She lies to at {squareName(at)}. Choose one of the lit squares to sail there.</p>
      ) : (
        <p>
          <strong>
            {capital(pointWords(course))} {distance(at, to)}
          </strong>
          , {trimWords(course, view.wind)}, to {squareName(to)}.
        </p>
      )}
    </AskFrame>
  );
}

/** What the seat knows of the night. */
function Night({ desk }: { readonly desk: CutterDesk }): ReactNode {
  const { view } = desk;
  const { names, lastSeen, turn, turnLimit, hits } = view;
  const own = shipOfSeat(desk.seat);
  const other = own === 'cutter' ? 'brig' : 'cutter';
  const seen = lastSeen[other];
  const lights = view.coves.find(({ mark }) => mark === view.lights)?.name;
  return (
    <dl className="cb-night">
      <dt>Daybreak</dt>
      <dd>
        after turn {turnLimit}
        {view.phase === 'sail' && `, ${turnLimit - turn} to come after this`}
      </dd>
      <dt>Wind</dt>
      <dd>{windWords(view.wind)}</dd>
      <dt>{names[other]}</dt>
      <dd>
        {view[other] !== null
          ? `in sight at ${squareName(view[other].at)}`
          : seen === null
            ? 'not seen tonight'
            : `last seen at ${squareName(seen.at)}, ${seen.turn === 0 ? 'at nightfall' : `turn ${seen.turn}`}`}
      </dd>
      {lights !== undefined && (
        <>
          <dt>Lights</dt>
          <dd>{lights}</dd>
        </>
      )}
      <dt>Hits on {names.cutter}</dt>
      <dd>{hits} of 3</dd>
    </dl>
  );
}

type Leaf = 'orders' | 'night';

interface PanelProps extends Orders {
  readonly desk: CutterDesk;
}

export function Panel({ desk, planning, sailing }: PanelProps): ReactNode {
  const [open, setOpen] = useState(true);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const { view } = desk;
  return (
    <BoardPanel<Leaf>
      className="cb-panel"
      label="Orders and the night"
      tabsLabel="Leaves"
      leaves={['orders', 'night']}
      titles={{ orders: 'Orders', night: 'The night' }}
      leaf={leaf}
      open={open}
      onLeaf={setLeaf}
      onOpen={setOpen}
    >
      {leaf === 'night' ? (
        <Night desk={desk} />
      ) : planning !== null ? (
        <PlanPanel planning={planning} view={view} />
      ) : sailing !== null ? (
        <SailPanel sailing={sailing} view={view} />
      ) : (
        <p className="cb-waiting">{sentence(desk)}</p>
      )}
    </BoardPanel>
  );
}

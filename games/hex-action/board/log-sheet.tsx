/** A ship's log: boxes that fill with a cross as damage comes, the newest marked; everything but the load is open. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { BROADSIDES, type Broadside, type Ship } from '../rules/ship.ts';
import type { Sea } from '../rules/state.ts';
import { attitude } from '../rules/wind.ts';
import { EnsignIcon } from './ensign.tsx';
import { AttitudeTable } from './panels/plot-panel.tsx';
import { markOf } from './side-mark.tsx';
import {
  CLASS_WORDS,
  capital,
  notesOf,
  QUALITY_WORDS,
  SIDE_WORDS,
  SURRENDER_WORDS,
  sideName,
} from './words.ts';

interface BoxesProps {
  readonly total: number;
  readonly left: number;
  /** What was left before the newest damage. */
  readonly before: number;
  readonly label: string;
}

/** Squares are marked off from the left, as in a log; those of the newest damage stand out. */
function Boxes({ total, left, before, label }: BoxesProps): ReactNode {
  const lost = total - left;
  const old = total - Math.max(before, left);
  return (
    <span className="hx-boxes" role="img" aria-label={`${label}: ${left} of ${total} left`}>
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-lost={i < lost || undefined} data-new={(i >= old && i < lost) || undefined} />
      ))}
    </span>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}
const Row = ({ name, children }: RowProps): ReactNode => (
  <div className="hx-log-row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Load({ ship, side }: { readonly ship: Ship; readonly side: Broadside }): ReactNode {
  if (ship.loaded === null) return <abbr title="Closed to everybody else (7.2.5)">load ?</abbr>;
  return ship.loaded[side] ? (
    <abbr className="hx-loaded" title="Loaded with round shot">
      R loaded
    </abbr>
  ) : (
    <span className="hx-soft">empty</span>
  );
}

interface LogSheetProps {
  readonly ship: Ship;
  /** The ship before the newest damage. */
  readonly before: Ship;
  readonly sea: Sea;
}

export function LogSheet({ ship, before, sea }: LogSheetProps): ReactNode {
  const { spec } = ship;
  const mark = markOf(sea, ship.side);
  const notes = notesOf(sea, ship);
  const own = ship.sections.filter((section) => section.from === ship.id && section.role !== 'prize');
  const aboard = ship.sections.filter((section) => !own.includes(section));
  const leftBefore = (no: number): number => before.sections.find((section) => section.no === no)?.left ?? 0;
  return (
    <section className="hx-log" data-testid="log-sheet" aria-label={`Log of ${spec.name}`}>
      <header>
        <EnsignIcon nation={spec.nation} />
        <div>
          <h2>{spec.name}</h2>
          <p className="hx-soft">
            {spec.rated} guns, {CLASS_WORDS[spec.class]}, {QUALITY_WORDS[ship.quality]}
          </p>
          <p className="hx-log-side">
            <i className="hx-side-dot" data-shape={mark.shape} style={{ background: mark.colour }} />
            {sideName(sea, ship.side)}
            {ship.captured && `, taken from ${sideName(sea, ship.owner)}`}
            {ship.surrender !== null && !ship.captured && `, ${SURRENDER_WORDS[ship.surrender]}`}
          </p>
        </div>
      </header>
      <AttitudeTable ship={ship} now={attitude(ship.heading, sea.wind)} />
      <dl>
        <Row name="Hull">
          <Boxes label="Hull" total={spec.hull} left={ship.hull} before={before.hull} />
        </Row>
        {own.map((section) => (
          <Row key={section.no} name={`${section.role === 'prisoner' ? 'Prisoners' : 'Crew'} ${section.no}`}>
            <Boxes
              label={`Crew section ${section.no}`}
              total={section.total}
              left={section.left}
              before={leftBefore(section.no)}
            />
          </Row>
        ))}
        {aboard.map((section) => (
          <Row
            key={section.no}
            name={
              section.role === 'prize'
                ? 'Prize crew'
                : section.role === 'prisoner'
                  ? 'Prisoners'
                  : 'Came aboard'
            }
          >
            <Boxes
              label={`Men of ${section.from}`}
              total={section.total}
              left={section.left}
              before={leftBefore(section.no)}
            />
          </Row>
        ))}
        {BROADSIDES.map((side) => (
          <Row
            key={side}
            name={
              <>
                {capital(SIDE_WORDS[side])} <Load ship={ship} side={side} />
              </>
            }
          >
            <Boxes
              label={`${SIDE_WORDS[side]} guns`}
              total={spec.guns[side]}
              left={ship.guns[side]}
              before={before.guns[side]}
            />
            {spec.carronades[side] > 0 && (
              <>
                <span className="hx-carr">carronades</span>
                <Boxes
                  label={`${SIDE_WORDS[side]} carronades`}
                  total={spec.carronades[side]}
                  left={ship.carronades[side]}
                  before={before.carronades[side]}
                />
              </>
            )}
          </Row>
        ))}
        {spec.rigging.map((total, i) => (
          <Row key={i} name={`Rigging ${i + 1}`}>
            <Boxes
              label={`Rigging section ${i + 1}`}
              total={total}
              left={ship.rigging[i] ?? 0}
              before={before.rigging[i] ?? 0}
            />
          </Row>
        ))}
        <Row name="Notes">{notes.length === 0 ? <span className="hx-soft">–</span> : notes.join('; ')}</Row>
        <Row name="Last plot">
          {ship.lastPlot === null ? <span className="hx-soft">–</span> : <code>{ship.lastPlot}</code>}{' '}
          <RuleLink rule="7.2.1" />
        </Row>
      </dl>
    </section>
  );
}

/** The columns of a log that the Advanced Game adds: sections of the broadsides, shot, reloads, anchors, repairs, orders. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { GUN_SECTIONS, squaresIn } from '../../rules/bearing/gun-sections.ts';
import { REPAIRS } from '../../rules/sea/advanced-log.ts';
import { isAdvancedShip } from '../../rules/sea/edition.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { SIDE_WORDS } from '../look/words.ts';
import { noteSigns, REPAIR_WORDS, SAIL_WORDS, squadronOf } from '../look/words-advanced.ts';
import { loadWords } from '../panels/guns/reload-panel.tsx';
import { Boxes, Row } from './log-boxes.tsx';

function Load({ ship, side }: { readonly ship: Ship; readonly side: Broadside }): ReactNode {
  if (ship.loaded === null) return <abbr title="Closed to everybody else (7.2.5)">load ?</abbr>;
  if (ship.advanced !== undefined)
    return <span className={ship.loaded[side] ? 'hx-loaded' : 'hx-soft'}>{loadWords(ship, side)}</span>;
  return ship.loaded[side] ? (
    <abbr className="hx-loaded" title="Loaded with round shot">
      R loaded
    </abbr>
  ) : (
    <span className="hx-soft">empty</span>
  );
}

/** 16.2.2: what the section had when she left harbour; an odd square is forward. */
const sectionTotal = (squares: number, section: 'bow' | 'stern'): number =>
  section === 'bow' ? Math.ceil(squares / 2) : Math.floor(squares / 2);

interface PiecesProps {
  readonly ship: Ship;
  readonly before: Ship;
  readonly side: Broadside;
  readonly piece: 'guns' | 'carronades';
}

function Pieces({ ship, before, side, piece }: PiecesProps): ReactNode {
  const total = ship.spec[piece][side];
  if (total === 0) return null;
  const word = piece === 'carronades' ? <span className="hx-carr">carronades</span> : null;
  if (!isAdvancedShip(ship))
    return (
      <>
        {word}
        <Boxes
          label={`${SIDE_WORDS[side]} ${piece}`}
          total={total}
          left={ship[piece][side]}
          before={before[piece][side]}
        />
      </>
    );
  return (
    <>
      {word}
      {GUN_SECTIONS.map((section) => (
        <span key={section} className="hx-gun-section">
          <span className="hx-carr">{section}</span>
          <Boxes
            label={`${SIDE_WORDS[side]} ${section} ${piece}`}
            total={sectionTotal(total, section)}
            left={squaresIn(ship, side, section)[piece]}
            before={isAdvancedShip(before) ? squaresIn(before, side, section)[piece] : 0}
          />
        </span>
      ))}
    </>
  );
}

export const GunRows = ({ ship, before }: { readonly ship: Ship; readonly before: Ship }): ReactNode =>
  BROADSIDES.map((side) => (
    <Row
      key={side}
      name={
        <>
          {capital(SIDE_WORDS[side])} <Load ship={ship} side={side} />
        </>
      }
    >
      <Pieces ship={ship} before={before} side={side} piece="guns" />
      <Pieces ship={ship} before={before} side={side} piece="carronades" />
    </Row>
  ));

export function AdvancedRows({ ship, sea }: { readonly ship: Ship; readonly sea: Sea }): ReactNode {
  const { advanced: log, spec } = ship;
  if (log === undefined) return null;
  const squadron = squadronOf(sea, ship.id);
  const repairs = REPAIRS.filter((repair) => log.repairs[repair] > 0);
  return (
    <>
      <Row name="Sails">
        {capital(SAIL_WORDS[log.sail])}; full speed {spec.advanced?.fullSpeed ?? '–'}{' '}
        <RuleLink rule="20.1.1" />
      </Row>
      <Row name="Reloads">
        {log.reloads === null ? (
          <abbr title="Closed to everybody else (7.2.5)">?</abbr>
        ) : (
          <>
            {log.reloads} <RuleLink rule="26.1.1" />
          </>
        )}
      </Row>
      {log.mortars !== null && log.mortars.length > 0 && (
        <Row name="Mortars">{log.mortars.map((turns) => `${turns} of 4`).join(', ')}</Row>
      )}
      <Row name="Anchors">
        <Boxes label="Anchors" total={2} left={log.anchors} before={log.anchors} />
      </Row>
      {repairs.length > 0 && (
        <Row name="Repairs">
          {repairs.map((repair) => `${REPAIR_WORDS[repair]} ${log.repairs[repair]} of 3`).join(', ')}{' '}
          <RuleLink rule="26.2.2" />
        </Row>
      )}
      {squadron !== null && (
        <Row name="Squadron">
          {squadron.name}
          {squadron.flagship === ship.id && ', flagship'}
        </Row>
      )}
      {log.orders !== null && log.orders.length > 0 && (
        <Row name="Orders ahead">
          {log.orders.map((order) => `${order.plot} ${noteSigns(sea, order)}`.trim()).join(' · ')}{' '}
          <RuleLink rule="32.3" />
        </Row>
      )}
      {spec.advanced !== undefined && sea.advanced?.rules.runningAground && (
        <Row name="Draught">
          {spec.advanced.depth} <RuleLink rule="38.0" />
        </Row>
      )}
    </>
  );
}

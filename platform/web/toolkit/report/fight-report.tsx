/** The report of a fight, from its film and from what the game counts in it. */
import { type ReactNode, useMemo } from 'react';
import { markOf } from '../at-sea/side-mark.tsx';
import { capital } from '../phrases.ts';
import { type Count, type Fighter, type FightFrames, shipRun, sideRun } from './runs.ts';
import { type LedgerLine, ShipLedger } from './ship-ledger.tsx';
import { ShipReport } from './ship-report.tsx';
import { type Decision, type Shot, turnEnds } from './tally.ts';

interface FightReportProps<S extends Fighter, M extends string, Range> {
  readonly frames: FightFrames<S> & readonly { readonly turn: number }[];
  readonly count: Count<S, M>;
  /** What the measures count: "squares left". */
  readonly unit: string;
  readonly shots: readonly Shot<Range>[];
  readonly decisions: readonly Decision[];
  readonly rangeName: string;
  readonly ranges: readonly { readonly range: Range; readonly label: string }[];
  /** What is left of her at the end and what there was, in the order of the measures. */
  remains(ship: S): LedgerLine['left'];
  fateOf(ship: S): string;
  /** A side in the middle of a sentence. */
  theSide(side: string): string;
}

export function FightReport<S extends Fighter, M extends string, Range>(
  props: FightReportProps<S, M, Range>,
): ReactNode {
  const { frames, count, shots } = props;
  const ends = useMemo(() => turnEnds(frames), [frames]);
  const first = frames[0]!.desk.view;
  const last = frames.at(-1)!.desk.view;
  const colourOf = (side: string): string => markOf(first, side).colour;
  const lines = last.ships.map((ship) => ({
    id: ship.id,
    name: ship.spec.name,
    mark: markOf(last, ship.owner),
    left: props.remains(ship),
    fate: props.fateOf(ship),
  }));
  return (
    <ShipReport
      ledger={<ShipLedger measures={count.measures} shots={shots} lines={lines} />}
      decisions={props.decisions}
      ends={ends}
      unit={props.unit}
      measures={count.measures.map((measure) => ({
        title: capital(measure),
        byShip: first.ships.map(({ id, owner, spec }) => ({
          label: spec.name,
          colour: colourOf(owner),
          values: shipRun(count, frames, ends, id, measure),
        })),
        bySide: first.sides.map(({ id, name }) => ({
          label: name,
          colour: colourOf(id),
          values: sideRun(count, frames, ends, id, measure),
        })),
      }))}
      shots={shots}
      sides={first.sides.map(({ id, name }) => ({
        id,
        name,
        inWords: capital(props.theSide(id)),
        colour: colourOf(id),
      }))}
      rangeName={props.rangeName}
      ranges={props.ranges}
    />
  );
}

/** The report of a Turn that is over. It stands until it is closed; each of its lines shows its place on the chart. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Pennant, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { hullsOf } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { marksOf } from '../look/side-mark.ts';
import { SOURCE_WORDS } from '../look/source-words.ts';
import { count, list, sideName, signed, squadronName, turnWords } from '../look/words.ts';
import { scoresOf } from './annals.ts';
import { Placed } from './placed.tsx';
import { CHAPTERS, type ReportChapter, type ReportLine, type TurnReport, type Worn } from './turn-report.ts';
import './chronicle.css';

const TITLES: Readonly<Record<ReportChapter, string>> = {
  lost: 'Lost',
  won: 'The enemy’s losses',
  seen: 'Seen of the enemy',
  affairs: 'Orders and affairs',
};

const FRAME = { rule: '4.13', kind: 'turn-report' } as const;

function ReportLines({
  lines,
  onPlace,
}: {
  readonly lines: readonly ReportLine[];
  onPlace(place: string): void;
}): ReactNode {
  return (
    <ul>
      {lines.map(({ text, rule, at, times }) => (
        <li key={text}>
          <Placed at={at} onPlace={onPlace}>
            {text}
          </Placed>
          {times > 1 && <b> ×{times}</b>} {rule !== '' && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** So many Squadrons are named, those first that bear least more. */
const NAMED = 3;

/** A Squadron that is gone since is told with what was lost. */
function Wear({ view, worn }: { readonly view: View; readonly worn: readonly Worn[] }): ReactNode {
  const afloat = worn
    .filter(({ squadron }) => ownForces(view).squadrons[squadron] !== undefined)
    .map((one) => ({ ...one, dr: hullsOf(theatreOf(view), one.squadron).dr }))
    .toSorted((a, b) => b.total / b.dr - a.total / a.dr);
  if (afloat.length === 0) return null;
  const more = afloat.length - NAMED;
  return (
    <article data-chapter="wear">
      <h3>Wear</h3>
      <ul>
        {afloat.slice(0, NAMED).map(({ squadron, dp, total, dr }) => (
          <li key={squadron}>
            {squadronName(view, squadron)}: {signed(dp)}, now {total} of the {dr} she bears
          </li>
        ))}
        {more > 0 && <li>{count(more, 'other Squadron')} less worn: the Desk has them all</li>}
      </ul>
    </article>
  );
}

export function TurnSheet({
  view,
  turn,
  report,
  onPlace,
  onClose,
}: {
  readonly view: View;
  readonly turn: number;
  readonly report: TurnReport;
  onPlace(place: string): void;
  onClose(): void;
}): ReactNode {
  const scores = scoresOf(view.ledger, turn);
  const quiet = scores.length === 0 && CHAPTERS.every((chapter) => report[chapter].length === 0);
  const standing = `Prestige stands at ${list(
    Object.entries(view.prestige).map(([side, points]) => `${sideName(view, side)} ${points}`),
  )}.`;
  return (
    <AskFrame
      title={`Report: ${turnWords(view, turn)}`}
      ask={FRAME}
      confirm="Read"
      readOnly={false}
      onConfirm={() => {
        onClose();
        return Promise.resolve(null);
      }}
    >
      <div className="st-chronicle st-turn-sheet" data-testid="turn-report">
        {quiet && <p className="ask-says">A quiet Turn: nothing lost, nothing seen.</p>}
        {!quiet && (
          <p className="ask-says" data-testid="turn-lost">
            {report.ships === 0
              ? 'No ship of yours was lost.'
              : `You have lost ${count(report.ships, 'ship')}.`}
          </p>
        )}
        {CHAPTERS.filter((chapter) => report[chapter].length > 0).map((chapter) => (
          <article key={chapter} data-chapter={chapter}>
            <h3>{TITLES[chapter]}</h3>
            <ReportLines lines={report[chapter]} onPlace={onPlace} />
          </article>
        ))}
        <Wear view={view} worn={report.worn} />
        {scores.length > 0 && (
          <article data-chapter="score">
            <h3>Prestige</h3>
            <ul>
              {scores.map(({ side, points, source }) => (
                <li key={`${side}/${source}`} className="st-chronicle-score">
                  <Pennant {...marksOf(view, side)} size={13} /> {sideName(view, side)}{' '}
                  <b>{signed(points)}</b> {SOURCE_WORDS[source]}
                </li>
              ))}
            </ul>
          </article>
        )}
        <p className="ask-says" data-testid="turn-standing">
          {standing}
        </p>
      </div>
    </AskFrame>
  );
}

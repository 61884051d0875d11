/** How a tournament stands, and what decides between those with as many points. */
import type { TournamentReply } from '@weathergage/kernel/people/tournament-protocol.ts';
import type { ReactNode } from 'react';
import { PeopleCard } from '../people/people-page.tsx';
import { ResultsTable } from '../people/results-table.tsx';
import { addressOf } from '../router.ts';
import { Chip } from '../toolkit/controls.tsx';
import { FIGURES } from '../toolkit/figures.ts';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';

export function EntrantName({ of, no }: { readonly of: TournamentReply; readonly no: number }): ReactNode {
  const { name = '', person = null, withdrawn = false } = of.entrants.find((one) => one.no === no) ?? {};
  return (
    <>
      {person === null ? name : <a href={addressOf({ at: 'person', id: person })}>{name}</a>}
      {withdrawn && <Chip>{WORDS.withdrawn}</Chip>}
    </>
  );
}

const HOW = [WORDS.won, WORDS.drawn, WORDS.lost] as const;
const COLUMNS: Readonly<Record<TournamentReply['kind'], readonly string[]>> = {
  'round-robin': [WORDS.place, WORDS.player, WORDS.points, ...HOW, WORDS.direct, WORDS.sonneborn],
  swiss: [WORDS.place, WORDS.player, WORDS.points, ...HOW, WORDS.buchholz, WORDS.direct, WORDS.sonneborn],
  'knock-out': [WORDS.place, WORDS.player, ...HOW],
};

interface TournamentTableProps {
  readonly of: TournamentReply;
  /** Of the reader's language, unless a test has another. */
  readonly figures?: typeof FIGURES;
}

export function TournamentTable({ of, figures = FIGURES }: TournamentTableProps): ReactNode {
  const isOut = of.kind === 'knock-out';
  return (
    <PeopleCard title={WORDS.table} testId="tournament-table">
      <div className="people-wide">
        <ResultsTable columns={COLUMNS[of.kind]}>
          {of.table.map((row) => (
            <tr key={row.no} data-testid="tournament-row">
              <td>{figures.number(row.place)}</td>
              <th scope="row">
                <EntrantName of={of} no={row.no} />
              </th>
              {!isOut && <td>{WORDS.half(row.points, figures)}</td>}
              {[row.won, row.drawn, row.lost].map((count, at) => (
                <td key={HOW[at]}>{figures.number(count)}</td>
              ))}
              {of.kind === 'swiss' && <td>{WORDS.half(row.buchholz, figures)}</td>}
              {!isOut && <td>{WORDS.half(row.direct, figures)}</td>}
              {!isOut && <td>{figures.number(row.sonneborn)}</td>}
            </tr>
          ))}
        </ResultsTable>
      </div>
      <p className="match-note">{WORDS.breaks[of.kind]}</p>
    </PeopleCard>
  );
}

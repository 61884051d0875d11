/** Where people find each other: one's own matches, tables with a chair to spare, matches to watch. */
import type {
  ListedTable,
  LobbyReply,
  TableLevel,
  TablePace,
} from '@weathergage/kernel/people/lobby-protocol.ts';
import type { Me } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { clockName, clockWords } from '../clock/clock-words.ts';
import { GAMES, type LoadedGame } from '../games.ts';
import { minutesFor, optionWords, useGamesOf } from '../lobby/table-facts.ts';
import { useTitle } from '../match/title.ts';
import { goTo } from '../router.ts';
import { troubleOf } from '../salvage.tsx';
import { useOpenSheet } from '../sheets.ts';
import { Button, Chip } from '../toolkit/controls.tsx';
import { minutesInWords } from '../toolkit/played.ts';
import { momentWords } from '../toolkit/when.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { Came, useDoing } from './form.tsx';
import { LOBBY_WORDS as WORDS } from './lobby-words.ts';
import { useLookAgain } from './look-again.ts';
import { HouseWords } from './moderation/house-words.tsx';
import { gameTitle, MyMatches } from './my-matches.tsx';
import { fillSeat } from './own-seats.ts';
import { peopleApi } from './people-api.ts';
import { PeopleCard, PeoplePage } from './people-page.tsx';
import { SelectField } from './select-field.tsx';
import { SeatsLine, TableSeats, type Taken } from './table-seats.tsx';

/** What is in the lobby changes while one looks. */
const LOOK_MS = 15_000;

export default function LobbyScreen(): ReactNode {
  const [lobby, setLobby] = useState<LobbyReply | null>(null);
  const [me, setMe] = useState<Me | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(WORDS.title);
  const look = useCallback(() => {
    Promise.all([peopleApi.lobby(), peopleApi.me()]).then(
      ([found, who]) => {
        setLobby(found);
        setMe(who);
      },
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, []);
  useLookAgain(look, LOOK_MS);
  if (lobby === null) return trouble === null ? <Unrolling /> : <Wrecked words={trouble} />;
  return (
    <PeoplePage title={WORDS.title} testId="lobby" here="lobby">
      {me !== null && <HouseWords />}
      {me !== null && <MyMatches />}
      <OpenTables tables={lobby.tables} />
      <ToWatch matches={lobby.watch} />
    </PeoplePage>
  );
}

interface Filters {
  readonly game: string;
  readonly pace: TablePace | '';
  readonly level: TableLevel | '';
  readonly rated: 'yes' | 'no' | '';
  readonly length: keyof typeof LENGTHS | '';
}

/** At least and at most so many minutes. */
const LENGTHS = { hour: [0, 60], evening: [61, 240], longer: [241, Number.POSITIVE_INFINITY] } as const;

const passes = (
  table: ListedTable,
  { game, pace, level, rated, length }: Filters,
  minutes: number | null,
): boolean =>
  (game === '' || table.game === game) &&
  (pace === '' || table.pace === pace) &&
  (rated === '' || table.rated === (rated === 'yes')) &&
  (length === '' || (minutes !== null && minutes >= LENGTHS[length][0] && minutes <= LENGTHS[length][1])) &&
  // Where everybody is welcome, so is whoever looks for his like.
  (level === '' || table.level === level || table.level === 'any');

function OpenTables({ tables }: { readonly tables: readonly ListedTable[] }): ReactNode {
  const [filters, setFilters] = useState<Filters>({ game: '', pace: '', level: '', rated: '', length: '' });
  const openTable = useOpenSheet((sheets) => sheets.openTable);
  const doing = useDoing();
  const games = useGamesOf(tables);
  const minutesAt = ({ game, scenario }: ListedTable): number | null => {
    const loaded = games.get(game);
    return loaded === undefined ? null : minutesFor(loaded, scenario);
  };
  const shown = tables.filter((table) => passes(table, filters, minutesAt(table)));
  const sit = async (id: string, [seat, ...also]: Taken): Promise<void> => {
    const { token } = await peopleApi.sit(id, { seat, also });
    for (const one of also) await fillSeat(id, one);
    goTo({ at: 'match', id, token });
  };
  const filter = (
    by: keyof Filters,
    label: string,
    choices: readonly (readonly [string, string])[],
  ): ReactNode => (
    <SelectField
      label={label}
      chosen={filters[by]}
      choices={[['', WORDS.all], ...choices]}
      onChoose={(value) => setFilters({ ...filters, [by]: value })}
    />
  );
  return (
    <PeopleCard
      title={WORDS.tables}
      testId="open-tables"
      beside={
        <Button onClick={openTable} data-testid="open-one">
          {WORDS.openOne}
        </Button>
      }
    >
      <div className="people-filters">
        {filter(
          'game',
          WORDS.game,
          GAMES.map(({ id, title }) => [id, title]),
        )}
        {filter('pace', WORDS.pace, Object.entries(WORDS.paces))}
        {filter('level', WORDS.level, Object.entries(WORDS.levels))}
        {filter('length', WORDS.length, Object.entries(WORDS.lengths))}
        {filter('rated', WORDS.ratings, Object.entries(WORDS.ratedOrNot))}
      </div>
      {shown.length === 0 && (
        <p className="match-note">{tables.length === 0 ? WORDS.noTables : WORDS.noneLikeThat}</p>
      )}
      <Came of={doing} />
      <ul className="saved">
        {shown.map((table) => (
          <li key={table.id} className="lobby-table" data-testid="open-table">
            <span className="saved-words">
              <span className="saved-title">{table.title}</span>
              <span className="saved-when">
                {gameTitle(table.game)} · {WORDS.paces[table.pace]} · {WORDS.levels[table.level]} ·{' '}
                {WORDS.since(momentWords(table.made))}
              </span>
              {table.clock !== null && (
                <span className="saved-glance" title={clockWords(table.clock)} data-testid="table-clock">
                  {WORDS.clock(clockName(table.clock))}
                </span>
              )}
              <TableFacts table={table} loaded={games.get(table.game)} />
            </span>
            {table.rated && <Chip tone="brass">{WORDS.rated}</Chip>}
            {table.status === 'playing' && <Chip>{WORDS.underWay}</Chip>}
            {table.programs && <Chip>{WORDS.programsToo}</Chip>}
            {table.mine && <Chip tone="well">{WORDS.youSit}</Chip>}
            <TableSeats
              table={table}
              busy={doing.busy}
              onSit={(seats) => doing.run(() => sit(table.id, seats))}
            />
          </li>
        ))}
      </ul>
    </PeopleCard>
  );
}

/** How long it takes, and what is played otherwise than usual. */
function TableFacts({
  table: { scenario, options },
  loaded,
}: {
  readonly table: ListedTable;
  readonly loaded: LoadedGame | undefined;
}): ReactNode {
  if (loaded === undefined) return null;
  const minutes = minutesFor(loaded, scenario);
  const words = [...(minutes === null ? [] : [minutesInWords(minutes)]), ...optionWords(loaded, options)];
  return words.length === 0 ? null : (
    <span className="saved-glance" data-testid="table-facts">
      {words.join(' · ')}
    </span>
  );
}

function ToWatch({ matches }: { readonly matches: LobbyReply['watch'] }): ReactNode {
  return (
    <PeopleCard title={WORDS.watch} testId="to-watch">
      {matches.length === 0 && <p className="match-note">{WORDS.nothingToWatch}</p>}
      <ul className="saved">
        {matches.map(({ id, game, title, changed, seats }) => (
          <li key={id}>
            <span className="saved-words">
              <span className="saved-title">{title}</span>
              <span className="saved-when">
                {gameTitle(game)} · {momentWords(changed)}
              </span>
              <SeatsLine game={game} seats={seats} />
            </span>
            <Button aria-label={WORDS.lookAt(title)} onClick={() => goTo({ at: 'watch', id, token: null })}>
              {WORDS.look}
            </Button>
          </li>
        ))}
      </ul>
    </PeopleCard>
  );
}

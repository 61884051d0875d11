/** The chronicle of a war's battles: what came of each, and the way to its board or its replay. */
import { mappingChanges, tableIn } from '@weathergage/campaign/mapping/bound-mapping.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { GAMES } from '../games.ts';
import { addressOf } from '../router.ts';
import type { BattleNow, Table, TableNow } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { battleWords } from './battle-words.ts';
import CareersBook from './careers-book.tsx';
import { crossTo } from './crossing.ts';
import { useFilmOf } from './film-of.ts';
import { useBattles } from './use-battles.ts';
import './campaign.css';

interface WarTabProps {
  readonly table: Table;
  readonly now: TableNow;
  onTrouble(words: string): void;
}

export default function WarTab({ table, now, onTrouble }: WarTabProps): ReactNode {
  const { list } = useBattles(table);
  const film = useFilmOf(table);
  const changes = useMemo(() => mappingChanges(tableIn(table.battles?.options)), [table]);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { saveCampaign } = await import('./campaign-export.ts');
      await saveCampaign(table, film, now.title);
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <div className="match-tab war-tab" data-testid="war-tab">
      <section aria-label="Battles of the war">
        <h2>Battles of the war</h2>
        {list.length === 0 && (
          <p className="match-note">
            None yet. When lines are drawn up, each side says how the battle is to be fought.
          </p>
        )}
        <ol className="war-battles">
          {list.map((battle) => (
            <BattleLine key={battle.match} battle={battle} />
          ))}
        </ol>
      </section>
      {(table.kind === 'local' || now.status === 'over') && (
        <CareersBook of={film} reports={list.filter(({ reported }) => reported).length} />
      )}
      {changes.length > 0 && (
        <section aria-label="How battles are made" data-testid="war-mapping">
          <h2>How battles are made</h2>
          <p className="match-note">
            Whoever hosts this war has changed the table by which its battles are made and reported:
          </p>
          <dl className="war-mapping">
            {changes.map(({ at, printed, here }) => (
              <div key={at}>
                <dt>{at}</dt>
                <dd>
                  {JSON.stringify(here)} <span className="choice-note">for {JSON.stringify(printed)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {now.status === 'over' && (
        <section aria-label="The whole campaign">
          <h2>The whole campaign</h2>
          <div className="match-buttons">
            <Button disabled={busy} onClick={() => void save()} data-testid="export-campaign">
              Export the campaign
            </Button>
          </div>
          <p className="match-note">
            The war and all its battles in one file: it can be checked here, or by anybody.
          </p>
        </section>
      )}
    </div>
  );
}

function BattleLine({ battle }: { readonly battle: BattleNow }): ReactNode {
  const { title, gameId, status, place, film } = battle;
  const board = GAMES.find(({ id }) => id === gameId)?.title ?? gameId;
  return (
    <li className="war-battle" data-testid="war-battle">
      <span className="war-battle-title">{title}</span>
      <span className="choice-note">
        {board} · {battleWords(battle)}
      </span>
      <span className="match-buttons">
        {status === 'over' ? (
          <>
            <a className="button button-plain" href={addressOf({ at: 'replay', of: film })}>
              Replay
            </a>
            <a className="button button-quiet" href={addressOf({ at: 'report', of: film })}>
              Report
            </a>
          </>
        ) : (
          <Button onClick={() => crossTo({ to: place, words: title, how: 'open' })}>To the battle</Button>
        )}
      </span>
    </li>
  );
}

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
import { OUTCOME_WORDS } from '../match/match-words.ts';
import { WAR_WORDS as WORDS } from './campaign-words.ts';

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
      <section aria-label={WORDS.title}>
        <h2>{WORDS.title}</h2>
        {list.length === 0 && <p className="match-note">{WORDS.noneYet}</p>}
        <ol className="war-battles">
          {list.map((battle) => (
            <BattleLine key={battle.match} battle={battle} />
          ))}
        </ol>
      </section>
      <CareersBook
        of={film}
        reports={list.filter(({ reported }) => reported).length}
        isUnderWay={now.status !== 'over'}
      />
      {changes.length > 0 && (
        <section aria-label={WORDS.made} data-testid="war-mapping">
          <h2>{WORDS.made}</h2>
          <p className="match-note">{WORDS.madeNote}</p>
          <dl className="war-mapping">
            {changes.map(({ at, printed, here }) => (
              <div key={at}>
                <dt>{at}</dt>
                <dd>
                  {JSON.stringify(here)}{' '}
                  <span className="choice-note">{WORDS.insteadOf(JSON.stringify(printed))}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {now.status === 'over' && (
        <section aria-label={WORDS.whole}>
          <h2>{WORDS.whole}</h2>
          <div className="match-buttons">
            <Button disabled={busy} onClick={() => void save()} data-testid="export-campaign">
              {WORDS.save}
            </Button>
          </div>
          <p className="match-note">{WORDS.wholeNote}</p>
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
              {OUTCOME_WORDS.replay}
            </a>
            <a className="button button-quiet" href={addressOf({ at: 'report', of: film })}>
              {OUTCOME_WORDS.report}
            </a>
          </>
        ) : (
          <Button
            onClick={({ currentTarget }) =>
              crossTo({ to: place, words: title, how: 'open', from: currentTarget })
            }
          >
            {WORDS.toBattle}
          </Button>
        )}
      </span>
    </li>
  );
}

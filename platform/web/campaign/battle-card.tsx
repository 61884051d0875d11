/** A battle has left the chart: who fights it, and the way to it. All else in the war goes on. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import { GAMES } from '../games.ts';
import type { BattleNow, Table } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { BattleChairs } from './battle-chairs.tsx';
import { battleWords } from './battle-words.ts';
import { crossTo } from './crossing.ts';
import { useBattles } from './use-battles.ts';
import './campaign.css';
import { WAR_WORDS as WORDS } from './campaign-words.ts';

interface BattleCardProps {
  readonly table: Table;
  /** Whether anything in the war is asked of who looks at it now. */
  readonly asked: boolean;
}

export default function BattleCard({ table, asked }: BattleCardProps): ReactNode {
  const { list, trouble } = useBattles(table);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const waiting = list.filter(({ reported }) => !reported);
  const shown = waiting.filter(({ match }) => !folded.has(match));
  if (trouble === null && waiting.length === 0) return null;
  return (
    <section
      className="double-rule battle-cards"
      aria-label={WORDS.now}
      data-testid="battles-now"
      data-covers
    >
      {trouble !== null && (
        <p className="action-trouble" role="alert">
          {trouble}
        </p>
      )}
      {shown.map((battle) => (
        <OneBattle
          key={battle.match}
          table={table}
          battle={battle}
          onLater={() => setFolded(new Set([...folded, battle.match]))}
        />
      ))}
      {shown.length < waiting.length && (
        <Button look="quiet" onClick={() => setFolded(new Set())} data-testid="battles-unfold">
          {WORDS.beingFought(waiting.length)}
        </Button>
      )}
      {shown.length > 0 && <p className="match-note">{asked ? WORDS.goesOn : WORDS.waits}</p>}
    </section>
  );
}

function OneBattle({
  table,
  battle,
  onLater,
}: {
  readonly table: Table;
  readonly battle: BattleNow;
  onLater(): void;
}): ReactNode {
  const { title, match, gameId, chairs, place, status, unseen } = battle;
  const mine = chairs.some(({ by }) => by === 'here');
  const machines = chairs.every(({ by }) => by === 'machine');
  const board = GAMES.find(({ id }) => id === gameId)?.title ?? gameId;
  const go = ({ currentTarget }: MouseEvent): void =>
    crossTo({ to: place, words: title, how: 'open', from: currentTarget });
  return (
    <div className="battle-card" data-testid="battle-card" data-status={status}>
      <h2 className="battle-title">{title}</h2>
      <p>
        {board} · {battleWords(battle)}.
      </p>
      <BattleChairs table={table} battle={battle} />
      <div className="match-buttons">
        <Button look="brass" onClick={go} data-testid="to-battle">
          {mine ? WORDS.command : WORDS.watch}
        </Button>
        {machines && unseen !== true && table.battles?.fightUnseen !== undefined && (
          <Button onClick={() => table.battles?.fightUnseen?.(match)} data-testid="fight-unseen">
            {WORDS.unseen}
          </Button>
        )}
        <Button look="quiet" onClick={onLater}>
          {WORDS.later}
        </Button>
      </div>
    </div>
  );
}

/** Battles that are fought out in matches of their own, on the SQLite engine. */
import type { Seat } from '@weathergage/kernel';
import type { SqliteFile } from './sqlite-file.ts';
import type { BattleRecord, BattleState, MatchStatus } from './store.ts';

export interface BattleRow {
  of_match: string | null;
  of_engagement: string | null;
  of_part: number | null;
  of_state: BattleState | null;
  of_verdict: string | null;
}

export const BATTLE_COLUMNS = 'of_match, of_engagement, of_part, of_state, of_verdict';

/** Null for a match that is nobody's battle. */
export const battleRecord = ({
  of_match,
  of_engagement,
  of_part,
  of_state,
  of_verdict,
}: BattleRow): BattleRecord | null =>
  of_match === null
    ? null
    : {
        match: of_match,
        engagement: of_engagement!,
        part: of_part!,
        state: of_state!,
        verdict: of_verdict,
      };

export function battlesIn(
  db: SqliteFile,
  match: string,
): (BattleRecord & { readonly id: string; readonly status: MatchStatus })[] {
  const rows = db.all<BattleRow & { id: string; status: MatchStatus }>(
    `SELECT id, status, ${BATTLE_COLUMNS} FROM matches WHERE of_match = ? ORDER BY created, of_part, id`,
    match,
  );
  return rows.map((row) => ({ ...battleRecord(row)!, id: row.id, status: row.status }));
}

/** Of what is dropped nothing will ever be heard: it is over. */
export function settleBattle(
  db: SqliteFile,
  id: string,
  state: Exclude<BattleState, 'open'>,
  verdict: string | null,
): void {
  db.run(
    `UPDATE matches SET of_state = ?, of_verdict = ?, status = CASE WHEN ? = 'dropped' THEN 'over' ELSE status END
     WHERE id = ? AND of_state = 'open'`,
    state,
    verdict,
    state,
    id,
  );
}

export function reseat(db: SqliteFile, id: string, seat: Seat, tokenHash: string): void {
  db.run('UPDATE seats SET token_hash = ? WHERE match = ? AND seat = ?', tokenHash, id, seat);
}

export function linkedMatches(db: SqliteFile): string[] {
  const rows = db.all<{ id: string }>(
    `SELECT id FROM matches WHERE war = 1 AND status = 'playing'
     UNION SELECT of_match FROM matches WHERE of_state = 'open'
     UNION SELECT id FROM matches WHERE of_state = 'open' AND status <> 'over' ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

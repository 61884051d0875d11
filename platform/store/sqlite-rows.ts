/** What rows of the SQLite engine are in the words of the store. */
import type { Halt, Opening, Seat } from '@weathergage/kernel';
import { BATTLE_COLUMNS, type BattleRow, battleRecord } from './sqlite-battles.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { MatchRecord, MatchStatus, NewMatch, SeatRecord, StandingRecord } from './store.ts';

interface MatchRow extends BattleRow {
  id: string;
  opening: string;
  secret: string;
  status: MatchStatus;
  created: number;
  gallery: NewMatch['gallery']['access'];
  gallery_hash: string | null;
  gallery_delay: number;
  n: number;
  rewound: number;
  war: number;
}

interface StandingRow {
  seat: Seat;
  ticked: string;
  since: string;
  rules_version: string;
  n: number;
  answered: number;
  halt: string | null;
}

export function matchRecord(db: SqliteFile, id: string): MatchRecord | null {
  const row = db.get<MatchRow>(
    `SELECT id, opening, secret, status, created, gallery, gallery_hash, gallery_delay, n, rewound, war, ${BATTLE_COLUMNS}
     FROM matches WHERE id = ?`,
    id,
  );
  if (row === undefined) return null;
  const seats = db.all<SeatRecord>(
    'SELECT seat, bot, token_hash AS tokenHash, nonce FROM seats WHERE match = ? ORDER BY place',
    id,
  );
  const { opening, gallery, gallery_hash, gallery_delay, secret, status, created, n, rewound, war } = row;
  const of = battleRecord(row);
  return {
    ...{ id, secret, status, created, n, rewound },
    opening: JSON.parse(opening) as Opening,
    gallery: {
      access: gallery,
      tokenHash: gallery_hash,
      ...(gallery_delay === 0 ? {} : { delay: gallery_delay }),
    },
    seats: seats.map((seat) => ({ ...seat })),
    ...(war === 1 ? { war: true } : {}),
    ...(of === null ? {} : { of }),
  };
}

export function standingRecords(db: SqliteFile, id: string): StandingRecord[] {
  const rows = db.all<StandingRow>('SELECT * FROM standing WHERE match = ? ORDER BY seat', id);
  return rows.map(({ seat, ticked, since, rules_version, n, answered, halt }) => ({
    seat,
    ticked: JSON.parse(ticked) as string[],
    since: JSON.parse(since) as unknown,
    rulesVersion: rules_version,
    n,
    answered,
    halt: halt === null ? null : (JSON.parse(halt) as Halt),
  }));
}

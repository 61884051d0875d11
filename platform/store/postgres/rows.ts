/** What rows of the database are in the words of the store, and the other way round. */
import type { Halt, Opening, Seat } from '@weathergage/kernel';
import type {
  BattleRecord,
  MatchRecord,
  MatchStatus,
  NewMatch,
  SeatRecord,
  StandingRecord,
} from '../store.ts';

export interface MatchRow {
  readonly id: string;
  readonly opening: string;
  readonly secret: string;
  readonly status: MatchStatus;
  readonly created: string;
  readonly gallery: NewMatch['gallery']['access'];
  readonly gallery_hash: string | null;
  readonly gallery_delay: number;
  readonly n: number;
  readonly rewound: number;
  readonly war: boolean;
  readonly of: BattleRecord | null;
  readonly seats: readonly SeatRow[];
}

/** The battle that a match is, as the store speaks of it; null for none. */
export const BATTLE = `CASE WHEN of_match IS NOT NULL THEN json_build_object(
    'match', of_match, 'engagement', of_engagement, 'part', of_part, 'state', of_state, 'verdict', of_verdict) END`;

/** A match with its seats, by its id. */
export const FIND_MATCH = `
  SELECT id, opening, secret, status, created, gallery, gallery_hash, gallery_delay, n, rewound, war, ${BATTLE} AS of,
    (SELECT json_agg(json_build_object('seat', seat, 'bot', bot, 'token_hash', token_hash, 'nonce', nonce)
                     ORDER BY place) FROM seats WHERE match = matches.id) AS seats
  FROM matches WHERE id = $1`;

export interface SeatRow {
  readonly seat: string;
  readonly bot: string | null;
  readonly token_hash: string | null;
  readonly nonce: string | null;
}

export interface StandingRow {
  readonly seat: string;
  readonly ticked: string;
  readonly since: string;
  readonly rules_version: string;
  readonly n: number;
  readonly answered: number;
  readonly halt: string | null;
}

export const seatRow = ({ seat, bot, tokenHash, nonce }: SeatRecord): SeatRow => ({
  seat: JSON.stringify(seat),
  bot,
  token_hash: tokenHash,
  nonce: nonce === null ? null : JSON.stringify(nonce),
});

const seatRecord = ({ seat, bot, token_hash, nonce }: SeatRow): SeatRecord => ({
  seat: JSON.parse(seat) as Seat,
  bot,
  tokenHash: token_hash,
  nonce: nonce === null ? null : (JSON.parse(nonce) as string),
});

export const matchRecord = ({
  opening,
  created,
  gallery,
  gallery_hash,
  gallery_delay,
  seats,
  war,
  of,
  ...rest
}: MatchRow): MatchRecord => ({
  ...rest,
  created: Number(created),
  opening: JSON.parse(opening) as Opening,
  gallery: {
    access: gallery,
    tokenHash: gallery_hash,
    ...(gallery_delay === 0 ? {} : { delay: gallery_delay }),
  },
  seats: seats.map(seatRecord),
  ...(war ? { war: true } : {}),
  ...(of === null ? {} : { of }),
});

/** What is written of the war that a match is, and of the battle. */
export const linkColumns = ({ war, of }: NewMatch): [boolean, ...(string | number | null)[]] => [
  war === true,
  of?.match ?? null,
  of?.engagement ?? null,
  of?.part ?? null,
  of === undefined ? null : (of.state ?? 'open'),
  of?.verdict ?? null,
];

/** As `keep_standing` takes it. */
export const standingColumns = ({ ticked, since, rulesVersion, n, answered, halt }: StandingRecord) => ({
  ticked: JSON.stringify(ticked),
  since: JSON.stringify(since),
  rulesVersion,
  n,
  answered,
  halt: halt === null ? null : JSON.stringify(halt),
});

export const standingRecord = (row: StandingRow): StandingRecord => ({
  seat: JSON.parse(row.seat) as Seat,
  ticked: JSON.parse(row.ticked) as string[],
  since: JSON.parse(row.since) as unknown,
  rulesVersion: row.rules_version,
  n: row.n,
  answered: row.answered,
  halt: row.halt === null ? null : (JSON.parse(row.halt) as Halt),
});

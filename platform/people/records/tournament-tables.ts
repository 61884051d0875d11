/** The tables of tournaments as Kysely knows them. */
import type {
  LegResult,
  LegWay,
  TournamentKind,
  TournamentReply,
} from '@weathergage/kernel/people/tournament-protocol.ts';

interface TournamentRow {
  id: string;
  title: string;
  organiser: string | null;
  organiser_name: string;
  game: string;
  scenario: string;
  scenario_title: string;
  options: string;
  kind: TournamentKind;
  status: TournamentReply['status'];
  rounds: number;
  /** The one that is played; 0 before the first. */
  round: number;
  rated: number;
  days: number;
  /** Of its matches; null where there is none. */
  clock: string | null;
  most: number;
  due: number | string | null;
  made: number | string;
  changed: number | string;
}

interface EntrantRow {
  tournament: string;
  no: number;
  person: string | null;
  name: string;
  /** The order in which they were drawn; 0 before it starts. */
  seed: number;
  /** The round in which he withdrew; 0 if he has not. */
  withdrawn: number;
  joined: number | string;
}

interface LegRow {
  tournament: string;
  round: number;
  place: number;
  leg: number;
  first: number;
  second: number | null;
  first_side: string | null;
  result: LegResult | null;
  how: LegWay | null;
  match: string | null;
  /** When a server took it upon itself to make the match. */
  claimed: number | string;
}

interface CorrectionRow {
  tournament: string;
  at: number | string;
  round: number;
  place: number;
  leg: number;
  person: string | null;
  name: string;
  was: LegResult | null;
  now: LegResult;
  reason: string;
}

export interface TournamentTables {
  tournaments: TournamentRow;
  entrants: EntrantRow;
  legs: LegRow;
  corrections: CorrectionRow;
}

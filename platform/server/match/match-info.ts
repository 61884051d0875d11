/** What anybody who may see a match knows about it, and what its beginning waits for. */
import {
  type Opening,
  openedScenario,
  openingStep,
  type Seat,
  toldHead,
  type WitnessedStep,
  witnessOf,
} from '@weathergage/kernel';
import type { MatchInfo, WitnessTrouble } from '@weathergage/kernel/protocol.ts';
import type { ClockRecord, MatchRecord } from '@weathergage/store';
import type { ServedGame } from '../catalogue.ts';

/** What is known of its witness at the moment. */
export interface WitnessState {
  readonly trouble: WitnessTrouble | null;
  /** All are seated, and the match begins when he has signed its opening. */
  readonly awaited: boolean;
}

export function matchInfo(
  { id, status, created, opening, seats, gallery, secret, of }: MatchRecord,
  { game }: ServedGame,
  { trouble, awaited }: WitnessState,
  clock: ClockRecord | null,
): MatchInfo {
  if (opening.dice.kind !== 'checkable') throw new Error('matches of people have checkable dice');
  const witness = witnessOf(opening);
  const scenario = openedScenario(opening);
  const infos = game.seats(scenario);
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    status,
    created,
    scenario: toldHead(scenario),
    options: opening.options,
    seats: seats.map(({ seat, bot, nonce }) => {
      const { side = '', name = seat } = infos.find((info) => info.id === seat) ?? {};
      const deputy = clock?.chairs?.[seat]?.deputy ?? null;
      return {
        id: seat,
        side,
        name,
        taken: nonce !== null,
        bot,
        ...(deputy === null ? {} : { deputy }),
      };
    }),
    ...(clock?.terms === undefined ? {} : { clock: clock.terms }),
    gallery: gallery.access,
    ...(gallery.delay === undefined ? {} : { delay: gallery.delay }),
    ...(of === undefined
      ? {}
      : {
          of: { match: of.match, engagement: of.engagement, part: of.part, dropped: of.state === 'dropped' },
        }),
    dice: {
      commitment: opening.dice.commitment,
      nonces: status === 'gathering' ? null : opening.dice.nonces,
      secret: status === 'over' ? secret : null,
    },
    ...(witness === null ? {} : { witness: { url: witness.url, key: witness.key, trouble, awaited } }),
  };
}

/** What each seat added to the dice; null while one is missing. */
export function noncesOf(record: MatchRecord): Record<Seat, string> | null {
  const nonces: Record<Seat, string> = {};
  for (const { seat, nonce } of record.seats) {
    if (nonce === null) return null;
    nonces[seat] = nonce;
  }
  return nonces;
}

/** The opening with all that was added to the dice. */
export function fullOpening(
  { opening }: MatchRecord,
  { game: { rulesVersion } }: ServedGame,
  nonces: Record<Seat, string>,
): Opening {
  // The rules may have been upgraded while the seats were being taken; the match is begun under those of now.
  return { ...opening, rulesVersion, dice: { ...opening.dice, nonces } } as Opening;
}

/** What the witness is to sign before the match begins; null where it does not wait for him. */
export function awaitedOpening(record: MatchRecord, served: ServedGame): WitnessedStep | null {
  const nonces = noncesOf(record);
  if (record.status !== 'gathering' || nonces === null || witnessOf(record.opening) === null) return null;
  return openingStep(fullOpening(record, served, nonces));
}

/**
 * What this browser was promised about the dice of an online match, and what it gave to them: kept from the first moment,
 * and held against what the server says at the start and at the end. A server that changed its mind is found out here.
 */
import { commitmentTo, drawNonce, type Finding, type Journal, type Seat } from '@weathergage/kernel';
import type { MatchInfo } from '@weathergage/kernel/protocol.ts';
import { keepValue, readKept } from './browser-keep.ts';
import { PROMISE_WORDS as WORDS } from './table-words.ts';

export interface DicePromise {
  /** As it was first told. */
  readonly commitment: string;
  /** The seats that were a machine’s then: what those add to the dice follows from the commitment. */
  readonly machines: readonly Seat[];
  /** Who was to sign before dice fall; null where nobody was. */
  readonly witness: { readonly url: string; readonly key: string } | null;
  /** What this seat added; null for who only watches, and where the seat was taken from elsewhere. */
  readonly nonce: string | null;
  /** The server said that another nonce had been given with this link before. */
  readonly elsewhere?: true;
}

const keyOf = (id: string, seat: Seat): string => `promise.${id}.${seat}`;

const machinesOf = ({ seats }: MatchInfo): Seat[] =>
  seats.flatMap(({ id, bot }) => (bot === null ? [] : [id]));

const witnessNamed = ({ witness }: MatchInfo): DicePromise['witness'] =>
  witness === undefined ? null : { url: witness.url, key: witness.key };
const isSameWitness = (one: DicePromise['witness'], other: DicePromise['witness'] | undefined): boolean =>
  one?.url === other?.url && one?.key === other?.key;

/** What was promised when this browser first heard of the match: now, if that is the first time. */
export function promiseOf(match: MatchInfo, seat: Seat): DicePromise {
  const kept = readKept(keyOf(match.id, seat)) as DicePromise | null;
  if (kept !== null) return kept;
  return keepPromise(match.id, seat, {
    commitment: match.dice.commitment,
    machines: machinesOf(match),
    witness: witnessNamed(match),
    nonce: null,
  });
}

function keepPromise(id: string, seat: Seat, promise: DicePromise): DicePromise {
  keepValue(keyOf(id, seat), promise);
  return promise;
}

/** Draws what this seat adds, unless it has been drawn. It is kept before it is given, so that no answer can be lost. */
export const withNonce = (id: string, seat: Seat, promise: DicePromise): DicePromise & { nonce: string } => {
  const nonce = promise.nonce ?? drawNonce();
  const { elsewhere: _, ...rest } = promise;
  keepPromise(id, seat, { ...rest, nonce });
  return { ...rest, nonce };
};

/** The seat had been taken before this page drew anything: what stands was given by another. */
export const takenElsewhere = (id: string, seat: Seat, promise: DicePromise): DicePromise =>
  keepPromise(id, seat, { ...promise, nonce: null, elsewhere: true });

/** What of the promise is broken, in a sentence; null while it is kept. */
export function brokenPromise(promise: DicePromise, match: MatchInfo, seat: Seat): string | null {
  const { commitment, nonces, secret } = match.dice;
  if (commitment !== promise.commitment) return WORDS.seal;
  if (promise.nonce !== null && nonces !== null && nonces[seat] !== promise.nonce) return WORDS.added;
  if (machinesOf(match).join() !== promise.machines.join()) return WORDS.seats;
  if (!isSameWitness(promise.witness, witnessNamed(match))) return WORDS.witness;
  if (secret !== null && commitmentTo(secret) !== promise.commitment) return WORDS.secret;
  return null;
}

/** What the promise says to a whole journal, beside what the journal says of itself. */
export function promiseFindings(promise: DicePromise, { opening: { dice } }: Journal, seat: Seat): Finding[] {
  if (dice.kind !== 'checkable') return [];
  const { commitment, machines, nonce } = promise;
  const sameSeal = dice.commitment === commitment;
  const findings: Finding[] = [{ ok: sameSeal, text: WORDS.sameSeal(sameSeal) }];
  if (nonce !== null) {
    const inDice = dice.nonces[seat] === nonce;
    findings.push({ ok: inDice, text: WORDS.inDice(inDice) });
  }
  if (!isSameWitness(promise.witness, dice.witness)) findings.push({ ok: false, text: WORDS.otherWitness });
  // Journals of matches begun under older programs do not name them.
  const drawn = dice.machines && machines.find((machine) => !dice.machines!.includes(machine));
  if (drawn !== undefined) findings.push({ ok: false, text: WORDS.drawn(drawn) });
  return findings;
}

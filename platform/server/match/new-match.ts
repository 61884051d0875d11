/** What must be settled before a match is written down: who sits where, and that its scenario can be set up at all. */
import {
  type ClockTerms,
  commitmentTo,
  Match,
  machineNonce,
  type Opening,
  type ScenarioHead,
  type Seat,
  type WitnessTerms,
} from '@weathergage/kernel';
import type { SeatRecord } from '@weathergage/store';
import type { ServedGame } from '../catalogue.ts';
import { Fault } from '../faults.ts';
import { drawToken, hashToken } from '../tokens.ts';
import { isZone } from '../turns/calendar.ts';
import { type WitnessLine, witnessPass } from '../witness/witness-line.ts';

/**
 * A seat for everybody the scenario names; open ones get a secret, which is put into `tokens`. What a machine adds to the
 * dice is fixed by the secret of the match, before anybody else has added anything.
 */
export function seatRecords(
  { game, bots }: ServedGame,
  scenario: ScenarioHead,
  wanted: Readonly<Record<Seat, string>>,
  tokens: Record<Seat, string>,
  secret: string,
): SeatRecord[] {
  const seats = game.seats(scenario).map(({ id }) => id);
  for (const seat of Object.keys(wanted))
    if (!seats.includes(seat)) throw new Fault('unknown-seat', `The scenario has no seat "${seat}".`);
  return seats.map((seat) => {
    const hand = Object.hasOwn(wanted, seat) ? wanted[seat]! : 'open';
    const bot = hand.startsWith('bot:') ? hand.slice('bot:'.length) : null;
    if (bot !== null) {
      if (!Object.hasOwn(bots, bot)) throw new Fault('unknown-bot', `The game has no bot "${bot}".`);
      return { seat, bot, tokenHash: null, nonce: machineNonce(secret, seat) };
    }
    tokens[seat] = drawToken();
    return { seat, bot, tokenHash: hashToken(tokens[seat]), nonce: null };
  });
}

/** Makes a match known to the witness that it names, before anybody knows of the match; what the opening says of him. */
export async function openWitness(line: WitnessLine, wanted: string, secret: string): Promise<WitnessTerms> {
  const url = line.addresses.find((address) => address === wanted);
  if (url === undefined)
    throw new Fault('unknown-witness', `"${wanted}" is no witness that this server knows.`);
  try {
    return { url, key: await line.open(url, commitmentTo(secret), witnessPass(secret)) };
  } catch (cause) {
    throw new Fault(
      'witness-silent',
      'The witness could not be reached. Try again, or play without him.',
      {},
      cause,
    );
  }
}

/** A clock whose zone nobody knows, or that would never count. */
export function refuseClock(clock: ClockTerms): void {
  if (clock.kind === 'live') return;
  if (!isZone(clock.zone)) throw new Fault('unknown-zone', `There is no time zone "${clock.zone}".`);
  if (clock.night !== null && clock.night.from === clock.night.to)
    throw new Fault('endless-night', 'A night begins and ends at different hours.');
}

/** A scenario that passes every check and still can't be set up must not wait for its players to find out. */
export function tryOut({ game }: ServedGame, opening: Opening, secret: string): void {
  try {
    Match.begin(game, opening, secret);
  } catch (cause) {
    throw new Fault('invalid-scenario', 'The scenario can not be set up.', {}, cause);
  }
}

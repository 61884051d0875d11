/** Matches recorded in Node, at random and without a page. */
import {
  anyAnswer,
  commitmentTo,
  countersignedText,
  type Deed,
  type Entry,
  type Game,
  type GameTypes,
  hashOf,
  JOURNAL_FORMAT,
  type Journal,
  looseDice,
  Match,
  type Opening,
  openingStep,
  signedText,
  type WitnessedStep,
  type WitnessSignatures,
} from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { keyOf, signText } from '@weathergage/kernel/proof/signature.ts';
import { bytesOf, hexOf } from './steady-chance.ts';

/** Resolutions after which a random match is cut off: long enough for fire, fouling and melee. */
const STEPS = 150;

/** A simulation: dice from a seed. */
export const simulated = <T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  seed: number,
  options: T['options'] = {},
): Journal => playOut(game, scenario, options, { seed, checks: [], maxSteps: STEPS }).journal;

/** The secret and the nonces of a seed, or those that a page draws when it is first loaded: as the page itself makes them. */
function sealOf(seats: number, seed: number | undefined): { secret: string; nonces: readonly string[] } {
  const each = Array.from({ length: seats }, (_, i) => i + 1);
  if (seed !== undefined)
    return {
      secret: seed.toString(16).padStart(64, '0'),
      nonces: each.map((i) => (seed + i).toString(16).padStart(32, '0')),
    };
  const draw = bytesOf(1);
  return { secret: hexOf(draw, 32), nonces: each.map(() => hexOf(draw, 16)) };
}

/** The opening of a match as the umpire writes it, with dice that fall in every run as they did in the last. */
export function openingWith<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  seed: number | undefined,
): { readonly secret: string; readonly opening: Opening } {
  const seats = game.seats(scenario);
  const seal = sealOf(seats.length, seed);
  const { secret } = seal;
  const nonces = Object.fromEntries(seats.map(({ id }, i) => [id, seal.nonces[i]!]));
  const dice = { kind: 'checkable', commitment: commitmentTo(secret), nonces } as const;
  return { secret, opening: { game: game.id, rulesVersion: game.rulesVersion, scenario, options: {}, dice } };
}

/** The hand of a witness, who signs whatever he is shown. */
const HAND = '33'.repeat(32);
const signatures = (step: WitnessedStep): WitnessSignatures => ({
  signature: signText(signedText(step), HAND),
  countersign: signText(countersignedText(step), HAND),
});

/** The same opening with a witness, who has signed it. */
function witnessedOpening(opening: Opening): Opening {
  const witness = { url: 'https://witness.example', key: keyOf(HAND) };
  const unsigned = { ...opening, dice: { ...opening.dice, witness } } as Opening;
  const signed = { ...witness, ...signatures(openingStep(unsigned)) };
  return { ...opening, dice: { ...opening.dice, witness: signed } } as Opening;
}

/** A finished match as the server keeps it: dice from a sealed secret and the nonces of the seats, or with a witness too. */
export function sealed<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  seed: number,
  witnessed = false,
): Journal {
  const { secret, opening: plain } = openingWith(game, scenario, seed);
  const opening = witnessed ? witnessedOpening(plain) : plain;
  const match = Match.begin(game, opening, secret, 1);
  const choose = anyAnswer(game);
  const chance = looseDice(seed);
  const entries: Entry[] = [];
  const act = (deed: Deed): void => {
    const verdict = match.do(deed);
    if (!verdict.ok) throw new Error(verdict.refusal.message);
    entries.push(verdict.entry);
  };
  while (match.outcome === null && match.step < STEPS) {
    for (const ask of match.asks) {
      const answer = choose(match.view(ask.seat), ask, chance);
      act({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    }
    if (match.awaiting !== null) entries.push(match.witness(signatures(match.awaiting)).entry);
  }
  for (const { id } of match.seats) if (match.outcome === null) act({ type: 'resign', seat: id });
  return { format: JOURNAL_FORMAT, opening, secret, entries, hash: hashOf(match.state) };
}

/** A match played at random up to where a question is the one that is wanted. */
export function journalUntil<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  wanted: (state: T['state'], ask: T['ask']) => boolean,
): Journal {
  const { secret, opening } = openingWith(game, scenario, 1);
  const match = Match.begin(game, opening, secret, 1);
  const choose = anyAnswer(game);
  const chance = looseDice(1);
  const entries: Entry[] = [];
  while (match.outcome === null && !match.asks.some((ask) => wanted(match.state, ask))) {
    for (const ask of match.asks) {
      const answer = choose(match.view(ask.seat), ask, chance);
      const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
      if (!verdict.ok) throw new Error(verdict.refusal.message);
      entries.push(verdict.entry);
    }
  }
  if (match.outcome !== null) throw new Error(`${game.title} does not come to the question that is wanted`);
  return { format: JOURNAL_FORMAT, opening, secret, entries };
}

/** What a file chooser is handed. */
export const asFile = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'match.journal.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

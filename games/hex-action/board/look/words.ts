/** Names and small phrases that log, sentences and panels share. */
import { capital, listedWords, nameIn, signedNumber, type Words } from '@weathergage/web/toolkit/phrases.ts';
import { nameOf } from '../../attention/names.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import type { PartyType, Ship, ShipSpec, Surrender } from '../../rules/sea/ship.ts';
import type { Phase, Sea } from '../../rules/sea/state.ts';
import type { Hits, Modifier } from '../../rules/sea/told.ts';
import type { Broadside, Quality } from '../../rules/sea/words.ts';
import type { Outcome } from './types.ts';

export { nameOf };

export const sideName = ({ sides }: Pick<Sea, 'sides'>, id: string): string => nameIn(sides, id);

/** A side in the middle of a sentence: the Royal Navy, the United States. */
export function theSide(sea: Pick<Sea, 'sides'>, id: string): string {
  const name = sideName(sea, id);
  return /(Navy|States|Republic|Fleet)$/.test(name) ? `the ${name}` : name;
}

export const SIDE_WORDS: Words<Broadside> = { L: 'larboard', R: 'starboard' };

/** Where the wind blows to, or a ship points. */
export const DIRECTION_WORDS: Words<Direction> = {
  1: 'up the chart',
  2: 'to the upper right',
  3: 'to the lower right',
  4: 'down the chart',
  5: 'to the lower left',
  6: 'to the upper left',
};

export const PHASE_WORDS: Words<Phase> = {
  muster: 'Choosing the fleets',
  squadrons: 'Forming the squadrons',
  prepare: 'Clearing for action',
  wind: 'Wind',
  unfouling: 'Unfouling',
  notation: 'Plotting',
  execution: 'Movement',
  grappling: 'Grappling',
  ungrappling: 'Ungrappling',
  boarding: 'Boarding parties',
  combat: 'Gunfire',
  'gun-losses': 'Gun losses',
  criticals: 'Critical hits',
  melee: 'Melee',
  load: 'Loading',
  'full-sail': 'Sail drill',
};

export const CLASS_WORDS: Words<ShipSpec['class']> = {
  1: 'ship of the line, class 1',
  2: 'ship of the line, class 2',
  3: 'frigate, class 3',
  4: 'frigate, class 4',
  5: 'sloop or brig, class 5',
  6: 'galley, class 6',
  7: 'gunboat, class 7',
};

export const QUALITY_WORDS: Words<Quality> = {
  elite: 'elite crew',
  crack: 'crack crew',
  average: 'average crew',
  green: 'green crew',
  poor: 'poor crew',
};

export const PARTY_WORDS: Words<PartyType> = { OBP: 'boarders', DBP: 'defenders', TBP: 'men crossing over' };

export const SURRENDER_WORDS: Words<Surrender> = {
  striking: 'strikes her colours, her hull shot to pieces',
  firepower: 'surrenders: not a gun left to answer with',
  immobility: 'surrenders: dismasted and raked',
  melee: 'is carried by boarders',
};

/** How a match was decided; a reason that is not known here is given as it came. */
const REASONS: Words<string> = { 'time ran out': 'Time ran out.', points: 'The points decide.' };
const DRAWN: Words<string> = { surrender: 'Both have surrendered.' };
/** These say what became of those who lost: winner, loser and onlooker read the same sentence. */
const OF_THE_LOSERS: Words<string> = {
  surrender: 'surrendered',
  'all crew lost': 'not a man left aboard',
  'left the sea': 'left the sea',
  'refused combat': 'kept running from the fight',
  resignation: 'given up',
};

export function reasonWords(sea: Pick<Sea, 'sides'>, { reason, winners }: Outcome): string {
  const drawn = winners.length === 0;
  const fate = OF_THE_LOSERS[reason];
  const losers = sea.sides.filter(({ id }) => !winners.includes(id)).map(({ id }) => theSide(sea, id));
  if (!drawn && fate !== undefined && losers.length > 0)
    return `${capital(listedWords(losers))} ${losers.length === 1 ? 'has' : 'have'} ${fate}.`;
  return (drawn ? DRAWN[reason] : undefined) ?? REASONS[reason] ?? `${capital(reason)}.`;
}

const HIT_WORDS = { H: 'hull', G: 'gun', C: 'crew', R: 'rigging' } as const;

/** `hull 3, crew 2`, or `no hit`. */
export function hitWords(hits: Hits): string {
  const parts = (['H', 'G', 'C', 'R'] as const)
    .filter((kind) => hits[kind] > 0)
    .map((kind) => `${HIT_WORDS[kind]} ${hits[kind]}`);
  return parts.length === 0 ? 'no hit' : parts.join(', ');
}

export const modifierWords = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ what, by }) => `${what} ${signedNumber(by)}`).join(', ');

/** What a ship's notes say: F for a foul, G for each grapple, her parties. */
export function notesOf(
  sea: Pick<Sea, 'ships' | 'fouls' | 'grapples' | 'melees' | 'advanced'>,
  ship: Ship,
): string[] {
  const notes: string[] = [];
  for (const { a, b } of sea.fouls)
    if (a === ship.id || b === ship.id) notes.push(`F with ${nameOf(sea, a === ship.id ? b : a)}`);
  for (const { a, b, count } of sea.grapples)
    if (a === ship.id || b === ship.id)
      notes.push(`${count > 1 ? `${count} × ` : ''}G with ${nameOf(sea, a === ship.id ? b : a)}`);
  for (const { a, b } of sea.melees)
    if (a === ship.id || b === ship.id) notes.push(`melee with ${nameOf(sea, a === ship.id ? b : a)}`);
  for (const { type, sections, target } of ship.parties)
    notes.push(`${type} ${sections.join('+')}${target === null ? '' : ` → ${nameOf(sea, target)}`}`);
  return notes;
}

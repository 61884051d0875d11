/** Names and small phrases that log, sentences and panels share. */
import { capital, listedWords, nameIn, signedNumber, type Words } from '@weathergage/web/toolkit/phrases.ts';
import type { SpecialAction } from '../../data/tables.ts';
import type { Quality, Range, Rate, Sail } from '../../data/words.ts';
import type { Disposition } from '../../rules/geometry/wind.ts';
import type { Aim, Opening } from '../../rules/table/asks.ts';
import type { Fate, Ship } from '../../rules/table/ship.ts';
import type { When } from '../../rules/table/standing.ts';
import type { Phase, Squadron, Table } from '../../rules/table/state.ts';
import type { Modifier } from '../../rules/table/told.ts';
import type { Outcome } from './types.ts';

export { CRITICAL_WORDS, nameOf } from '../../attention/names.ts';

export const squadronName = (
  { squadrons }: { readonly squadrons: readonly Squadron[] },
  id: string,
): string => nameIn(squadrons, id);

export const sideName = ({ sides }: Pick<Table, 'sides'>, id: string): string => nameIn(sides, id);

/** A side in the middle of a sentence: the Royal Navy, the United States. */
export function theSide(table: Pick<Table, 'sides'>, id: string): string {
  const name = sideName(table, id);
  return /(Navy|States|Republic|Fleet|squadron|fleet)$/.test(name) ? `the ${name}` : name;
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const PHASE_WORDS: Words<Phase> = {
  initiative: 'Initiative',
  activation: 'Activation',
  boarding: 'Boarding',
  end: 'End of the turn',
};

export const RATE_WORDS: Words<Rate> = {
  '1st': 'first rate',
  '2nd': 'second rate',
  '3rd-large': 'third rate, large',
  '3rd-small': 'third rate, small',
  '4th': 'fourth rate',
  '5th': 'fifth rate, frigate',
  '6th': 'sixth rate',
  sloop: 'sloop',
  'gun-vessel': 'gun-vessel',
};

export const SAIL_WORDS: Words<Sail> = { easy: 'easy sail', battle: 'battle sail', full: 'full sail' };

export const QUALITY_WORDS: Words<Quality> = {
  good: 'good crew',
  average: 'average crew',
  poor: 'poor crew',
};

export const RANGE_WORDS: Words<Range> = {
  pointBlank: 'point blank',
  close: 'close',
  effective: 'effective',
  long: 'long',
};

export const DISPOSITION_WORDS: Words<Disposition> = {
  running: 'running',
  reaching: 'reaching',
  beating: 'beating',
  aback: 'taken aback',
};

export const AIM_WORDS: Words<Aim> = { hull: 'hull', rigging: 'rigging' };

export const OPENING_WORDS: Words<Opening> = {
  'fight-fires': 'fight fires',
  'repair-leaks': 'stop leaks',
  'repair-rudder': 'repair the rudder',
  cut: 'cut the cable',
};

export const ACTION_WORDS: Words<SpecialAction> = {
  tack: 'tack',
  boxhaul: 'boxhaul',
  'fight-fires': 'fight her fires',
  repair: 'make repairs',
  'chain-shot': 'load chain shot',
  'fire-as-she-bears': 'fire as she bears',
};

export const WHEN_WORDS: Words<When> = {
  any: 'at any new chance',
  close: 'at close range or nearer',
  'point-blank': 'at point blank',
  rake: 'at a rake',
  never: 'not again before my next activation',
};

export const FATE_WORDS: Words<Fate> = {
  afloat: 'afloat',
  sunk: 'sunk',
  exploded: 'blown up',
  aground: 'run aground',
  left: 'off the table',
};

const MODIFIER_WORDS: Words<string> = {
  'good-crew': 'good crew',
  'poor-crew': 'poor crew',
  'shooter-easy-sail': 'she is at easy sail',
  'shooter-full-sail': 'she is at full sail',
  'shore-battery': 'guns on firm ground',
  'chain-shot': 'chain shot',
  'target-on-fire': 'target on fire',
  'target-easy-sail': 'target at easy sail',
  'target-full-sail': 'target at full sail',
};

/** What a modifier is called: the rules name it by a key. */
export const modifierName = (what: string): string => MODIFIER_WORDS[what] ?? what.replaceAll('-', ' ');

export const modifierWords = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ what, by }) => `${modifierName(what)} ${signedNumber(by)}`).join(', ');

/** What has become of a ship, for a label or a card; nothing for one that fights on. */
export function stateOf(ship: Ship): string {
  if (ship.fate !== 'afloat') return FATE_WORDS[ship.fate];
  if (ship.colours === 'struck') return 'struck';
  if (ship.colours === 'prize') return 'prize';
  if (ship.colours === 'retaken') return 'retaken';
  if (ship.rigging === 0 && !ship.spec.blockship) return 'demasted';
  return ship.anchored ? 'at anchor' : '';
}

const REASONS: Words<string> = {
  points: 'Time ran out, and the points decide.',
  capture: 'The ships that were wanted have been taken.',
  sink: 'The ships that were to be destroyed are gone.',
  strike: 'Enough ships have struck or been lost.',
  exit: 'Enough ships have got away.',
  hold: 'The anchorage was held to the end.',
  survive: 'Enough ships outlasted the day.',
  battery: 'The batteries are silenced.',
  flagship: 'The flagship is out of the fight.',
  fractionCrippled: 'Too many ships are crippled to go on.',
  field: 'Nobody is left to dispute the water.',
  draw: 'Neither side has done enough.',
};

/** What ended the fight for ships of a side, each cause with the names. */
const LOSS_WORDS: readonly (readonly [(ship: Ship) => boolean, (names: string, many: boolean) => string])[] =
  [
    [({ fate }) => fate === 'left', (names) => `${names} left the table`],
    [({ fate }) => fate === 'sunk', (names) => `${names} sank`],
    [({ fate }) => fate === 'exploded', (names) => `${names} blew up`],
    [({ fate }) => fate === 'aground', (names) => `${names} ran aground`],
    [
      ({ fate, side, owner }) => fate === 'afloat' && side !== owner,
      (names, many) => `${names} ${many ? 'were' : 'was'} taken`,
    ],
    [({ fate, colours }) => fate === 'afloat' && colours === 'struck', (names) => `${names} struck`],
  ];

/** More names than this are counted. */
const FEW = 3;

function lossesOf({ ships }: Pick<Table, 'ships'>, winners: readonly string[]): string {
  const lost = ships.filter(({ owner }) => !winners.includes(owner));
  const causes = LOSS_WORDS.flatMap(([is, words]) => {
    const found = lost.filter(is).map(({ spec }) => spec.name);
    if (found.length === 0) return [];
    return [words(found.length > FEW ? `${found.length} ships` : listedWords(found), found.length > 1)];
  });
  return causes.length === 0 ? '' : ` ${capital(listedWords(causes))}.`;
}

/** Why the match ended, and what became of the losers; a resignation names those who gave up. */
export function reasonWords(
  table: Pick<Table, 'sides' | 'turn' | 'turnLimit' | 'ships'>,
  { reason, winners }: Outcome,
): string {
  if (reason === 'resigned') {
    const losers = table.sides.filter(({ id }) => !winners.includes(id)).map(({ id }) => theSide(table, id));
    return losers.length === 0
      ? 'The fight was given up.'
      : `${capital(listedWords(losers))} gave up the fight.`;
  }
  const losses = winners.length === 0 ? '' : lossesOf(table, winners);
  if (reason === 'points' && table.turn < table.turnLimit)
    return `One side has nobody left to fight, and the points decide.${losses}`;
  return `${REASONS[reason] ?? `${capital(reason)}.`}${losses}`;
}

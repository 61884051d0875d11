/** What the Advanced Game adds to the vocabulary of log, sentences and panels. */

import { countedWords, type Words } from '@weathergage/web/toolkit/phrases.ts';
import type { SectionMark } from '../../rules/bearing/gun-sections.ts';
import type { Anchored, Anchoring, End, Notes, Repair, ShotKind } from '../../rules/sea/advanced-log.ts';
import type { Velocity } from '../../rules/sea/advanced-sea.ts';
import type { TableChoices } from '../../rules/sea/rule-set.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { nameOf, SIDE_WORDS } from './words.ts';

export const VELOCITY_WORDS: Words<Velocity> = {
  0: 'becalmed',
  1: 'light breeze',
  2: 'moderate breeze',
  3: 'normal breeze',
  4: 'heavy breeze',
  5: 'gale',
  6: 'storm',
  7: 'hurricane',
};

export const SHOT_WORDS: Words<ShotKind> = {
  R: 'round shot',
  D: 'double shot',
  C: 'chain shot',
  G: 'grape shot',
};

export const SAIL_WORDS = { battle: 'battle sails', full: 'full sails' } as const;

/** How she lies at her anchor; and what the order to do so says. */
export const ANCHORING_WORDS: Words<Anchoring> = {
  A: 'at anchor',
  AB: 'on springs by the bow',
  AS: 'on springs by the stern',
};
export const ANCHOR_ORDERS: Words<NonNullable<Notes['anchor']>> = {
  A: 'Anchor (A)',
  AB: 'Anchor by the bow, on springs (AB)',
  AS: 'Anchor by the stern, on springs (AS)',
  up: 'Weigh anchor',
  cut: 'Cut the cable',
};

export const REPAIR_WORDS: Words<Repair> = { RH: 'hull', RG: 'guns', RR: 'rigging' };

export const END_WORDS: Words<End> = {
  left: 'leaves the chart',
  sunk: 'goes down',
  exploded: 'blows up',
  burnt: 'burns to the water’s edge',
  wrecked: 'is wrecked ashore',
};

const STATE_WORDS: Words<Anchored['state']> = {
  ordered: 'letting go, from next turn',
  holding: '',
  weighing: 'weighing',
};

export function anchorWords({ how, state, turns }: Anchored): string {
  if (state === 'weighing') return `weighing, turn ${turns} of 2`;
  return [STATE_WORDS[state], ANCHORING_WORDS[how]].filter(Boolean).join(' ');
}

/** `LGB`: a square of guns by its side, its kind and its section. */
export const sectionMarkWords = (mark: SectionMark): string =>
  `${SIDE_WORDS[mark[0] as 'L' | 'R']} ${mark[1] === 'G' ? 'gun' : 'carronade'}, ${mark[2] === 'B' ? 'bow' : 'stern'} section`;

/** What each reconstructed table is about, for the remark that it had a say. */
const TABLE_WORDS: Words<keyof TableChoices> = {
  fullSailHits: 'the extra hits on full sails',
  lowPowder: 'the low powder column',
  criticals: 'the critical hit table',
  fires: 'how fires end',
  windNumbers: 'the wind change numbers',
  startingWind: 'the starting wind',
};

/** `Reconstructed: the low powder column.` Nothing where every table that had a say is known as it was printed. */
export function reconstructedWords(tables: readonly string[] | undefined): string {
  const named = (tables ?? []).flatMap((table) =>
    table in TABLE_WORDS ? [TABLE_WORDS[table as keyof TableChoices]] : [],
  );
  return named.length === 0 ? '' : ` Reconstructed: ${named.join(', ')}.`;
}

/** The notes column as a captain writes it: FS, AB, RR, T for a tow. */
export function noteSigns(sea: Pick<Sea, 'ships' | 'advanced'>, notes: Notes): string {
  return [
    notes.sail,
    notes.anchor === 'up' ? 'Ⓐ' : notes.anchor === 'cut' ? 'a' : notes.anchor,
    notes.repair,
    notes.oars && 'oars',
    notes.light && 'lights her',
    notes.tow && `tows ${nameOf(sea, notes.tow)}`,
    notes.out && `fires out ${SIDE_WORDS[notes.out]}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 38.2.1: what a die must show to float her. */
export const floatWords = (difficulty: number): string =>
  difficulty >= 6
    ? 'no die will float her unless she is lightened'
    : difficulty === 5
      ? 'only a 6 will float her'
      : `${difficulty + 1} or more will float her`;

const sidesOf = (sides: readonly ('L' | 'R')[]): string =>
  [...new Set(sides)].map((side) => SIDE_WORDS[side]).join(' and ');

/** What lasts and can be seen of a ship of the Advanced Game, for her log and for a screen reader. */
export function plightOf(sea: Pick<Sea, 'ships' | 'advanced'>, ship: Ship): string[] {
  const log = ship.advanced;
  if (log === undefined) return [];
  const { wounds } = log;
  return [
    log.sail === 'full' ? 'under full sails' : '',
    log.anchor === null ? '' : anchorWords(log.anchor),
    log.anchors < 2 ? countedWords(log.anchors, 'anchor left', 'anchors left') : '',
    log.doom === null ? '' : log.doom === 'sinking' ? 'sinking' : 'about to blow up',
    log.fire === null ? '' : 'on fire',
    log.lit === null ? '' : 'lit and abandoned',
    log.wreckage.length === 0 ? '' : `wreckage over the ${sidesOf(log.wreckage)} side`,
    log.aground === null
      ? ''
      : `aground: ${floatWords(log.aground.difficulty - (log.aground.lightened ? 1 : 0))}`,
    log.tows === null ? '' : `towing ${nameOf(sea, log.tows)}`,
    wounds.turning ? `turning ability ${wounds.turning} less` : '',
    wounds.waterline ? `${countedWords(wounds.waterline, 'crew section')} at the pumps` : '',
    ...(wounds.broadside ?? []).map(
      ({ side, by, until }) => `${SIDE_WORDS[side]} fires ${by} lower until turn ${until}`,
    ),
  ].filter(Boolean);
}

/** The squadron that a ship sails in, if the fleet has any. */
export const squadronOf = (sea: Pick<Sea, 'advanced'>, ship: string) =>
  sea.advanced?.squadrons.find(({ ships }) => ships.includes(ship)) ?? null;

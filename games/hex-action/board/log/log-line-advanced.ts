/** The Advanced Game's happenings in the voice of a ship's log. */

import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { CriticalEffect } from '../../data/criticals.ts';
import { hexName } from '../../rules/sea/hex.ts';
import { northOf, windWords } from '../look/wind-words.ts';
import { hitWords, nameOf, SIDE_WORDS, theSide } from '../look/words.ts';
import {
  ANCHORING_WORDS,
  END_WORDS,
  floatWords,
  noteSigns,
  REPAIR_WORDS,
  reconstructedWords,
  SAIL_WORDS,
  SHOT_WORDS,
  VELOCITY_WORDS,
} from '../look/words-advanced.ts';
import { grave, type Of, plain, throwWords, type Writers } from './log-line-parts.ts';

/** Told in the Advanced Game alone. */
type AdvancedKind =
  | 'bombardment'
  | 'battery-hit'
  | 'critical'
  | 'fire-aboard'
  | 'destroyed-hull'
  | 'crew-back'
  | 'doomed'
  | 'ended'
  | 'blast'
  | 'wind-check'
  | 'wind'
  | 'notes'
  | 'note-void'
  | 'sails'
  | 'anchor'
  | 'repaired'
  | 'repair-void'
  | 'reloaded'
  | 'message'
  | 'late'
  | 'flag'
  | 'tow'
  | 'mast'
  | 'wreckage'
  | 'aground'
  | 'refloat'
  | 'sounded'
  | 'boom'
  | 'lit'
  | 'catches-fire'
  | 'seen-through'
  | 'unreliable'
  | 'mustered'
  | 'squadrons';

const FIRE_WORDS: Readonly<Record<Of<'fire-aboard'>['what'], string>> = {
  'breaks-out': 'is on fire',
  burns: 'still burns',
  out: 'has the fire out',
  'beyond-control': 'can’t master the fire',
  spared: 'is spared a fire',
};

/** What a critical hit did. */
const EFFECTS: Readonly<Record<CriticalEffect, string>> = {
  none: 'no more harm done',
  mast: 'a mast is struck and its rigging goes',
  broadside: 'wreckage before the ports, the guns fire worse for a time',
  line: 'a line parts',
  aloft: 'the men aloft are hit',
  doubled: 'some of the hits count twice',
  fire: 'fire',
  courage: 'the crew waver',
  helm: 'the wheel is hit, no turn next',
  anchor: 'an anchor cable is cut',
  rudder: 'the rudder is hit, she turns worse for good',
  waterline: 'holed at the waterline, men to the pumps',
  magazine: 'the magazine',
};
const effectWords = (effect: string): string =>
  (EFFECTS as Readonly<Record<string, string>>)[effect] ?? effect.replaceAll('-', ' ');

const ANCHOR_WORDS: Readonly<Record<Of<'anchor'>['what'], string>> = {
  dropped: 'anchors',
  weighing: 'heaves at her anchor',
  weighed: 'has her anchor up and may sail',
  cut: 'cuts her cable',
  lost: 'loses an anchor',
};

const TOW_ENDS: Readonly<Record<Of<'tow'>['why'], (ship: string, tows: string) => string>> = {
  taken: (ship, tows) => `${ship} lets go of ${tows}.`,
  'cast-off': (ship, tows) => `${ship} casts off ${tows}.`,
  cut: (ship, tows) => `The hawser from ${ship} to ${tows} is shot away.`,
  wind: (ship, tows) => `In this wind ${ship} must let go of ${tows}.`,
};

const SAIL_CAUSES: Readonly<Record<Of<'sails'>['why'], string>> = {
  noted: '',
  'rigging-lost': ': her upper rigging is gone',
  storm: ': the storm allows no more',
  start: ' at the start',
};

const tableWords = (table: number | null, dice: readonly number[] | undefined): string =>
  table === null
    ? 'too far to hit, a miss'
    : `table ${table}${dice === undefined || dice.length === 0 ? '' : `, die ${dice.join(', ')}`}`;

function windLine(
  { direction, velocity, changeNumber, scheduled }: Of<'wind'>,
  { scenario }: { readonly scenario: string },
) {
  const change = changeNumber === null ? '' : ` It changes on ${changeNumber}.`;
  return grave(
    `${scheduled ? 'As foreseen the wind is' : 'The wind is'} now ${windWords(direction, northOf(scenario))}, ${VELOCITY_WORDS[velocity]} (${velocity}).${change}`,
  );
}

export const advancedWriters: Writers<AdvancedKind> = {
  bombardment: (told, sea) => {
    const from = nameOf(sea, told.from);
    const what = told.mortar ? `${from}’s mortar` : from;
    if (told.target === null) return plain(`${what} fires at nothing.`, told.from);
    return plain(
      `${what} at ${nameOf(sea, told.target)}, range ${told.range}${told.aim === 'rigging' ? ', high' : ''}: ${tableWords(told.table, told.dice)}. ${capital(hitWords(told.hits))}.`,
      told.from,
      told.target,
    );
  },
  'battery-hit': (told, sea) =>
    (told.silenced ? grave : plain)(
      `${nameOf(sea, told.battery)} loses hull ${told.hull}, crew ${told.crew}${told.silenced ? ' and is silenced' : ''}.`,
      told.battery,
    ),
  critical: (told, sea) => {
    const side = told.side === undefined ? '' : `, ${SIDE_WORDS[told.side]}`;
    const amount = told.amount === undefined ? '' : ` (${told.amount})`;
    const line = `A critical hit on ${nameOf(sea, told.ship)} by ${nameOf(sea, told.from)}, row ${told.row}${told.aim === 'hull' ? 'H' : 'R'}${side}: ${effectWords(told.effect)}${amount}.${reconstructedWords([told.table])}`;
    return (told.effect === 'none' ? plain : grave)(line, told.ship, told.from);
  },
  'fire-aboard': (told, sea) =>
    grave(
      `${nameOf(sea, told.ship)} ${FIRE_WORDS[told.what]}${told.turns > 0 && told.what !== 'out' ? `, ${countedWords(told.turns, 'turn')} to go` : ''}.`,
      told.ship,
    ),
  // What befalls her otherwise is told as `doomed`.
  'destroyed-hull': (told, sea) =>
    told.fate === 'strikes'
      ? plain(`${nameOf(sea, told.ship)}, her hull shot through, will stay afloat.`, told.ship)
      : null,
  'crew-back': (told, sea) =>
    plain(
      `${countedWords(
        told.crew.reduce((sum, { squares }) => sum + squares, 0),
        'crew square comes',
        'crew squares come',
      )} off to ${nameOf(sea, told.ship)} from the shore.`,
      told.ship,
    ),
  doomed: (told, sea) => {
    const name = nameOf(sea, told.ship);
    const sinks = told.doom === 'sinking';
    // The die of every turn after, until a six ends it: what it brings is told as `ended`.
    if (told.dice !== undefined)
      return plain(
        `${name} ${sinks ? 'settles' : 'burns on'}: a six ${sinks ? 'sinks her' : 'blows her up'}.`,
        told.ship,
      );
    return grave(
      `${name} is ${sinks ? 'sinking' : 'burning towards her magazine'}: nothing can save her.`,
      told.ship,
    );
  },
  ended: (told, sea) => grave(`${nameOf(sea, told.ship)} ${END_WORDS[told.how]}.`, told.ship),
  blast: (told, sea) =>
    grave(
      `The blast of ${nameOf(sea, told.ship)} strikes ${nameOf(sea, told.on)}: ${tableWords(told.table, told.dice)}. ${capital(hitWords(told.hits))}.`,
      told.ship,
      told.on,
    ),
  'wind-check': (told) =>
    told.changes || told.changeNumber === null
      ? null
      : plain(`The wind holds: it changes on ${told.changeNumber}.`),
  wind: windLine,
  notes: (told, sea) =>
    plain(
      `Notes opened. ${Object.entries(told.notes)
        .map(([id, notes]) => `${nameOf(sea, id)} ${noteSigns(sea, notes)}`)
        .join('; ')}.`,
      ...Object.keys(told.notes),
    ),
  'note-void': (told, sea) => plain(`${nameOf(sea, told.ship)}: the note (${told.note}) is void.`, told.ship),
  // Battle sails are what everybody expects at the start.
  sails: (told, sea) =>
    told.why === 'start' && told.sail === 'battle'
      ? null
      : plain(
          `${nameOf(sea, told.ship)} ${told.why === 'start' ? 'is under' : told.sail === 'full' ? 'sets' : 'comes down to'} ${SAIL_WORDS[told.sail]}${SAIL_CAUSES[told.why]}.`,
          told.ship,
        ),
  anchor: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)} ${told.what === 'dropped' && told.how !== null ? `lies ${ANCHORING_WORDS[told.how]}` : ANCHOR_WORDS[told.what]}${told.left < 2 ? `; anchors left: ${told.left}` : ''}.`,
      told.ship,
    ),
  repaired: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)} repairs her ${REPAIR_WORDS[told.repair]}: ${told.squares > 0 ? `${countedWords(told.squares, 'square')} made good` : `set ${told.sets} of 3`}.`,
      told.ship,
    ),
  'repair-void': (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)}’s repair of the ${REPAIR_WORDS[told.repair]} comes to nothing.`,
      told.ship,
    ),
  reloaded: (told, sea) => {
    const ship = nameOf(sea, told.ship);
    if (told.mortars) return plain(`${ship} loads her mortars.`, told.ship);
    if (told.side === null) return told.shot === null ? plain(`${ship} loads.`, told.ship) : null;
    const shot = told.shot === null ? '' : ` with ${SHOT_WORDS[told.shot]}`;
    return plain(
      `${ship} loads her ${SIDE_WORDS[told.side]} guns${shot}; ${countedWords(told.left, 'reload')} left.`,
      told.ship,
    );
  },
  message: (told, sea) => plain(`${nameOf(sea, told.ship)} signals: “${told.text}”`, told.ship),
  late: (told, sea) =>
    plain(`No orders for ${nameOf(sea, told.ship)} in time: she stands straight on.`, told.ship),
  flag: (told, sea) => {
    const squadron = sea.advanced?.squadrons.find(({ id }) => id === told.squadron)?.name ?? told.squadron;
    return told.ship === null
      ? grave(`The ${squadron} squadron has lost her flagship.`)
      : grave(`${nameOf(sea, told.ship)} now flies the flag of the ${squadron} squadron.`, told.ship);
  },
  tow: (told, sea) =>
    plain(
      told.begins
        ? `${nameOf(sea, told.ship)} takes ${nameOf(sea, told.tows)} in tow.`
        : TOW_ENDS[told.why](nameOf(sea, told.ship), nameOf(sea, told.tows)),
      told.ship,
      told.tows,
    ),
  mast: (told, sea) =>
    grave(
      told.hangs === null
        ? `A mast of ${nameOf(sea, told.ship)} goes by the board and falls clear.`
        : `A mast of ${nameOf(sea, told.ship)} falls and hangs over the ${SIDE_WORDS[told.hangs]} side: no gun can be fired until it is cut away.`,
      told.ship,
    ),
  wreckage: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)} cuts at the wreckage over her ${SIDE_WORDS[told.side]} side: ${throwWords(told)}. ${told.success ? 'It is gone.' : 'It still hangs.'}`,
      told.ship,
    ),
  aground: (told, sea) =>
    grave(
      `${nameOf(sea, told.ship)} runs aground at ${hexName(told.hex)} in ${told.depth}; ${floatWords(told.difficulty)}.`,
      told.ship,
    ),
  refloat: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)}${told.lightened ? ', lightened of two guns,' : ''} tries to float off: ${told.total} against ${told.needed}. ${told.floats ? 'She floats.' : 'She sits fast.'}`,
      told.ship,
    ),
  sounded: (told, sea) => {
    const depths = Object.values(told.depths);
    if (depths.length === 0) return null;
    return plain(
      `${nameOf(sea, told.ship)} casts the lead: ${listedWords([...new Set(depths)].map(String))} where it is shoal.`,
      told.ship,
    );
  },
  boom: (told, sea) =>
    grave(
      `${nameOf(sea, told.ship)} strikes the boom at ${hexName(told.hex)}: it ${told.opens ? 'parts' : 'holds'}.`,
      told.ship,
    ),
  lit: (told, sea) => grave(`${nameOf(sea, told.ship)}’s crew light her and take to the boats.`, told.ship),
  'catches-fire': (told, sea) =>
    (told.caught ? grave : plain)(
      `${nameOf(sea, told.ship)} lies by the burning ${nameOf(sea, told.from)} and ${told.caught ? 'catches fire' : 'does not catch'}.`,
      told.ship,
      told.from,
    ),
  'seen-through': (told, sea) =>
    plain(`${nameOf(sea, told.ship)} is near enough to be seen for what she is.`, told.ship),
  unreliable: (told, sea) =>
    told.holdsBack ? plain(`${nameOf(sea, told.ship)} hangs back this turn.`, told.ship) : null,
  squadrons: (told, sea) =>
    plain(
      `${nameOf(sea, told.flagship)} is a flagship; ${countedWords(told.squadrons.length, 'squadron')} under her commander: ${told.squadrons.map((ships) => listedWords(ships.map((id) => nameOf(sea, id)))).join('; ')}.`,
      told.flagship,
    ),
  mustered: (told, sea) =>
    plain(
      `${capital(theSide(sea, told.side))} musters ${countedWords(told.ships.length, 'ship')} for ${told.points} points.`,
      ...told.ships,
    ),
};

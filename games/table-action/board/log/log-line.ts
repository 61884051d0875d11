/** Happenings in the voice of a ship's log: brief and exact, with dice and rule to look up. */

import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import { lineTold, verdictLine } from '@weathergage/web/toolkit/log-lines.ts';
import { capital, countedWords, nameIn, signedNumber } from '@weathergage/web/toolkit/phrases.ts';
import { totalOf } from '../../rules/gunnery/to-hit.ts';
import type { TableTold, Test } from '../../rules/table/told.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import type { TableDesk, ToldOf } from '../look/types.ts';
import {
  ACTION_WORDS,
  CRITICAL_WORDS,
  DISPOSITION_WORDS,
  modifierWords,
  nameOf,
  OPENING_WORDS,
  RANGE_WORDS,
  reasonWords,
  SAIL_WORDS,
  sideName,
  squadronName,
  theSide,
} from '../look/words.ts';

type View = TableDesk['view'];
type Line = Omit<LogLine, 'rule' | 'dice'>;

const plain = (text: string, ...subjects: readonly string[]): Line => ({ text, weight: 'plain', subjects });
const grave = (text: string, ...subjects: readonly string[]): Line => ({ text, weight: 'grave', subjects });

const testWords = ({ successes, needed }: Test): string =>
  `${countedWords(successes, 'success', 'successes')} against ${needed}`;

/** What each kind of fire is called, up to the target's name. */
function gunsOf({ how, side }: ToldOf<'fire'>): string {
  if (how === 'battery') return ' opens on';
  const guns = `, ${side ?? ''} broadside at`;
  return how === 'snap' ? `, snap fire${guns}` : how === 'bears' ? `, firing as she bears${guns}` : guns;
}

function fireLine(told: ToldOf<'fire'>, view: View): Line {
  const modifier = totalOf(told.modifiers);
  const where = `${RANGE_WORDS[told.range]} range, ${inchesText(told.distance)}${told.rake === null ? '' : `, raking her ${told.rake}`}${told.aim === 'rigging' ? ', high' : ''}`;
  const pool = [
    told.large.count > 0 ? `${told.large.count} D10` : '',
    told.regular.count > 0 ? `${told.regular.count} D6` : '',
  ].filter(Boolean);
  const needs = `${told.needed}+${modifier === 0 ? '' : `, ${signedNumber(modifier)} to each`}`;
  const dice = pool.length === 0 ? 'muskets only' : `${pool.join(' and ')}, ${needs}`;
  const hits = pool.length === 0 ? '' : ` ${told.hits === 0 ? 'No hit' : countedWords(told.hits, 'hit')}.`;
  return plain(
    `${nameOf(view, told.ship)}${gunsOf(told)} ${nameOf(view, told.target)}, ${where}: ${dice}.${hits}`,
    told.ship,
    told.target,
  );
}

const WHY_WORDS: Readonly<Record<string, string>> = {
  collision: ' in the collision',
  boarding: ' hand to hand',
  fire: ' to the flames',
  aback: ' aback',
  mast: ' with the mast',
  musketry: ' to musketry',
};

type Writers = { readonly [K in TableTold['kind']]: (told: ToldOf<K>, view: View) => Line | null };

const WRITERS: Writers = {
  turn: (told) => ({ text: `Turn ${told.turn}`, weight: 'heading', subjects: [] }),
  signalled: (told, view) =>
    plain(`${nameOf(view, told.ship)} signals ${squadronName(view, told.squadron)}.`, told.ship),
  initiative: (told, view) =>
    plain(
      `Order of play: ${told.order
        .map((id) => {
          const roll = told.rolls.find(({ squadron }) => squadron === id);
          return `${squadronName(view, id)}${roll === undefined ? '' : ` ${roll.total}`}`;
        })
        .join(
          ', ',
        )}.${told.ties.length === 0 ? '' : ` Ties thrown off: ${told.ties.map(({ squadron, die }) => `${squadronName(view, squadron)} ${die}`).join(', ')}.`}`,
    ),
  activated: (told, view) => {
    const first =
      told.opening === null
        ? ''
        : `, to ${OPENING_WORDS[told.opening]}${told.allHands ? ' with all hands' : ''}`;
    return plain(`${nameOf(view, told.ship)} acts${first}.`, told.ship);
  },
  cut: (told, view) => plain(`${nameOf(view, told.ship)} cuts her cable and makes easy sail.`, told.ship),
  special: (told, view) =>
    plain(
      `${nameOf(view, told.ship)} tries to ${ACTION_WORDS[told.action]}: ${testWords(told)}. ${told.passed ? 'Done.' : 'It fails.'}`,
      told.ship,
    ),
  fires: (told, view) =>
    told.by < 0
      ? plain(
          `${nameOf(view, told.ship)} puts out ${countedWords(-told.by, 'fire')}; ${told.fires === 0 ? 'none is left' : `${told.fires} burn on`}.`,
          told.ship,
        )
      : grave(
          `${nameOf(view, told.ship)} ${told.ignored ? 'lets her fires spread' : 'is on fire'}: ${countedWords(told.fires, 'fire')}.`,
          told.ship,
        ),
  leaks: (told, view) =>
    told.by < 0
      ? plain(
          `${nameOf(view, told.ship)} stops ${countedWords(-told.by, 'leak')}; ${told.leaks === 0 ? 'she is tight again' : `${told.leaks} are left`}.`,
          told.ship,
        )
      : grave(
          `${nameOf(view, told.ship)} ${told.ignored ? 'takes in more water' : 'is leaking'}: ${countedWords(told.leaks, 'leak')}.`,
          told.ship,
        ),
  'rudder-repaired': (told, view) => plain(`${nameOf(view, told.ship)} answers her helm again.`, told.ship),
  sail: (told, view) =>
    plain(
      `${nameOf(view, told.ship)} goes from ${SAIL_WORDS[told.from]} to ${SAIL_WORDS[told.to]}.`,
      told.ship,
    ),
  moved: (told, view) =>
    plain(
      `${nameOf(view, told.ship)} stands on ${inchesText(told.distance)}, ${DISPOSITION_WORDS[told.disposition]}.`,
      told.ship,
    ),
  turned: (told, view) =>
    plain(
      `${nameOf(view, told.ship)} turns ${Math.abs(degrees(told.by))}° to ${told.by < 0 ? 'larboard' : 'starboard'}.`,
      told.ship,
    ),
  boxhauled: (told, view) => plain(`${nameOf(view, told.ship)} boxhauls right round.`, told.ship),
  aback: (told, view) =>
    grave(`${nameOf(view, told.ship)} is taken aback under ${SAIL_WORDS[told.sail]}.`, told.ship),
  drifted: (told, view) => plain(`${nameOf(view, told.ship)} drifts down the wind.`, told.ship),
  blocked: (told, view) =>
    plain(`${nameOf(view, told.ship)} is held by ${nameOf(view, told.by)} alongside.`, told.ship, told.by),
  collision: (told, view) =>
    grave(`${nameOf(view, told.ship)} runs into ${nameOf(view, told.with)}.`, told.ship, told.with),
  aligned: (told, view) =>
    told.rule === 'boarding.align-free'
      ? plain(`${nameOf(view, told.ship)} is laid alongside.`, told.ship)
      : plain(`${nameOf(view, told.ship)} is swung into line by the blow.`, told.ship),
  aground: (told, view) =>
    grave(
      `${nameOf(view, told.ship)} runs aground on ${told.name ?? `the ${told.on}`} and is lost.`,
      told.ship,
    ),
  left: (told, view) => grave(`${nameOf(view, told.ship)} leaves by the ${told.edge} edge.`, told.ship),
  fire: fireLine,
  musketry: (told, view) =>
    plain(
      `${nameOf(view, told.ship)}’s muskets at ${nameOf(view, told.target)}: ${countedWords(told.count, 'die', 'dice')}, ${countedWords(told.hits, 'hit')}.`,
      told.ship,
      told.target,
    ),
  'critical-check': (told, view) =>
    told.critical ? plain(`A six: ${nameOf(view, told.ship)} is hit where it counts.`, told.ship) : null,
  critical: (told, view) =>
    grave(
      `${nameOf(view, told.ship)}${told.raked ? ', raked' : ''}: ${told.total} on two dice, ${CRITICAL_WORDS[told.critical]}.`,
      told.ship,
    ),
  damage: (told, view) =>
    plain(
      `${nameOf(view, told.ship)} loses ${told.by} ${told.area}${WHY_WORDS[told.why] ?? ''}; ${told.left} left.`,
      told.ship,
    ),
  crippled: (told, view) => grave(`${nameOf(view, told.ship)} is crippled: her ${told.area}.`, told.ship),
  sunk: (told, view) =>
    grave(
      `${nameOf(view, told.ship)} ${told.why === 'hull' ? 'sinks, shot through and through' : told.why === 'fires' ? 'burns to the waterline' : 'fills and goes down'}.`,
      told.ship,
    ),
  exploded: (told, view) => grave(`${nameOf(view, told.ship)} blows up.`, told.ship),
  demasted: (told, view) =>
    grave(`${nameOf(view, told.ship)} has not a mast standing and drifts.`, told.ship),
  struck: (told, view) =>
    grave(
      `${nameOf(view, told.ship)} strikes her colours${told.why === 'crew' ? ': nobody is left to fight her' : ''}.`,
      told.ship,
    ),
  morale: (told, view) =>
    plain(
      `${nameOf(view, told.ship)}’s crew wavers: ${testWords(told)}${told.flagship ? ', the flagship near' : ''}. ${told.passed ? 'They fight on.' : 'They have had enough.'}`,
      told.ship,
    ),
  boards: (told, view) =>
    told.reached
      ? grave(`${nameOf(view, told.ship)} boards ${nameOf(view, told.target)}.`, told.ship, told.target)
      : plain(
          `${nameOf(view, told.ship)} falls short of ${nameOf(view, told.target)} by ${inchesText(told.gap)}.`,
          told.ship,
          told.target,
        ),
  'snap-declined': (told, view) =>
    plain(
      `${nameOf(view, told.ship)} holds her fire as ${nameOf(view, told.boarder)} comes alongside.`,
      told.ship,
    ),
  'boarding-round': (told, view) =>
    plain(
      `Round ${told.round}: ${[told.attacker, told.defender]
        .map(
          ({ ship, hits, casualties }) =>
            `${nameOf(view, ship)} ${countedWords(hits, 'hit')}, ${casualties} after the saves`,
        )
        .join('; ')}.`,
      told.attacker.ship,
      told.defender.ship,
    ),
  'boarding-ends': (told, view) =>
    grave(
      told.winner === null
        ? `${nameOf(view, told.attacker)} and ${nameOf(view, told.defender)} have fought each other to a standstill.`
        : `${nameOf(view, told.winner)} carries the day in ${countedWords(told.rounds, 'round')}.`,
      told.attacker,
      told.defender,
    ),
  captured: (told, view) =>
    grave(
      `${nameOf(view, told.ship)} is the prize of ${nameOf(view, told.by)}, ${told.crew} men aboard.`,
      told.ship,
      told.by,
    ),
  retaken: (told, view) =>
    grave(
      `${nameOf(view, told.ship)} is retaken by ${nameOf(view, told.by)} for ${theSide(view, told.side)}.`,
      told.ship,
      told.by,
    ),
  chance: (told, view) =>
    plain(
      `${nameOf(view, told.mover)} comes into the fire of ${nameOf(view, told.ship)}.`,
      told.ship,
      told.mover,
    ),
  'let-pass': (told, view) =>
    plain(
      `${nameOf(view, told.ship)} bears on ${nameOf(view, told.mover)} and waits for better, as she was ordered.`,
      told.ship,
      told.mover,
    ),
  held: (told, view) => plain(`${nameOf(view, told.ship)} holds her fire and waits.`, told.ship),
  'battery-held': (told, view) =>
    plain(
      `${nameOf(view, told.ship)} ${told.idle ? 'has nothing to fire at' : 'holds its fire'}.`,
      told.ship,
    ),
  destroyed: (told, view) => grave(`${nameOf(view, told.ship)} is a heap of stones.`, told.ship),
  surrendered: (told, view) =>
    grave(
      `${nameOf(view, told.ship)} hauls down its flag${told.why === 'crew' ? ', its gunners all gone' : ''}.`,
      told.ship,
    ),
  done: () => null,
  fluky: (told) =>
    plain(told.fluky ? 'The breeze fails: one segment at most next turn.' : 'The breeze holds.'),
  resigned: (told, view) => grave(`${nameIn(view.seats, told.seat)} gives up the fight.`),
  over: ({ outcome }, view) =>
    verdictLine(
      outcome.winners.map((side) => theSide(view, side)),
      reasonWords(view, outcome),
      Object.entries(outcome.points ?? {}).map(([side, sum]) => [sideName(view, side), sum]),
    ),
};

export function logLine(told: TableTold, desk: TableDesk): LogLine | null {
  const write = WRITERS[told.kind] as (told: TableTold, view: View) => Line | null;
  const line = write(told, desk.view);
  return lineTold(line && { ...line, text: capital(line.text) }, told);
}

/** The sum of a shot in one line, for the story's card. */
export const sumWords = (told: ToldOf<'fire'>): string =>
  [
    `needs ${told.needed}+`,
    modifierWords(told.modifiers),
    told.rake === null ? '' : 'rake: dice doubled',
    told.halved > 0 ? 'dice halved' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Happenings in the voice of a ship's log: brief and exact, with dice and rule to look up. */

import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import { lineTold, verdictLine } from '@weathergage/web/toolkit/log-lines.ts';
import {
  capital,
  countedWords,
  listedWords,
  nameIn,
  signedNumber,
} from '@weathergage/web/toolkit/phrases.ts';
import { hexName } from '../../rules/sea/hex.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import type { HexDesk } from '../look/types.ts';
import {
  hitWords,
  nameOf,
  PARTY_WORDS,
  reasonWords,
  SIDE_WORDS,
  SURRENDER_WORDS,
  sideName,
  theSide,
} from '../look/words.ts';
import { reconstructedWords, SHOT_WORDS } from '../look/words-advanced.ts';
import { advancedWriters } from './log-line-advanced.ts';
import {
  diceWords,
  figure,
  grave,
  type Line,
  type Of,
  plain,
  type Sea,
  throwWords,
  type Writers,
} from './log-line-parts.ts';

function damageWords(told: Of<'damage'>): string {
  const crew = told.crew.reduce((sum, { squares }) => sum + squares, 0);
  const guns = told.guns.L + told.guns.R;
  const carronades = told.carronades.L + told.carronades.R;
  const parts = [
    told.hull > 0 ? `hull ${told.hull}` : '',
    crew > 0 ? `crew ${crew}` : '',
    guns > 0 ? `guns ${guns}` : '',
    carronades > 0 ? `carronades ${carronades}` : '',
    told.rigging > 0 ? `rigging ${told.rigging}` : '',
  ].filter(Boolean);
  return parts.join(', ');
}

/** Which guns with what: the whole larboard broadside, or its bow section with chain. */
function gunsWords({ side, section, shot }: Of<'fire'>): string {
  const guns = section === undefined ? 'broadside' : `${section} guns`;
  return `${SIDE_WORDS[side]} ${guns}${shot === undefined || shot === 'R' ? '' : ` with ${SHOT_WORDS[shot]}`}`;
}

function fireLine(told: Of<'fire'>, sea: Sea): Line {
  const ship = nameOf(sea, told.ship);
  const guns = gunsWords(told);
  if (told.target === null) return plain(`${ship} fires her ${guns} at the empty sea.`, told.ship);
  const at = `${ship}, ${guns} at ${nameOf(sea, told.target)}`;
  const rake = told.sternRake ? ', stern rake' : told.rake ? ', rake' : '';
  const where = `range ${told.range}${rake}${told.aim === 'rigging' ? ', high' : ''}`;
  if (told.table === null) return plain(`${at}, ${where}: too far to hit, a miss.`, told.ship, told.target);
  const table =
    (told.tables?.length ?? 0) > 1 ? `tables ${told.tables!.join(' and ')}` : `table ${told.table}`;
  const canvas = told.fullSail ? `, ${told.fullSail} of them for her full sails` : '';
  return plain(
    `${at}, ${where}: ${table}${diceWords(told.dice)}. ${capital(hitWords(told.hits))}${canvas}.${reconstructedWords(told.reconstructed)}`,
    told.ship,
    told.target,
  );
}

/** Ships on both sides from which on an action is one of fleets. */
const FLEET = 8;

const WRITERS: Writers = {
  ...advancedWriters,
  turn: (told) => ({ text: `Turn ${told.turn}`, weight: 'heading', subjects: [] }),
  unfoul: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)} ${told.spent ? 'cuts away rigging to clear' : 'tries to clear'} ${nameOf(sea, told.from)}: ${throwWords(told)}. ${told.success ? 'She is clear.' : 'Still foul.'}`,
      told.ship,
      told.from,
    ),
  plots: (told, sea) =>
    plain(
      `Plots opened. ${Object.entries(told.plots)
        .map(([id, plot]) => `${nameOf(sea, id)} ${plot}`)
        .join('; ')}.`,
      ...Object.keys(told.plots),
    ),
  infraction: (told, sea) =>
    plain(`${nameOf(sea, told.ship)}: the plot ${told.plot} ends at sign ${told.at + 1}.`, told.ship),
  moved: (told, sea) => {
    const at = told.steps.at(-1) ?? told.from;
    if (told.drift) return plain(`${nameOf(sea, told.ship)} drifts to ${hexName(at.bow)}.`, told.ship);
    if (told.steps.length === 0) return null;
    const turnedOnly = at.bow.q === told.from.bow.q && at.bow.r === told.from.bow.r;
    return plain(
      turnedOnly
        ? `${nameOf(sea, told.ship)} turns at ${hexName(at.bow)}, heading ${at.heading}.`
        : `${nameOf(sea, told.ship)} stands on to ${hexName(at.bow)}, heading ${at.heading}.`,
      told.ship,
    );
  },
  entered: (told, sea) =>
    plain(`${nameOf(sea, told.ship)} comes into sight at ${hexName(told.at.bow)}.`, told.ship),
  waits: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)} finds ${hexName(told.at.bow)} taken and waits a turn to come in.`,
      told.ship,
    ),
  left: (told, sea) => grave(`${nameOf(sea, told.ship)} leaves the chart.`, told.ship),
  contest: (told, sea) =>
    plain(
      `${listedWords(told.ships.map((id) => nameOf(sea, id)))} reach ${hexName(told.hex)} together; the high die is ${nameOf(sea, told.decider)}’s.`,
      ...told.ships,
    ),
  collision: (told, sea) =>
    grave(
      `${listedWords(told.ships.map((id) => nameOf(sea, id)))} collide at ${hexName(told.hex)}${told.holder === null ? '' : `; ${nameOf(sea, told.holder)} keeps the hex`}.`,
      ...told.ships,
    ),
  foul: (told, sea) =>
    plain(
      `${nameOf(sea, told.ships[0])} and ${nameOf(sea, told.ships[1])}: ${throwWords(told)}. ${told.success ? 'Their rigging is foul.' : 'They do not foul.'}`,
      ...told.ships,
    ),
  grapple: (told, sea) =>
    plain(
      `${nameOf(sea, told.ship)} throws grapples at ${nameOf(sea, told.target)}: ${throwWords(told)}. ${told.success ? 'They hold.' : 'They fall short.'}`,
      told.ship,
      told.target,
    ),
  ungrapple: (told, sea) =>
    plain(
      told.automatic
        ? `${nameOf(sea, told.ship)} casts off from ${nameOf(sea, told.from)}.`
        : `${nameOf(sea, told.ship)} cuts at the grapples of ${nameOf(sea, told.from)}: ${throwWords(told)}. ${told.success ? 'One is gone.' : 'They hold.'}`,
      told.ship,
      told.from,
    ),
  boarding: (told, sea) =>
    told.parties.length === 0
      ? // In a fleet only those who form one are news.
        sea.ships.length > FLEET
        ? null
        : plain(`${nameOf(sea, told.ship)} forms no boarding party.`, told.ship)
      : plain(
          `${nameOf(sea, told.ship)} tells off ${listedWords(
            told.parties.map(
              ({ type, sections, target }) =>
                `${PARTY_WORDS[type]} (${type}, ${countedWords(sections.length, 'section')})${target === null ? '' : ` for ${nameOf(sea, target)}`}`,
            ),
          )}.`,
          told.ship,
        ),
  fire: fireLine,
  damage: (told, sea) => {
    const words = damageWords(told);
    return words === '' ? null : plain(`${nameOf(sea, told.ship)} loses ${words}.`, told.ship);
  },
  surrender: (told, sea) =>
    grave(
      `${nameOf(sea, told.ship)} ${SURRENDER_WORDS[told.how]}${told.to === null ? '' : ` (to ${nameOf(sea, told.to)})`}.`,
      told.ship,
    ),
  recovered: (told, sea) =>
    grave(`${nameOf(sea, told.ship)} takes heart with a friend at hand and fights on.`, told.ship),
  transfer: (told, sea) =>
    plain(
      `${countedWords(told.squares, 'crew square crosses', 'crew squares cross')} from ${nameOf(sea, told.from)} to ${nameOf(sea, told.to)}${told.stay ? ' for good' : ''}.`,
      told.from,
      told.to,
    ),
  'melee-round': (told, sea) =>
    plain(
      `Melee, round ${told.round}: ${told.parties
        .map(
          ({ ship, type, squares, strength, die, losses }) =>
            `${nameOf(sea, ship)} ${type}, ${countedWords(squares, 'square')}, strength ${strength}, die ${die}, loses ${losses}`,
        )
        .join('; ')}.`,
      ...told.parties.map(({ ship }) => ship),
    ),
  'melee-ends': (told, sea) =>
    grave(
      told.how === 'won'
        ? `The decks are ${told.winner === null ? 'cleared' : `${nameOf(sea, told.winner)}’s`}: the melee of ${listedWords(told.ships.map((id) => nameOf(sea, id)))} is over.`
        : told.how === 'disengaged'
          ? `${listedWords(told.ships.map((id) => nameOf(sea, id)))} break off the melee by consent.`
          : `${listedWords(told.ships.map((id) => nameOf(sea, id)))} drift apart and the melee ends.`,
      ...told.ships,
    ),
  captured: (told, sea) =>
    grave(
      `${nameOf(sea, told.ship)} is taken by ${nameOf(sea, told.by)} for ${theSide(sea, told.bySide)}: prize crew ${told.prize}, prisoners ${told.prisoners}.`,
      told.ship,
      told.by,
    ),
  retaken: (told, sea) =>
    grave(`${nameOf(sea, told.ship)} is back in the hands of ${theSide(sea, told.side)}.`, told.ship),
  loaded: (told, sea) =>
    plain(
      told.side === null
        ? `${nameOf(sea, told.ship)} loads a broadside.`
        : `${nameOf(sea, told.ship)} loads her ${SIDE_WORDS[told.side]} guns.`,
      told.ship,
    ),
  resigned: (told, sea) => grave(`${nameIn(sea.seats, told.seat)} gives up the fight.`),
  over: ({ outcome }, sea) =>
    verdictLine(
      outcome.winners.map((side) => theSide(sea, side)),
      reasonWords(sea, outcome),
      Object.entries(outcome.points ?? {}).map(([side, sum]) => [sideName(sea, side), sum]),
    ),
};

export function logLine(told: HexTold, desk: HexDesk): LogLine | null {
  const write = WRITERS[told.kind] as (told: HexTold, sea: Sea) => Line | null;
  return lineTold(write(told, desk.view), told);
}

/** The sum of a broadside in one line, for the story's card. */
export const sumWords = (told: Of<'fire'>): string =>
  [`base ${figure(told.base)}`, ...told.modifiers.map(({ what, by }) => `${what} ${signedNumber(by)}`)].join(
    ', ',
  );

/** Happenings in the voice of a chronicle: brief and exact, with dice and rule to look up. */

import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import type { SeaDesk } from '../look/types.ts';
import {
  leaderName,
  nationAdjective,
  portName,
  SIDE_ADJECTIVES,
  seatName,
  shipName,
  squadronName,
  theArea,
  theSide,
} from '../look/words.ts';
import { BATTLE_WRITERS } from './log-battle.ts';
import {
  diceSum,
  diceWords,
  grave,
  type Line,
  outcomeWords,
  plain,
  pointWords,
  portOwnerWords,
  scoreSubjects,
  signed,
  theSquadron,
  type Writers,
} from './log-words.ts';

type View = SeaDesk['view'];

/** `Victory, Mars and 3 others`, or a number where the names are behind the other's screen. */
function names(ids: readonly string[] | undefined, one: string, nameOf: (id: string) => string): string {
  if (ids === undefined) return `${one}s`;
  if (ids.length === 0) return `no ${one}`;
  const shown = ids.slice(0, MOST_NAMES).map(nameOf);
  const more = ids.length - shown.length;
  return listedWords(more > 0 ? [...shown, countedWords(more, 'other')] : shown);
}
/** More names than this in one line are a roll, not a line. */
const MOST_NAMES = 6;

const shipsOf = (ids: readonly string[] | undefined): string => names(ids, 'ship', shipName);
const leadersOf = (ids: readonly string[] | undefined): string => names(ids, 'leader', leaderName);

const LEVY_WORDS = { base: 'to fill the base', new: 'as new forces' } as const;
const LOST_WORDS = {
  port: 'lost in port',
  wear: 'worn out and lost at sea',
  'no-port': 'lost for want of a port to make for',
  storm: 'lost in the storm',
} as const;

const WRITERS: Omit<Writers, keyof typeof BATTLE_WRITERS> = {
  bids: (told, view) =>
    grave(
      `${Object.entries(told.bids)
        .map(
          ([seat, { points, side }]) =>
            `${seatName(view, seat)} bids ${countedWords(points, 'point')} for ${theSide(side)}`,
        )
        .join(
          '; ',
        )}. ${seatName(view, told.winner)} has the choice; ${seatName(view, told.commands.english)} commands the English.`,
    ),
  year: ({ year, war }) => ({ text: `${year} · ${war}`, weight: 'heading', subjects: [] }),
  'entered-war': ({ nation }) =>
    grave(`${nation === 'Netherlands' ? 'The Netherlands enter' : `${nation} enters`} the war.`),
  port: (told) => plain(portOwnerWords(told), told.port),
  back: ({ leader, side }) => plain(`${leaderName(leader)} is back with ${theSide(side)}.`, leader),
  revolution: ({ leaders, count }) =>
    plain(
      `The Revolution takes ${leaders === undefined ? countedWords(count, 'leader') : leadersOf(leaders)} from the French pool.`,
      ...(leaders ?? []),
    ),
  alliance: ({ come }) =>
    come
      ? grave('The Baltic powers arm: the Baltic Sea is worth 4 points this year.', 'baltic-sea')
      : plain('The Baltic powers keep the peace.', 'baltic-sea'),
  russians: ({ come, ships, leaders }) =>
    come
      ? plain(
          ships === undefined
            ? 'A Russian division joins the English.'
            : `${capital(countedWords(ships.length, 'Russian ship'))} join the English: ${shipsOf(ships)}; with them ${leadersOf(leaders)}.`,
          ...(ships ?? []),
        )
      : plain('The Russians go home.'),
  'russians-stay': () => plain('The Russians stay with the English.'),
  demobilised: ({ side, ships, leaders }) =>
    ships === undefined || leaders === undefined
      ? plain(`${capital(theSide(side))} pay off what is above their base.`)
      : ships.length + leaders.length === 0
        ? plain(`${capital(theSide(side))} pay nobody off.`)
        : plain(
            `${capital(theSide(side))} pay off ${listedWords([...(ships.length > 0 ? [shipsOf(ships)] : []), ...(leaders.length > 0 ? [leadersOf(leaders)] : [])])}.`,
            ...ships,
            ...leaders,
          ),
  drawn: ({ nation, levy, ships, leaders }) => {
    if (ships === undefined || leaders === undefined)
      return plain(`${nationAdjective(nation)} ships and leaders are drawn ${LEVY_WORDS[levy]}.`);
    if (ships.length + leaders.length === 0) return null;
    const drawn = [
      ...(ships.length > 0 ? [countedWords(ships.length, 'ship')] : []),
      ...(leaders.length > 0 ? [leadersOf(leaders)] : []),
    ];
    return plain(
      `${nationAdjective(nation)} forces drawn ${LEVY_WORDS[levy]}: ${listedWords(drawn)}.`,
      ...ships,
      ...leaders,
    );
  },
  commissioned: ({ side, captured, ship }) =>
    plain(
      ship === undefined
        ? `${capital(theSide(side))} man a ship for the prize ${shipName(captured)}.`
        : `For the prize ${shipName(captured)} ${theSide(side)} bring ${shipName(ship)} into service this year.`,
      ...(ship === undefined ? [captured] : [captured, ship]),
    ),
  organised: ({ side }) => plain(`${capital(theSide(side))} have formed their squadrons.`),
  placed: ({ side, token, port, squadron }) =>
    plain(
      squadron === undefined
        ? `${capital(theSide(side))} lay squadron ${token} in ${portName(port)}.`
        : `${squadronName(squadron)} squadron (${token}) lies in ${portName(port)}.`,
      token,
      port,
    ),
  frigate: ({ side, area }) =>
    area === null
      ? plain(`${capital(theSide(side))} send out no more frigates.`)
      : plain(`${SIDE_ADJECTIVES[side]} frigates cruise in ${theArea(area)}.`, area),
  sailed: (told, view) =>
    plain(
      `${capital(theSquadron(view, told))} puts to sea from ${portName(told.from)}.`,
      told.token,
      told.from,
    ),
  weather: (told, view) => {
    const who = capital(theSquadron(view, told));
    if (told.effect === 'fair') return plain(`${who} has fair weather.`, told.token);
    if (told.effect === 'held') return plain(`${who} is held in port by the weather.`, told.token);
    const hurt = told.damage?.map(({ ship, points }) => `${shipName(ship)} ${points}`) ?? [];
    return grave(
      `${who} is caught in a storm and stays in port${hurt.length > 0 ? `. Damage: ${hurt.join(', ')}` : ''}.`,
      told.token,
    );
  },
  moved: (told, view) =>
    plain(
      `${capital(theSquadron(view, told))} stands into ${theArea(told.to)}${told.cost === 0 ? ', free' : `, ${countedWords(told.cost, 'point')}`}.`,
      told.token,
      told.to,
    ),
  'put-in': (told, view) =>
    plain(`${capital(theSquadron(view, told))} puts into ${portName(told.port)}.`, told.token, told.port),
  'hove-to': (told, view) =>
    plain(`${capital(theSquadron(view, told))} stays in ${theArea(told.area)}.`, told.token, told.area),
  passed: ({ side }) => plain(`${capital(theSide(side))} are done moving.`),
  search: (told, view) => {
    const one = theSquadron(view, { token: told.mover });
    const other = theSquadron(view, { token: told.other });
    const { english, european } = told.choices;
    const last = told.throws.at(-1);
    const thrown =
      last === undefined
        ? ''
        : ` English ${diceSum(last.english)}${totalOf(told.totals?.english)}, Europeans ${diceSum(last.european)}${totalOf(told.totals?.european)}.`;
    const result = {
      battle: 'A battle is joined.',
      avoided: 'They pass each other.',
      decoy: 'There is nothing behind the flag.',
    }[told.result];
    return (told.result === 'battle' ? grave : plain)(
      `${capital(one)} meets ${other} in ${theArea(told.area)}: the English ${english}, the Europeans ${european}.${thrown} ${result}`,
      told.mover,
      told.other,
      told.area,
    );
  },
  decoy: (told, view) =>
    plain(
      `${capital(theSquadron(view, told))} was but a name: it is taken off the sea.`,
      told.token,
      told.area,
    ),
  join: (told, view) => {
    const friend = theSquadron(view, { token: told.with });
    return plain(
      `${capital(theSquadron(view, told))} ${told.joined ? `finds ${friend} and joins the battle` : `looks for ${friend} in vain`}${diceWords(told.dice)}.`,
      told.token,
      told.with,
    );
  },
  combined: (told, view) =>
    plain(
      `${capital(theSquadron(view, told))} joins ${theSquadron(view, { token: told.into })}; they sail as one.`,
      told.token,
      told.into,
    ),
  station: (told, view) =>
    plain(
      told.onStation
        ? `${capital(theSquadron(view, told))} keeps her station.`
        : `${capital(theSquadron(view, told))} is on a long voyage (${told.voyages}).`,
      told.token,
    ),
  wear: (told, view) => {
    const hurt = told.damage?.map(({ ship, points }) => `${shipName(ship)} ${points}`) ?? [];
    return plain(
      `${capital(theSquadron(view, told))} shows the wear of the sea${hurt.length > 0 ? `: ${hurt.join(', ')}` : ''}${diceWords(told.dice)}.`,
      told.token,
    );
  },
  lost: ({ side, ships, why }) =>
    grave(`${capital(theSide(side))} lose ${shipsOf(ships)}: ${LOST_WORDS[why]}.`, ...ships),
  interned: ({ side, ships, port }) =>
    plain(
      `${ships === undefined ? `${SIDE_ADJECTIVES[side]} ships` : shipsOf(ships)} stayed too long in ${portName(port)} and are interned.`,
      port,
      ...(ships ?? []),
    ),
  uncontrolled: ({ area }) => plain(`Nobody rules ${theArea(area)} any more.`, area),
  control: ({ areas }) =>
    plain(
      areas.length === 0
        ? 'The Europeans control no sea that counts.'
        : `The Europeans control ${listedWords(areas.map(theArea))}.`,
      ...areas,
    ),
  assault: (told) =>
    (told.taken ? grave : plain)(
      `${capital(theSide(told.side))} attack ${portName(told.port)}: ${told.totals.attack} against ${told.totals.defence}. ${told.taken ? `${portName(told.port)} is taken.` : 'It holds.'}`,
      told.port,
      told.area,
    ),
  wrecks: ({ ships }) =>
    plain(
      `Whether the sunk can be raised is thrown for ${shipsOf(ships)}: a six is lost for good.`,
      ...ships,
    ),
  gone: ({ ship }) =>
    grave(
      `${shipName(ship)} is gone for good: she counts twice and will not be built again in this war.`,
      ship,
    ),
  points: ({ scores, totals }) =>
    plain(
      `${scores.length === 0 ? 'No points this year' : `Points: ${pointWords(scores)}`}. The track: English ${signed(totals.english)}, Europeans ${signed(totals.european)}.`,
      ...scoreSubjects(scores),
    ),
  returned: (told, view) =>
    plain(`${capital(theSquadron(view, told))} returns to ${portName(told.port)}.`, told.token, told.port),
  repaired: ({ side, repairs }) => {
    if (repairs === undefined) return plain(`The yards of ${theSide(side)} are at work.`);
    if (repairs.length === 0) return null;
    return plain(
      `The yards of ${theSide(side)} mend ${countedWords(
        repairs.reduce((all, { points }) => all + points, 0),
        'point',
      )}: ${listedWords(repairs.map(({ ship, points }) => `${shipName(ship)} ${points}`))}.`,
      ...repairs.map(({ ship }) => ship),
    );
  },
  resigned: ({ seat }, view) => grave(`${seatName(view, seat)} gives up the war.`),
  over: ({ outcome }) => grave(outcomeWords(outcome)),
};

const totalOf = (total: number | undefined): string => (total === undefined ? '' : ` (in all ${total})`);

const ALL: Writers = { ...WRITERS, ...BATTLE_WRITERS };

/** Dice lie in the happening itself, or in what was thrown within it. */
function diceOf(told: SeaTold): readonly number[] {
  if (told.kind === 'fire') return told.shot.dice;
  if (told.kind === 'weight') return told.marks.map(({ die }) => die);
  return told.dice ?? [];
}

export function logLine(told: SeaTold, desk: Pick<SeaDesk, 'view'>): LogLine | null {
  const write = ALL[told.kind] as (told: SeaTold, view: View) => Line | null;
  const line = write(told, desk.view);
  if (line === null) return null;
  const dice = diceOf(told);
  return { ...line, rule: told.rule, ...(dice.length > 0 ? { dice } : {}) };
}

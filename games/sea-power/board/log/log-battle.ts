/** The chronicle of a battle, from the first sail sighted to the last ship that leaves. */
import { capital, countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { shipOf } from '../../data/ships.ts';
import { otherSide } from '../../rules/world/war.ts';
import { leaderName, portName, SIDE_ADJECTIVES, shipName, theArea, theSide } from '../look/words.ts';
import { diceSum, grave, type Of, plain, theSquadron, type Writers } from './log-words.ts';

/** `Magnanime (Howe)`: a flagship by her admiral. */
const named = (ship: string, leader: string | null): string =>
  leader === null ? shipName(ship) : `${shipName(ship)} (${leaderName(leader)})`;

function shotWords({ shot }: Of<'fire'>): string {
  const hits = shot.dice.filter((die) => die === 6).length;
  const damage = shot.damage.reduce((all, die) => all + die, 0);
  const came = [
    ...(damage > 0 ? [`${countedWords(hits, 'hit')}, damage ${shot.damage.join(' + ')}`] : []),
    ...(shot.disabled ? ['disabled'] : []),
    ...(shot.captured ? ['boarded and taken'] : []),
  ];
  return came.length === 0 ? 'no effect' : came.join(', ');
}

const FATE_WORDS = {
  fights: 'fights on',
  disabled: 'falls out of the line',
  sunk: 'is lost',
  captured: 'is taken',
} as const;

const LEADER_WORDS = {
  unhurt: 'is unhurt',
  injured: 'is wounded',
  killed: 'is killed',
  captured: 'is a prisoner',
  rest: 'goes home in glory for a year’s rest',
} as const;

export const BATTLE_WRITERS = {
  battle: (told, view) =>
    grave(
      `Battle in ${theArea(told.area)}: ${theSquadron(view, { token: told.tokens.english, side: 'english' })} against ${theSquadron(view, { token: told.tokens.european, side: 'european' })}.`,
      told.area,
      told.tokens.english,
      told.tokens.european,
    ),
  gauge: (told) => {
    const thrown = told.throws.map((fall) => `${fall[told.winner]} against ${fall[otherSide(told.winner)]}`);
    return plain(
      `${capital(theSide(told.winner))} have the weather gauge: ${thrown.length === 1 ? 'die' : 'dice'} ${thrown.join(', then ')}.`,
      told.area,
    );
  },
  glimpse: ({ area, side, stacks }) => {
    const berths = stacks.flat();
    const led = berths.flatMap(({ leader }) => (leader === null ? [] : [leaderName(leader)]));
    return plain(
      `From windward ${theSide(side)} are counted: ${countedWords(berths.length, 'ship')}${led.length > 0 ? ` under ${listedWords(led)}` : ', nobody leads them'}.`,
      area,
      ...berths.map(({ ship }) => ship),
    );
  },
  withdrew: ({ area, side, to }) =>
    plain(
      `${capital(theSide(side))} bear away from ${theArea(area)} to ${'port' in to ? portName(to.port) : theArea(to.area)}. The battle counts as lost.`,
      area,
      'port' in to ? to.port : to.area,
    ),
  'fought-out': ({ area }) =>
    plain(
      `The battle in ${theArea(area)} is fought out in a match of its own. All else goes on meanwhile.`,
      area,
    ),
  report: ({ area, broke, turns }) =>
    plain(
      `The report of the battle in ${theArea(area)} is in: ${turns === undefined ? '' : `after ${countedWords(turns, 'turn')} `}${broke.length > 1 ? 'both sides' : theSide(broke[0]!)} broke off.`,
      area,
    ),
  lines: (told) => {
    const { english, european } = told.lines;
    const first =
      told.round === 1
        ? `The lines are drawn: ${countedWords(english.length, 'English ship')} from ${english[0] === undefined ? 'none' : named(english[0].ship, english[0].leader)} down, ${countedWords(european.length, 'European ship')} from ${european[0] === undefined ? 'none' : named(european[0].ship, european[0].leader)}`
        : `Round ${told.round}: the lines close up, ${english.length} English against ${european.length}`;
    return plain(
      `${first}.${told.joint && told.round === 1 ? ' A joint command costs every European ship a die.' : ''}`,
      told.area,
      ...[...english, ...european].map(({ ship }) => ship),
    );
  },
  fire: (told) =>
    plain(
      `${listedWords(told.shot.by.map(shipName))} at ${shipName(told.shot.at)}: ${shotWords(told)}.`,
      ...told.shot.by,
      told.shot.at,
    ),
  weight: ({ side, hits, marks, area }) => {
    const struck = new Map<string, number>();
    for (const { ship, hits: on } of marks) if (on > 0) struck.set(ship, (struck.get(ship) ?? 0) + on);
    return plain(
      `${SIDE_ADJECTIVES[side]} weight of fire: ${countedWords(hits, 'hit')}${struck.size > 0 ? `. ${[...struck].map(([ship, on]) => `${shipName(ship)} ${on}`).join(', ')}` : ''}.`,
      area,
      ...struck.keys(),
    );
  },
  damage: ({ ship, damage, fate }) => {
    const { defence } = shipOf(ship);
    const line = fate === 'sunk' || fate === 'captured' ? grave : plain;
    return line(`${shipName(ship)} ${FATE_WORDS[fate]}, damage ${damage} of ${defence}.`, ship);
  },
  leader: ({ leader, ship, fate, returns, dice }) => {
    const where = ship === null ? '' : ` aboard ${shipName(ship)}`;
    const back = returns === undefined ? '' : `, back in ${returns}`;
    const thrown = dice === undefined || dice.length === 0 ? '' : `: ${diceSum(dice)}`;
    const line = fate === 'killed' || fate === 'captured' ? grave : plain;
    return line(
      `${leaderName(leader)}${where} ${LEADER_WORDS[fate]}${back}${thrown}.`,
      leader,
      ...(ship === null ? [] : [ship]),
    );
  },
  refuge: ({ ship, port }) => plain(`${shipName(ship)} makes for ${portName(port)}.`, ship, port),
  disengaged: ({ area, side }) =>
    plain(`${capital(theSide(side))} have no ship left without a wound and must break off.`, area),
  'battle-over': ({ area, winner }) => ({
    ...grave(
      winner === null
        ? `Nobody holds ${theArea(area)} after the battle.`
        : `${capital(theSide(winner))} have won in ${theArea(area)}.`,
      area,
    ),
    again: true,
  }),
} as const satisfies Partial<Writers>;

/** Why ships and leaders are kept, formed, laid in port and mended so: what the year's beginning and end decide. */
import { listWords } from '@weathergage/kernel';
import { portName, shipName, squadronName, theArea, tokenName } from '../../attention/names.ts';
import { leaderOf, ratingOf } from '../../data/leaders.ts';
import { type PortId, portOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { areaPoints } from '../../rules/chart/control.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Berth, ShipId } from '../../rules/world/squadron.ts';
import { type AreaId, type AskOf, commandOf, type Desk } from '../desk.ts';
import { seasNear } from '../harbours.ts';
import { counted } from './words.ts';

const damageOf = ({ forces }: Desk, ship: ShipId): number => forces.ships[ship]?.damage ?? 0;

export function demobiliseReasons(desk: Desk, { ships, leaders }: AnswerTo<'demobilise'>): string[] {
  const hurt = ships.filter((ship) => damageOf(desk, ship) > 0);
  const weary = hurt.reduce((sum, ship) => sum + damageOf(desk, ship), 0);
  const said: string[] = [];
  if (hurt.length > 0)
    said.push(
      `${counted(hurt.length, 'ship')} with ${counted(weary, 'point')} of damage ${hurt.length === 1 ? 'goes' : 'go'} back to the pool: whoever is drawn for them comes undamaged.`,
    );
  const sound = ships.length - hurt.length;
  if (sound > 0) said.push(`${counted(sound, 'sound ship')} above the base must go, the weakest of all.`);
  if (leaders.length > 0) {
    const ratings = leaders.map((id) => `${leaderOf(id).name} (${ratingOf(id, desk.war)})`);
    const shown = ratings.length > 3 ? [...ratings.slice(0, 3), `${ratings.length - 3} more`] : ratings;
    said.push(
      `${listWords(shown)} ${leaders.length === 1 ? 'is the weakest of the leaders' : 'are the weakest of the leaders'}, and the pool may have better.`,
    );
  }
  return said.length === 0 ? ['Nobody is damaged, weak, or above the base.'] : said.slice(0, 3);
}

interface Formed {
  readonly squadron: string;
  readonly stacks: readonly (readonly Berth[])[];
}

export function formingReasons({ side, war }: Desk, squadrons: readonly Formed[]): string[] {
  const real = squadrons.filter(({ stacks }) => stacks.length > 0);
  const sizes = real.map(({ stacks }) => stacks.flat().length).toSorted((a, b) => b - a);
  const [largest = null] = real.toSorted((a, b) => b.stacks.flat().length - a.stacks.flat().length);
  const empty = squadrons.length - real.length;
  const said = [
    side === 'english'
      ? `The largest have ${sizes.slice(0, 3).join(', ')} ships: a fleet that meets the enemy must win, and pairs are enough to guard trade or to deny a sea.`
      : `They have ${sizes.slice(0, 4).join(', ')} ships: two hold a sea as well as twenty, so that more of them can earn, and the ships that sail are those whose loss costs least.`,
  ];
  if (largest !== null) {
    const best = largest.stacks
      .flat()
      .flatMap(({ leader }) => (leader === null ? [] : [leader]))
      .toSorted((a, b) => ratingOf(b, war) - ratingOf(a, war))[0];
    if (best !== undefined)
      said.push(
        `The best leaders go to the largest: ${leaderOf(best).name} (${ratingOf(best, war)}) to ${squadronName(largest.squadron)}, in the middle of the line, where his dice reach most ships.`,
      );
  }
  if (empty > 0) said.push(`${counted(empty, 'empty marker')} cost nothing and hide which are real.`);
  return said;
}

/** What can be reached from a port: the seas that count, with what they are worth. */
function outletWords(desk: Desk, port: PortId): string {
  const near = seasNear(desk, portOf(port).area)
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 2)
    .map(({ area }: { area: AreaId }) => `${theArea(area)} (${areaPoints(desk.view, area)})`);
  return near.length === 0
    ? `no sea that counts lies near ${portName(port)}`
    : `${listWords(near)} ${near.length === 1 ? 'is' : 'are'} within easy reach of ${portName(port)}`;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export function placeReasons(desk: Desk, { squadron, port }: AnswerTo<'place'>): string[] {
  const ships = desk.forces.squadrons.find(({ id }) => id === squadron)?.stacks.flat().length ?? 0;
  const said = [sentence(outletWords(desk, port as PortId))];
  const here = desk.view.markers.filter(
    ({ side, at }) => side === desk.side && 'port' in at && at.port === port,
  ).length;
  if (ships === 0) said.push('Real squadrons are laid already, so the empty ones follow.');
  else if (here > 0)
    said.push(`${counted(here, 'squadron')} of yours lie there, and there is work for one more.`);
  else said.push('No squadron of yours lies there yet, and one can hold the sea before it.');
  return said;
}

export function returnReasons(desk: Desk, { ports }: AnswerTo<'return'>): string[] {
  const all = ports.map(({ token, port }) => {
    const { squadron } = commandOf(desk, token);
    const berths = squadron.stacks.flat();
    const damage = berths.reduce((sum, { ship }) => sum + damageOf(desk, ship), 0);
    return { token, port: port as PortId, ships: berths.length, damage };
  });
  const [first] = all.toSorted((a, b) => b.ships - a.ships);
  const [hurt] = all.filter(({ damage }) => damage > 0).toSorted((a, b) => b.damage - a.damage);
  return [
    ...(first === undefined
      ? []
      : [sentence(`next year begins where this one ends: ${outletWords(desk, first.port)}`)]),
    ...(hurt === undefined
      ? []
      : [
          `${tokenName(desk.view, hurt.token)} has ${counted(hurt.damage, 'point')} of damage, of which ${portName(hurt.port)} mends up to ${portOf(hurt.port).number}.`,
        ]),
  ];
}

export function repairReasons(desk: Desk, { repairs }: AnswerTo<'repair'>): string[] {
  const sound = repairs.filter(({ ship, points }) => points === damageOf(desk, ship)).length;
  const points = repairs.reduce((sum, each) => sum + each.points, 0);
  return [
    `${counted(points, 'point')} of damage mended, and ${counted(sound, 'ship')} sound again: whole repairs come before half ones, since a side without a sound ship has lost its battle.`,
  ];
}

export const refugeReasons = ({ ports }: AnswerTo<'refuge'>): string[] => [
  ...[...new Set(ports.map(({ port }) => port as PortId))]
    .slice(0, 2)
    .map(
      (port) =>
        `${portName(port)} mends most of the ports that are as near: ${portOf(port).number} points a year.`,
    ),
];

export function wearReasons(desk: Desk, ask: AskOf<'wear'>, { damage }: AnswerTo<'wear'>): string[] {
  const { ships } = commandOf(desk, ask.token);
  return [
    `${listWords(damage.map(({ ship, points }) => `${shipName(ship)} bears ${points}`))}: all on as few of ${counted(ships, 'ship')} as can bear it, from the tail of the line, since a ship with one point is as hurt as one with three.`,
  ];
}

export function lineReasons({ side, view }: Desk, { damaged }: AnswerTo<'line'>): string[] {
  const line = view.battle?.lines?.[side] ?? [];
  const dice = damaged.slice(0, 3).map((ship) => {
    const harm = line.find((one) => one.ship === ship)?.damage ?? 0;
    return `${shipName(ship)} (${Math.max(0, shipOf(ship).attack - harm)})`;
  });
  return [`The least hurt go first, and of those hurt alike the ones with most dice: ${listWords(dice)}.`];
}

export const commissionReasons = (
  { captured }: AskOf<'commission'>,
  { ships }: AnswerTo<'commission'>,
): string[] => [
  `Of the ships most like the ${counted(captured.length, 'prize')} the first are ${listWords(ships.slice(0, 3).map((ship) => `${shipName(ship)} (attack ${shipOf(ship).attack}, defence ${shipOf(ship).defence})`))}.`,
];

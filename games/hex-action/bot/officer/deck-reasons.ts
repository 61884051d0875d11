/** Why to hold on or to cut loose: how the fight for the decks stands, should it come to one. */
import { percentWords } from '@weathergage/kernel';
import { nameOf } from '../../attention/names.ts';
import { boardable } from '../../rules/boarding/boarding.ts';
import type { AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { crewLeft, type Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import { deckFight, mustersOf, toldOff } from '../decks.ts';
import { thrownBy } from '../irons.ts';

/** With every free man told off on both sides: how likely the decks are ours in the end. */
function deckChance(view: View, own: Ship, foe: Ship): number {
  const [ours, theirs] = [own, foe].map((ship, index) => {
    const musters = mustersOf(view, ship);
    const all = musters.reduce((most, each) => {
      const [now, best] = index === 0 ? [each.board, most.board] : [each.defend, most.defend];
      return now > best ? each : most;
    });
    return toldOff(view, ship, all);
  });
  return (1 + deckFight(ours!, theirs!)) / 2;
}

const menWords = (view: View, own: Ship, foe: Ship): string =>
  `${crewLeft(own)} crew squares of yours against ${crewLeft(foe)} of ${nameOf(view, foe.id)}: boarding with all hands the decks are yours ${percentWords(deckChance(view, own, foe))} of the time`;

const isEnemy = (own: Ship, other: Ship): boolean => other.side !== own.side && other.surrender === null;

export function bondReasons(
  view: View,
  ask: Extract<HexAsk, { kind: 'grapple' | 'ungrapple' | 'unfoul' }>,
): readonly string[] {
  const own = shipOf(view, ask.ship);
  const ids = ask.kind === 'grapple' ? ask.targets : ask.kind === 'ungrapple' ? ask.from : ask.fouledWith;
  const foe = ids.map((id) => shipOf(view, id)).find((ship) => isEnemy(own, ship));
  if (foe === undefined) return ['No enemy is fast to her: a ship that is free can sail and fight.'];
  const men = `${menWords(view, own, foe)}.`;
  return ask.kind === 'grapple'
    ? [men, `One throw of the irons holds ${percentWords(thrownBy(view, own, foe))} of the time.`]
    : [men];
}

export function boardingReasons(
  view: View,
  ship: Ship,
  { parties }: AnswerTo<'boarding'>,
): readonly string[] {
  const foe = boardable(view, ship)
    .filter((other) => isEnemy(ship, other))
    .sort((x, y) => crewLeft(y) - crewLeft(x))[0];
  if (foe === undefined) return ['No enemy lies alongside: the men are worth more at the guns.'];
  const boards = parties.some(({ type }) => type === 'OBP');
  return [
    `${menWords(view, ship, foe)}.`,
    boards
      ? 'Men who board are missed at the guns, and cannot be called back.'
      : 'Men kept aboard serve the guns or meet her boarders.',
  ];
}

export const meleeReasons = (view: View, own: string, other: string): readonly string[] => [
  `${menWords(view, shipOf(view, own), shipOf(view, other))}.`,
];

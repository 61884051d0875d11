/** The dice and the weather that hurt a side, beside what was to be expected of them. */
import { type Fortune, figureWords, listWords } from '@weathergage/kernel';
import { formationName, squadronName } from '../../attention/names.ts';
import { combatResult } from '../../rules/battle/combat/resolve.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { View } from '../../rules/world/state.ts';

const FACES = 10;
/** A ship sunk outright counts as so many points of damage. */
const SHIP = 4;
/** More harm than this by what could be expected is ill fortune. */
const UNKIND = 1.25;

type Of<K extends StationTold['kind']> = Extract<StationTold, { kind: K }>;

interface Found {
  readonly words: string;
  readonly unkind: boolean;
}

/** What the enemy's guns did in these Combats, and what they do on the average. */
function gunfire(told: readonly StationTold[], side: string): Found[] {
  let [suffered, expected] = [0, 0];
  for (const one of told) {
    if (one.kind !== 'combat') continue;
    const foe = Object.keys(one.combat.squadrons).find((each) => each !== side)!;
    const more = one.modifiers[foe]?.reduce((sum, { value }) => sum + value, 0) ?? 0;
    const harm = (die: number): number => {
      const { dp, sunk } = combatResult(one.combat.column[foe] ?? 0, die, more);
      return dp + SHIP * sunk;
    };
    suffered += harm(one.combat.die ?? 0);
    for (let die = 0; die < FACES; die++) expected += harm(die) / FACES;
  }
  if (expected === 0) return [];
  const words = `their guns did harm worth ${suffered} points where ${figureWords(expected)} were to be expected`;
  return [{ words, unkind: suffered > UNKIND * expected }];
}

function gale(told: readonly StationTold[], side: string): Found[] {
  const points = told
    .filter((one): one is Of<'attrition'> => one.kind === 'attrition' && one.side === side)
    .filter(({ why }) => why === 'gale')
    .flatMap(({ squadrons = [] }) => squadrons)
    .reduce((sum, { dp }) => sum + dp, 0);
  return points === 0 ? [] : [{ words: `a gale did ${points} points of damage`, unkind: true }];
}

function foundered(view: View, told: readonly StationTold[], side: string): Found[] {
  const lost = told.filter((one): one is Of<'sunk'> => one.kind === 'sunk' && one.side === side);
  const names = lost.flatMap(({ squadron, sail = 1 }) =>
    squadron === undefined ? [] : [`${sail} of ${squadronName(view, squadron)}`],
  );
  return names.length === 0 ? [] : [{ words: `${listWords(names)} went down`, unkind: true }];
}

function calms(view: View, told: readonly StationTold[], side: string): Found[] {
  const who = told.flatMap((one) =>
    one.kind === 'becalmed' && one.side === side && one.formation !== undefined
      ? [formationName(view, one.formation)]
      : [],
  );
  return who.length === 0 ? [] : [{ words: `${listWords([...new Set(who)])} caught no wind`, unkind: true }];
}

/** What checks are thrown for. */
const CHECKS: Readonly<Record<string, string>> = {
  abandon: 'to give an Order up',
  convert: 'to fit out a scout at sea',
  extend: 'to have an Order again',
  gale: 'to keep together in the gale',
  'hand-over': 'for a hand-over',
  issue: 'to send an Order out to sea',
  order: 'to restore order after a Battle',
  reinforce: 'to join a Battle',
  rendezvous: 'for a rendezvous',
};

/** Checks that were likelier to pass than not, and failed. */
function checks(told: readonly StationTold[], side: string): Found[] {
  const failed = told.filter(
    (one): one is Of<'check'> =>
      one.kind === 'check' &&
      one.side === side &&
      !one.passed &&
      (one.rating ?? 0) - (one.modifier ?? 0) >= 5,
  );
  return failed.map(({ what, rating = 0, modifier = 0, dice = [] }) => ({
    words: `the check ${CHECKS[what] ?? 'at the desk'} fell on ${dice[0] ?? 'more'} where ${rating - modifier} or less would have done`,
    unkind: true,
  }));
}

export function fortune(before: View, told: readonly StationTold[]): Fortune | null {
  const side = before.side ?? '';
  const all = [
    ...gunfire(told, side),
    ...gale(told, side),
    ...foundered(before, told, side),
    ...calms(before, told, side),
    ...checks(told, side),
  ];
  if (all.length === 0) return null;
  return { words: all.map(({ words }) => words).join('; '), unkind: all.some(({ unkind }) => unkind) };
}

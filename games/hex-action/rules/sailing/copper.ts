/** Bottoms without copper (41.1): weed and worm slow a ship that has long been at sea. */
import type { Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import type { Modifier } from '../sea/told.ts';

/** 41.1, 41.1.1: a hex in all attitudes, under full sails only; the bottom is hers, whoever sails her now. */
export function foulBottomLoss(sea: Sea, ship: Ship): Modifier[] {
  if (!sea.advanced?.rules.copperBottoms || ship.advanced?.sail !== 'full') return [];
  const foul = specialOf(sea.advanced.special, 'uncoppered').some(({ sides }) => sides.includes(ship.owner));
  return foul ? [{ what: 'no copper', by: -1, rule: '41.1.1' }] : [];
}

/** Battles in the log. */
import type { BattleTold, Reason } from '../../rules/told/battle.ts';
import {
  AUX_WORDS,
  count,
  formationName,
  leaderName,
  list,
  placeName,
  sideName,
  signed,
  squadronName,
} from '../look/words.ts';
import { reasonWords } from './reason-words.ts';
import { type Tellers, tokenPlaces } from './tools.ts';

const reasons = (all: readonly Reason[]): string =>
  all.map(({ why, value }) => `${reasonWords(why)} ${signed(value)}`).join(', ');
/** The rule by which the sea takes what is worn out. */
const WORN = '7.351';
const INTENSITY = {
  Light: 'a distant cannonade',
  Medium: 'a regular action',
  Heavy: 'an action at close quarters',
} as const;

export const battleTellers: Tellers<BattleTold['kind']> = {
  meeting: ({ at }, view) => ({
    text: `The two sides meet, ${placeName(view, at)}.`,
    subjects: [at],
    weight: 'grave',
  }),
  'no-battle': ({ at, why }, view) => ({
    text:
      why === 'withdrawn'
        ? `They draw off, and there is no Battle at ${placeName(view, at)}.`
        : `Neither will fight at ${placeName(view, at)}.`,
    subjects: [at],
  }),
  battle: ({ at, initial }, view) => ({
    text: `Battle at ${placeName(view, at)}: ${Object.values(initial)
      .map((id) => formationName(view, id))
      .join(' against ')}.`,
    subjects: [at],
    weight: 'grave',
  }),
  gauge: ({ chances, winner }, view) => ({
    text: `${sideName(view, winner)} has the weather gauge. ${Object.entries(chances)
      .map(([side, all]) => `${sideName(view, side)}: ${reasons(all)}`)
      .join('; ')}.`,
  }),
  'laid-open': ({ squadrons }, view) => ({
    text: `Both lie open to each other: ${Object.entries(squadrons)
      .map(([side, n]) => `${sideName(view, side)} ${count(n, 'Squadron')}`)
      .join(', ')}.`,
  }),
  withdrew: ({ side, tokens }, view) => ({
    text: `${sideName(view, side)} withdraws ${count(tokens.length, 'Formation')}.`,
    subjects: tokenPlaces(view, ...tokens),
  }),
  assist: ({ side, class: sort, result }, view) => ({
    text: `${sideName(view, side)}’s ${AUX_WORDS[sort]} ${result === 'helps' ? 'bring others up' : 'are kept off'}.`,
  }),
  reinforced: ({ formation, leader, modifiers, joined }, view) => ({
    text: `${formationName(view, formation)}, ${leaderName(view, leader)}: ${joined ? 'comes up in time' : 'is too late'}${modifiers.length === 0 ? '' : ` (${reasons(modifiers)})`}.`,
    subjects: [formation],
  }),
  line: ({ side, formations, senior, out }, view) => ({
    text: `${sideName(view, side)}’s line: ${list(formations.map(({ formation }) => formationName(view, formation)))} under ${leaderName(view, senior)}${out.length === 0 ? '' : `; out of it ${list(out.map((id) => squadronName(view, id)))}`}.`,
  }),
  intensity: ({ intensity, chosen, shift, level }) => ({
    text: `It becomes ${INTENSITY[intensity]}${shift === 0 ? '' : ` (${INTENSITY[chosen]} was meant, the leaders’ tempers ${signed(shift)})`}: damage level ${level}.`,
  }),
  'fought-out': ({ at }, view) => ({
    text: `The Battle off ${placeName(view, at)} is fought out ship by ship.`,
  }),
  report: ({ at, turns }, view) => ({
    text: `The report of the Battle off ${placeName(view, at)} is in${turns === undefined ? '' : `: it was fought for ${count(turns, 'turn')}`}.`,
  }),
  pick: ({ side, squadron, combat, admiral, extra }, view) => ({
    text: `${sideName(view, side)}: ${squadronName(view, squadron)} ${extra ? 'doubles in' : 'into'} Combat ${combat + 1}${admiral ? ', the Admiral himself' : ''}.`,
    subjects: [squadron],
  }),
  combat: ({ index, combat, result, shifts, modifiers }, view) => ({
    text: `Combat ${index + 1}: ${Object.entries(combat.squadrons)
      .map(
        ([side, all]) =>
          `${list(all.map((id) => squadronName(view, id)))} on column ${combat.column[side] ?? 0}${(shifts[side] ?? []).length === 0 ? '' : ` (${reasons(shifts[side]!)})`}: ${result[side] ?? 'nothing'}${(modifiers[side] ?? []).length === 0 ? '' : ` (${reasons(modifiers[side]!)})`}`,
      )
      .join('; ')}.`,
    weight: 'grave',
  }),
  hurt: ({ squadron, dp, total, sunk, at, rule }, view) => ({
    text:
      dp > 0
        ? `${squadronName(view, squadron)}: ${dp} damage, now ${total}${sunk === 0 ? '' : `; ${count(sunk, 'ship')} lost`}.`
        : sunk > 0
          ? `${squadronName(view, squadron)} loses ${count(sunk, 'ship')}${at === undefined ? '' : `, ${placeName(view, at)}`}${rule === WORN ? `: ${total} damage was too much for the sea` : ''}.`
          : `${squadronName(view, squadron)}, with ${total} damage, stays afloat.`,
    subjects: [squadron, at],
    weight: sunk > 0 ? 'grave' : 'plain',
  }),
  casualty: ({ leader, fate, turns }, view) => ({
    text: {
      captured: `${leaderName(view, leader)} is taken.`,
      killed: `${leaderName(view, leader)} is killed.`,
      wounded: `${leaderName(view, leader)} is wounded, for ${count(turns ?? 1, 'Turn')}.`,
      unhurt: `${leaderName(view, leader)} is unhurt.`,
    }[fate],
    subjects: [leader],
    weight: fate === 'unhurt' ? 'plain' : 'grave',
  }),
  fireship: ({ squadron, success, dp, sunk }, view) => ({
    text: `A fireship goes in against ${squadronName(view, squadron)}: ${success ? `${dp} damage${sunk > 0 ? `, ${count(sunk, 'ship')} burnt` : ''}` : 'she is towed clear'}.`,
    subjects: [squadron],
    weight: success ? 'grave' : 'plain',
  }),
  victor: ({ at, victor, sunk, struck }, view) => ({
    text:
      victor === null
        ? `The Battle at ${placeName(view, at)} is drawn.`
        : `${sideName(view, victor)} has the victory at ${placeName(view, at)}: ${Object.entries(sunk)
            .map(([side, n]) => `${sideName(view, side)} loses ${n}`)
            .join(', ')}${struck > 0 ? `; ${count(struck, 'ship')} struck` : ''}.`,
    subjects: [at],
    weight: 'grave',
    again: true,
  }),
  prize: ({ side, into }, view) => ({
    text:
      into === null
        ? `${sideName(view, side)} scuttles a prize.`
        : `A prize joins ${squadronName(view, into)}.`,
    subjects: [into],
  }),
  favour: ({ side, by }, view) => ({
    text: `${sideName(view, side)}’s rank changes a die by ${by > 0 ? '+' : '−'}${Math.abs(by)}.`,
  }),
  mulligan: ({ side }, view) => ({
    text: `${sideName(view, side)} pays a point of Prestige to have the die cast again.`,
  }),
  disorganised: ({ side, tokens, on }, view) => ({
    text: on
      ? `${count(tokens.length, 'Formation')} of ${sideName(view, side)} in disorder.`
      : `${sideName(view, side)} has ${count(tokens.length, 'Formation')} in order again.`,
    subjects: tokenPlaces(view, ...tokens),
  }),
};

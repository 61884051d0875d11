/** Time, weather and movement in the log. */
import type { SailingTold } from '../../rules/told/sailing.ts';
import {
  count,
  dateWords,
  formationName,
  leaderName,
  list,
  placeName,
  sideName,
  squadronName,
  whereWords,
  windName,
} from '../look/words.ts';
import { type Tellers, tokenPlaces, whoIs } from './tools.ts';

export const sailingTellers: Tellers<SailingTold['kind']> = {
  turn: (told) => ({ text: dateWords(told), weight: 'heading' }),
  impulse: ({ impulse }) => ({ text: `Impulse ${impulse}.` }),
  winds: ({ blowing }, view) => ({
    text:
      blowing.length === 0
        ? 'Only the prevailing winds blow.'
        : `${list(blowing.map((wind) => windName(view, wind)))} ${blowing.length === 1 ? 'blows' : 'blow'} now.`,
  }),
  gale: ({ wind, force, at, what, to }, view) => ({
    text: {
      born: `A gale: ${windName(view, wind)}, force ${force}, at ${placeName(view, at)}.`,
      grew: `The ${windName(view, wind)} freshens to force ${force}.`,
      moved: `The ${windName(view, wind)} gale goes from ${placeName(view, at)} to ${placeName(view, to ?? at)}.`,
      over: `The ${windName(view, wind)} gale blows itself out.`,
    }[what],
    subjects: [to ?? at],
    weight: what === 'born' ? 'grave' : 'plain',
  }),
  'no-gale': ({ winds }, view) => ({
    text: `No gale comes of the ${list(winds.map((wind) => windName(view, wind)))}.`,
  }),
  plotted: () => null,
  moved: (told, view) => ({
    text: {
      with: `${whoIs(view, told)} sails, ${whereWords(view, told.to)}.`,
      against: `${whoIs(view, told)} works to windward, ${whereWords(view, told.to)}.`,
      caught: `${whoIs(view, told)} catches the wind, ${whereWords(view, told.to)}.`,
      'off-course': `${whoIs(view, told)} comes out off its course, ${whereWords(view, told.to)}.`,
      'put-out': `${whoIs(view, told)} puts to sea, ${whereWords(view, told.to)}.`,
      'put-in': `${whoIs(view, told)} comes to anchor in ${placeName(view, told.to.at)}.`,
    }[told.how],
    subjects: [told.to.at, told.formation],
  }),
  leeway: () => null,
  becalmed: (told, view) => ({
    text: `${whoIs(view, told)} waits for a wind, ${whereWords(view, told.at)}${told.needed === undefined ? '' : ` (${told.needed} or less was needed)`}.`,
    subjects: [told.at.at, told.formation],
  }),
  held: (told, view) =>
    told.why === undefined
      ? null
      : {
          text: `${whoIs(view, told)} stays: ${told.why}.`,
          subjects: [...tokenPlaces(view, told.token), told.formation],
        },
  attrition: ({ squadrons, why, side }, view) =>
    squadrons === undefined || squadrons.length === 0
      ? null
      : {
          text: `${{ gale: 'The gale', strait: 'The strait', interdiction: 'The blockade', turn: 'Wear and tear', wreck: 'The wreck', voyage: 'The voyage out' }[why]} costs ${sideName(view, side)}: ${squadrons.map(({ squadron, dp, total }) => `${squadronName(view, squadron)} ${dp} (now ${total})`).join(', ')}.`,
          subjects: squadrons.map(({ squadron }) => squadron),
        },
  sunk: ({ side, squadron, sail }, view) => ({
    text:
      squadron === undefined
        ? `${sideName(view, side)} loses ships.`
        : `${count(sail ?? 1, 'ship')} of ${squadronName(view, squadron)} founders.`,
    subjects: [squadron],
    weight: 'grave',
  }),
  scattered: ({ leader, kept, lost, side }, view) =>
    kept
      ? null
      : {
          text: `${leader === undefined ? `A Flotilla of ${sideName(view, side)}` : leaderName(view, leader)} loses sight of ${list((lost ?? []).map((id) => formationName(view, id))) || 'ships'} in the gale.`,
          subjects: [leader],
          weight: 'grave',
        },
  'rode-out': ({ at, side }, view) => ({
    text: `An Auxiliary of ${sideName(view, side)} rides out the gale off ${placeName(view, at)}.`,
    subjects: [at],
  }),
  'driven-off': ({ at, side }, view) => ({
    text: `The gale drives an Auxiliary of ${sideName(view, side)} off ${placeName(view, at)}.`,
    subjects: [at],
  }),
};

/** Auxiliaries and Spotting in the log. */
import type { SearchTold } from '../../rules/told/search.ts';
import { TASK_WORDS } from '../look/answer-words.ts';
import { AUX_WORDS, auxName, count, formationName, list, placeName, sideName } from '../look/words.ts';
import { type Tellers, tokenPlaces } from './tools.ts';

export const searchTellers: Tellers<SearchTold['kind']> = {
  spotted: ({ side, token, face }, view) => ({
    text:
      face.convoy === null
        ? `${formationName(view, face.formation)} of ${sideName(view, side)} is sighted: ${count(face.squadrons, 'Squadron')}${face.auxiliaries.length === 0 ? '' : ` with ${list(face.auxiliaries.map((one) => AUX_WORDS[one]))}`}.`
        : `A Convoy of ${sideName(view, side)} is sighted.`,
    subjects: [...tokenPlaces(view, token), face.formation],
    weight: 'grave',
  }),
  sighted: ({ side, at }, view) => ({
    text: `Scattered merchantmen of ${sideName(view, side)} are seen, ${placeName(view, at)}.`,
    subjects: [at],
  }),
  seen: ({ side, token, face }, view) => ({
    text: `${formationName(view, face.formation)} of ${sideName(view, side)}: ${count(face.squadrons, 'Squadron')} now.`,
    subjects: [...tokenPlaces(view, token), face.formation],
  }),
  counters: ({ side, come, gone }, view) => {
    const names = (places: readonly string[]): string => list(places.map((at) => placeName(view, at)));
    const parts = [
      ...(come.length === 0 ? [] : [`now seen: ${names(come)}`]),
      ...(gone.length === 0 ? [] : [`no longer there: ${names(gone)}`]),
    ];
    return { text: `Flags of ${sideName(view, side)}, ${parts.join('; ')}.`, subjects: [...come, ...gone] };
  },
  concealed: ({ side, token }, view) => ({
    text: `A Formation of ${sideName(view, side)} is lost from sight.`,
    subjects: tokenPlaces(view, token),
  }),
  'dummy-found': ({ side }, view) => ({
    text: `There was nothing behind that flag of ${sideName(view, side)}.`,
    weight: 'grave',
  }),
  dummies: (told, view) =>
    told.count === undefined
      ? null
      : { text: `${sideName(view, told.side)} puts out ${count(told.count, 'dummy', 'dummies')}.` },
  task: (told, view) => ({
    text: `${told.aux === undefined ? (told.class === null ? `An Auxiliary of ${sideName(view, told.side)}` : `${sideName(view, told.side)}’s ${AUX_WORDS[told.class]}`) : auxName(view, told.aux)}, sent to ${TASK_WORDS[told.task]} at ${placeName(view, told.at)}: ${
      {
        done: 'done',
        failed: 'in vain',
        screened: 'kept off by a screen',
        stationed: 'on station',
        'nothing-there': 'nothing there',
      }[told.result]
    }${told.screen?.result === 'partly' ? ', hindered by a screen' : ''}${told.dp === undefined || told.dp === 0 ? '' : `, ${told.dp} damage`}${told.sunk === undefined || told.sunk === 0 ? '' : `, ${count(told.sunk, 'ship')} lost`}.`,
    subjects: [told.at, told.against],
  }),
  looked: ({ side, at, found, mayShadow }, view) => ({
    text: `${sideName(view, side)} looks into ${placeName(view, at)}: ${found ? (mayShadow ? 'found, and may be followed' : 'found') : 'nothing made out'}.`,
    subjects: [at],
  }),
  shadowing: ({ side, token, on }, view) => ({
    text: on ? `${sideName(view, side)} follows them.` : `${sideName(view, side)} follows no longer.`,
    subjects: tokenPlaces(view, token),
  }),
  recovered: ({ back, side }, view) =>
    back === undefined || back.length === 0
      ? null
      : {
          text: `Fit for service again with ${sideName(view, side)}: ${list(back.map((id) => auxName(view, id)))}.`,
        },
  assigned: ({ aux }, view) =>
    aux === undefined || aux.length === 0
      ? null
      : {
          text: `Assigned: ${aux.map(({ aux: id, to }) => `${auxName(view, id)} to ${to in view.ports ? placeName(view, to) : formationName(view, to)}`).join(', ')}.`,
        },
  converted: ({ aux, into, done }, view) =>
    aux === undefined
      ? null
      : {
          text: done
            ? `${auxName(view, aux)}: ${into === 'sail' ? 'back to the line' : 'fitted out for scouting'}.`
            : 'The conversion does not come off.',
        },
  removed: ({ side, at }, view) => ({
    text: `An Auxiliary of ${sideName(view, side)} is driven from ${placeName(view, at)}.`,
    subjects: [at],
  }),
  rebased: ({ side, aux, to }, view) => ({
    text:
      aux === undefined || to === undefined
        ? `${sideName(view, side)} moves a far-ranging Auxiliary.`
        : `${auxName(view, aux)} goes to ${placeName(view, to)}.`,
    subjects: [to],
  }),
};

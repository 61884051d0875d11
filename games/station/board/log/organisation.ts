/** Leaders, forces, repair and reinforcement in the log: mostly for their owner's eyes. */
import type { OrganisationTold } from '../../rules/told/organisation.ts';
import {
  auxName,
  count,
  formationName,
  leaderName,
  list,
  placeName,
  RANK_WORDS,
  sideName,
  squadronName,
} from '../look/words.ts';
import type { Tellers } from './tools.ts';

const WHAT = {
  arrived: 'joins the station',
  left: 'goes home',
  promoted: 'is promoted',
  recovered: 'is fit for duty',
  exchanged: 'is exchanged',
  ransomed: 'is ransomed',
  bought: 'is sent out early',
} as const;

/** What a leader is put to the check for. */
const CHECKS: Readonly<Record<string, string>> = {
  issue: 'to issue an Order',
  extend: 'to begin the Order again',
  abandon: 'to give the Order up',
  'hand-over': 'to hand the Order over',
  rendezvous: 'for a rendezvous',
  request: 'for reinforcements',
  merit: 'of merit',
};

export const organisationTellers: Tellers<OrganisationTold['kind']> = {
  formed: ({ flotilla, leader }, view) =>
    flotilla === undefined
      ? null
      : {
          text: `${formationName(view, flotilla)} is formed under ${leaderName(view, leader ?? null)}.`,
          subjects: [flotilla],
        },
  unformed: ({ flotilla }, view) =>
    flotilla === undefined ? null : { text: `${formationName(view, flotilla)} is broken up.` },
  subordinated: ({ formation, to }, view) =>
    formation === undefined
      ? null
      : {
          text:
            to == null
              ? `${formationName(view, formation)} acts for itself.`
              : `${formationName(view, formation)} joins ${formationName(view, to)}.`,
          subjects: [to ?? formation],
        },
  transferred: ({ from, to, sail }, view) =>
    from === undefined || to === undefined
      ? null
      : {
          text: `${count(sail ?? 1, 'ship')} from ${squadronName(view, from)} to ${squadronName(view, to)}.`,
        },
  'left-out': ({ why }) => ({ text: `Not done: ${why}` }),
  'transferred-auxiliary': ({ aux, to }, view) =>
    aux === undefined || to === undefined
      ? null
      : {
          text: `${auxName(view, aux)} to ${to in view.ports ? placeName(view, to) : formationName(view, to)}.`,
        },
  check: ({ leader, what, rating, modifier, passed }, view) => ({
    text: `${leaderName(view, leader ?? null)}’s check ${CHECKS[what] ?? `(${what.replaceAll('-', ' ')})`} ${passed ? 'succeeds' : 'fails'}${rating === undefined ? '' : `: ${rating - (modifier ?? 0)} or less ${passed ? 'was' : 'would have been'} needed`}.`,
    subjects: [leader],
  }),
  posted: ({ leader, formation }, view) =>
    leader === undefined || formation === undefined
      ? null
      : {
          text: `${leaderName(view, leader)} hoists his flag in ${formationName(view, formation)}.`,
          subjects: [leader, formation],
        },
  station: ({ side, station, leader }, view) => ({
    text: `${leaderName(view, leader)} commands ${station === side ? sideName(view, side) : station} now.`,
    subjects: [leader],
  }),
  relieved: ({ leader }, view) =>
    leader === undefined
      ? null
      : { text: `${leaderName(view, leader)} strikes his flag.`, subjects: [leader] },
  officer: ({ leader, what, rank }, view) => ({
    text: `${leaderName(view, leader)} ${WHAT[what]}${rank === undefined ? '' : ` to ${RANK_WORDS[rank]}`}.`,
    subjects: [leader],
  }),
  reinforcements: ({ side, add, auxiliaries, at }, view) => ({
    text: `Reinforcements for ${sideName(view, side)}${add === undefined && auxiliaries === undefined ? '' : `: ${list([...Object.entries(add ?? {}).map(([sort, n]) => `${n} ${sort}`), ...(auxiliaries ?? []).map((id) => auxName(view, id))])}`}${at === undefined ? '' : `, by ${placeName(view, at)}`}.`,
  }),
  withdrawn: ({ side, sail }, view) => ({
    text: `${sideName(view, side)} must send ships away${sail === undefined ? '' : `: ${list(Object.entries(sail).map(([sort, n]) => `${n} ${sort}`))}`}.`,
    weight: 'grave',
  }),
  request: ({ side }, view) => ({ text: `${sideName(view, side)} writes home for reinforcements.` }),
  'in-ordinary': ({ into, out }, view) =>
    into === undefined && out === undefined
      ? null
      : {
          text: [
            into === undefined || into.length === 0
              ? null
              : `Laid up: ${list(into.map((id) => squadronName(view, id)))}.`,
            out === undefined || out.length === 0
              ? null
              : `Fitting out: ${list(out.map((id) => squadronName(view, id)))}.`,
          ]
            .filter((one) => one !== null)
            .join(' '),
        },
  repaired: ({ port, squadron, dp }, view) =>
    squadron === undefined || port === undefined
      ? null
      : {
          text: `${placeName(view, port)} repairs ${squadronName(view, squadron)}: ${dp === 0 ? 'nothing done' : `${dp} off`}.`,
          subjects: [squadron],
        },
  hulked: ({ squadron, sail }, view) =>
    squadron === undefined
      ? null
      : { text: `${count(sail ?? 1, 'ship')} of ${squadronName(view, squadron)} hulked.` },
  relief: ({ leader, removed }, view) => ({
    text: removed
      ? `${leaderName(view, leader)} is recalled in disgrace.`
      : `${leaderName(view, leader)} keeps the confidence of his masters.`,
    subjects: [leader],
    weight: removed ? 'grave' : 'plain',
  }),
};

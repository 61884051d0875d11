/** Orders, Events, campaigns, Prestige, Convoys and Corsairs in the log. */
import type { ConvoysTold } from '../../rules/told/convoys.ts';
import type { OrdersTold } from '../../rules/told/orders.ts';
import {
  campaignName,
  count,
  eventName,
  formationName,
  list,
  orderName,
  placeName,
  sideName,
  signed,
  squadronName,
} from '../look/words.ts';
import { type Tellers, tokenPlaces } from './tools.ts';

const SOURCES: Readonly<Record<string, string>> = {
  orders: 'for the Orders of the Year',
  sail: 'for ships lost and taken',
  flagship: 'for a flagship',
  convoy: 'for harm to Convoys',
  undeclared: 'for breaking the peace',
  hire: 'for the hire of allies',
  request: 'to press a request',
  repair: 'for the dockyards',
  ransom: 'for a ransom',
  leader: 'for an officer',
  mulligan: 'for a second cast',
  fleet: 'for what is left of the fleet',
  bonus: 'at the end',
  event: 'by events',
};

/** Why an Order has Failed. */
const FAILED_WORDS: Readonly<Record<string, string>> = {
  year: 'not done when the time was up',
  mandatory: 'not issued in time',
  deadline: 'its time was up',
  left: 'it left the place',
  battle: 'beaten in a Battle',
  force: 'too few ships left for it',
  convoy: 'the Convoy suffered too much',
  unformed: 'its Flotilla was broken up',
  'given-up': 'given up',
};

/** Orders that are named one by one; more are counted. */
const FEW = 4;

export const ordersTellers: Tellers<OrdersTold['kind']> = {
  drew: ({ side, orders: drawn, count: n }, view) => ({
    text:
      drawn === undefined
        ? `${sideName(view, side)} receives ${count(n, 'Order')}.`
        : `Received: ${list(drawn.map((id) => orderName(view, id)))}.`,
  }),
  pool: ({ come, gone }, view) => {
    const names = (ids: readonly string[]): string =>
      ids.length > FEW ? count(ids.length, 'Order') : list(ids.map((id) => orderName(view, id)));
    const parts = [
      ...(come.length === 0 ? [] : [`now possible: ${names(come)}`]),
      ...(gone.length === 0 ? [] : [`no longer: ${names(gone)}`]),
    ];
    return { text: `The pool of Orders, ${parts.join('; ')}.` };
  },
  issued: ({ side, order, formation, target }, view) =>
    order === undefined || formation === undefined
      ? { text: `${sideName(view, side)} issues an Order.` }
      : {
          text: `${orderName(view, order)}${target == null ? '' : ` (${placeName(view, target)})`} to ${formationName(view, formation)}.`,
          subjects: [formation],
        },
  order: ({ side, order, formation, what, why }, view) => ({
    text: `${order === undefined ? `An Order of ${sideName(view, side)}` : orderName(view, order)}${formation === undefined ? '' : `, ${formationName(view, formation)}`}: ${{ met: 'its task is done', fulfilled: 'fulfilled', failed: 'failed', invalid: 'overtaken by events', extended: 'to be done again', 'handed-over': 'handed over', arrived: 'arrived' }[what]}${why === undefined ? '' : ` (${FAILED_WORDS[why] ?? why})`}.`,
    subjects: [formation],
    weight: what === 'fulfilled' || what === 'failed' ? 'grave' : 'plain',
  }),
  year: ({ year, nets }, view) => ({
    text: `The Orders of ${year} are counted: ${Object.entries(nets)
      .map(([side, net]) => `${sideName(view, side)} ${signed(net)}`)
      .join(', ')}.`,
    weight: 'grave',
  }),
  event: ({ event, what }, view) =>
    what === 'tested'
      ? null
      : {
          text: `${eventName(view, event)}: ${{ occurred: 'it comes to pass', implemented: 'it takes effect', waits: 'not yet in effect', ended: 'over', cancelled: 'undone' }[what]}.`,
          weight: 'grave',
        },
  campaign: ({ campaign, what, status }, view) => ({
    text: `${campaignName(view, campaign)}: ${{ activated: 'the armies take the field', 'not-activated': 'the armies stay in quarters', up: 'ground is won for the one', down: 'ground is won for the other', stays: 'no change', ended: `decided${status === undefined ? '' : ` (${status})`}`, stopped: 'the armies go into quarters', moved: 'the scales shift' }[what]}.`,
    weight: what === 'ended' ? 'grave' : 'plain',
  }),
  random: ({ event, place, side }, view) =>
    event === 'none'
      ? null
      : {
          text: `${event.replaceAll('-', ' ')}${place === undefined ? '' : ` at ${placeName(view, place)}`}${side === undefined ? '' : `, ${sideName(view, side)}`}.`,
          subjects: [place],
          weight: 'grave',
        },
  'named-port': ({ side, port }, view) => ({
    text: `${sideName(view, side)} names ${placeName(view, port)}.`,
    subjects: [port],
  }),
  contingent: ({ contingent, is }, view) => ({
    text: `${contingent}: ${is === 'Neutral' ? 'neutral now' : is === 'Absent' ? 'gone' : `with ${sideName(view, is)}`}.`,
    weight: 'grave',
  }),
  'port-side': ({ port, side }, view) => ({
    text: `${placeName(view, port)} ${side === null ? 'is neutral' : `is open to ${sideName(view, side)}`}.`,
    subjects: [port],
    weight: 'grave',
  }),
  'port-lost': ({ squadron, port, escaped }, view) => ({
    text: `${squadronName(view, squadron)} ${escaped ? 'gets away from' : 'is lost with'} ${placeName(view, port)}.`,
    subjects: [squadron, port],
    weight: 'grave',
  }),
  'shown-chit': ({ side, order }, view) => ({
    text: `A letter of ${sideName(view, side)} is read: ${orderName(view, order)}.`,
    weight: 'grave',
  }),
  prestige: ({ score, total }, view) => ({
    text: `${sideName(view, score.side)} ${signed(score.points)} Prestige ${SOURCES[score.source] ?? ''}: now ${total}.`,
    weight: 'grave',
  }),
  'fleet-left': ({ side, left, of }, view) => ({
    text: `${sideName(view, side)} has ${left} of ${of} Sail left.`,
    weight: 'grave',
  }),
  ending: ({ over }) => (over ? { text: 'Peace is made.', weight: 'grave' } : null),
  resigned: ({ seat }, view) => ({ text: `${sideName(view, seat)} gives up.`, weight: 'grave' }),
  over: ({ outcome }, view) => ({
    text:
      outcome.winners.length === 0
        ? 'The match is drawn.'
        : `${list(outcome.winners.map((side) => sideName(view, side)))} has won.`,
    weight: 'heading',
  }),
};

export const convoysTellers: Tellers<ConvoysTold['kind']> = {
  convoy: ({ side, what, at, points, token }, view) => ({
    text: `A Convoy of ${sideName(view, side)} ${{ assembled: 'gathers', appeared: 'appears', scattered: 'scatters', arrived: 'comes in', lost: 'is lost', diverted: 'puts in elsewhere', joined: 'has its escort', unloaded: 'unloads', emptied: 'has nothing left to carry', gathers: 'gathers stores' }[what]}${at === undefined ? '' : `, ${placeName(view, at)}`}${points === undefined ? '' : ` (${points})`}.`,
    subjects: at === undefined ? tokenPlaces(view, token) : [at],
    weight: what === 'scattered' || what === 'lost' ? 'grave' : 'plain',
  }),
  'convoy-hurt': ({ side, dp, total }, view) => ({
    text: `The Convoy of ${sideName(view, side)} takes ${dp} damage, now ${total}.`,
    weight: 'grave',
  }),
  corsairs: ({ active, side }, view) => ({
    text:
      active.length === 0
        ? 'The corsairs stay in.'
        : `Corsairs are out from ${list(active.map((port) => placeName(view, port)))}${side === null ? '' : `, to the profit of ${sideName(view, side)}`}.`,
    subjects: active,
  }),
  'corsairs-handed': ({ side }, view) => ({
    text: `${sideName(view, side)} has the corsairs now.`,
  }),
  'corsair-toll': ({ side, failed, why }, view) => ({
    text: `${why === 'pirates' ? 'Pirates' : 'Privateers'} at large: ${count(failed, 'failed Order')} for ${sideName(view, side)}.`,
    weight: 'grave',
  }),
  'trade-track': ({ covered, fulfilled, side }, view) => ({
    text: `${covered} places of the trade were covered: ${count(fulfilled, 'Order')} fulfilled for ${sideName(view, side)}.`,
  }),
  hired: ({ side, on }, view) => ({
    text: on
      ? `${sideName(view, side)} hires allies for the Year.`
      : `The hired allies leave ${sideName(view, side)}.`,
  }),
};

/** Why this order: what the machine weighed for it, question by question. */
import { looseDice } from '@weathergage/kernel';
import { placeName, squadronName } from '../../attention/names.ts';
import type { Answer, AnswerTo, AskKind, StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { type Desk, deskOf } from '../desk.ts';
import { safest } from '../routes.ts';
import { ADMIRAL_OF_THE_FLEET } from '../temper.ts';
import {
  combatReasons,
  engageReasons,
  intensityReasons,
  lineUpReasons,
  reinforceReasons,
  withdrawReasons,
} from './battle-reasons.ts';
import { dockyardReasons, extendReasons, layUpReasons, ordersReasons } from './desk-reasons.ts';
import { plotReasons } from './plot-reasons.ts';

type Reasons<K extends AskKind> = (
  desk: Desk,
  answer: AnswerTo<K>,
  ask: Extract<StationAsk, { kind: K }>,
) => readonly string[];

function tasksReasons({ view }: Desk, { tasks }: AnswerTo<'tasks'>): string[] {
  if (tasks.length === 0)
    return [
      'No Convoy without an Escort is within reach and no Order wants a landing: scouts at hand can still screen.',
    ];
  return tasks
    .slice(0, 3)
    .map(({ task, at }) =>
      task === 'ConvoyAttack'
        ? `The Convoy at ${placeName(view, at)} sails without a Squadron to protect it, and is within reach.`
        : task === 'Station'
          ? `Late in the Turn nobody can drive a watch away from ${placeName(view, at)}.`
          : task === 'CoverTrade'
            ? `Nobody covers the trade at ${placeName(view, at)} yet.`
            : `Your Order asks for it at ${placeName(view, at)}.`,
    );
}

function reorganiseReasons({ view, forces }: Desk, { acts }: AnswerTo<'reorganise'>): string[] {
  const [act] = acts;
  if (act?.do === 'form')
    return [
      `${act.squadrons.map((id) => squadronName(view, id)).join(' and ')} lie at anchor in no Formation: only a Formation puts to sea or carries an Order.`,
    ];
  if (act?.do === 'transfer')
    return acts.flatMap((one) =>
      one.do !== 'transfer'
        ? []
        : [
            `${squadronName(view, one.from)} and ${squadronName(view, one.to)} are both worn: one Squadron loses no more in a Turn than each of the two, and the yards have one to mend.`,
          ],
    );
  if (act?.do === 'request') return ['To ask costs nothing but the chance to ask again this season.'];
  if (act !== undefined) return [];
  const loose = Object.values(forces.squadrons).filter(({ port }) => port?.state === 'FittingOut').length;
  return loose === 0
    ? ['Every Squadron that could sail is in a Formation.']
    : ['Those who lie alone can join nobody better than they are now.'];
}

const REASONS: { readonly [K in AskKind]?: Reasons<K> } = {
  plot: plotReasons,
  tasks: tasksReasons,
  screen: (_desk, { aux }, { against }) =>
    aux !== null
      ? ['What they mean to do would hurt, and a scout of yours is at hand to stop it.']
      : against.task === 'Search'
        ? ['To be looked at does no harm; the scout is worth more when something would.']
        : ['Nobody is at hand who could screen it.'],
  shadow: () => [
    'A scout that follows is away until she has recovered by the die; he keeps them for Convoys and for screens.',
  ],
  engage: engageReasons,
  withdraw: withdrawReasons,
  reinforce: reinforceReasons,
  'line-up': lineUpReasons,
  intensity: intensityReasons,
  combat: combatReasons,
  extend: (desk, answer, { orders }) => extendReasons(desk, answer, orders),
  route: (desk, _answer, { convoys }) =>
    convoys.slice(0, 2).map(({ group }) => {
      const { routes = [], name = group } = desk.theatre.convoys.get(group) ?? {};
      const chosen = routes.find(({ number }) => number === safest(desk, { routes }));
      return `${name}: ${chosen?.name ?? 'this route'} passes the fewest places that can be raided from enemy Ports.`;
    }),
  dockyard: dockyardReasons,
  'lay-up': layUpReasons,
  orders: ordersReasons,
  auxiliaries: (_desk, { assign }) =>
    assign.length === 0
      ? ['Nobody who is Available could be of use where he can be sent.']
      : [
          'From there they reach most of the ways by which the enemy’s Convoys come, or screen an Escort of yours.',
        ],
  reorganise: reorganiseReasons,
};

/** The dice of his guesses: the same view is always guessed the same. */
const DICE = 1805;

export function reasons(view: View, ask: StationAsk, answer: Answer): readonly string[] {
  const weighed = REASONS[ask.kind] as Reasons<AskKind> | undefined;
  return weighed?.(deskOf(view, looseDice(DICE), ADMIRAL_OF_THE_FLEET), answer as never, ask as never) ?? [];
}

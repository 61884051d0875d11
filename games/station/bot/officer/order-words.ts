/** An order in few words, as the end of "You ordered …". */
import { listWords } from '@weathergage/kernel';
import { formationName, orderName, placeName, squadronName } from '../../attention/names.ts';
import { planWords } from '../../attention/plan-words.ts';
import type { TaskKind } from '../../rules/module/vocabulary.ts';
import type { Answer, AnswerTo, AskKind, OrdersAct, StationAsk } from '../../rules/world/asks.ts';
import type { Plan } from '../../rules/world/forces.ts';
import type { View } from '../../rules/world/state.ts';

/** Past these an order is told by its number of parts. */
const MOST = 3;

const squadrons = (view: View, ids: readonly string[]): string =>
  listWords(ids.map((id) => squadronName(view, id)));
const formations = (view: View, ids: readonly string[]): string =>
  listWords(ids.map((id) => formationName(view, id)));

const TASKS: Readonly<Partial<Record<TaskKind, string>>> = {
  Search: 'a Search of',
  Station: 'a watch at',
  ConvoyAttack: 'an attack on the Convoy at',
  CoverTrade: 'cover for the trade at',
  Fireship: 'a fireship at',
};

function actWords(view: View, act: OrdersAct): string {
  switch (act.do) {
    case 'choose':
    case 'keep':
      return `take ${orderName(view, act.order)}`;
    case 'draw':
      return 'draw blind and keep the best';
    case 'issue':
      return `${orderName(view, act.order)} to ${formationName(view, act.formation)}`;
    case 'rendezvous':
      return `send ${squadronName(view, act.squadron)} to a rendezvous`;
    case 'hand-over':
      return `let ${formationName(view, act.formation)} take over from ${formationName(view, act.of)}`;
    case 'fail':
      return `give up the Order of ${formationName(view, act.formation)}`;
  }
}

const WORDS: { readonly [K in AskKind]?: (view: View, answer: AnswerTo<K>) => string } = {
  plot: (view, { plans, abandon = [] }) => {
    const laid = plans.map(
      ({ formation, plan }) => `${formationName(view, formation)} ${planWords(view, plan as Plan)}`,
    );
    const given = abandon.map((id) => `give up the Order of ${formationName(view, id)}`);
    const all = [...given, ...laid];
    if (all.length === 0) return 'everybody keeps his course';
    return all.length > MOST ? `new courses for ${all.length}` : listWords(all);
  },
  tasks: (view, { tasks }) =>
    tasks.length === 0
      ? 'nobody on a Task'
      : listWords(
          tasks.slice(0, MOST).map(({ task, at }) => `${TASKS[task] ?? `${task} at`} ${placeName(view, at)}`),
        ),
  screen: (_view, { aux }) => (aux === null ? 'no screen' : 'screen them off'),
  shadow: (_view, { shadow }) => (shadow ? 'follow them' : 'let them go'),
  'counter-shadow': (_view, { screens }) => (screens.length === 0 ? 'let them follow' : 'chase them off'),
  engage: (view, { fight, formation }) =>
    formation !== null
      ? `begin with ${formationName(view, formation)}`
      : fight
        ? 'bring them to battle'
        : 'seek no battle',
  withdraw: (view, answer) =>
    answer.formations.length === 0 ? 'stay and fight' : `withdraw ${formations(view, answer.formations)}`,
  reinforce: (view, answer) =>
    answer.formations.length === 0 ? 'nobody else joins' : `${formations(view, answer.formations)} to join`,
  'line-up': (view, { out }) =>
    out.length === 0 ? 'all of them in the line' : `${squadrons(view, out)} out of the line`,
  intensity: (_view, { intensity }) =>
    ({ Light: 'a distant cannonade', Medium: 'a regular action', Heavy: 'yardarm to yardarm' })[intensity],
  combat: (view, { squadron, admiral }) =>
    squadron === null
      ? 'leave the word to the other'
      : `${admiral ? 'call for their Admiral with' : 'put up'} ${squadronName(view, squadron)}`,
  extend: (view, { orders }) =>
    orders.length === 0
      ? 'enough of it'
      : `the same again: ${listWords(orders.map((id) => orderName(view, id)))}`,
  route: (_view, { routes }) => `by route ${listWords(routes.map(String))}`,
  dockyard: (view, { back, repair, hulk }) => {
    const mended = repair.flatMap((one) => one.squadrons);
    const all = [
      ...(back.length === 0 ? [] : [`${squadrons(view, back)} out of ordinary`]),
      ...(mended.length === 0 ? [] : [`repair ${squadrons(view, mended)}`]),
      ...(hulk.length === 0
        ? []
        : [
            `hulk a ship of ${squadrons(
              view,
              hulk.map(({ squadron }) => squadron),
            )}`,
          ]),
    ];
    return all.length === 0 ? 'nothing for the yards' : listWords(all);
  },
  'lay-up': (view, answer) =>
    answer.squadrons.length === 0 ? 'lay nobody up' : `lay up ${squadrons(view, answer.squadrons)}`,
  orders: (view, { acts }) =>
    acts.length === 0 ? 'no more Orders' : listWords(acts.map((act) => actWords(view, act))),
  auxiliaries: (view, { assign }) =>
    assign.length === 0
      ? 'assign nobody'
      : `scouts to ${listWords([
          ...new Set(
            assign.map(({ to }) =>
              'port' in to ? placeName(view, to.port) : formationName(view, to.formation),
            ),
          ),
        ])}`,
  reorganise: (view, { acts }) => {
    const [act] = acts;
    if (act === undefined) return 'change nothing more';
    if (act.do === 'form')
      return `form ${formationName(view, act.flotilla)} of ${squadrons(view, act.squadrons)}`;
    if (act.do === 'transfer') return `make one Squadron of ${squadrons(view, [act.to, act.from])}`;
    if (act.do === 'request') return 'ask for reinforcements';
    return act.do.replace('-', ' ');
  },
};

/** What he has no words for goes by the name of the question. */
export function orderWords(view: View, ask: StationAsk, answer: Answer): string {
  const words = WORDS[ask.kind] as ((view: View, answer: Answer) => string) | undefined;
  return words?.(view, answer) ?? ask.kind.replace('-', ' ');
}

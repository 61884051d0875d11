/** Questions and their answers in a sentence each. */
import { askTitle } from '../../attention/ask-titles.ts';
import type { TaskKind } from '../../rules/module/vocabulary.ts';
import type { Answer, AnswerTo, AskKind, StationAsk } from '../../rules/world/asks.ts';
import type { Declared, View } from '../../rules/world/state.ts';
import {
  auxName,
  count,
  formationName,
  leaderName,
  list,
  orderName,
  placeName,
  squadronName,
} from './words.ts';

export { askTitle };

type AskOf<K extends AskKind> = Extract<StationAsk, { kind: K }>;

export const TASK_WORDS: Readonly<Record<TaskKind, string>> = {
  Search: 'search',
  Station: 'stand watch',
  ConvoyAttack: 'attack a Convoy',
  CounterShadow: 'chase off a shadow',
  Fireship: 'send in a fireship',
  Bombard: 'bombard ships at anchor',
  CoverTrade: 'cover the trade',
  BombardPort: 'bombard the port',
  BombardRoad: 'bombard the coast road',
  CuttingOut: 'cut out a vessel',
  Raid: 'raid the shore',
};

const declaredWords = (view: View, { task, at }: Declared): string =>
  `${TASK_WORDS[task]} at ${placeName(view, at)}`;

export function askWords(view: View, ask: StationAsk): string {
  const battle = view.battle === null ? '' : ` off ${placeName(view, view.battle.at)}`;
  switch (ask.kind) {
    case 'screen':
      return `The enemy means to ${declaredWords(view, ask.against)}. Will you screen?`;
    case 'shadow':
      return 'They are found, and may be followed.';
    case 'engage':
      return `You have met the enemy${battle}. Will you fight, and with which Formation first?`;
    case 'withdraw':
      return `You hold the weather gauge${battle}: whoever you name gets away.`;
    case 'reinforce':
      return 'Others in this Space may try to join; Auxiliaries may help them, or hinder the enemy’s.';
    case 'line-up':
      return 'Each leader goes aboard a Squadron; those beyond your control stay out of the fight.';
    case 'intensity':
      return 'The hotter the action, the more both sides suffer; the leaders’ tempers may change it.';
    case 'means':
      return 'The Battle may be fought by the tables, or ship by ship in a match of its own.';
    case 'combat':
      return 'Choose the Squadron that fights next, or call for the Admirals.';
    case 'double':
      return 'Squadrons to spare may be laid against an enemy already engaged.';
    case 'extend':
      return `Fulfilled: ${list(ask.orders.map((order) => orderName(view, order)))}. It may be tried to have the same again.`;
    case 'mulligan':
      return 'For one point of Prestige the die is cast again.';
    case 'counter-shadow':
      return `${count(ask.markers.length, 'enemy Auxiliary follows', 'enemy Auxiliaries follow')} you.`;
    case 'name-port':
      return `By the event just told, one of your great Ports repairs nothing for ${count(view.naming[0]?.turns ?? 1, 'Turn')}: name it.`;
    default:
      return 'What are your orders?';
  }
}

const none = 'nothing';
const squadrons = (view: View, ids: readonly string[]): string =>
  ids.length === 0 ? none : list(ids.map((id) => squadronName(view, id)));
const formations = (view: View, ids: readonly string[]): string =>
  ids.length === 0 ? 'nobody' : list(ids.map((id) => formationName(view, id)));

const WORDS: { readonly [K in AskKind]: (view: View, answer: AnswerTo<K>, ask: AskOf<K>) => string } = {
  plot: (view, { plans }) =>
    plans.length === 0
      ? 'Carry on as before'
      : `New courses for ${formations(
          view,
          plans.map(({ formation }) => formation),
        )}`,
  leeway: (view, { exits }) =>
    exits.length === 0 ? 'As it is' : `Out towards ${list(exits.map(({ to }) => placeName(view, to)))}`,
  tasks: (view, { tasks }) =>
    tasks.length === 0
      ? 'No more Tasks'
      : list(
          tasks.map(
            ({ task, aux, at }) => `${auxName(view, aux)} to ${TASK_WORDS[task]} at ${placeName(view, at)}`,
          ),
        ),
  screen: (view, { aux }) => (aux === null ? 'Let them' : `Screen with ${auxName(view, aux)}`),
  shadow: (_view, { shadow }) => (shadow ? 'Follow them' : 'Let them go'),
  engage: (view, { fight, formation }) =>
    fight
      ? `Fight${formation === null ? '' : `, ${formationName(view, formation)} first`}`
      : `Do not seek battle${formation === null ? '' : `; if it comes, ${formationName(view, formation)} first`}`,
  withdraw: (view, answer) =>
    answer.formations.length === 0 ? 'Stay and fight' : `Withdraw ${formations(view, answer.formations)}`,
  reinforce: (view, answer) =>
    [
      `Joining: ${formations(view, answer.formations)}`,
      answer.assist === null ? null : `with the help of ${auxName(view, answer.assist)}`,
      answer.screen === null ? null : `screened by ${auxName(view, answer.screen)}`,
    ]
      .filter((one) => one !== null)
      .join(', '),
  'line-up': (view, { leaders, out }) =>
    `${leaders.map(({ leader, squadron }) => `${leaderName(view, leader)} in ${squadronName(view, squadron)}`).join(', ') || 'No leaders to place'}${out.length === 0 ? '' : `; out of it: ${squadrons(view, out)}`}`,
  intensity: (_view, { intensity }) =>
    ({ Light: 'A distant cannonade', Medium: 'A regular action', Heavy: 'Yardarm to yardarm' })[intensity],
  means: (_view, { by }) =>
    ({ tables: 'By the tables', board: 'Ship by ship', machines: 'Let the machines fight it' })[by],
  combat: (view, { squadron, admiral }) =>
    squadron === null
      ? 'Leave the word to the other'
      : admiral
        ? `Call for the Admirals: ${squadronName(view, squadron)}`
        : squadronName(view, squadron),
  double: (view, { adds }) =>
    adds.length === 0
      ? 'Nobody doubles'
      : adds
          .map(({ combat, squadron }) => `${squadronName(view, squadron)} into Combat ${combat + 1}`)
          .join(', '),
  shifts: (_view, { own }) =>
    own.length === 0
      ? 'Nothing to share out'
      : own.map((n, i) => `Combat ${i + 1}: ${n} for our own fire`).join(', '),
  sinkings: (view, { take }) =>
    take.flat().length === 0 ? 'Nobody goes down by choice' : `Goes down: ${squadrons(view, take.flat())}`,
  fireships: (view, { attacks }) =>
    attacks.length === 0
      ? 'Send none'
      : attacks
          .map(({ aux, squadron }) => `${auxName(view, aux)} at ${squadronName(view, squadron)}`)
          .join(', '),
  prizes: (view, { into }) =>
    into.length === 0
      ? 'No prizes'
      : into.map((one) => (one === null ? 'scuttled' : `into ${squadronName(view, one)}`)).join(', '),
  regroup: (_view, { acts }) => (acts.length === 0 ? 'Leave all as it is' : count(acts.length, 'change')),
  mulligan: (_view, { again }) => (again ? 'Roll again (1 Prestige)' : 'Let it stand'),
  'counter-shadow': (view, { screens }) =>
    screens.length === 0
      ? 'Let them follow'
      : `Chase them off with ${list(screens.map(({ aux }) => auxName(view, aux)))}`,
  extend: (view, { orders }) =>
    orders.length === 0
      ? 'Enough of it'
      : `The same again: ${list(orders.map((order) => orderName(view, order)))}`,
  route: (_view, { routes }) => `Route ${routes.join(', ')}`,
  dockyard: (view, { back, repair }) =>
    `Out of ordinary: ${squadrons(view, back)}. Repaired: ${squadrons(
      view,
      repair.flatMap((one) => one.squadrons),
    )}`,
  'lay-up': (view, answer) => `In ordinary: ${squadrons(view, answer.squadrons)}`,
  orders: (_view, { acts }) => (acts.length === 0 ? 'Nothing more' : acts.map((act) => act.do).join(', ')),
  auxiliaries: (_view, { assign, toSail, toAuxiliary }) =>
    `${count(assign.length, 'Auxiliary', 'Auxiliaries')} assigned, ${toSail.length} back to the line, ${toAuxiliary.length} fitted for scouting`,
  'name-port': (view, { port }) => placeName(view, port),
  reorganise: (_view, { acts }) =>
    acts.length === 0 ? 'Nothing more' : acts.map((act) => act.do).join(', '),
};

/** What an answer brings, where its words alone don't say it. */
export function answerMeans(view: View, ask: StationAsk, answer: Answer): string {
  if (ask.kind !== 'name-port') return '';
  const { port } = answer as AnswerTo<'name-port'>;
  const laidUp = Object.values(view.forces[view.side ?? '']?.squadrons ?? {}).filter(
    (one) => one.port?.at === port && one.port.state === 'InOrdinary',
  );
  return laidUp.length === 0
    ? 'nothing of yours is laid up there'
    : `laid up there: ${list(laidUp.map(({ id, dp }) => `${squadronName(view, id)} (damage ${dp})`))}`;
}

export const answerWords = (view: View, ask: StationAsk, answer: Answer): string =>
  (WORDS[ask.kind] as (view: View, answer: Answer, ask: StationAsk) => string)(view, answer, ask);

/** What a machine uses of Station's rules. */
import { list, type TellsUses, times, type Used, type Uses } from './used.ts';

const ORDERS: Readonly<Record<string, string>> = {
  choose: 'an Order chosen, one blind (9.351)',
  draw: 'Orders drawn blind (9.351)',
  issue: 'Orders Issued (9.36)',
  rendezvous: 'rendezvous (9.42)',
  'hand-over': 'hand-over (9.41)',
  fail: 'Orders given up (9.387)',
};

const ACTS: Readonly<Record<string, string>> = {
  form: 'Flotillas Formed (3.33)',
  unform: 'Flotillas given up (3.341)',
  subordinate: 'put under a Flotilla (3.333)',
  detach: 'detached (3.344)',
  drop: 'Squadrons left behind (11.13)',
  move: 'Squadrons moved after a Battle (3.331)',
  transfer: 'Sail transferred',
  'transfer-auxiliary': 'Auxiliaries transferred (6.135)',
  request: 'ships asked for (11.121)',
  assemble: 'Convoys gathered',
  'send-home': 'Squadrons sent home (11.12)',
  ransom: 'leaders ransomed (11.183)',
  base: 'corsairs based',
};

const TASKS: Readonly<Record<string, string>> = {
  Search: 'Searches (7.12)',
  Station: 'Auxiliaries Stationed (6.29)',
  ConvoyAttack: 'Convoys attacked by Auxiliaries (10.18)',
  Fireship: 'Fireships (6.23)',
  CoverTrade: 'trade covered (6.149)',
};

const orderUses = (order: string, what: unknown): string[] => {
  if (what !== 'fulfilled' && what !== 'extended') return what === 'failed' ? ['Orders Failed (9.38)'] : [];
  const sort = ['blockade', 'interdict'].find((one) => order.includes(one));
  return ['Orders Fulfilled (9.37)', ...(sort === undefined ? [] : [`${sort} Fulfilled (9.37)`])];
};

export const stationAnswers: Uses = (ask, answer) => {
  switch (ask.kind) {
    case 'plot':
      return times(list(answer.abandon).length, 'Orders given up (9.387)');
    case 'tasks':
      return times(list(answer.release).length, 'shadows called off (7.132)');
    case 'screen':
      return answer.aux === null ? [] : ['Screens (6.28)'];
    case 'shadow':
      return answer.shadow === true ? ['follows what it found (7.131)'] : [];
    case 'counter-shadow':
      return times(list(answer.screens).length, 'shadows driven off (7.14)');
    case 'engage':
      return answer.fight === true && answer.formation === null ? ['would fight (8.124)'] : [];
    case 'reinforce':
      return [
        ...times(list(answer.formations).length, 'tries to join a Battle (8.24)'),
        ...(answer.assist === null ? [] : ['Auxiliaries help to join (8.24)']),
        ...(answer.screen === null ? [] : ['Auxiliaries screen off who would join (8.24)']),
      ];
    case 'combat':
      return answer.admiral === true ? ['the Admirals called for (8.33)'] : [];
    case 'double':
      return times(list(answer.adds).length, 'doubles (8.333)');
    case 'fireships':
      return times(list(answer.attacks).length, 'Fireships in a Battle (6.236)');
    case 'extend':
      return times(list(answer.orders).length, 'Orders Extended (9.39)');
    case 'dockyard':
      return times(list(answer.hulk).length, 'Sail hulked (11.34)');
    case 'orders':
      return list(answer.acts).flatMap(({ do: act }) => ORDERS[act as string] ?? []);
    case 'reorganise':
    case 'regroup':
      return list(answer.acts).flatMap(({ do: act }) => ACTS[act as string] ?? []);
    default:
      return [];
  }
};

const movesOf = (how: unknown): string[] =>
  how === 'caught' ? ['the wind caught (5.25)'] : how === 'off-course' ? ['driven off course (5.27.10)'] : [];

export const stationTold: TellsUses = (told: Used) => {
  switch (told.kind) {
    case 'task':
      return [TASKS[told.task as string] ?? `${told.task as string} against the shore (6.149)`];
    case 'looked':
      return [told.found === true ? 'looks and finds (7.12)' : 'looks in vain (7.12)'];
    case 'shadowing':
      return told.on === true ? ['shadows (7.13)'] : [];
    case 'dummies':
      return times(Number(told.count ?? 1), 'Dummies put down (7.15)');
    case 'dummy-found':
      return ['Dummies found out (7.15)'];
    case 'battle':
      return ['Battles (8.11)'];
    case 'no-battle':
      return [told.why === 'withdrawn' ? 'withdrawn in time (8.23)' : 'nobody would fight (8.124)'];
    case 'reinforced':
      return [told.joined === true ? 'joins a Battle (8.24)' : 'fails to join a Battle (8.24)'];
    case 'combat':
      return ['Combats (8.33)'];
    case 'intensity':
      return [`Battles fought ${told.intensity as string} (8.31)`];
    case 'prize':
      return ['prizes (8.441)'];
    case 'order':
      return orderUses((told.order as string | undefined) ?? '', told.what);
    case 'moved':
      return movesOf(told.how);
    case 'in-ordinary':
      return [
        ...times(list(told.into).length, 'Squadrons laid up (3.27)'),
        ...times(list(told.out).length, 'Squadrons brought out again (11.3)'),
      ];
    case 'repaired':
      return ['repairs (11.3)'];
    default:
      return [];
  }
};

export const stationRules: readonly string[] = [
  ...Object.values(TASKS),
  ...Object.values(ORDERS),
  'shadows (7.13)',
  'shadows driven off (7.14)',
  'Screens (6.28)',
  'Dummies put down (7.15)',
  'blockade Fulfilled (9.37)',
  'interdict Fulfilled (9.37)',
  'tries to join a Battle (8.24)',
  'joins a Battle (8.24)',
  'doubles (8.333)',
  'Fireships in a Battle (6.236)',
  'withdrawn in time (8.23)',
  'Squadrons laid up (3.27)',
];

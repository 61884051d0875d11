/** What each question is called. */
import type { AskKind, StationAsk } from '../rules/world/asks.ts';

const TITLES: Readonly<Record<AskKind, string>> = {
  plot: 'Courses',
  leeway: 'Which way out',
  tasks: 'Tasks',
  screen: 'A screen',
  shadow: 'Follow them',
  engage: 'To battle?',
  withdraw: 'The weather gauge is yours',
  reinforce: 'Who joins the Battle',
  'line-up': 'The line',
  intensity: 'How hot an action',
  means: 'By what means',
  combat: 'The next Combat',
  double: 'Doubling',
  shifts: 'The leaders’ advantage',
  sinkings: 'Ships that go down',
  fireships: 'Fireships',
  prizes: 'Prizes',
  regroup: 'After the Battle',
  mulligan: 'Roll again?',
  'counter-shadow': 'A shadow astern',
  extend: 'Orders fulfilled',
  route: 'Convoys gather',
  dockyard: 'Dockyards',
  'lay-up': 'Laying up',
  orders: 'Orders from home',
  auxiliaries: 'Auxiliaries',
  reorganise: 'Reinforcement and reorganisation',
  'name-port': 'Which Port',
};

export const askTitle = (ask: StationAsk): string => TITLES[ask.kind];

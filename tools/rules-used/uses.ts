/** Which of a game's means an answer uses, each by a few words with the number of its rule. */
import type { Ask, Told } from '@weathergage/kernel';
import { seaPowerAnswers, seaPowerRules, seaPowerTold } from './sea-power.ts';
import { stationAnswers, stationRules, stationTold } from './station.ts';
import { list, type TellsUses, type Used, type Uses } from './used.ts';

const LOADS: Readonly<Record<string, string>> = {
  R: 'roundshot loaded (26.1)',
  D: 'doubleshot loaded (24.2.3)',
  C: 'chainshot loaded (24.2.2)',
  G: 'grapeshot loaded (24.2.4)',
};
const PARTIES: Readonly<Record<string, string>> = {
  OBP: 'boarders sent (10.2)',
  DBP: 'boarders repelled (10.2)',
  TBP: 'men sent across (10.2.6)',
};

function notesOf(order: Used): string[] {
  const found: string[] = [];
  if (order.sail === 'FS') found.push('full sails set (20.1)');
  if (order.sail === 'BS') found.push('full sails taken in (20.1)');
  if (order.anchor === 'up' || order.anchor === 'cut') found.push('anchor weighed or cut (20.3)');
  else if (order.anchor !== undefined) found.push('anchored (20.3)');
  if (order.repair !== undefined) found.push('repairs (20.5)');
  if (order.oars === true) found.push('oars');
  if (order.tow !== undefined) found.push('towing (35)');
  if (order.light === true) found.push('fireship lit');
  if (typeof order.plot === 'string' && order.plot.includes('B')) found.push('sails backed');
  return found;
}

const hexUses: Uses = (ask, answer) => {
  switch (ask.kind) {
    case 'plot':
      return notesOf(answer);
    case 'orders':
      return ['orders written ahead (32.3)'];
    case 'prepare':
      return answer.sail === 'full' ? ['full sails set (20.1)'] : [];
    case 'fire':
      return [answer.L, answer.R].flatMap((shot) => {
        if (shot === null || shot === undefined) return [];
        const { aim, section } = shot as Used;
        return [
          `fired at the ${aim} (11.1)`,
          ...(section === undefined ? [] : ['fired by sections (24.1.2)']),
        ];
      });
    case 'reload':
      return [answer.L, answer.R].flatMap((load) =>
        load === null || load === undefined ? [] : [LOADS[(load as Used).shot as string] ?? 'loaded'],
      );
    case 'grapple':
      return list(answer.targets).length > 0 ? ['grapples thrown (9.1)'] : [];
    case 'ungrapple':
      return list(answer.from).length > 0 ? ['grapples cut (9.2)'] : [];
    case 'unfoul':
      return list(answer.attempts).length > 0 ? ['unfouling (6.0)'] : [];
    case 'boarding':
      return list(answer.parties).map(({ type }) => PARTIES[type as string] ?? 'parties');
    case 'board-on':
      return answer.board === true ? ['counter-attack (12.3.5)'] : [];
    case 'disengage':
      return answer.disengage === true ? ['melee broken off (12.3.3)'] : [];
    case 'battery':
      return answer.shot === null ? [] : ['a battery fired'];
    case 'refloat':
      return answer.lighten === true ? ['guns overboard (38.2)'] : [];
    default:
      return [];
  }
};

const shotUses = (shots: unknown): string[] =>
  list(shots).flatMap(({ aim, chain }) => [`fired at the ${aim}`, ...(chain === true ? ['chain shot'] : [])]);

const tableUses: Uses = (ask, answer) => {
  const found: string[] = [];
  if (ask.kind === 'signal') return answer.squadron === null ? [] : ['signals'];
  if (ask.kind === 'activate') {
    if (answer.opening !== null) found.push(String(answer.opening).replaceAll('-', ' '));
    if (answer.allHands === true) found.push('all hands on deck');
    return found;
  }
  if (ask.kind === 'snap') return answer.aim === null ? [] : ['snap fire at a boarder'];
  if (ask.kind === 'battery') return answer.shot === null ? [] : ['a battery fired'];
  if (ask.kind === 'bears')
    return answer.do === 'fire' ? ['fired as she bore', ...shotUses(answer.shots)] : [];
  if (answer.do === 'bears') return ['fire as she bears declared'];
  if (answer.do === 'sail') return ['sail changed'];
  if (answer.do === 'tack' || answer.do === 'boxhaul') return [String(answer.do)];
  if (answer.board !== undefined) found.push('boarding declared');
  return [...found, ...shotUses(answer.shots)];
};

const USES: Readonly<Record<string, Uses>> = {
  'hex-action': hexUses,
  'table-action': tableUses,
  'sea-power': seaPowerAnswers,
  station: stationAnswers,
};

export const usesIn = (game: string, ask: Ask, answer: unknown): readonly string[] =>
  USES[game]?.(ask, answer as Used) ?? [];

const TOLD: Readonly<Record<string, TellsUses>> = { 'sea-power': seaPowerTold, station: stationTold };

/** What only shows in what came of it. */
export const usesTold = (game: string, told: Told): readonly string[] =>
  TOLD[game]?.(told as unknown as Used) ?? [];

const RULES: Readonly<Record<string, readonly string[]>> = {
  'sea-power': seaPowerRules,
  station: stationRules,
};

/** What stands in the table even if it never occurred. */
export const rulesOf = (game: string): readonly string[] => RULES[game] ?? [];

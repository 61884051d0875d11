/** What a machine uses of Table Action's rules. */
import type { Outcome } from '@weathergage/kernel';
import { list, type TellsUses, type Uses } from './used.ts';

const shotUses = (shots: unknown): string[] =>
  list(shots).flatMap(({ aim, chain }) => [`fired at the ${aim}`, ...(chain === true ? ['chain shot'] : [])]);

export const tableAnswers: Uses = (ask, answer) => {
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

export const tableTold: TellsUses = (told) => {
  switch (told.kind) {
    case 'special':
      return told.passed === true
        ? [`${told.action as string}: succeeds`]
        : [`${told.action as string}: fails`];
    case 'fire':
      return told.rake === null ? [] : ['raking fire'];
    case 'musketry':
      return [list(told.again).length > 0 ? 'musketry, marines throw again' : 'musketry'];
    case 'collision':
      return ['collisions'];
    case 'boards':
      return [told.reached === true ? 'comes alongside to board' : 'does not reach whom she would board'];
    case 'boarding-ends':
      return [told.winner === null ? 'boarding undecided' : 'boarding decided'];
    case 'let-pass':
    case 'held':
    case 'aback':
    case 'aground':
    case 'captured':
    case 'retaken':
    case 'struck':
    case 'sunk':
    case 'demasted':
      return [String(told.kind).replaceAll('-', ' ')];
    case 'left':
      return ['left the table'];
    case 'over': {
      const { reason } = told.outcome as Outcome;
      return [`ended by ${reason}`];
    }
    default:
      return [];
  }
};

export const tableRules: readonly string[] = [
  'fire as she bears declared',
  'fired as she bore',
  'signals',
  'a battery fired',
  'musketry',
  'musketry, marines throw again',
  'collisions',
  'boarding declared',
  'comes alongside to board',
  'snap fire at a boarder',
  'captured',
  'tack',
  'boxhaul',
  'all hands on deck',
  'fight fires',
  'repair leaks',
  'repair rudder',
  'cut',
  'chain shot',
  'sail changed',
  'left the table',
];

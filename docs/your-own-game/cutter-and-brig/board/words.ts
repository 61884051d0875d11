/** The game in words: the log, the head of the page, and one sentence that says what is asked. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { Square } from '../rules/chart.ts';
import type { CutterAndBrig, View } from '../rules/types.ts';
import { courseTo, type Point } from '../rules/wind.ts';
import type { CutterDesk } from './look.ts';

type Told = CutterAndBrig['told'];

const POINT_WORDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export const pointWords = (point: Point): string => POINT_WORDS[point]!;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const windWords = (wind: Point): string => `from the ${pointWords(wind)}`;

/** How a ship lies to the wind on this course. */
export function trimWords(course: Point, wind: Point): string {
  const apart = Math.abs(course - wind) % 8;
  return ['in the wind', 'close-hauled', 'wind abeam', 'wind on the quarter', 'before the wind'][
    Math.min(apart, 8 - apart)
  ]!;
}

/** A square by letter and number, as on the edge of the chart. */
export const squareName = ({ x, y }: Square): string => `${String.fromCharCode(65 + x)}${y + 1}`;
const coveName = ({ coves }: View, mark: string): string =>
  coves.find((cove) => cove.mark === mark)?.name ?? mark;

const counted = (count: number): string => `${count} ${count === 1 ? 'square' : 'squares'}`;

function reasonWords({ names, lights, coves }: View, reason: string): string {
  const cove = coves.find(({ mark }) => mark === lights)?.name;
  switch (reason) {
    case 'landed':
      return `${names.cutter} has landed her cargo at ${cove}.`;
    case 'boarded':
      return `${names.brig} has boarded ${names.cutter}.`;
    case 'struck':
      return `${names.cutter} has struck to ${names.brig}.`;
    case 'daybreak':
      return `Day breaks, and ${names.cutter} is still at sea; the lights were at ${cove}.`;
    default:
      return 'The other captain has given up.';
  }
}

export const outcomeWords = ({ view, outcome }: CutterDesk): string =>
  outcome === null ? '' : reasonWords(view, outcome.reason);

type Line = Omit<LogLine, 'rule' | 'dice'>;

function lineOf(told: Told, view: View): Line | null {
  const { names } = view;
  const plain = (text: string, ...subjects: string[]): Line => ({ text, weight: 'plain', subjects });
  switch (told.kind) {
    case 'planned':
      return plain(
        told.landfall === undefined
          ? `${names.cutter} makes the land, nobody knows where.`
          : `${names.cutter} makes the land at ${squareName(told.landfall)}; lights at ${coveName(view, told.lights!)}.`,
        'cutter',
      );
    case 'turn':
      return { text: `Turn ${told.turn}. Wind ${windWords(told.wind)}.`, weight: 'heading', subjects: [] };
    case 'sailed': {
      const [from, to] = [told.way[0]!, told.way.at(-1)!];
      const course = courseTo(from, to);
      const far = told.way.length - 1;
      return plain(
        course === null
          ? `${names[told.ship]} lies to at ${squareName(to)}.`
          : `${names[told.ship]}, ${pointWords(course)} ${counted(far)} to ${squareName(to)}.`,
        told.ship,
      );
    }
    case 'sighted': {
      const { cutter, brig } = told;
      return {
        text: `In sight: ${names.cutter} at ${squareName(cutter.at)}, ${names.brig} at ${squareName(brig.at)}.`,
        weight: 'grave',
        subjects: ['cutter', 'brig'],
      };
    }
    case 'lost':
      return plain('Out of sight in the dark.', 'cutter', 'brig');
    case 'fired':
      return {
        text: `${names.brig} fires at ${names.cutter}, range ${told.range}: ${told.hit ? `a hit, the ${['', 'first', 'second', 'third'][told.hits]}` : 'short'}.`,
        weight: told.hit ? 'grave' : 'plain',
        subjects: ['brig', 'cutter'],
      };
    case 'wind': {
      if (told.wind === told.before) return null;
      const turned = (told.wind - told.before + 8) % 8 === 1 ? 'veers' : 'backs';
      return plain(`The wind ${turned} and comes ${windWords(told.wind)}.`);
    }
    case 'resigned':
      return plain(`${told.seat === 'smuggler' ? names.cutter : names.brig} gives up.`);
    case 'over':
      return { text: reasonWords(view, told.outcome.reason), weight: 'grave', subjects: [] };
  }
}

export function logLine(told: Told, { view }: CutterDesk): LogLine | null {
  const line = lineOf(told, view);
  return line === null
    ? null
    : { ...line, rule: told.rule, ...(told.dice === undefined ? {} : { dice: told.dice }) };
}

export function headline({ view, outcome }: CutterDesk): { turn: string; phase: string; detail: string } {
  return {
    turn: view.phase === 'plan' ? 'Nightfall' : `Turn ${view.turn} of ${view.turnLimit}`,
    phase: outcome !== null ? 'The night is over' : view.phase === 'plan' ? 'The plan' : 'Sailing',
    detail: `Wind ${windWords(view.wind)}`,
  };
}

export function sentence({ view, outcome, asks, seat, waitingFor }: CutterDesk): string {
  if (outcome !== null) return reasonWords(view, outcome.reason);
  const open = asks.find(({ answer }) => answer === null)?.ask;
  if (open?.kind === 'plan')
    return `Settle in secret where ${view.names.cutter} makes the land, and where the lights are.`;
  if (open?.kind === 'sail') return `Where does ${view.names[open.ship]} sail this turn?`;
  const others = waitingFor.filter((other) => other !== seat);
  const names = others.map((other) => (other === 'smuggler' ? view.names.cutter : view.names.brig));
  return `${asks.length > 0 ? 'Your orders are sealed. ' : ''}Waiting for ${names.join(' and ')}.`;
}

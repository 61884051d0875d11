/** Every sentence of the report of a fight between ships. */
import { countedWords } from '../phrases.ts';

export const SHIP_REPORT_WORDS = {
  ships: 'The ships',
  decided: 'What decided it',
  turn: (turn: number) => `Turn ${turn}`,
  turns: 'Turn by turn',
  lines: 'Draw a line for',
  byShip: 'By ship',
  bySide: 'By side',
  sideCounts: 'A side counts the ships that still fight for it.',
  afterTurn: 'After turn',
  gunnery: 'Gunnery',
  noGunnery: 'Not a broadside was fired.',
  hitsByRange: 'Hits by range',
  hits: 'hits of all kinds',
  dice: 'The dice against expectation',
  beyond: 'hits beyond what was due',
  noFire: (who: string) => `${who} did not fire.`,
  fired: (who: string, shots: number, raking: number, hits: number) =>
    `${who} fired ${countedWords(shots, 'broadside')}${raking === 0 ? '' : `, ${raking} of them raking`}, for ${countedWords(hits, 'hit')}`,
  due: (expected: string, spread: string) => `${expected} were to be expected, give or take ${spread}`,
  luck: (fired: string, due: string, luck: string) => `${fired}; ${due}. The dice were ${luck}.`,
  atEnd: 'The ships at the end',
  ship: 'Ship',
  broadsides: 'broadsides',
  hitsGiven: 'hits given',
  hitsTaken: 'hits taken',
  fate: 'at the end',
  leftOf: (left: number, of: number) => `${left} of ${of}`,
} as const;

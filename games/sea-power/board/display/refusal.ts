/** The umpire's refusals speak in ids; here they are given names, and the box that they mean. */
import { LEADERS } from '../../data/leaders.ts';
import { PORTS } from '../../data/ports.ts';
import { SHIPS } from '../../data/ships.ts';
import { SQUADRONS } from '../../data/squadrons.ts';
import { boxWith, type Draft } from './draft.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...SHIPS.map(({ id, name }): [string, string] => [id, name]),
  ...LEADERS.map(({ id, name }): [string, string] => [id, name]),
  ...SQUADRONS.map(({ id, name }): [string, string] => [id, name]),
  ...PORTS.map(({ id, name }): [string, string] => [id, name]),
]);

const ID = /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;

export const plainRefusal = (message: string): string =>
  message.replace(ID, (word) => NAMES.get(word) ?? word);

/** The squadron that a refusal names, or that holds what it names. */
export function faultySquadron(message: string, draft: Draft): string | null {
  const words = message.match(ID) ?? [];
  for (const word of words) if (draft.boxes.some(({ squadron }) => squadron === word)) return word;
  for (const word of words) {
    const box = NAMES.has(word) ? boxWith(draft, word) : null;
    if (box !== null) return box.squadron;
  }
  return null;
}

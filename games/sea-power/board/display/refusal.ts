/** The box that a refusal means. */
import { ID_WORDS, NAME_OF_ID } from '../look/plain-refusal.ts';
import { boxWith, type Draft } from './draft.ts';

/** The squadron that a refusal names, or that holds what it names. */
export function faultySquadron(message: string, draft: Draft): string | null {
  const words = message.match(ID_WORDS) ?? [];
  for (const word of words) if (draft.boxes.some(({ squadron }) => squadron === word)) return word;
  for (const word of words) {
    const box = NAME_OF_ID.has(word) ? boxWith(draft, word) : null;
    if (box !== null) return box.squadron;
  }
  return null;
}

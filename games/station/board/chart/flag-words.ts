/** What is written beside a flag. */
import { behind } from '../../rules/formations.ts';
import type { Face, Token, View } from '../../rules/state.ts';
import { formationName } from '../words.ts';

/** One's own are known by name, whatever shows. */
export function ownName(view: View, token: Token): string | null {
  const formation = behind(view, token.id)?.formation;
  return formation === undefined ? null : formationName(view, formation.id);
}

export const faceWords = (view: View, face: Face): string => formationName(view, face.formation);

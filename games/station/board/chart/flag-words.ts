/** What is written beside a flag. */
import { behindToken } from '../../rules/world/formations.ts';
import type { Face, Token, View } from '../../rules/world/state.ts';
import { formationName } from '../look/words.ts';

/** One's own are known by name, whatever shows. */
export function ownName(view: View, token: Token): string | null {
  const formation = behindToken(view, token.id)?.formation;
  return formation === undefined ? null : formationName(view, formation.id);
}

export const faceWords = (view: View, face: Face): string => formationName(view, face.formation);

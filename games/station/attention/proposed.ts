/** What is answered for a commander who wants to carry on: everything stays as it was laid down. */
import type { Answer, StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { dockyardAsk } from '../rules/yards/dockyard.ts';

/** Null where only the commander can answer: a Battle, a Convoy's route, a Port to be named, letters just drawn. */
export function proposedAnswer(view: View, ask: StationAsk): Answer | null {
  switch (ask.kind) {
    case 'plot':
      return { plans: [] };
    case 'leeway':
      return { exits: [] };
    case 'tasks':
      return { tasks: [] };
    case 'screen':
      return { aux: null };
    case 'counter-shadow':
      return { screens: [] };
    case 'extend':
      return { orders: [] };
    case 'dockyard':
      // What the yards would do by themselves: the worst damaged first.
      for (const answer of dockyardAsk.choices(view, ask)) return answer;
      return null;
    case 'lay-up':
      return { squadrons: [] };
    case 'orders':
      return view.forces[view.side!]!.desk.drawn.length > 0 ? null : { acts: [], done: true };
    case 'auxiliaries':
      return { toSail: [], assign: [], toAuxiliary: [] };
    case 'reorganise':
      return { acts: [], done: true };
    default:
      return null;
  }
}

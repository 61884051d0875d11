/** What is done for an admiral who does not come, where carrying on would have asked him: no port is stormed in his name. */
import { firstWished } from '@weathergage/kernel';
import { choices } from '../rules/answers.ts';
import type { Answer, AnswerTo, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { asProposed } from './as-proposed.ts';
import { proposedPlace } from './stations.ts';

/** Who must leave a neutral port goes to another and looks for nobody: by the shortest way that the rules propose. */
function leavingPort(view: View, ask: Extract<SeaAsk, { kind: 'sail' }>): Answer | null {
  const leaves = (token: string): boolean =>
    view.markers.some((one) => one.token === token && one.fromNeutral);
  const [shortest] = [...choices(view, ask)]
    .flatMap((answer) => (answer as AnswerTo<'sail'>).order ?? [])
    .filter(({ end }) => end !== 'sea')
    .toSorted((a, b) => Number(leaves(b.token)) - Number(leaves(a.token)) || a.path.length - b.path.length);
  return shortest === undefined ? asProposed(view, ask) : { order: shortest };
}

export function lateAnswer(view: View, ask: SeaAsk): Answer | null {
  switch (ask.kind) {
    case 'assault':
      return { areas: [] };
    case 'place':
      return proposedPlace(view, ask);
    case 'sail':
      return leavingPort(view, ask);
    case 'bid':
      // The least that can be bid.
      return firstWished(choices(view, ask), (answer) => (answer as AnswerTo<'bid'>).points === 0);
    default:
      return asProposed(view, ask);
  }
}

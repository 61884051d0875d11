/** All that may be done among those who were in a Battle (8.42), by what it is done with. */
import { check } from '../../rules/answers.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { parties } from '../../rules/battle/regroup.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo, ReorganisationAct, StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { auxName, count, formationName, leaderWords, squadronName } from '../look/words.ts';
import { transfers } from '../panels/reorganise/single-acts.ts';

type Answer = AnswerTo<'regroup'>;
type RegroupAsk = Extract<StationAsk, { kind: 'regroup' }>;

export interface Hand {
  readonly key: string;
  readonly words: string;
  readonly acts: readonly ReorganisationAct[];
}

/** Acts with one Flotilla: under another, by itself, broken up, and who commands it. */
function withFlotilla(view: View, id: string, among: readonly string[]): ReorganisationAct[] {
  const { leaders } = ownForces(view);
  return [
    ...among.filter((to) => to !== id).map((to) => ({ do: 'subordinate' as const, formation: id, to })),
    { do: 'detach', formation: id },
    ...Object.keys(leaders).map((leader) => ({ do: 'post' as const, leader, flotilla: id })),
    { do: 'unform', flotilla: id },
  ];
}

const withSquadron = (view: View, id: string, among: readonly string[]): ReorganisationAct[] => [
  ...among.map((to) => ({ do: 'move' as const, squadron: id, to })),
  { do: 'drop', squadron: id },
  ...transfers(view, id),
];

/** Whatever could be taken in hand, with every act that comes into question; lawful or not. */
export function hands(view: View): Hand[] {
  const forces = ownForces(view);
  const among = parties(view, battleOf(view), view.side!).filter((id) => forces.formations[id] !== undefined);
  const flotillas = among.filter((id) => forces.formations[id]!.kind === 'flotilla');
  const squadrons = among.flatMap((id) => forces.formations[id]!.squadrons);
  const auxiliaries = Object.entries(forces.auxiliaries).filter(
    ([, where]) => where.in === 'formation' && among.includes(where.formation),
  );
  return [
    ...squadrons.map((id) => {
      const { sail, dp } = forces.squadrons[id]!;
      return {
        key: id,
        words: `${squadronName(view, id)}: ${count(sail, 'ship')}, damage ${dp}`,
        acts: withSquadron(view, id, flotillas),
      };
    }),
    ...flotillas.map((id) => ({
      key: `flotilla/${id}`,
      words: `${formationName(view, id)}, ${leaderWords(view, view.side!, forces.formations[id]!.leader)}`,
      acts: withFlotilla(view, id, flotillas),
    })),
    ...auxiliaries.map(([aux]) => ({
      key: aux,
      words: auxName(view, aux),
      acts: among.map((formation) => ({
        do: 'transfer-auxiliary' as const,
        aux,
        to: { formation },
      })),
    })),
  ];
}

/**
 * Those of them that may follow on what has been decided already, each as the rules see it after that. Of counters not
 * in play one is as good as another.
 */
export function lawfulAfter(
  view: View,
  ask: RegroupAsk,
  done: Answer,
  acts: readonly ReorganisationAct[],
): ReorganisationAct[] {
  const { squadrons } = ownForces(view);
  const begun = done.acts.flatMap((act) => (act.do === 'transfer' ? act.to : []));
  const lawful = acts.filter((act) => check(view, ask, { ...done, acts: [...done.acts, act] }) === null);
  const fresh = lawful.flatMap((act) =>
    act.do === 'transfer' && squadrons[act.to] === undefined && !begun.includes(act.to) ? act.to : [],
  );
  return lawful.filter((act) => act.do !== 'transfer' || !fresh.includes(act.to) || act.to === fresh[0]);
}

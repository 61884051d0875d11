/** New things as they come into play: a Formation, an Order in Execution, a Convoy, a side's desk. */
import type { Fulfil } from '../module/language.ts';
import type { CommandId, FormationId, OrderId } from '../module/vocabulary.ts';
import type { Convoy, Execution, Forces, Formation, Place, Progress } from './forces.ts';

export const newFormation = (
  id: FormationId,
  kind: Formation['kind'],
  command: CommandId | null,
  place: Place,
  clock: number,
): Formation => ({
  id,
  kind,
  command,
  under: null,
  token: null,
  place,
  leader: null,
  squadrons: [],
  auxiliaries: [],
  execution: null,
  plan: { kind: 'hold' },
  disorganised: false,
  came: { how: place.berth === 'harbour' ? 'fitting-out' : 'station', from: null, clock },
  bound: null,
  interdicted: null,
});

export const newProgress = (fulfil: Fulfil | null): Progress => ({
  runs: [],
  steady: null,
  leg: 0,
  rounds: 0,
  met: fulfil !== null && 'of' in fulfil ? fulfil.of.map(() => false) : [],
  successes: [],
  leftHarbour: false,
  reached: false,
  stood: false,
  beaten: false,
  left: false,
  weak: false,
  gale: false,
  harm: [],
});

export const newExecution = (
  order: OrderId,
  issued: number,
  fulfil: Fulfil | null,
  more: { readonly target?: string | null; readonly convoy?: FormationId | null } = {},
): Execution => ({
  order,
  issued,
  target: more.target ?? null,
  formation: null,
  convoy: more.convoy ?? null,
  progress: newProgress(fulfil),
});

/** A group never gathers twice in a Turn on one leg. */
export const convoyId = (group: string, turn: number, leg: 'out' | 'home'): FormationId =>
  `${group}.${turn}.${leg}`;

export const newConvoy = (
  id: FormationId,
  group: string,
  leg: 'out' | 'home',
  route: number,
  waits: Convoy['waits'],
): Convoy => ({
  id,
  group,
  leg,
  route,
  next: 1,
  dp: 0,
  battleDp: 0,
  scattered: false,
  escort: null,
  repairPoints: 0,
  waits,
  diverted: false,
  called: [],
});

export const newForces = (): Forces => ({
  squadrons: {},
  formations: {},
  leaders: {},
  auxiliaries: {},
  convoys: {},
  desk: { pool: [], hand: [], discards: [], drawn: [], extended: {}, tried: [] },
  standing: { search: 'passing', keep: 1 },
  arrivals: [],
  requests: { season: 0, pause: 0 },
  docked: [],
  orders: {},
});

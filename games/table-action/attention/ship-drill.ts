/** One ship's orders as her captain carries them out: what is answered about her segment, and when it is over. */
import { checkSail } from '../rules/activation/segment.ts';
import { mayBear } from '../rules/gunnery/bears.ts';
import type { AnswerTo, MoveOrder, TableAsk } from '../rules/table/asks.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import { bestMoments, bestShots } from './gun-drill.ts';
import { READY, type ShipPlan } from './plan.ts';
import { projectMove } from './project.ts';

type AskOf<K extends TableAsk['kind']> = Extract<TableAsk, { kind: K }>;

/** The segment of the plan as it can be ordered now, with the broadsides whose best moment is in it. */
function moveFor(view: View, ask: AskOf<'segment'>, plan: ShipPlan): MoveOrder {
  const ship = shipOf(view, ask.ship);
  const forecast = projectMove(view, ship, plan);
  const now = forecast.legs[0]?.order ?? { distance: ask.most, turn: 0 };
  const last = ask.segment >= ask.segments;
  const mute = plan.guns !== 'best' || view.activation?.allHands === true;
  const shots = mute
    ? []
    : bestMoments(view, forecast)
        .filter(({ segment }) => segment === ask.segment)
        .map(({ at, shot }) => ({ at, ...shot }));
  return {
    do: 'move',
    ...now,
    ...(shots.length === 0 ? {} : { shots }),
    ...(last && plan.guns === 'hold' ? { done: true } : {}),
  };
}

/** What the plan runs into in the segment that is asked about; null if nothing, or if she was told to. */
export function dangerIn(view: View, ask: AskOf<'segment'>, plan: ShipPlan): string | null {
  const { meeting } = projectMove(view, shipOf(view, ask.ship), plan).legs[0]?.preview ?? { meeting: null };
  if (meeting === null || plan.warned === true) return null;
  if (meeting.kind === 'leaves') return plan.offTable === true ? null : meeting.words;
  return meeting.kind === 'collision' || meeting.kind === 'aground' ? meeting.words : null;
}

/** Her movement is over: what is left to fire, or to wait for. */
export function partingAnswer(view: View, ask: AskOf<'fire'>, { guns }: ShipPlan): AnswerTo<'fire'> {
  const ship = shipOf(view, ask.ship);
  if (guns === 'hold' || (guns === 'ready' && ship.bears !== null)) return { do: 'done' };
  if (guns === 'ready' && mayBear(view, ship, view.activation!) === null)
    return { do: 'bears', standing: READY };
  const shots = bestShots(view, ship);
  return shots.length > 0 ? { do: 'fire', shots } : { do: 'done' };
}

/** The next order of her plan; or what she would run into. */
export function segmentAnswer(
  view: View,
  ask: AskOf<'segment'>,
  plan: ShipPlan,
): { readonly answer: AnswerTo<'segment'> } | { readonly danger: string } {
  const ship = shipOf(view, ask.ship);
  const setsSail =
    plan.sail !== null && plan.sail !== ship.sail && checkSail(ship, view.activation!, plan.sail) === null;
  if (setsSail) return { answer: { do: 'sail', sail: plan.sail! } };
  const danger = dangerIn(view, ask, plan);
  return danger === null ? { answer: moveFor(view, ask, plan) } : { danger: `${ship.spec.name}: ${danger}` };
}

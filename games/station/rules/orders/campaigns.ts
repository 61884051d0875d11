/** Military Campaigns on land (9.23): Activated, assessed Turn by Turn, won, or given up for the Year. */
import type { Campaign } from '../module/orders.ts';
import { holds, modifierSum } from '../umpire/conditions.ts';
import { type Context, dateOf, seasonOf, today } from '../umpire/phase.ts';
import type { CampaignState, State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { apply } from './effects.ts';

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** 9.212: after the Political Events, in every Turn; first who is Activated, then how all that are Active go. */
export function assessCampaigns(world: State, context: Context): void {
  const { campaigns } = theatreOf(world).module;
  for (const campaign of campaigns) activate(world, context, campaign);
  for (const campaign of campaigns) {
    const state = world.campaigns[campaign.id]!;
    if (state.active) assess(world, context, campaign, state);
  }
}

/** 9.236, 9.237: once a Year, on its Turns, while its opening Event stands. */
function mayActivate(world: State, campaign: Campaign, state: CampaignState): boolean {
  const { year, turn } = today(world);
  if (state.active || state.ended || !state.open || year > campaign.lastYear) return false;
  if (!holds(world, { if: 'event', event: campaign.openedBy })) return false;
  if (!campaign.activation.turns.includes(turn)) return false;
  if (state.activated !== null && dateOf(world, state.activated).year === year) return false;
  return !(campaign.activation.not ?? []).some((other) => world.campaigns[other]!.active);
}

/** 9.232: by a die; the marker is put where the Status says. */
function activate(world: State, context: Context, campaign: Campaign): void {
  const state = world.campaigns[campaign.id]!;
  if (!mayActivate(world, campaign, state)) return;
  const modifier = modifierSum(world, campaign.activation.modifiers);
  const die = context.d10();
  const active = die + modifier <= campaign.activation.die;
  if (active) {
    state.active = true;
    state.activated = world.turn;
    state.box = campaign.startBox[state.status] ?? state.box;
  }
  context.tell({
    kind: 'campaign',
    rule: '9.232',
    dice: [die],
    campaign: campaign.id,
    what: active ? 'activated' : 'not-activated',
    box: state.box,
    modifier,
  });
}

/** Orders within their bounds, then what the Campaign itself says and the troops landed, all within theirs (M4.2). */
export function campaignModifier(world: State, campaign: Campaign): number {
  const { orders, all } = theatreOf(world).module.campaignLimits;
  const current = world.lasting.filter(({ until }) => until === null || until > world.turn);
  const byOrders = current.reduce(
    (sum, one) =>
      sum +
      (one.what === 'campaign' && one.campaign === campaign.id && (one.from ?? 0) <= world.turn
        ? one.value
        : 0),
    0,
  );
  const landed = current.reduce((sum, one) => sum + (one.what === 'troops' ? one.points : 0), 0);
  const troops = campaign.troopPoints === null ? 0 : Math.min(landed, campaign.troopPoints);
  return within(within(byOrders, orders) + modifierSum(world, campaign.modifiers) - troops, all);
}

/** 9.233: one die against the numbers of the box; up is toward B's end. */
function assess(world: State, context: Context, campaign: Campaign, state: CampaignState): void {
  const date = today(world);
  if (!campaign.winterRest || seasonOf(date) !== 'Winter') {
    const { up, down } = campaign.boxes[state.box]!;
    const modifier = campaignModifier(world, campaign);
    const die = context.d10();
    const result = die + modifier;
    const what = up !== null && result <= up ? 'up' : down !== null && result >= down ? 'down' : 'stays';
    state.box += what === 'up' ? 1 : what === 'down' ? -1 : 0;
    context.tell({
      kind: 'campaign',
      rule: '9.233',
      dice: [die],
      campaign: campaign.id,
      what,
      box: state.box,
      modifier,
    });
  }
  if (state.box <= 0) win(world, context, campaign, state, 'A');
  else if (state.box >= campaign.boxes.length - 1) win(world, context, campaign, state, 'B');
  else if (date.turn === campaign.deadline) {
    state.active = false;
    state.ended ||= campaign.permanent;
    context.tell({ kind: 'campaign', rule: '9.236', campaign: campaign.id, what: 'stopped', box: state.box });
  }
}

/** 9.234, 9.235: the end of the track; the Status is set at once, and what hangs on it. */
function win(world: State, context: Context, campaign: Campaign, state: CampaignState, end: 'A' | 'B'): void {
  const { status, effects } = campaign.ends[end];
  state.active = false;
  state.ended ||= campaign.permanent;
  if (status !== null) state.status = status;
  context.tell({
    kind: 'campaign',
    rule: '9.234',
    campaign: campaign.id,
    what: 'ended',
    box: state.box,
    status: state.status,
  });
  apply(world, context, effects, null);
}

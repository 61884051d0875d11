/** Whether conditions, effects and tests of a module name only what there is (9.2, 9.3). */
import type { Condition, Effect, Fulfil } from '../module/language.ts';
import type { Flaws, Named } from './examine-parts.ts';

/** What the conditions of a Convoy may ask: nothing that is hidden from its owner. */
const HIDDEN: readonly string[] = ['lineSail', 'lineAt', 'presence', 'convoy'];

export function examineCondition(
  flaws: Flaws,
  named: Named,
  condition: Condition,
  path: string,
  open = false,
): void {
  flaws.need(!open || !HIDDEN.includes(condition.if), path, 'a condition on what lies open');
  switch (condition.if) {
    case 'event':
      flaws.known([condition.event], named.events, path, 'an Event');
      break;
    case 'campaign':
      flaws.known([condition.campaign], named.campaigns, path, 'a Campaign');
      break;
    case 'status':
      flaws.known([condition.campaign], named.campaigns, path, 'a Campaign');
      break;
    case 'contingent':
      flaws.known([condition.contingent], named.contingents, path, 'a Contingent');
      break;
    case 'lineSail':
      flaws.known([condition.contingent], named.contingents, path, 'a Contingent');
      break;
    case 'port':
      flaws.known(condition.side === null ? [] : [condition.side], named.sides, path, 'a side');
      flaws.known([condition.port], named.ports, path, 'a Port');
      break;
    case 'fulfilled':
      flaws.known([condition.order], named.orders, path, 'an Order');
      break;
    case 'convoy':
      flaws.known([condition.group], named.convoys, path, 'a Convoy');
      break;
    case 'lineAt':
      flaws.known([condition.side], named.sides, path, 'a side');
      flaws.known(condition.contingents ?? [], named.contingents, path, 'Contingents');
      flaws.known([condition.at], named.locations, path, 'a place');
      break;
    case 'presence':
      flaws.known([condition.side], named.sides, path, 'a side');
      flaws.known(condition.at, named.locations, path, 'places');
      break;
    case 'all':
    case 'any':
    case 'not':
      flaws.need(condition.if !== 'not' || condition.of.length === 1, path, 'one condition to be denied');
      for (const [index, one] of condition.of.entries())
        examineCondition(flaws, named, one as Condition, `${path}/of/${index}`, open);
      break;
    default:
  }
}

/** `target` is the place that was written down. */
const placed = (id: string, ...words: readonly string[]): string[] => (words.includes(id) ? [] : [id]);

export function examineEffects(flaws: Flaws, named: Named, effects: readonly Effect[], path: string): void {
  for (const [index, effect] of effects.entries()) {
    const at = `${path}/${index}`;
    switch (effect.do) {
      case 'campaignDrm':
      case 'campaignMove':
      case 'campaignOpen':
      case 'campaignStop':
        flaws.known([effect.campaign], named.campaigns, at, 'a Campaign');
        break;
      case 'event':
      case 'cancel':
      case 'eventDrm':
        flaws.known([effect.event], named.events, at, 'an Event');
        break;
      case 'neutralise':
        flaws.known(placed(effect.base, 'target'), named.ports, at, 'a Port');
        break;
      case 'contingent':
        flaws.known([effect.contingent], named.contingents, at, 'a Contingent');
        flaws.known(
          placed(effect.is, 'Neutral', 'Absent', 'EnemyToAll'),
          named.sides,
          at,
          'a side, Neutral or Absent',
        );
        break;
      case 'portSide':
        flaws.known([effect.port], named.ports, at, 'a Port');
        flaws.known(effect.side === null ? [] : [effect.side], named.sides, at, 'a side');
        break;
      case 'repairRate':
        flaws.known(effect.ports ?? [], named.ports, at, 'Ports');
        flaws.known(
          effect.contingent === undefined ? [] : [effect.contingent],
          named.contingents,
          at,
          'a Contingent',
        );
        break;
      case 'repairHalt':
        flaws.known(placed(effect.port, 'target', 'most-ready'), named.ports, at, 'a Port');
        break;
      case 'draws':
      case 'requestDrm':
      case 'orders':
      case 'prestige':
        flaws.known([effect.side], named.sides, at, 'a side');
        break;
      case 'reinforce':
      case 'withdraw':
      case 'return':
        flaws.known([effect.package], named.packages, at, 'a package');
        break;
      case 'auxiliaries':
        flaws.known(effect.ids, named.auxiliaries, at, 'Auxiliaries');
        break;
      case 'convoyLimit':
        flaws.known([effect.group], named.convoys, at, 'a Convoy');
        break;
      default:
    }
  }
}

export function examineFulfil(flaws: Flaws, named: Named, fulfil: Fulfil, path: string): void {
  switch (fulfil.test) {
    case 'sequence':
    case 'allOf':
      for (const [index, one] of fulfil.of.entries()) examineFulfil(flaws, named, one, `${path}/of/${index}`);
      break;
    case 'circuit':
      flaws.known(fulfil.route, named.locations, path, 'places');
      break;
    case 'escort':
    case 'harmConvoy':
      flaws.known([fulfil.group], named.convoys, path, 'a Convoy');
      break;
    case 'breakBlockade':
      flaws.known([fulfil.at], named.ports, path, 'a Port');
      break;
    case 'arrive':
      flaws.known(fulfil.at, named.ports, path, 'Ports');
      break;
    case 'interdict': {
      flaws.known(fulfil.at, named.large, path, 'places');
      const straits = new Set(
        named.module.spaces.filter(({ kind }) => kind === 'strait').map(({ id }) => id),
      );
      for (const at of fulfil.at)
        flaws.need(straits.has(at) || named.ports.has(at), path, `Straits and Ports, not ${at} (7.212)`);
      break;
    }
    default:
      flaws.known(fulfil.at, named.locations, path, 'places');
      break;
  }
}

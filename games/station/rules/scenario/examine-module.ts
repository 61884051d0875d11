/** What a module can get wrong beyond its shape: forces, Orders, Events, Convoys and the rest. */

import type { Module } from '../module/module.ts';
import { TURNS_IN_YEAR, type When } from '../module/vocabulary.ts';
import { promotionsOf, rankOrder } from '../world/leaders.ts';
import { examineCondition, examineEffects, examineFulfil } from './examine-language.ts';
import { examineMap } from './examine-map.ts';
import { type Flaws, type Named, namedIn } from './examine-parts.ts';
import { examineRest } from './examine-rest.ts';

const MARINES_REACH = 1;
const FLAGSHIP_MA = 3;
const FLAGSHIP_DR = 2;

const ordinal = ({ year, turn }: When): number => year * TURNS_IN_YEAR + turn;

export function examineModule(flaws: Flaws, module: Module, path: string): Named {
  const named = namedIn(module);
  examineSides(flaws, named, path);
  examineMap(flaws, named, path);
  examineForces(flaws, named, path);
  examineOrders(flaws, named, path);
  examineConvoys(flaws, named, path);
  examineRest(flaws, named, path);
  return named;
}

/** The Command is one of the side's, or null; a side without Commands has none. */
function examineOwner(
  flaws: Flaws,
  { sides, commands }: Named,
  { side, command }: { readonly side: string; readonly command: string | null },
  path: string,
): void {
  flaws.known([side], sides, path, 'a side');
  if (command !== null)
    flaws.need(commands.get(command) === side, path, `a Command of ${side}, not ${command}`);
}

function examineSides(flaws: Flaws, named: Named, path: string): void {
  const { module, commands } = named;
  flaws.need(
    module.sides.map(({ player }) => player).join() === 'A,B',
    `${path}/sides`,
    'player A, then player B (2.33)',
  );
  flaws.unique(
    module.sides.flatMap(({ id, commands: own }) => [id, ...own.map((one) => one.id)]),
    `${path}/sides`,
  );
  flaws.unique(
    module.contingents.map(({ id }) => id),
    `${path}/contingents`,
  );
  for (const [index, one] of module.contingents.entries()) {
    const at = `${path}/contingents/${index}`;
    const { side } = one;
    if (side !== null) examineOwner(flaws, named, { side, command: one.command }, at);
    flaws.need(side !== null || one.status !== 'Friendly', at, 'a side for a Friendly Contingent');
    const divided = side !== null && [...commands.values()].includes(side);
    flaws.need(!divided || one.command !== null, at, 'its Command, since its side has Commands');
  }
  const holders = module.sides.flatMap(({ id, commands: own }) =>
    own.length === 0 ? [id] : own.map((one) => one.id),
  );
  for (const holder of holders)
    flaws.need(module.counters[holder] !== undefined, `${path}/counters`, `the counters of ${holder}`);
}

function examineForces(flaws: Flaws, named: Named, path: string): void {
  const { module, contingents } = named;
  const lists = {
    squadrons: [...module.squadrons, ...module.flagships],
    leaders: module.leaders,
    auxiliaries: module.auxiliaries,
    flotillas: module.flotillas,
  } as const;
  for (const [name, list] of Object.entries(lists))
    flaws.unique(
      list.map(({ id }) => id),
      `${path}/${name}`,
    );
  for (const [name, list] of Object.entries({
    squadrons: module.squadrons,
    flagships: module.flagships,
    leaders: module.leaders,
    auxiliaries: module.auxiliaries,
  }))
    for (const [index, { contingent }] of list.entries())
      flaws.known([contingent], contingents, `${path}/${name}/${index}`, 'its Contingent');
  for (const [index, counter] of module.leaders.entries()) {
    const { in: from, out, rank } = counter;
    flaws.need(
      out === null || ordinal(out) > ordinal(from),
      `${path}/leaders/${index}/out`,
      'a date after the one on which he comes',
    );
    const steps = [{ rank, year: -Infinity }, ...promotionsOf(counter)];
    flaws.need(
      steps.every(
        (one, at) =>
          at === 0 ||
          (one.year > steps[at - 1]!.year && rankOrder(one.rank) > rankOrder(steps[at - 1]!.rank)),
      ),
      `${path}/leaders/${index}/promotion`,
      'each rank above the one before it and in a later Year',
    );
  }
  for (const [index, { class: sort, range }] of module.auxiliaries.entries())
    flaws.need(
      sort !== 'Marine' || range === MARINES_REACH,
      `${path}/auxiliaries/${index}/range`,
      `a range of ${MARINES_REACH} for Marines (6.112)`,
    );
  for (const [index, { contingent, ma, dr }] of module.flagships.entries()) {
    const others = module.squadrons.find((one) => one.contingent === contingent && one.class === 'SOL');
    const at = `${path}/flagships/${index}`;
    flaws.need(ma === FLAGSHIP_MA, `${at}/ma`, `an allowance of ${FLAGSHIP_MA} for a Flagship (10.311)`);
    flaws.need(
      others === undefined || dr === others.dr + FLAGSHIP_DR,
      `${at}/dr`,
      `a rating ${FLAGSHIP_DR} above that of its Contingent's ships of the line (10.311)`,
    );
  }
  for (const [index, { corsair }] of module.auxiliaries.entries()) {
    const at = `${path}/auxiliaries/${index}/corsair`;
    flaws.known(corsair === undefined ? [] : [corsair.base], named.ports, at, 'a Port');
    flaws.known(corsair?.requires == null ? [] : [corsair.requires], named.events, at, 'an Event');
  }
  for (const [index, { corsair, class: sort, contingent }] of module.squadrons.entries()) {
    if (corsair === undefined) continue;
    const at = `${path}/squadrons/${index}`;
    flaws.known([corsair.base], named.ports, at, 'a Port');
    flaws.known(corsair.requires === null ? [] : [corsair.requires], named.events, at, 'an Event');
    flaws.need(
      ['F', 'LV', 'G'].includes(sort),
      at,
      'Frigates, Light Vessels or Galleys for Corsairs (10.23)',
    );
    flaws.need(
      module.contingents.find(({ id }) => id === contingent)?.side !== null,
      at,
      'Corsairs of a Contingent that serves somebody (10.213)',
    );
  }
  for (const [index, flotilla] of module.flotillas.entries()) {
    const at = `${path}/flotillas/${index}`;
    examineOwner(flaws, named, flotilla, at);
    flaws.known(flotilla.contingents, contingents, at, 'Contingents');
    flaws.need(flotilla.track.clear < flotilla.track.light, `${at}/track`, 'clear boxes before light ones');
  }
  for (const [index, { contingent }] of module.recovery.modifiers.entries())
    flaws.known([contingent], contingents, `${path}/recovery/modifiers/${index}`, 'a Contingent');
}

function examineOrders(flaws: Flaws, named: Named, path: string): void {
  const { module } = named;
  for (const [name, list] of Object.entries({
    orders: module.orders,
    events: module.events,
    campaigns: module.campaigns,
    packages: module.packages,
  }))
    flaws.unique(
      list.map(({ id }) => id),
      `${path}/${name}`,
    );
  for (const [index, order] of module.orders.entries()) {
    const at = `${path}/orders/${index}`;
    examineOwner(flaws, named, order, at);
    flaws.known(order.written ?? [], named.locations, `${at}/written`, 'places');
    examineFulfil(flaws, named, order.fulfil, `${at}/fulfil`);
    examineEffects(flaws, named, order.effects, `${at}/effects`);
    examineCondition(flaws, named, order.poolWhen, `${at}/poolWhen`);
    if (order.mandatoryWhen !== null)
      examineCondition(flaws, named, order.mandatoryWhen, `${at}/mandatoryWhen`);
    const written = order.effects.some((one) => Object.values(one).includes('target'));
    flaws.need(
      !written || order.written !== undefined,
      `${at}/written`,
      'places, since an effect names the target',
    );
  }
  for (const [index, event] of module.events.entries()) {
    const at = `${path}/events/${index}`;
    flaws.need(
      ordinal(event.window.from) <= ordinal(event.window.to),
      `${at}/window`,
      'an end after the start',
    );
    examineCondition(flaws, named, event.prerequisite, `${at}/prerequisite`);
    for (const { when } of event.modifiers) examineCondition(flaws, named, when, `${at}/modifiers`);
    examineEffects(flaws, named, event.effects, `${at}/effects`);
    examineEffects(flaws, named, event.after ?? [], `${at}/after`);
    flaws.known(event.cancels, named.events, `${at}/cancels`, 'Events');
  }
  for (const [index, campaign] of module.campaigns.entries()) {
    const at = `${path}/campaigns/${index}`;
    flaws.known([campaign.openedBy], named.events, at, 'an Event');
    flaws.known(campaign.activation.not ?? [], named.campaigns, at, 'Campaigns');
    for (const { when } of [...campaign.modifiers, ...campaign.activation.modifiers])
      examineCondition(flaws, named, when, at);
    const last = campaign.boxes.length - 1;
    for (const [box, { up, down }] of campaign.boxes.entries()) {
      const end = box === 0 || box === last;
      flaws.need(
        end === (up === null) && end === (down === null),
        `${at}/boxes/${box}`,
        'numbers, but none at the ends',
      );
      flaws.need(end || (up ?? 0) < (down ?? 0), `${at}/boxes/${box}`, 'dice up below those down');
    }
    for (const [status, box] of Object.entries(campaign.startBox))
      flaws.need(box > 0 && box < last, `${at}/startBox/${status}`, 'a box between the ends');
    flaws.need(
      campaign.startBox[campaign.status] !== undefined,
      `${at}/startBox`,
      `a box for ${campaign.status}`,
    );
    for (const end of [campaign.ends.A, campaign.ends.B])
      examineEffects(flaws, named, end.effects, `${at}/ends`);
  }
}

function examineConvoys(flaws: Flaws, named: Named, path: string): void {
  const { module, beside } = named;
  flaws.unique(
    module.convoys.map(({ group }) => group),
    `${path}/convoys`,
  );
  for (const [index, convoy] of module.convoys.entries()) {
    const at = `${path}/convoys/${index}`;
    examineOwner(flaws, named, convoy, at);
    if (convoy.requires !== undefined)
      examineCondition(flaws, named, convoy.requires, `${at}/requires`, true);
    flaws.unique(
      convoy.routes.map(({ number }) => `route ${number}`),
      `${at}/routes`,
    );
    for (const [route, { path: way }] of convoy.routes.entries()) {
      const to = `${at}/routes/${route}`;
      for (const [step, place] of way.entries()) {
        flaws.need(
          named.large.has(place) || named.zones.has(place),
          to,
          `Large Spaces and Zones, not ${place}`,
        );
        const next = way[step + 1];
        if (next !== undefined)
          flaws.need(beside.get(place)?.has(next) === true, to, `${next} beside ${place}`);
      }
      const last = way.at(-1) ?? '';
      const fits = { zone: named.zones, port: named.ports, coast: named.large }[convoy.ends].has(last);
      flaws.need(fits, to, `a ${convoy.ends} at the end`);
    }
    for (const { leg, at: start } of convoy.assembles)
      flaws.need(
        convoy.routes.every(({ path: way }) => (leg === 'out' ? way[0] : way.at(-1)) === start),
        `${at}/assembles`,
        `every route from ${start}`,
      );
    if (convoy.divert !== undefined)
      flaws.need(
        named.ports.has(convoy.divert.to) && named.large.has(convoy.divert.from),
        `${at}/divert`,
        'a Port, and the Space where it is decided',
      );
    for (const call of convoy.victuals?.calls ?? [])
      flaws.need(
        module.ports.some(({ id, victualing }) => id === call && victualing),
        `${at}/victuals`,
        `a Port for victuals, not ${call} (11.351)`,
      );
    flaws.need(
      (convoy.kind === 'victualing') === (convoy.victuals !== undefined),
      at,
      'victuals for victuallers',
    );
    flaws.need(convoy.scatter.total <= convoy.lostAt, `${at}/scatter`, 'no more DPs than lose it');
  }
}

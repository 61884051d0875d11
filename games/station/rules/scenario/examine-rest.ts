/** Corsairs, reinforcement, politics, shore actions and Prestige of a module: whether they name what there is. */
import { examineEffects } from './examine-language.ts';
import type { Flaws, Named } from './examine-parts.ts';

export function examineRest(flaws: Flaws, named: Named, path: string): void {
  const { module, contingents, ports, sides, events, auxiliaries, locations } = named;
  const { corsairs, hired, privateers, tradeTrack, requests, homeDocking, politics } = module;
  flaws.cover(
    module.randomEvents.map(({ die }) => die),
    0,
    module.randomEvents.length === 0 ? -1 : 9,
    `${path}/randomEvents`,
  );
  for (const { places } of module.randomEvents)
    if (places !== undefined) {
      flaws.cover(
        places.map(({ die }) => die),
        0,
        9,
        `${path}/randomEvents`,
      );
      flaws.known(
        places.map(({ port }) => port),
        ports,
        `${path}/randomEvents`,
        'Ports',
      );
    }
  if (corsairs !== undefined) {
    const at = `${path}/corsairs`;
    flaws.known([corsairs.contingent], contingents, at, 'a Contingent');
    flaws.need(
      ![...module.squadrons, ...module.flagships].some((one) => one.contingent === corsairs.contingent),
      at,
      'Auxiliaries and no Squadrons for Corsairs who are everybody’s Enemy (10.23)',
    );
    flaws.known(
      [...corsairs.bases, ...corsairs.activation.flatMap(({ bases }) => bases)],
      ports,
      at,
      'Ports',
    );
    flaws.known([corsairs.tied], sides, at, 'a side');
    flaws.cover(
      corsairs.activation.map(({ die }) => die),
      0,
      9,
      `${at}/activation`,
    );
  }
  if (hired !== undefined) {
    const at = `${path}/hired`;
    flaws.known([hired.side], sides, at, 'a side');
    flaws.known([hired.contingent, ...hired.mayAttack], contingents, at, 'Contingents');
    flaws.known([hired.base], ports, at, 'a Port');
    flaws.known(hired.squadrons, named.hulls, at, 'Squadrons');
    flaws.known(hired.auxiliaries, auxiliaries, at, 'Auxiliaries');
  }
  if (privateers !== undefined) {
    flaws.known([privateers.command], named.commands, `${path}/privateers`, 'a Command');
    flaws.known([privateers.against], sides, `${path}/privateers`, 'a side');
  }
  if (tradeTrack !== undefined) {
    const at = `${path}/tradeTrack`;
    flaws.known([tradeTrack.requires], events, at, 'an Event');
    flaws.known([tradeTrack.coveredBy, tradeTrack.side], sides, at, 'sides');
    flaws.known(tradeTrack.boxes, locations, at, 'places');
    flaws.cover(
      tradeTrack.result.map(({ covered }) => covered),
      0,
      tradeTrack.boxes.length,
      `${at}/result`,
    );
  }
  for (const [index, entry] of module.schedule.entries()) {
    const at = `${path}/schedule/${index}`;
    flaws.known([entry.contingent], contingents, at, 'a Contingent');
    flaws.known(entry.at === null ? [] : [entry.at], locations, at, 'a place');
    flaws.need(entry.add === undefined || entry.at !== null, at, 'where they come');
    flaws.known(
      [...(entry.flagships ?? []), ...(entry.withdrawFlagships ?? [])],
      named.hulls,
      at,
      'Flagships',
    );
    flaws.known(entry.leaders ?? [], named.leaders, at, 'leaders');
    flaws.known(entry.auxiliaries ?? [], auxiliaries, at, 'Auxiliaries');
  }
  for (const [index, one] of module.packages.entries()) {
    const at = `${path}/packages/${index}`;
    flaws.known([one.contingent], contingents, at, 'a Contingent');
    flaws.known(
      (one.squadrons ?? []).map(({ id }) => id),
      named.hulls,
      at,
      'Squadrons',
    );
    flaws.known(one.leader === undefined ? [] : [one.leader], named.leaders, at, 'a leader');
    flaws.known(one.flotilla === undefined ? [] : [one.flotilla], named.flotillas, at, 'a Flotilla');
    flaws.known(one.auxiliaries ?? [], auxiliaries, at, 'Auxiliaries');
    flaws.known(one.at === undefined ? [] : [one.at], locations, at, 'a place');
  }
  if (requests !== undefined) {
    const at = `${path}/requests`;
    flaws.cover(
      requests.table.map(({ die }) => die),
      -5,
      15,
      `${at}/table`,
    );
    flaws.cover(
      requests.arrivalDp.map(({ die }) => die),
      0,
      9,
      `${at}/arrivalDp`,
    );
    const asked = new Set(requests.arrivals.map(({ contingent }) => contingent));
    flaws.known(asked, contingents, at, 'Contingents');
    for (const { grants } of requests.table)
      flaws.known(Object.keys(grants), asked, `${at}/table`, 'where they arrive');
    flaws.known(
      requests.arrivals.map((one) => one.at),
      locations,
      at,
      'places',
    );
  }
  if (homeDocking !== undefined) {
    flaws.known([homeDocking.side], sides, `${path}/homeDocking`, 'a side');
    flaws.known(homeDocking.from, ports, `${path}/homeDocking`, 'Ports');
    flaws.known([homeDocking.at], locations, `${path}/homeDocking`, 'a place');
  }
  const { undeclared } = politics;
  if (undeclared !== undefined) {
    flaws.known([undeclared.until], events, `${path}/politics`, 'an Event');
    flaws.known([undeclared.side], sides, `${path}/politics`, 'a side');
    flaws.known([undeclared.contingent], contingents, `${path}/politics`, 'a Contingent');
    flaws.known([undeclared.combinedSafeIn], ports, `${path}/politics`, 'a Port');
  }
  for (const { command, to, from } of politics.openPorts) {
    flaws.known([command, to], named.commands, `${path}/politics/openPorts`, 'Commands');
    flaws.known(from === null ? [] : [from], events, `${path}/politics/openPorts`, 'an Event');
  }
  flaws.known(Object.keys(politics.closedWithoutOrders), contingents, `${path}/politics`, 'Contingents');
  flaws.known(Object.values(politics.closedWithoutOrders).flat(), locations, `${path}/politics`, 'places');
  for (const [index, action] of module.shore.entries()) {
    const at = `${path}/shore/${index}`;
    flaws.known(action.at ?? [], locations, at, 'places');
    flaws.known(Object.values(action.campaigns ?? {}).flat(), named.campaigns, at, 'Campaigns');
    examineEffects(flaws, named, action.effects, `${at}/effects`);
  }
  const [least, most] = module.prestige.track;
  flaws.cover(
    module.prestige.victory.map(({ margin }) => margin),
    0,
    most - least,
    `${path}/prestige/victory`,
  );
  const { fleet } = module.prestige;
  if (fleet !== undefined)
    flaws.cover(
      fleet.map(({ share }) => share),
      0,
      100,
      `${path}/prestige/fleet`,
    );
}

/** A case in words: what is given beside the chart, and the referee's answer, made from what the case expects. */
import type { PlotOrder } from '../rules/sea/advanced-log.ts';
import type { AllowanceCase, FireCase, LyingShip, SailingCase, Volley } from './advanced-case.ts';
import type { Case } from './case.ts';
import type { AnyCase } from './picture.ts';

const SIDES = { L: 'left', R: 'right' } as const;
const ANCHORINGS = {
  A: 'at ordinary anchor',
  AB: 'anchored by the bow',
  AS: 'anchored by the stern',
} as const;
const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function targetWords(target: string, { fields, shots, barred }: Volley): string {
  const found = [...new Set((fields[target] ?? []).filter((field) => field !== null))].sort();
  if (found.length === 0) return `${target} lies in no field.`;
  const where = `${target} lies in ${found.length === 1 ? 'field' : 'fields'} ${list(found.map(String))}`;
  const by = barred?.[target];
  if (by !== undefined) return `${where} and can’t be fired at: ${list(by)} is in the way.`;
  const shot = shots[target];
  if (shot === undefined) return `${where} and is no target.`;
  const guns = shot.guns === 'whole' ? 'the whole broadside' : `the ${shot.guns} section alone`;
  const rake = shot.rake === undefined ? '' : `: a rake through the ${shot.rake}`;
  return `${where}: ${guns} may fire, at ${hexes(shot.range)}${rake}.`;
}

function fireLines({ volleys }: FireCase): string[] {
  return volleys.flatMap((volley) => {
    const all = Object.keys(volley.fields);
    const inside = all.filter((id) => volley.fields[id]?.some((field) => field !== null));
    // Who lies on the other hand is worth a word only if nobody lies on this one.
    return (inside.length > 0 ? inside : all).map(
      (id) => `${volley.ship}, ${SIDES[volley.side]} broadside: ${targetWords(id, volley)}`,
    );
  });
}

const orderWords = ({ plot, anchor, tow }: PlotOrder): string =>
  [plot, anchor && `with the note ${anchor}`, tow && `with ${tow} to be taken in tow`]
    .filter((part) => part !== undefined)
    .join(' ');

const SAILS = { full: 'under full sails', battle: 'under battle sails' } as const;

/** What the chart can't show of her; nothing where it is as usual. */
function shipWords(
  { id, rated, sail, rigging, anchor, anchors, surrender }: LyingShip,
  sized: boolean,
): string[] {
  const facts = [
    sized ? `rated for ${rated ?? 36} guns, ${SAILS[sail ?? 'battle']}` : null,
    rigging ? `rigging ${rigging.join(', ')} of 4 each` : null,
    anchor ? ANCHORINGS[anchor] : null,
    anchors === undefined ? null : anchors === 0 ? 'without anchors' : 'with one anchor left',
    surrender ? 'has surrendered' : null,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? [] : [`${id}: ${facts.join('; ')}.`];
}

/** What is given beside the chart. */
export function givenLines(stated: AnyCase): string[] {
  if (!('kind' in stated)) return [];
  const lines = stated.ships.flatMap((ship) => shipWords(ship, stated.kind === 'allowance'));
  if (stated.velocity !== undefined) lines.push(`Wind velocity ${stated.velocity}.`);
  if (stated.kind !== 'sailing') return lines;
  stated.turns.forEach((orders, index) => {
    const noted = Object.entries(orders).map(([id, order]) => `${id} ${orderWords(order)}`);
    lines.push(`${stated.turns.length > 1 ? `Orders, turn ${index + 1}` : 'Orders'}: ${list(noted)}.`);
  });
  for (const [tower, tow] of stated.castOff ?? []) lines.push(`Then ${tower} casts ${tow} off.`);
  if (stated.nextVelocity !== undefined) lines.push(`Then the wind has velocity ${stated.nextVelocity}.`);
  if (stated.dice) lines.push(`The dice show ${list(stated.dice.map(String))}.`);
  return lines;
}

function sailingLines({ ships, turns, expect }: SailingCase): string[] {
  const lines: string[] = [];
  for (const { id, at, heading } of turns.length > 0 ? ships : []) {
    const end = expect.positions[id];
    if (end === undefined) continue;
    const stays = end[0] === at && end[1] === heading;
    lines.push(stays ? `${id} lies where she lay.` : `${id} comes to ${end[0]}, heading ${end[1]}.`);
  }
  for (const id of expect.fire ?? [])
    lines.push(
      `${id} may fire${expect.steady?.includes(id) ? ', on the better table of a ship at anchor' : ''}.`,
    );
  if (expect.fire?.length === 0) lines.push('She may not fire.');
  for (const [id, how] of Object.entries(expect.anchored ?? {}))
    lines.push(how === null ? `${id} is under way again.` : `${id} is then ${ANCHORINGS[how]}.`);
  for (const [id, by] of Object.entries(expect.towedBy ?? {}))
    lines.push(by === null ? `${id} is not in tow then.` : `${id} is then in tow of ${by}.`);
  for (const { ship, order, forbidden } of expect.orders ?? [])
    lines.push(
      `${orderWords(order)} for ${ship} is ${forbidden === null ? 'lawful' : `against ${forbidden}`}.`,
    );
  return lines;
}

const allowanceLines = ({ expect }: AllowanceCase): string[] =>
  Object.entries(expect).flatMap(([id, { between, hexes: left }]) => [
    ...(between === undefined
      ? []
      : [
          between === null
            ? `No ship lies between ${id} and the wind.`
            : `${between} lies between ${id} and the wind.`,
        ]),
    `${id} has ${left.A} in attitude A, ${left.B} in B, ${left.C} in C and ${left.D} in D.`,
  ]);

function movementLines({ ships, expect }: Case): string[] {
  return [
    ...(expect.collisions ?? []).map(
      ({ step, hex, ships: met, holder }) =>
        `In step ${step} ${list(met)} collide at ${hex}${holder === null ? '' : `, which ${holder} has`}.`,
    ),
    ...(expect.throws ?? []).map(
      ({ ships: pair, total, fouled }) =>
        `${list(pair)} throw ${total} and ${fouled ? 'foul' : 'do not foul'}.`,
    ),
    ...ships.map(({ id, plot }) => {
      const end = expect.positions[id];
      return end
        ? `${id}, plotted ${plot}, ends at ${end[0]}, heading ${end[1]}.`
        : `${id} is not on the sea.`;
    }),
  ];
}

export function answerLines(stated: AnyCase): string[] {
  if (!('kind' in stated)) return movementLines(stated);
  if (stated.kind === 'fire') return fireLines(stated);
  return stated.kind === 'sailing' ? sailingLines(stated) : allowanceLines(stated);
}

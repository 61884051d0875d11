/** What is wrong with the boarding parties a commander has written (10.1, 10.2). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { AnswerTo } from '../sea/asks.ts';
import type { Party, Section, Ship } from '../sea/ship.ts';

type Order = AnswerTo<'boarding'>['parties'][number];

export interface BoardingOrders {
  readonly ship: Ship;
  readonly parties: readonly Order[];
  /** Sections that may be ordered, lowest number first. */
  readonly free: readonly Section[];
  /** Parties that a melee holds. */
  readonly locked: readonly Party[];
  readonly boardable: readonly Ship[];
  readonly transferable: readonly Ship[];
  /** The section that is in the rigging, if any. */
  readonly aloft: number | null;
  /** Sections that have another duty and leave it only to defend the deck: at the pumps, or in the boats. */
  readonly busy: number;
  /** Why she may send no boarders, or null. */
  readonly barred: { readonly code: string; readonly rule: string; readonly message: string } | null;
}

const names = (ships: readonly Ship[]): string =>
  ships.map((ship) => ship.spec.name).join(' or ') || 'none now';

export function boardingRefusal(orders: BoardingOrders): Refusal | null {
  return (
    sectionsRefusal(orders) ??
    orders.parties.map((order) => partyRefusal(orders, order)).find(Boolean) ??
    null
  );
}

/** 10.1.1, 10.1.2: whole sections, one or more, each once, none skipped. */
function sectionsRefusal({ parties, free, locked, aloft, busy }: BoardingOrders): Refusal | null {
  const chosen = parties.flatMap((party) => party.sections);
  // Men in the rigging may be passed over, and come down to defend only (23.0).
  const open = free.map((section) => section.no).filter((no) => no !== aloft || chosen.includes(no));
  if (aloft !== null && parties.some(({ type, sections }) => type !== 'DBP' && sections.includes(aloft)))
    return refuse('aloft', '23.0', `Section ${aloft} is in the rigging: it may defend, nothing else.`);
  const held = chosen.find((no) => locked.some((party) => party.sections.includes(no)));
  if (held !== undefined)
    return refuse(
      'in-melee',
      '12.3.4',
      `Section ${held} is in a melee and can’t leave it; free: ${open.join(', ')}.`,
    );
  // 10.1.2.1: those that have men free, from the lowest on.
  const unknown = chosen.find((no) => !open.includes(no));
  if (unknown !== undefined)
    return refuse(
      'not-available',
      '10.1.2.1',
      `Section ${unknown} has no men free; available: ${open.join(', ')}.`,
    );
  // Who is otherwise assigned is not sent away; which section that is does not matter.
  const sent = parties.filter(({ type }) => type !== 'DBP').flatMap(({ sections }) => sections).length;
  const unassigned = Math.max(0, free.filter(({ no }) => no !== aloft).length - busy);
  if (sent > unassigned)
    return refuse(
      'at-the-pumps',
      '10.1.2.1',
      `Only ${unassigned} of her sections can be sent away; the others have another duty, and may defend the deck.`,
    );
  if (new Set(chosen).size < chosen.length)
    return refuse('section-twice', '10.1.1', 'A section goes whole into one party; it can’t be in two.');
  // 10.1.2.2: no lower one is passed over.
  const skipped = open.slice(0, chosen.length).find((no) => !chosen.includes(no));
  if (skipped !== undefined)
    return refuse('skipped', '10.1.2.2', `Section ${skipped} must be used before any with a higher number.`);
  // 10.2.3: parties of several kinds, each written once.
  const keys = parties.map((party) => `${party.type} ${party.target}`);
  if (new Set(keys).size < keys.length)
    return refuse('party-twice', '10.2.3', 'Write the sections of one purpose and one target as one party.');
  return null;
}

function partyRefusal(orders: BoardingOrders, order: Order): Refusal | null {
  const { ship, boardable, transferable, barred } = orders;
  if (barred !== null && order.type === 'OBP') return refuse(barred.code, barred.rule, barred.message);
  if (order.stay !== undefined && order.type !== 'TBP')
    return refuse('stay', '12.1.3', 'Only a transfer party can stay for good.');
  // 10.2.2: boarders go to an enemy, defenders stay, men in transfer cross.
  switch (order.type) {
    case 'OBP': {
      if (order.target === null && boardable.length > 1)
        return refuse('which-ship', '10.2.4', `Say which ship is to be boarded: ${names(boardable)}.`);
      if (boardable.length > 0 && (order.target === null || boardable.some(({ id }) => id === order.target)))
        return null;
      const rule = '10.0';
      return refuse(
        'not-bound',
        rule,
        `Boarders need an enemy fouled or grappled with her: ${names(boardable)}.`,
      );
    }
    case 'DBP':
      if (order.target !== null)
        return refuse('defenders-stay', '10.2.2', 'A defending party stays aboard; it has no target.');
      if (boardable.length > 0) return null;
      return refuse(
        'not-bound',
        '10.0',
        `${ship.spec.name} is not fouled or grappled with an enemy: no defenders needed.`,
      );
    case 'TBP': {
      const target = transferable.find(({ id }) => id === order.target);
      if (target === undefined)
        return refuse(
          'not-adjacent',
          '10.2.6',
          `Crews can be sent to adjacent ships: ${names(transferable)}.`,
        );
      if (order.stay !== true || target.side === ship.side) return null;
      return refuse('stay', '12.1.3', 'Men stay for good only in a friendly ship that has lost squares.');
    }
  }
}

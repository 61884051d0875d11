/** Capturing (12.4): prize crews, prisoners, and ships that change hands again. */
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { Context } from '../sea/phase.ts';
import type { Party, Section, Ship } from '../sea/ship.ts';
import { isBond, type State } from '../sea/state.ts';
import { QUALITIES, type Quality } from '../sea/words.ts';
import { menOf, squaresOf } from './parties.ts';
import { giveUp } from './surrender.ts';

/** 12.4.9: so many prisoners can be held by one square of a prize crew. */
const PRISONERS_A_SQUARE = 6;

/** 12.4.9: whether so many squares of a prize crew hold the prisoners. */
export const canHold = (prize: number, prisoners: number): boolean =>
  prize > 0 && prize * PRISONERS_A_SQUARE >= prisoners;

/** A party that has come aboard. */
export interface Boarders {
  readonly ship: Ship;
  readonly party: Party;
}

export const worst = (qualities: readonly Quality[]): Quality =>
  QUALITIES[Math.max(...qualities.map((quality) => QUALITIES.indexOf(quality)))]!;

/**
 * Men go from one ship to another: crossed off like casualties there (12.1.2), a section of their own here, which
 * serves from the next turn on (10.2.7).
 */
export function moveMen(
  from: Ship,
  to: Ship,
  section: Section,
  as: { quality: Quality; role: Section['role']; turn: number; squares?: number },
): void {
  const squares = as.squares ?? section.left;
  section.left -= squares;
  if (squares === 0) return;
  to.sections.push({
    no: Math.max(0, ...to.sections.map((each) => each.no)) + 1,
    from: section.from,
    side: from.side,
    quality: as.quality,
    total: squares,
    left: squares,
    role: as.role,
    since: as.turn,
  });
}

/** 12.4.2, 12.4.3: the boarders take the ship. All must be of one side. */
export function capture(
  sea: State,
  ship: Ship,
  boarders: readonly Boarders[],
  how: 'melee' | 'prize',
  context: Context,
): void {
  const by = boarders[0]!.ship;
  if (how === 'melee') giveUp(ship, 'melee', by, context);
  endMelees(sea, ship, by.side, context);
  ship.parties = [];
  ship.allBoarding = false;
  if (ship.surrender !== 'striking') ship.surrender = null;
  if (by.side === ship.owner) {
    retake(sea, ship, context, boarders);
    return;
  }

  // 12.4.7: her own crew stays on her log as prisoners, apart from the prize crew.
  for (const section of ship.sections) section.role = section.side === by.side ? 'prize' : 'prisoner';
  const men = boarders.flatMap(({ ship: home, party }) =>
    menOf(home, party).map((section) => ({ home, section })),
  );
  for (const { home, section } of men)
    moveMen(home, ship, section, { quality: section.quality, role: 'prize', turn: sea.turn });
  for (const { ship: home, party } of boarders) home.parties = home.parties.filter((each) => each !== party);
  if (ship.advanced) closeNotes(sea, ship, ship.advanced);
  // 12.4.6: she changes hands with her log as it is, damage and all.
  ship.homeSeat ??= ship.seat;
  ship.homeQuality ??= ship.quality;
  ship.side = by.side;
  ship.seat = by.seat;
  ship.captured = true;
  // 12.4.10: she is as good as her prize crew.
  ship.quality = worst(men.map(({ section }) => section.quality));
  // 10.2.7: the prize crew does not even load before the next turn.
  ship.resumes = sea.turn + 1;
  const { prize, prisoners } = aboard(ship);
  const rule = how === 'melee' ? '12.4.2' : '12.4.3';
  // The captor reads her load column from now on: that is news to him.
  context.tell(
    { kind: 'captured', rule, ship: ship.id, by: by.id, bySide: by.side, prize, prisoners },
    { news: true },
  );
}

/** What her own commander noted and wrote ahead is done no more, and not for the captor's eyes (20.1.5.2, 20.3.2, 32.3). */
function closeNotes(sea: State, ship: Ship, log: AdvancedLog): void {
  log.notes = {};
  log.orders = [];
  delete sea.advanced?.written[ship.id];
  if (log.anchor?.state === 'ordered') log.anchor = null;
}

/** 12.3.3: one ship surrenders, and with her every melee she was in ends. */
function endMelees(sea: State, ship: Ship, bySide: string, context: Context): void {
  for (const { a, b } of sea.melees.filter((melee) => melee.a === ship.id || melee.b === ship.id)) {
    const other = sea.ships.find((each) => each.id === (a === ship.id ? b : a))!;
    const winner = other.side === bySide ? other.id : null;
    context.tell({ kind: 'melee-ends', rule: '12.3.3', ships: [a, b], how: 'won', winner });
    sea.melees = sea.melees.filter((melee) => !isBond(melee, a, b));
  }
}

const aboard = (ship: Ship): { prize: number; prisoners: number } => ({
  prize: squaresOf(ship.sections.filter((section) => section.role === 'prize')),
  prisoners: squaresOf(ship.sections.filter((section) => section.role === 'prisoner')),
});

/** 12.4.8: back under her own colours; who held her is now held. Rescuers stay only if nobody of hers is left. */
function retake(sea: State, ship: Ship, context: Context, rescuers: readonly Boarders[] = []): void {
  for (const section of ship.sections) section.role = section.side === ship.owner ? 'crew' : 'prisoner';
  ship.captured = false;
  ship.side = ship.owner;
  if (ship.homeSeat !== undefined) ship.seat = activeSeat(sea, ship.homeSeat);
  delete ship.homeSeat;
  // 16.1.2.2.3: as good as they were when she was taken, whatever has befallen them before.
  ship.quality = ship.homeQuality ?? ship.spec.quality;
  delete ship.homeQuality;
  // A prize may have given up to her own side in this very phase: that ends with the prize crew.
  if (ship.surrender !== 'striking') ship.surrender = null;
  ship.parties = [];
  ship.allBoarding = false;
  const unmanned = squaresOf(ship.sections.filter((section) => section.role === 'crew')) === 0;
  for (const { ship: home, party } of rescuers) {
    if (unmanned) {
      // 12.1.4: as in any transfer they serve with the worse of the two ships' qualities, from the next turn on.
      const quality = worst([ship.quality, home.quality]);
      for (const section of menOf(home, party))
        moveMen(home, ship, section, { quality, role: 'crew', turn: sea.turn });
      ship.quality = worst([ship.quality, quality]);
      ship.resumes = sea.turn + 1;
    }
    home.parties = home.parties.filter((each) => each !== party);
  }
  context.tell({ kind: 'retaken', rule: '12.4.8', ship: ship.id, side: ship.owner }, { news: true });
}

/** A commander who has resigned meanwhile is followed by another of his side. */
function activeSeat(sea: State, seat: string): string {
  if (!sea.resigned.includes(seat)) return seat;
  const side = sea.seats.find((info) => info.id === seat)?.side;
  return sea.seats.find((info) => info.side === side && !sea.resigned.includes(info.id))?.id ?? seat;
}

/** 12.4.8, 12.4.9: prize crews that are gone or too few lose their ship. */
export function settlePrizes(sea: State, context: Context): void {
  for (const ship of sea.ships) {
    if (!ship.captured) continue;
    const { prize, prisoners } = aboard(ship);
    if (canHold(prize, prisoners)) continue;
    endMelees(sea, ship, ship.owner, context);
    retake(sea, ship, context);
  }
}

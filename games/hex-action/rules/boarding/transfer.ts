/** Transfer of crews (12.1), and parties that go aboard a surrendered ship (10.2.8, 12.2.7). */
import { type Boarders, canHold, capture, moveMen, settlePrizes, worst } from '../afloat/capture.ts';
import { menOf, squaresOf } from '../afloat/parties.ts';
import { isDoomed } from '../afloat/sinking.ts';
import type { Context } from '../sea/phase.ts';
import { adjacent, canWork, crewLeft, hands, type Ship } from '../sea/ship.ts';
import { type State, shipOf } from '../sea/state.ts';

/** Parties on their way to one ship of another side. */
const boundFor = (sea: State, target: Ship): Boarders[] =>
  sea.ships
    .filter((ship) => ship.side !== target.side && canWork(ship, sea.turn) && adjacent(ship, target))
    .flatMap((ship) =>
      ship.parties
        .filter((party) => party.type !== 'DBP' && party.target === target.id)
        .filter((party) => menOf(ship, party).length > 0)
        .map((party) => ({ ship, party })),
    );

/**
 * 12.2.7: an OBP may go aboard a ship that has surrendered, and does unless all who come could not hold her prisoners
 * (12.4.9). A TBP was ordered to go and goes.
 */
function willing(ship: Ship, comers: readonly Boarders[]): readonly Boarders[] {
  const side = comers[0]?.ship.side;
  const men = squaresOf(comers.flatMap((each) => menOf(each.ship, each.party)));
  const prisoners = squaresOf(ship.sections.filter((section) => section.side !== side));
  if (side === ship.owner || canHold(men, prisoners)) return comers;
  return comers.filter(({ party }) => party.type === 'TBP');
}

/** 12.4.1, 12.4.3: a ship that has surrendered, in any way, is captured by those of the other side who come aboard. */
export function takePrizes(sea: State, context: Context): void {
  for (const ship of sea.ships) {
    // 24.3.3: nobody goes aboard a ship that is about to sink or blow up.
    if (ship.presence !== 'afloat' || ship.surrender === null || isDoomed(ship)) continue;
    const boarders = willing(ship, boundFor(sea, ship));
    if (boarders.length > 0) capture(sea, ship, boarders, 'prize', context);
  }
}

/** 12.1.1: every TBP to a friend goes over at once. One meant for a ship that did not surrender stays where it is. */
export function transferCrews(sea: State, context: Context): void {
  const orders = sea.ships.flatMap((from) =>
    canWork(from, sea.turn)
      ? from.parties
          .filter((party) => party.type === 'TBP')
          .map((party) => ({
            from,
            party,
            leaving: menOf(from, party).map(({ no, left }) => ({ no, left })),
          }))
      : [],
  );
  for (const { from, party, leaving } of orders.filter((order) => order.leaving.length > 0)) {
    const to = shipOf(sea, party.target!);
    // 12.1.2: nobody goes to a friend who has surrendered.
    const allowed =
      to.side === from.side && to.surrender === null && to.presence === 'afloat' && adjacent(from, to);
    if (allowed) goOver(sea, { from, to, leaving, stay: party.stay === true }, context);
  }
  settlePrizes(sea, context);
}

/** Men leave as they were counted before anybody went over, so that two crews can change ships. */
interface Going {
  readonly from: Ship;
  readonly to: Ship;
  readonly leaving: readonly { readonly no: number; readonly left: number }[];
  readonly stay: boolean;
}

function goOver(sea: State, { from, to, leaving, stay }: Going, context: Context): void {
  // 12.1.4: the worse of the two ships' qualities.
  const quality = worst([from.quality, to.quality]);
  const unmanned = crewLeft(to) === 0;
  const role = to.captured ? 'prize' : 'crew';
  let squares = 0;
  for (const { no, left } of leaving) {
    const section = from.sections.find((each) => each.no === no)!;
    squares += left;
    const filled = stay ? fillLosses(to, left, quality) : 0;
    section.left -= filled;
    moveMen(from, to, section, { quality, role, turn: sea.turn, squares: left - filled });
  }
  if (unmanned) {
    to.quality = quality;
    to.resumes = sea.turn + 1;
  }
  context.tell({ kind: 'transfer', rule: '12.1.1', from: from.id, to: to.id, squares, stay });
}

/**
 * 12.1.3: from the latest loss back, so the highest section first. A filled section is as good as its worst men.
 * Sections that board or defend are left alone: newcomers may not fight in this turn (10.2.7).
 */
function fillLosses(ship: Ship, squares: number, quality: Ship['quality']): number {
  let open = squares;
  const fighting = ship.parties.filter((party) => party.type !== 'TBP').flatMap((party) => party.sections);
  const resting = hands(ship).filter((section) => !fighting.includes(section.no));
  for (const section of resting.sort((x, y) => y.no - x.no)) {
    const filled = Math.min(open, section.total - section.left);
    if (filled === 0) continue;
    open -= filled;
    const mixed = { ...section, left: section.left + filled, quality: worst([section.quality, quality]) };
    ship.sections = ship.sections.map((each) => (each === section ? mixed : each));
  }
  return squares - open;
}

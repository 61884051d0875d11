/** The fight on the decks: who boards, who repels boarders, and what comes of it. */
import { MELEE_STRENGTH } from '../data/tables.ts';
import { availableSections, lockedParties, menOf, squaresOf } from '../rules/afloat/parties.ts';
import { sectionsElsewhere } from '../rules/gunnery/gunners.ts';
import type { Section, Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import { type Band, meleeOdds } from './melee-odds.ts';

/** How many of the free crew sections board and how many stand to repel boarders, the lowest numbers boarding. */
export interface Muster {
  readonly board: number;
  readonly defend: number;
}

export function mustersOf(sea: Sea, ship: Ship): Muster[] {
  const sections = availableSections(ship, sea.turn).length;
  const boarders = Math.max(0, sections - sectionsElsewhere(sea, ship));
  const all: Muster[] = [];
  for (let board = 0; board <= boarders; board++)
    for (let defend = 0; board + defend <= sections; defend++) all.push({ board, defend });
  return all;
}

/** A ship's men as one muster tells them off, those already in a melee included. */
export interface ToldOff {
  readonly boarders: Band;
  readonly defenders: Band;
  /** Free sections taken from the guns, and sections that stay there. */
  readonly away: number;
  readonly atGuns: number;
}

const band = (sections: readonly Section[], type: 'OBP' | 'DBP'): Band => {
  const squares = squaresOf(sections);
  const strength = sections.reduce(
    (sum, { left, quality }) => sum + left * MELEE_STRENGTH.data[type][quality],
    0,
  );
  return { squares, factor: squares === 0 ? MELEE_STRENGTH.data[type].average : strength / squares };
};

export function toldOff(sea: Sea, ship: Ship, { board, defend }: Muster): ToldOff {
  const free = availableSections(ship, sea.turn);
  const locked = lockedParties(sea, ship);
  const engaged = (type: 'OBP' | 'DBP'): Section[] =>
    locked.filter((party) => party.type === type).flatMap((party) => menOf(ship, party));
  return {
    boarders: band([...engaged('OBP'), ...free.slice(0, board)], 'OBP'),
    defenders: band([...engaged('DBP'), ...free.slice(board, board + defend)], 'DBP'),
    away: board + defend,
    atGuns: free.length - board - defend,
  };
}

/** What the fight comes to, from 1 for a capture to -1 for the loss of the ship. */
export function deckFight(own: ToldOff, foe: ToldOff): number {
  const ownBoards = own.boarders.squares > 0;
  const foeBoards = foe.boarders.squares > 0;
  if (ownBoards && foeBoards) {
    // 12.2.6: boarders meet boarders first; those who win must still face the defenders.
    const first = meleeOdds(own.boarders, foe.boarders);
    const won = attack(withLeft(own.boarders, first.leftIfWon), foe.defenders, own.defenders);
    const lost = attack(withLeft(foe.boarders, first.leftIfLost), own.defenders, foe.defenders);
    return first.win * won - first.lose * lost;
  }
  if (ownBoards) return attack(own.boarders, foe.defenders, own.defenders);
  if (foeBoards) return -attack(foe.boarders, own.defenders, foe.defenders);
  return 0;
}

const withLeft = (men: Band, left: number): Band => ({ ...men, squares: Math.round(left) });

/**
 * What an attack is worth to the attackers. Nobody to meet them is a ship taken (12.2.4); beaten off, they leave their
 * own deck to the counter-attack of the defenders (12.3.5).
 */
function attack(boarders: Band, defenders: Band, reserve: Band): number {
  if (boarders.squares === 0) return 0;
  if (defenders.squares === 0) return 1;
  const { win, lose, leftIfLost } = meleeOdds(boarders, defenders);
  // Defenders who turn boarders lose the two factors that their own deck gave them.
  const counter = { squares: Math.round(leftIfLost), factor: Math.max(1, defenders.factor - 2) };
  return win - lose * (reserve.squares === 0 ? 1 : meleeOdds(counter, reserve).win);
}

/** Irons and boarders: when to hold on to an enemy, when to cut loose, whom to send and whom to keep. */
import type { Dice } from '@weathergage/kernel';
import { availableSections } from '../rules/afloat/parties.ts';
import { check } from '../rules/answers.ts';
import { boardable, transferable } from '../rules/boarding/boarding.ts';
import type { AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import { crewLeft, riggingLeft, type Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { poseOf } from './bearing.ts';
import { deckFight, type Muster, toldOff } from './decks.ts';
import { type BoardingGame, boardingGame, holdWorth } from './hold-worth.ts';
import { exchange, pairOf } from './prospect.ts';

type AskOf<K extends HexAsk['kind']> = Extract<HexAsk, { kind: K }>;

/** Ships bound together can do little but fight it out: she holds on only for a clear gain, and else cuts loose. */
const WORTH_HOLDING = 0.25;

const isEnemy = (ship: Ship, other: Ship): boolean => other.side !== ship.side && other.surrender === null;

/** What it is worth to stay bound as they lie now: the decks, and the guns as they bear. */
function staying(view: View, ship: Ship, foe: Ship): number {
  const pair = pairOf(view, ship, foe);
  return holdWorth(view, ship, foe, pair.spirit) + exchange(pair, poseOf(ship), poseOf(foe), 'later');
}

export function chooseGrapples(view: View, ask: AskOf<'grapple'>): AnswerTo<'grapple'> {
  const ship = shipOf(view, ask.ship);
  const targets = ask.targets.filter((id) => {
    const foe = shipOf(view, id);
    return isEnemy(ship, foe) && staying(view, ship, foe) > WORTH_HOLDING;
  });
  return { targets };
}

export function chooseUngrapples(view: View, ask: AskOf<'ungrapple'>): AnswerTo<'ungrapple'> {
  const ship = shipOf(view, ask.ship);
  const from = ask.from.filter((id) => {
    const other = shipOf(view, id);
    return !isEnemy(ship, other) || staying(view, ship, other) < WORTH_HOLDING;
  });
  return { from };
}

export function chooseUnfouling(view: View, ask: AskOf<'unfoul'>): AnswerTo<'unfoul'> {
  const ship = shipOf(view, ask.ship);
  let squares = riggingLeft(ship);
  const attempts: AnswerTo<'unfoul'>['attempts'] = [];
  for (const from of ask.fouledWith) {
    const other = shipOf(view, from);
    const worth = isEnemy(ship, other) ? staying(view, ship, other) : -0.1;
    if (worth >= WORTH_HOLDING) continue;
    // 6.1: a square is cheap beside a lost ship, but not beside a broadside or two; never one that ends a section.
    const spend = worth < -0.3 && squares > 1 && ship.rigging.find((left) => left > 0)! > 1;
    if (spend) squares--;
    attempts.push({ from, spend });
  }
  return { attempts };
}

/** What keeps a ship from boarding in the Advanced Game is the rules' own matter: without boarders then, or nobody. */
export function chooseBoarding(view: View, ask: AskOf<'boarding'>, dice: Dice): AnswerTo<'boarding'> {
  const wanted = partiesFor(view, ask, dice);
  const staying = { parties: wanted.parties.filter(({ type }) => type === 'DBP') };
  return [wanted, staying].find((answer) => check(view, ask, answer) === null) ?? { parties: [] };
}

function partiesFor(view: View, ask: AskOf<'boarding'>, dice: Dice): AnswerTo<'boarding'> {
  const ship = shipOf(view, ask.ship);
  const free = availableSections(ship, view.turn);
  const foes = boardable(view, ship).filter((foe) => isEnemy(ship, foe));
  const foe = foes.sort((x, y) => crewLeft(y) - crewLeft(x))[0];
  if (foe === undefined) return { parties: prizeCrew(view, ship) };
  const { board, defend } = drawnMuster(boardingGame(view, ship, foe, pairOf(view, ship, foe).spirit), dice);
  const numbers = (from: number, to: number): number[] => free.slice(from, to).map(({ no }) => no);
  const parties: AnswerTo<'boarding'>['parties'] = [];
  if (board > 0) parties.push({ type: 'OBP', sections: numbers(0, board), target: foe.id });
  if (defend > 0) parties.push({ type: 'DBP', sections: numbers(board, board + defend), target: null });
  return { parties };
}

/** By the shares of the secret game, without the musters that are hardly ever right. */
function drawnMuster({ musters, shares }: BoardingGame, dice: Dice): Muster {
  const most = Math.max(...shares);
  const kept = shares.map((share) => (share < most / 3 ? 0 : share));
  const sum = kept.reduce((total, share) => total + share, 0);
  let mark = (dice.below(256) / 256) * sum;
  for (const [index, share] of kept.entries()) {
    mark -= share;
    if (mark < 0) return musters[index]!;
  }
  return musters[shares.indexOf(most)]!;
}

/** 12.4.3: a section goes aboard a beaten enemy alongside, if it can hold her prisoners and hands enough stay behind. */
function prizeCrew(view: View, ship: Ship): AnswerTo<'boarding'>['parties'] {
  const [first, ...rest] = availableSections(ship, view.turn);
  if (first === undefined || rest.length === 0) return [];
  const prize = transferable(view, ship).find(
    (other) =>
      other.side !== ship.side &&
      other.surrender !== null &&
      other.surrender !== 'striking' &&
      !other.captured &&
      first.left * 6 >= crewLeft(other),
  );
  return prize === undefined ? [] : [{ type: 'TBP', sections: [first.no], target: prize.id }];
}

const NOBODY_MORE = { board: 0, defend: 0 };

/** 12.3.5: those who have beaten boarders off follow them home if the odds are good. */
export function chooseBoardOn(view: View, ask: AskOf<'board-on'>): AnswerTo<'board-on'> {
  const own = toldOff(view, shipOf(view, ask.ship), NOBODY_MORE);
  const foe = toldOff(view, shipOf(view, ask.target), NOBODY_MORE);
  const boarders = { squares: own.defenders.squares, factor: Math.max(1, own.defenders.factor - 2) };
  const nobody = { squares: 0, factor: 1 };
  return { board: deckFight({ ...own, boarders, defenders: nobody }, { ...foe, boarders: nobody }) > 0.1 };
}

/** 12.3.3: who is losing would rather stop. */
export function chooseDisengage(view: View, ask: AskOf<'disengage'>): AnswerTo<'disengage'> {
  const own = toldOff(view, shipOf(view, ask.ship), NOBODY_MORE);
  const foe = toldOff(view, shipOf(view, ask.other), NOBODY_MORE);
  return { disengage: deckFight(own, foe) < 0 };
}

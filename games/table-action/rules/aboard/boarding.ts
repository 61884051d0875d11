/** The Boarding Phase: every boarding action under way is fought out, round by round. */
import type { Dice } from '@weathergage/kernel';
import { BOARDING } from '../../data/tables.ts';
import { QUALITIES } from '../../data/words.ts';
import type { Context, PhaseRules } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { type BoardingAction, type State, shipOf } from '../table/state.ts';
import { throwDice } from '../table/throw.ts';
import type { BoardingDice } from '../table/told.ts';
import { captureShip } from './capture.ts';
import { crippledIn, isAfloat } from './crippled.ts';
import { lose, strikeColours } from './damage.ts';
import { moraleTest } from './morale.ts';

/** boarding.dice-by-crew, boarding.marines, boarding.crew-quality: the marines of a ship leave her with her colours. */
export function boardingDice(ship: Ship): { readonly large: number; readonly regular: number } {
  const { crewPerDie, marinesDice, qualityDice } = BOARDING.data;
  const marines = ship.spec.marines && ship.colours === 'flying' ? marinesDice : 0;
  const full = Math.floor(ship.crew / crewPerDie) + marines + qualityDice[ship.quality];
  const large = Math.max(0, full);
  // Five poor men would have no die at all: whoever is left throws one.
  return { large, regular: ship.crew % crewPerDie > 0 || (large === 0 && ship.crew > 0) ? 1 : 0 };
}

type Blows = Pick<BoardingDice, 'large' | 'regular' | 'hits'>;

/** boarding.to-hit. */
export function strikeBlows(dice: Dice, count: { large: number; regular: number }): Blows {
  const large = throwDice(dice, count.large, 10);
  const regular = throwDice(dice, count.regular, 6);
  const hits = [...large, ...regular].filter((face) => face >= BOARDING.data.hit).length;
  return { large, regular, hits };
}

/** boarding.saves: a die for each hit. */
export function parry(dice: Dice, hits: number): Pick<BoardingDice, 'saves' | 'casualties'> {
  const saves = throwDice(dice, hits, 6);
  return { saves, casualties: saves.filter((face) => face < BOARDING.data.save).length };
}

/** boarding.rounds: in each both strike at once; `casualties` is what each did to the other. */
function fightRound(
  table: State,
  attacker: Ship,
  defender: Ship,
  round: number,
  context: Context,
): { readonly byAttacker: number; readonly byDefender: number } {
  const { dice } = context;
  const [mine, theirs] = [
    strikeBlows(dice, boardingDice(attacker)),
    strikeBlows(dice, boardingDice(defender)),
  ];
  const onDefender = parry(dice, mine.hits);
  const onAttacker = parry(dice, theirs.hits);
  const faces = [mine, theirs].flatMap(({ large, regular }) => [...large, ...regular]);
  context.tell({
    kind: 'boarding-round',
    rule: 'boarding.rounds',
    round,
    attacker: { ship: attacker.id, ...mine, ...onDefender },
    defender: { ship: defender.id, ...theirs, ...onAttacker },
    dice: [...faces, ...onDefender.saves, ...onAttacker.saves],
  });
  lose(table, defender, 'crew', onDefender.casualties, 'boarding', 'boarding.to-hit', context);
  lose(table, attacker, 'crew', onAttacker.casualties, 'boarding', 'boarding.to-hit', context);
  return { byAttacker: onDefender.casualties, byDefender: onAttacker.casualties };
}

/** boarding.morale: only a crippled crew is tested; one with nobody left has struck already. */
function gives(table: State, ship: Ship, context: Context): boolean {
  ship.shaken = false;
  // boarding.depleted: there is nobody to be tested.
  if (ship.crew === 0) return true;
  return crippledIn(ship, 'crew') && !moraleTest(table, ship, 'boarding.morale', context);
}

/** boarding.both-fail: who wins though both gave way; null where both strike. */
export function betterOf(
  attacker: Ship,
  defender: Ship,
  { byAttacker, byDefender }: { byAttacker: number; byDefender: number },
): Ship | null {
  if (attacker.crew === 0) return defender.crew === 0 ? null : defender;
  if (defender.crew === 0) return attacker;
  if (byAttacker !== byDefender) return byAttacker > byDefender ? attacker : defender;
  const better = QUALITIES.indexOf(defender.quality) - QUALITIES.indexOf(attacker.quality);
  return better > 0 ? attacker : better < 0 ? defender : null;
}

/** boarding.rounds: round after round until one side, or both, give way. */
function fightOut(table: State, attacker: Ship, defender: Ship, context: Context): void {
  for (let round = 1; ; round++) {
    const done = fightRound(table, attacker, defender, round, context);
    const fell = { attacker: gives(table, attacker, context), defender: gives(table, defender, context) };
    // boarding.both-pass: crippled or not, where both stand another round is fought.
    if (!fell.attacker && !fell.defender) continue;
    const winner =
      fell.attacker && fell.defender
        ? betterOf(attacker, defender, done)
        : fell.attacker
          ? defender
          : attacker;
    const losers = [attacker, defender].filter((ship) => ship !== winner);
    for (const loser of losers) strikeColours(loser, loser.crew === 0 ? 'crew' : 'morale', context);
    context.tell({
      kind: 'boarding-ends',
      rule: 'boarding.rounds',
      attacker: attacker.id,
      defender: defender.id,
      winner: winner?.id ?? null,
      rounds: round,
    });
    if (winner !== null) captureShip(losers[0]!, winner, 'boarding.prize', context);
    return;
  }
}

function fight(table: State, action: BoardingAction, context: Context): void {
  const attacker = shipOf(table, action.attacker);
  const defender = shipOf(table, action.defender);
  // Another boarding action, or a fire, may have settled it before.
  if (!isAfloat(attacker) || !isAfloat(defender) || attacker.side === defender.side) return;
  if (attacker.colours !== 'flying') return;
  if (defender.colours === 'struck') captureShip(defender, attacker, 'boarding.struck-surrenders', context);
  else fightOut(table, attacker, defender, context);
}

export const boardingPhase: PhaseRules = {
  enter(table, context) {
    for (const action of table.boardings) fight(table, action, context);
    // boarding.victor-moves-off: nothing holds the ships together from here on.
    table.boardings = [];
    return 'done';
  },
  asks: () => [],
  resolve: () => 'done',
};

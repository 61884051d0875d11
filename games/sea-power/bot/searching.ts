/** Fight or avoid (6.5/2), and with the weather gauge engage or withdraw (7.2/4): by what each would bring. */
import type { Side } from '../data/nations.ts';
import { waysOut } from '../rules/battle/weather-gauge.ts';
import { squadronOf } from '../rules/chart/afloat.ts';
import { ENOUGH_SHIPS } from '../rules/chart/control.ts';
import { imagine } from '../rules/imagine.ts';
import { berthsOf } from '../rules/world/squadron.ts';
import { forecast, lineOf } from './battle-odds.ts';
import { type Answerer, type AskOf, atSea, type Command, commandOf, type Desk, worthMost } from './desk.ts';
import { battleWith, chanceToFind, leadOf } from './encounter.ts';
import { type Guess, guessesOf, worldsOf } from './guesses.ts';
import { controlOf, tradeAt } from './stations.ts';
import type { Temper } from './temper.ts';

export const SAMPLES = 24;

/** What is at stake in an area: to have it oneself, and that the enemy has it not. */
interface Stake {
  readonly mine: number;
  readonly theirs: number;
}

function stakeOf(desk: Desk, area: Parameters<typeof controlOf>[1]): Stake {
  const control = controlOf(desk, area);
  const trade = tradeAt(desk, area);
  return desk.side === 'english'
    ? { mine: trade, theirs: control }
    : { mine: control + trade, theirs: trade };
}

/** What it would bring to fight and to avoid, over all that the enemy may be. */
export function weighSearch(desk: Desk, temper: Temper, { area, mine, theirs }: AskOf<'search'>) {
  const own = commandOf(desk, mine);
  const coming = desk.view.voyage?.token === mine;
  const stake = stakeOf(desk, area);
  const onStation = atSea(desk, desk.enemy, area)?.onStation === true;
  const shy = 1 - temper.boldness[desk.enemy];
  const guesses = guessesFor(desk, theirs, temper);
  let [fight, avoid] = [0, 0];
  for (const guess of guesses) {
    const { engaged, apart } = outcomes(desk, temper, own, guess, stake, coming);
    if (guess.weight.ships === 0) {
      fight += engaged;
      avoid += apart;
      continue;
    }
    const lead = leadOf(desk, own, guess, area, onStation);
    const found = chanceToFind(lead);
    const caught = chanceToFind(-lead);
    fight += (1 - shy) * engaged + shy * (found * engaged + (1 - found) * apart);
    avoid += shy * apart + (1 - shy) * (caught * engaged + (1 - caught) * apart);
  }
  return { own, stake, onStation, guesses, fight, avoid };
}

export const answerSearch =
  (temper: Temper): Answerer<'search'> =>
  (desk, ask) => {
    if (commandOf(desk, ask.mine).decoy) return { choice: bluff(desk) };
    const { fight, avoid, guesses } = weighSearch(desk, temper, ask);
    const lead = fight - avoid + temper.pluck.search * guesses.length;
    return { choice: lead >= 0 ? 'fight' : 'avoid' };
  };

/** What it comes to if there is a battle, and if there is none. */
function outcomes(
  desk: Desk,
  { elsewhere }: Temper,
  own: Command,
  guess: Guess,
  stake: Stake,
  coming: boolean,
) {
  const holds = own.ships >= ENOUGH_SHIPS ? 1 : 0;
  const held = guess.weight.force ? 1 : 0;
  // Whoever comes must go on if they miss each other; whoever lies there stays.
  const apart = coming ? elsewhere[desk.side] - held * stake.theirs : holds * stake.mine + 0.2;
  if (guess.weight.ships === 0) return { engaged: holds * stake.mine + 0.3, apart };
  const battle = battleWith(desk, own, guess);
  return {
    engaged: battle.points + holds * stake.mine * battle.mine - held * stake.theirs * battle.theirs,
    apart,
  };
}

/** A decoy that seems eager may be let alone: the bluff works on those who would rather avoid. */
const bluff = ({ side }: Desk): 'fight' | 'avoid' => (side === 'english' ? 'fight' : 'avoid');

/** Of a squadron that has been seen there is one guess, of others there are many. */
const guessesFor = (desk: Desk, token: string, temper: Temper): Guess[] =>
  desk.view.forces[desk.enemy] === undefined
    ? guessesOf(desk, temper)
    : worldsOf(desk, { ...temper, worlds: 1 }).map((world) => world.get(token)!);

/** The battle fought out in the mind, and the best of the ways out of it. */
export function weighGauge(desk: Desk, { area }: AskOf<'gauge'>) {
  const { view, side, enemy, war, below } = desk;
  const battle = view.battle!;
  const own = commandOf(desk, battle.tokens[side]);
  const stake = stakeOf(desk, area);
  // 7.2/3: the enemy's squadron lies open to the one who has the gauge.
  const { forces } = imagine(view, desk.dice);
  const lineBehind = (one: Side) =>
    lineOf(
      berthsOf(squadronOf({ ...view, forces }, one, battle.tokens[one])),
      (ship) => forces[one].ships[ship]!.damage,
    );
  const lines = { english: lineBehind('english'), european: lineBehind('european') };
  const ahead = forecast(lines, war, SAMPLES, below);
  const held = lines[enemy].length >= ENOUGH_SHIPS ? 1 : 0;
  const engaged =
    (side === 'english' ? ahead.points : -ahead.points) +
    (own.ships >= ENOUGH_SHIPS ? stake.mine * ahead.holds[side] : 0) -
    held * stake.theirs * ahead.holds[enemy];
  const place = worthMost(waysOut(view, battle), (one) => awayWorth(desk, own, one));
  const away = place === null ? null : awayWorth(desk, own, place) - held * stake.theirs;
  return { lines, ahead, stake, engaged, place, away };
}

export const answerGauge =
  ({ pluck }: Temper): Answerer<'gauge'> =>
  (desk, ask) => {
    const { engaged, place, away } = weighGauge(desk, ask);
    return { withdraw: place !== null && away! > engaged + pluck.gauge ? { ...place } : null };
  };

/** A squadron that withdraws to another sea may hold that one. */
function awayWorth(desk: Desk, own: Command, place: ReturnType<typeof waysOut>[number]): number {
  if ('port' in place) return 0;
  if (atSea(desk, desk.side, place.area) !== null || own.ships < ENOUGH_SHIPS) return 0.05;
  return desk.side === 'european'
    ? controlOf(desk, place.area) + 0.5 * tradeAt(desk, place.area)
    : tradeAt(desk, place.area);
}

/** Hex Action: how long the umpire takes over a duel's turn, a view, and the list of legal plots. */
import { hexAction as game } from '@weathergage/hex-action';
import { seedFor } from '@weathergage/kernel/harness/index.ts';
import { answerAll, begun, type Duel, done, duelScenario, greatestScenario } from '../duel.ts';
import { type Figure, rounded } from '../figure.ts';
import { median, rate } from '../measure.ts';

const WARM_MS = 500;
const FOR_MS = 2500;
const TURN_LIMIT = 100;

/** Plays one duel; the milliseconds that the umpire took for each turn, without what the answering took. */
function umpireMsPerTurn(seed: number): number {
  const { match, dice } = begun(duelScenario, TURN_LIMIT, seed);
  let spent = 0;
  while (match.outcome === null)
    answerAll(match, dice, (deed) => {
      const start = performance.now();
      done(match, deed);
      spent += performance.now() - start;
    });
  return spent / match.state.turn;
}

function overManyDuels(): number {
  const perTurn: number[] = [];
  const start = performance.now();
  for (let i = 0; performance.now() - start < WARM_MS + FOR_MS; i++) {
    const ms = umpireMsPerTurn(seedFor(1, i));
    if (performance.now() - start > WARM_MS) perTurn.push(ms);
  }
  return median(perTurn);
}

/** A match of the given scenario after some turns. */
function underWay(scenario: typeof duelScenario, turns: number): Duel {
  const { match, dice } = begun(scenario, TURN_LIMIT, 1);
  while (match.outcome === null && match.state.turn < turns)
    answerAll(match, dice, (deed) => done(match, deed));
  return match;
}

const SHIPS = 60;

/** What one seat sees of a sea with sixty ships on it. */
function viewMs(): number {
  const { state, seats } = underWay(greatestScenario, 3);
  const ships = Array.from({ length: SHIPS }, (_, i) => ({
    ...state.ships[i % state.ships.length]!,
    id: `ship-${i}`,
  }));
  const sea = { ...state, ships };
  const seat = seats[0]!.id;
  const view = () => game.view(sea, seat);
  rate(view, WARM_MS);
  return 1000 / rate(view, WARM_MS);
}

/** Goes through the whole list for one ship. */
function plotsMicroseconds(): number {
  const { match } = begun(duelScenario, TURN_LIMIT, 1);
  const ask = match.asks.find(({ kind }) => kind === 'plot');
  if (ask === undefined) throw new Error('the duel does not open with a plot');
  const view = match.view(ask.seat);
  const list = () => {
    let count = 0;
    for (const _ of game.choices(view, ask)) count++;
    return count;
  };
  rate(list, WARM_MS);
  return 1e6 / rate(list, WARM_MS);
}

export function hexAction(): Figure[] {
  return [
    { name: 'hex-action-turn', value: rounded(overManyDuels()), unit: 'ms', target: '< 1' },
    { name: 'view-redacted-60-ships', value: rounded(viewMs()), unit: 'ms', target: '< 1' },
    { name: 'hex-action-legal-plots', value: rounded(plotsMicroseconds()), unit: 'µs' },
  ];
}

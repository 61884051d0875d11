/** Why to fight or to avoid, to engage or to bear away: both ways weighed in points. */
import { figureWords, percentWords } from '@weathergage/kernel';
import { portName, theArea } from '../../attention/names.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { type AskOf, commandOf, type Desk } from '../desk.ts';
import { battleWith, chanceToFind, leadOf } from '../encounter.ts';
import { SEA_LORD } from '../sea-lord.ts';
import { SAMPLES, weighGauge, weighSearch } from '../searching.ts';
import { temperNow } from '../standing.ts';
import { balanceOf, counted } from './words.ts';

interface Stake {
  readonly mine: number;
  readonly theirs: number;
}

/** What the sea itself is worth to whoever keeps it. */
function stakeWords(area: string, { mine, theirs }: Stake): string {
  if (mine + theirs === 0) return `${capital(theArea(area))} itself is worth no points.`;
  const parts = [
    ...(mine > 0 ? [`${mine} points to you`] : []),
    ...(theirs > 0 ? [`${theirs} points to the enemy`] : []),
  ];
  return `${capital(theArea(area))} is worth ${parts.join(' and ')}, if left alone there.`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function searchReasons(desk: Desk, ask: AskOf<'search'>, { choice }: AnswerTo<'search'>): string[] {
  if (commandOf(desk, ask.mine).decoy)
    return [
      choice === 'fight'
        ? 'No ships stand behind your marker: who seems eager may be let alone, and a Fight costs nothing but the marker.'
        : 'No ships stand behind your marker: it lasts the year only if nobody looks behind it.',
    ];
  const { own, stake, onStation, guesses, fight, avoid } = weighSearch(desk, temperNow(desk, SEA_LORD), ask);
  const all = Math.max(1, guesses.length);
  const real = guesses.filter(({ weight }) => weight.ships > 0);
  const mean = (of: (guess: (typeof real)[number]) => number): number =>
    real.reduce((sum, guess) => sum + of(guess), 0) / Math.max(1, real.length);
  const lead = (guess: (typeof real)[number]): number => leadOf(desk, own, guess, ask.area, onStation);
  const won = mean((guess) => battleWith(desk, own, guess).mine);
  const way =
    choice === 'fight'
      ? `if he would avoid he is found in ${percentWords(mean((guess) => chanceToFind(lead(guess))))} of cases`
      : `if he would fight he finds you in ${percentWords(mean((guess) => chanceToFind(-lead(guess))))} of cases`;
  return [
    `Over all that may stand behind his marker, to fight comes to ${balanceOf(fight / all)} and to avoid to ${balanceOf(avoid / all)}.`,
    `Of ${counted(guesses.length, 'squadron')} that he may be, ${guesses.length - real.length} are decoys; you would keep the sea in ${percentWords(won)} of battles, and ${way}.`,
    stakeWords(ask.area, stake),
  ];
}

export function gaugeReasons(desk: Desk, ask: AskOf<'gauge'>): string[] {
  const { side, enemy } = desk;
  const { lines, ahead, stake, engaged, place, away } = weighGauge(desk, ask);
  const [down, lost] = side === 'english' ? [ahead.sunk, ahead.lost] : [ahead.lost, ahead.sunk];
  const said = [
    `${lines[side].length} of yours against ${lines[enemy].length}: fought out ${SAMPLES} times in the mind, he loses ${figureWords(down)} ships and you ${figureWords(lost)}, and you keep the sea in ${percentWords(ahead.holds[side])} of battles.`,
  ];
  if (place !== null && away !== null) {
    const where = 'port' in place ? portName(place.port) : theArea(place.area);
    said.push(
      `With what is at stake there the battle comes to ${balanceOf(engaged)}, withdrawing to ${where} to ${balanceOf(away)}.`,
    );
  }
  return [...said, stakeWords(ask.area, stake)];
}

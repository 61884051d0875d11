/** Search (6.5/2, 6.5/3, 6.5/4, 6.61): a secret choice on both sides, and if they differ the dice. */
import { SIDES, type Side } from '../../data/nations.ts';
import { markerOf, squadronOf, takeOff } from '../chart/afloat.ts';
import type { AnswerTo } from '../world/asks.ts';
import { ratingOfSquadron } from '../world/leadership.ts';
import type { AskRules, Context } from '../world/phase.ts';
import { type AreaId, berthsOf, isEmpty, type Token } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import { askOnward, complete, type Passage } from './voyage.ts';

type Choice = AnswerTo<'search'>['choice'];
type Choices = Readonly<Record<Side, Choice>>;

const DICE: Readonly<Record<Choice, number>> = { fight: 1, avoid: 3 };
export const FOR_A_FRIGATE = 3;
/** 11.A1 */
export const FOR_STATION = 3;

/** 6.5/4: what a side brings to a search before its dice. */
export function searchStrength(world: State, side: Side, token: Token, area: AreaId): number {
  const squadron = squadronOf(world, side, token);
  const frigates = world.frigates[side].filter((one) => one === area).length;
  return (
    ratingOfSquadron(world, squadron) +
    berthsOf(squadron).length +
    frigates * FOR_A_FRIGATE +
    (markerOf(world, token).onStation ? FOR_STATION : 0)
  );
}

type Throw = Readonly<Record<Side, readonly number[]>>;

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** 6.5/4: one die to fight, three to avoid; equal totals are thrown again. */
export function throwToFind(
  strengths: Readonly<Record<Side, number>>,
  choices: Choices,
  context: Pick<Context, 'dice'>,
): { readonly winner: Side; readonly throws: Throw[] } {
  const throws: Throw[] = [];
  for (;;) {
    const roll = (side: Side) => Array.from({ length: DICE[choices[side]] }, () => context.dice.d6());
    const thrown: Throw = { english: roll('english'), european: roll('european') };
    throws.push(thrown);
    const lead = strengths.english + sum(thrown.english) - strengths.european - sum(thrown.european);
    if (lead > 0) return { winner: 'english', throws };
    if (lead < 0) return { winner: 'european', throws };
  }
}

export function resolveSearch(world: State, choices: Choices, context: Context): Passage {
  const { token: mover, side, at: area, against } = world.voyage!;
  const tokens = { [side]: mover, [otherSide(side)]: against! } as Record<Side, Token>;
  const told = { kind: 'search', area, mover, other: against!, choices } as const;
  // 6.61: an empty squadron is found out as soon as the other side does not avoid it.
  const decoys = SIDES.filter(
    (one) => choices[otherSide(one)] === 'fight' && isEmpty(squadronOf(world, one, tokens[one])),
  );
  if (decoys.length > 0) {
    context.tell({ ...told, rule: '6.61', throws: [], result: 'decoy' }, { news: true });
    for (const decoy of decoys) unmask(world, decoy, tokens[decoy], area, context);
    return decoys.includes(side) ? 'over' : askOnward(world);
  }
  // 6.5/2: if both avoid, the newcomer may not stay. 6.5/3: if both fight, there is a battle.
  if (choices.english === choices.european) {
    const result = choices.english === 'fight' ? 'battle' : 'avoided';
    context.tell({ ...told, rule: result === 'battle' ? '6.5/3' : '6.5/2', throws: [], result });
    return result === 'battle' ? toBattle(world, context) : askOnward(world);
  }
  const strengths = {
    english: searchStrength(world, 'english', tokens.english, area),
    european: searchStrength(world, 'european', tokens.european, area),
  };
  const { winner, throws } = throwToFind(strengths, choices, context);
  const result = choices[winner] === 'fight' ? 'battle' : 'avoided';
  const dice = throws.flatMap(({ english, european }) => [...english, ...european]);
  // Strengths stay closed; that the dice decided as they did says something about them.
  context.tell({ ...told, rule: '6.5/4', dice, throws, result }, { news: true });
  return result === 'battle' ? toBattle(world, context) : askOnward(world);
}

/** 6.61: an empty squadron that is fought shows what it is and is out of the year. */
function unmask(world: State, side: Side, token: Token, area: AreaId, context: Context): void {
  const squadron = squadronOf(world, side, token);
  context.tell({ kind: 'decoy', rule: '6.61', side, token, area, squadron: squadron.id }, { news: true });
  takeOff(world, squadron);
}

/** 6.5/3: the newcomer stops, and both stand under a battle marker. */
function toBattle(world: State, context: Context): Passage {
  const { token, against } = world.voyage!;
  markerOf(world, token).battle = true;
  markerOf(world, against!).battle = true;
  return complete(world, context);
}

export const searchAsk: AskRules<'search'> = {
  *choices() {
    yield { choice: 'fight' };
    yield { choice: 'avoid' };
  },
  check: () => null,
};

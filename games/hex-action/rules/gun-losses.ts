/** The commander of a ship that was hit chooses which gun squares go (11.4.3.1). He is asked only if it matters. */
import { refuse } from '@weathergage/kernel';
import type { AnswerTo, HexAsk } from './asks.ts';
import { type GunMark, gunDamage, gunMarks, markGun, noDamage } from './damage.ts';
import { type AskRules, askId, type PhaseRules } from './phase.ts';
import type { Broadside, Ship } from './ship.ts';
import { type Sea, shipOf } from './state.ts';

type Guns = Pick<Ship, 'guns' | 'carronades'>;

const after = ({ guns, carronades }: Guns, mark: GunMark): Guns => {
  const side = mark[0] as Broadside;
  return mark[1] === 'G'
    ? { guns: { ...guns, [side]: guns[side] - 1 }, carronades }
    : { guns, carronades: { ...carronades, [side]: carronades[side] - 1 } };
};
const keyOf = ({ guns, carronades }: Guns): string => `${guns.L},${guns.R},${carronades.L},${carronades.R}`;

/** Every distinct end the hits can come to, with one way of marking each. */
export function gunOutcomes(ship: Guns, hits: readonly (Broadside | null)[]): GunMark[][] {
  let ends = new Map<string, { left: Guns; marks: GunMark[] }>([[keyOf(ship), { left: ship, marks: [] }]]);
  for (const near of hits) {
    const next: typeof ends = new Map();
    for (const { left, marks } of ends.values())
      for (const mark of gunMarks(left, near)) {
        const end = after(left, mark);
        const key = keyOf(end);
        if (!next.has(key)) next.set(key, { left: end, marks: [...marks, mark] });
      }
    ends = next;
  }
  return [...ends.values()].map(({ marks }) => marks);
}

const hitsOn = (sea: Sea, ship: string): (Broadside | null)[] =>
  sea.gunHits.filter((hit) => hit.ship === ship).map((hit) => hit.side);

export const gunLosses: PhaseRules = {
  enter: (sea) => (sea.gunHits.length > 0 ? 'waits' : 'done'),

  asks: (sea) =>
    sea.ships.flatMap((ship): HexAsk[] => {
      const hits = hitsOn(sea, ship.id);
      if (hits.length === 0) return [];
      const id = askId(sea, 'gun-losses', ship.id);
      return [{ id, seat: ship.seat, kind: 'gun-losses', rule: '11.4.3.1', ship: ship.id, hits }];
    }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers) {
      const { marks } = answer as AnswerTo<'gun-losses'>;
      const ship = shipOf(sea, ask.ship);
      for (const mark of marks) markGun(ship, mark);
      context.tell({ kind: 'damage', rule: '11.4.3.1', ...noDamage(ship.id), ...gunDamage(marks) });
    }
    sea.gunHits = [];
    return 'done';
  },
};

const WORDS: Readonly<Record<GunMark, string>> = {
  LG: 'a left gun',
  LC: 'a left carronade',
  RG: 'a right gun',
  RC: 'a right carronade',
};

export const gunLossesAsk: AskRules<'gun-losses'> = {
  choices: (view, ask) => gunOutcomes(shipOf(view, ask.ship), ask.hits).map((marks) => ({ marks })),
  check(view, ask, { marks }) {
    if (marks.length !== ask.hits.length) {
      const text = `Mark one square for each of the ${ask.hits.length} gun hits.`;
      return refuse('wrong-number', '11.4.3.1', text);
    }
    let left: Guns = shipOf(view, ask.ship);
    for (const [index, mark] of marks.entries()) {
      const allowed = gunMarks(left, ask.hits[index]!);
      if (!allowed.includes(mark)) {
        const text = `Hit ${index + 1} must be marked on ${allowed.map((each) => WORDS[each]).join(' or ')}.`;
        return refuse('wrong-square', '11.4.3.1', text);
      }
      left = after(left, mark);
    }
    return null;
  },
};

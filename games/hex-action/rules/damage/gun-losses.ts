/** The commander of a ship that was hit chooses which gun squares go (11.4.3.1). He is asked only if it matters. */
import { refuse } from '@weathergage/kernel';
import {
  type SectionHit,
  type SectionMark,
  sectionMarks,
  sectionOutcomes,
  squaresLeft,
  takeMark,
} from '../bearing/gun-sections.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { isAdvancedShip } from '../sea/edition.ts';
import { type AskRules, askOf, type PhaseRules } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { type GunHit, type Sea, shipOf } from '../sea/state.ts';
import type { Broadside } from '../sea/words.ts';
import { type GunMark, gunDamage, gunMarks, markGun, noDamage } from './damage.ts';

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

const hitsOn = (sea: Sea, ship: string): GunHit[] => sea.gunHits.filter((hit) => hit.ship === ship);

type LossAsk = Extract<HexAsk, { kind: 'gun-losses' }>;

/** 24.1.7: the hits of an ask with the sections they fall on. */
const sectionHits = ({ hits, sections }: LossAsk): SectionHit[] =>
  hits.map((side, index) => ({ side, section: sections?.[index] ?? null }));

/** Every way of marking that comes to an end of its own; of a great many, some. */
export const waysToMark = (ship: Ship, ask: LossAsk): GunMark[][] =>
  isAdvancedShip(ship) ? sectionOutcomes(ship, sectionHits(ask)) : gunOutcomes(ship, ask.hits);

/** What each hit in turn may be marked on, once those before it are marked as stated. */
function* allowedMarks(ship: Ship, ask: LossAsk, marks: readonly GunMark[]): Iterable<GunMark[]> {
  if (isAdvancedShip(ship)) {
    let left = squaresLeft(ship);
    for (const [index, hit] of sectionHits(ask).entries()) {
      yield sectionMarks(left, hit);
      left = takeMark(left, marks[index] as SectionMark);
    }
    return;
  }
  let left: Guns = ship;
  for (const [index, near] of ask.hits.entries()) {
    yield gunMarks(left, near);
    left = after(left, marks[index]!);
  }
}

export const gunLosses: PhaseRules = {
  enter: (sea) => (sea.gunHits.length > 0 ? 'waits' : 'done'),

  asks: (sea) =>
    sea.ships.flatMap((ship): HexAsk[] => {
      const hits = hitsOn(sea, ship.id);
      if (hits.length === 0) return [];
      const sides = hits.map(({ side }) => side);
      if (!ship.advanced) return [{ ...askOf(sea, 'gun-losses', ship, '11.4.3.1'), hits: sides }];
      const sections = hits.map(({ section }) => section ?? null);
      return [{ ...askOf(sea, 'gun-losses', ship, '24.1.7'), hits: sides, sections }];
    }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers) {
      const { marks } = answer as AnswerTo<'gun-losses'>;
      const ship = shipOf(sea, ask.ship);
      for (const mark of marks) markGun(ship, mark);
      context.tell({ kind: 'damage', rule: ask.rule, ...noDamage(ship.id), ...gunDamage(marks) });
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
  LGB: 'a left gun forward',
  LGS: 'a left gun aft',
  LCB: 'a left carronade forward',
  LCS: 'a left carronade aft',
  RGB: 'a right gun forward',
  RGS: 'a right gun aft',
  RCB: 'a right carronade forward',
  RCS: 'a right carronade aft',
};

export const gunLossesAsk: AskRules<'gun-losses'> = {
  choices: (view, ask) => waysToMark(shipOf(view, ask.ship), ask).map((marks) => ({ marks })),
  check(view, ask, { marks }) {
    if (marks.length !== ask.hits.length) {
      const text = `Mark one square for each of the ${ask.hits.length} gun hits.`;
      return refuse('wrong-number', ask.rule, text);
    }
    let index = 0;
    for (const allowed of allowedMarks(shipOf(view, ask.ship), ask, marks)) {
      if (!allowed.includes(marks[index]!)) {
        const text = `Hit ${index + 1} must be marked on ${allowed.map((each) => WORDS[each]).join(' or ')}.`;
        return refuse('wrong-square', ask.rule, text);
      }
      index++;
    }
    return null;
  },
};

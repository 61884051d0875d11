/** The fleet as its admiral handles it: divisions with their leaders, orders for many at once, and what would go wrong. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { useNoted } from '@weathergage/web/toolkit/notes.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Course, Crossing } from '../../attention/courses.ts';
import type { Manoeuvre } from '../fleet/division-orders.ts';
import { type Division, divisionsOf, lineOf } from '../fleet/divisions.ts';
import {
  asLastTurn,
  coursesOf,
  type Draft,
  inDivision,
  isSailing,
  isWritten,
  ownCrossings,
  plotsIn,
  straightDrafts,
} from '../fleet/plans.ts';
import { carriedOn, type StandingPlan } from '../fleet/standing-plan.ts';
import type { HexDesk } from '../look/types.ts';
import { faultIn } from './defaults.ts';
import type { Orders } from './use-orders.ts';

/** A word that was given to a whole division. */
export type DivisionWord = Manoeuvre | 'again';

export interface FleetDivision extends Division {
  /** The ship that the others go by. */
  readonly leader: string;
  readonly drafts: readonly Draft[];
  /** The word by which every ship of it has her plot as it stands; null where no such word was given. */
  readonly word: DivisionWord | null;
}

/** Which plots a word came to, by ship: one that was changed by hand afterwards takes the word away. */
interface Given {
  readonly step: number;
  readonly word: DivisionWord;
  readonly plots: Readonly<Record<string, string>>;
}

const plotText = (draft: Draft): string => plotsIn(draft).join(' ');

const givenAt = (step: number, word: DivisionWord, drafts: readonly Draft[]): Given => ({
  step,
  word,
  plots: Object.fromEntries(drafts.map((draft) => [draft.ask.ship, plotText(draft)])),
});

function wordFor(given: Given | undefined, step: number, drafts: readonly Draft[]): DivisionWord | null {
  if (given?.step !== step) return null;
  const sailing = drafts.filter(({ ask }) => isSailing(ask));
  const stands = sailing.every((draft) => given.plots[draft.ask.ship] === plotText(draft));
  return sailing.length > 0 && stands ? given.word : null;
}

export interface Fleet {
  readonly divisions: readonly FleetDivision[];
  /** Questions that are not about a ship of the fleet: batteries, flags, the muster. */
  readonly others: readonly Draft[];
  readonly crossings: readonly Crossing[];
  /** Courses written for ships other than the one on the table. */
  readonly laid: readonly Course[];
  readonly sailing: boolean;
  lead(division: string, ship: string): void;
  order(division: string, manoeuvre: Manoeuvre): void;
  again(division: string): void;
  /** The same for every division, each by its own leader. */
  orderAll(manoeuvre: Manoeuvre): void;
  againAll(): void;
  /** The leader of the division after the one on the table; null where there is but one. */
  readonly nextLeader: string | null;
  /** What divisions do by themselves, by id. */
  readonly plans: Readonly<Record<string, StandingPlan>>;
  /** Why a plan has ended this turn, by division. */
  readonly ended: Readonly<Record<string, string>>;
  plan(division: string, plan: StandingPlan | null): void;
  /** All ships still without a plot; or those of one division. */
  straight(division?: string): void;
  /** Last turn's plot for the ship on the table. */
  copyCurrent(): void;
  sails(sail: 'battle' | 'full'): void;
}

const NO_CROSSINGS: readonly Crossing[] = [];
const NO_PLANS: Readonly<Record<string, StandingPlan>> = {};
const NO_WORDS: Readonly<Record<string, Given>> = {};

export function useFleet(desk: HexDesk, orders: Orders): Fleet {
  const { view, seat } = desk;
  const [leaders, setLeaders] = useDrafted<Readonly<Record<string, string>>>('leaders', {});
  const [words, setWords] = useDrafted('words', NO_WORDS);
  const { drafts, current } = orders;
  const divisions = useMemo(() => {
    const byShip = new Map(drafts.map((draft) => [draft.ask.ship, draft]));
    return divisionsOf(view, seat).map((division): FleetDivision => {
      const sailing = division.ships.filter(({ id }) => byShip.has(id));
      const line = lineOf(sailing.length > 0 ? sailing : division.ships, leaders[division.id] ?? null);
      const inLine = line.flatMap(({ id }) => byShip.get(id) ?? []);
      return {
        ...division,
        leader: line[0]!.id,
        drafts: inLine,
        word: wordFor(words[division.id], desk.step, inLine),
      };
    });
  }, [view, seat, drafts, leaders, words, desk.step]);
  const sailing = drafts.some(({ ask }) => isSailing(ask));
  const crossings = useMemo(
    () => (sailing ? ownCrossings(view, seat, drafts) : NO_CROSSINGS),
    [view, seat, drafts, sailing],
  );
  const laid = useMemo(
    () => coursesOf(view, drafts).filter(({ ship }) => ship.id !== current?.ship),
    [view, drafts, current?.ship],
  );
  const others = useMemo(() => {
    const own = new Set(divisions.flatMap(({ ships }) => ships.map(({ id }) => id)));
    return drafts.filter(({ ask }) => !own.has(ask.ship));
  }, [divisions, drafts]);

  const [plans, setPlans] = useNoted('plans', NO_PLANS);
  const [ended, setEnded] = useState<Readonly<Record<string, string>>>({});
  const begun = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the courses of a turn are asked for
  useEffect(() => {
    if (
      !sailing ||
      begun.current === desk.step ||
      drafts.some((draft) => isSailing(draft.ask) && isWritten(draft))
    )
      return;
    begun.current = desk.step;
    const laid: Draft[] = [];
    const over: Record<string, string> = {};
    for (const { id, leader, drafts: all } of divisions) {
      const plan = plans[id];
      const mine = all.filter(({ ask }) => isSailing(ask));
      if (plan === undefined || mine.length === 0) continue;
      const found = carriedOn(view, mine, plan, leader, laid);
      if (found.drafts !== null) laid.push(...found.drafts);
      else over[id] = found.ended;
    }
    setEnded(over);
    if (Object.keys(over).length > 0)
      setPlans(Object.fromEntries(Object.entries(plans).filter(([id]) => over[id] === undefined)));
    if (laid.length > 0) orders.changeMany(laid);
  }, [sailing, desk.step]);

  const note = (
    word: DivisionWord,
    given: readonly (readonly [id: string, drafts: readonly Draft[]])[],
  ): void => {
    setWords((all) => ({
      ...all,
      ...Object.fromEntries(given.map(([id, mine]) => [id, givenAt(desk.step, word, mine)])),
    }));
    change(given.flatMap(([, mine]) => mine));
  };
  /** Division after division, each clear of what is laid for those before. */
  const orderEach = (manoeuvre: Manoeuvre): void => {
    const laid: (readonly [id: string, drafts: readonly Draft[]])[] = [];
    for (const { id, leader } of divisions) {
      const mine = draftsIn(id);
      const before = laid.flatMap(([, drafts]) => drafts);
      if (mine.length > 0) laid.push([id, inDivision(view, mine, manoeuvre, leader, before)]);
    }
    note(manoeuvre, laid);
  };
  const at = divisions.findIndex(({ ships }) => ships.some(({ id }) => id === current?.ship));
  const next = divisions.length < 2 ? undefined : divisions[(at + 1) % divisions.length];

  const draftsIn = (id: string): readonly Draft[] =>
    (divisions.find((division) => division.id === id)?.drafts ?? []).filter(({ ask }) => isSailing(ask));
  const change = (many: readonly Draft[]): void => {
    if (many.length > 0) orders.changeMany(many);
  };
  return {
    divisions,
    others,
    crossings,
    laid,
    sailing,
    lead: (division, ship) => setLeaders((all) => ({ ...all, [division]: ship })),
    order: (id, manoeuvre) => {
      const mine = draftsIn(id);
      const asked = new Set(mine.map(({ ask }) => ask.id));
      const leader = divisions.find((division) => division.id === id)?.leader ?? null;
      const elsewhere = drafts.filter(({ ask }) => !asked.has(ask.id));
      note(manoeuvre, [[id, inDivision(view, mine, manoeuvre, leader, elsewhere)]]);
    },
    again: (id) => note('again', [[id, asLastTurn(view, draftsIn(id))]]),
    orderAll: orderEach,
    againAll: () =>
      note(
        'again',
        divisions.map(({ id }) => [id, asLastTurn(view, draftsIn(id))]),
      ),
    nextLeader: drafts.find(({ ask }) => ask.ship === next?.leader)?.ask.id ?? null,
    plans,
    ended,
    plan: (id, plan) => {
      const { [id]: _before, ...others } = plans;
      setPlans(plan === null ? others : { ...others, [id]: plan });
    },
    straight: (id) =>
      change(
        straightDrafts(
          view,
          (id === undefined ? drafts.filter(({ ask }) => isSailing(ask)) : draftsIn(id)).filter(
            (draft) => !isWritten(draft) || faultIn(view, draft.ask, draft.answer) !== null,
          ),
        ),
      ),
    copyCurrent: () => {
      const draft = drafts.find(({ ask }) => ask.id === current?.id);
      if (draft !== undefined && isSailing(draft.ask)) change(asLastTurn(view, [draft]));
    },
    sails: (sail) =>
      change(
        drafts
          .filter(({ ask }) => ask.kind === 'prepare' && faultIn(view, ask, { sail }) === null)
          .map(({ ask }) => ({ ask, answer: { sail } })),
      ),
  };
}

/** Lessons played without a page: every card is met by who does as it says, passed by who does not, and the end says why. */
import {
  cardAt,
  commitmentTo,
  followed,
  type Lesson,
  lessonEnd,
  looseDice,
  Match,
  NOTHING_PASSED,
  stepTold,
  wordsOf,
} from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { asProposed } from '../attention/as-proposed.ts';
import { proposedFrigates } from '../attention/frigate-proposal.ts';
import { proposedPlace } from '../attention/stations.ts';
import type { AreaId } from '../data/areas.ts';
import { lessons } from '../data/lessons/index.ts';
import { lessonScenarios } from '../data/scenarios.ts';
import { inPortUnmoved } from '../rules/chart/afloat.ts';
import { departureOf, routesFrom, watchedAreas } from '../rules/chart/routes.ts';
import { seaPower } from '../rules/index.ts';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { otherSide } from '../rules/world/war.ts';
import { bots } from './index.ts';

type Pupil = (view: View, ask: SeaAsk, marks: readonly string[]) => Answer;

/** The match that the page would make of a lesson: the same dice, the same machine. */
function opened(lesson: Lesson<SeaPower>): Match<SeaPower> {
  const scenario = lessonScenarios.find(({ id }) => id === lesson.scenario)!;
  const { seed = 0 } = lesson;
  const secret = seed.toString(16).padStart(64, '0');
  const nonces = Object.fromEntries(
    seaPower.seats(scenario).map(({ id }, i) => [id, (seed + i + 1).toString(16).padStart(32, '0')]),
  );
  const { id, rulesVersion } = seaPower;
  const dice = { kind: 'checkable', commitment: commitmentTo(secret), nonces } as const;
  return Match.begin(seaPower, { game: id, rulesVersion, scenario, options: {}, dice }, secret, 1);
}

/** The titles of the cards as they were met, how it ended, and in what words. */
async function taught(lesson: Lesson<SeaPower>, pupil: Pupil) {
  const match = opened(lesson);
  const seat = lesson.seat!;
  const told: SeaPower['told'][] = [];
  const met: string[] = [];
  const words: string[] = [];
  let progress = NOTHING_PASSED;
  const look = () => {
    const seen = { desk: match.desk(seat), told };
    for (;;) {
      progress = followed(lesson, progress, seen);
      const at = cardAt(lesson, progress);
      const step = lesson.steps[at];
      if (step === undefined) return { seen, marks: [] };
      if (met.at(-1) !== step.title) {
        met.push(step.title);
        words.push(...(progress.note === null ? [] : [progress.note]), wordsOf(step.text, seen));
      }
      // A card that only wants Next is read.
      if (step.done === undefined) progress = { passed: [...progress.passed, at], note: null };
      else {
        const marks = typeof step.at === 'function' ? step.at(seen) : (step.at ?? []);
        return { seen, marks: marks.map((mark) => (typeof mark === 'string' ? mark : mark.control)) };
      }
    }
  };
  while (match.outcome === null) {
    const { marks } = look();
    for (const ask of match.asks) {
      if (match.pendingAnswer(ask.id) !== undefined) continue;
      const view = match.view(ask.seat);
      const machine = bots[lesson.opponent as keyof typeof bots];
      const answer = (await (ask.seat === seat
        ? pupil(view, ask, marks)
        : machine(view, ask, looseDice(match.step)))) as Answer;
      const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
      if (!verdict.ok) throw new Error(`${ask.id}: ${verdict.refusal.message}`);
      if (verdict.step !== null) told.push(...stepTold(verdict.step, seat));
    }
  }
  const { seen } = look();
  const end = lessonEnd(lesson as unknown as Lesson, match.outcome, seat);
  return { met, words, end, last: wordsOf(lesson.end[end] ?? lesson.end.lost, seen), seen };
}

/** By the ring: what the card points at is chosen and given. */
const asTold: Pupil = (view, ask, marks) => {
  if (ask.kind === 'search') return { choice: 'fight' };
  if (ask.kind === 'place') return proposedPlace(view, ask) ?? asProposed(view, ask)!;
  if (ask.kind === 'frigate') return { area: proposedFrigates(view, view.turn.side)[0] ?? null };
  if (ask.kind !== 'sail') return asProposed(view, ask)!;
  const named = (before: string): string[] =>
    (marks.find((mark) => mark.startsWith(before)) ?? '').split('|').map((one) => one.slice(before.length));
  const ready = inPortUnmoved(view, view.side!).map(({ token }) => token);
  const [id] = named('squadron-');
  const own = view.forces[view.side!]?.squadrons.find((one) => one.id === id)?.token ?? null;
  if (own === null) return { order: null };
  const token = ready.includes(own) ? own : ready.find((one) => departureOf(view, one).left > 0)!;
  const routes = routesFrom(departureOf(view, token), watchedAreas(view, otherSide(view.side!)));
  const route = routes.get(named('to-')[0] as AreaId) ?? routes.values().next().value!;
  return { order: { token, path: [...route.path], end: 'sea' } };
};

/** Sends nobody out, and answers the rest as proposed. */
const idler: Pupil = (view, ask) =>
  ask.kind === 'sail' ? { order: null } : ask.kind === 'frigate' ? { area: null } : asTold(view, ask, []);

/** Sails with whom he likes before he does as told, and keeps away from every enemy. */
const wilful = (): Pupil => {
  let sailed = false;
  return (view, ask, marks) => {
    if (ask.kind === 'search') return { choice: 'avoid' };
    if (ask.kind !== 'sail' || sailed) return asTold(view, ask, marks);
    sailed = true;
    for (const choice of seaPower.choices(view, ask))
      if ('order' in choice && choice.order !== null && choice.order.end === 'sea') return choice;
    return { order: null };
  };
};

const [firstYear, minorca] = lessons as [Lesson<SeaPower>, Lesson<SeaPower>];
const titles = ({ steps }: Lesson<SeaPower>): string[] => steps.map(({ title }) => title);
const inTurn = (lesson: Lesson<SeaPower>, met: readonly string[]): boolean =>
  titles(lesson)
    .filter((title) => met.includes(title))
    .join() === met.join();

describe.each([firstYear, minorca])('the lesson $title', (lesson) => {
  it('shows every card in turn to one who does as it says', async () => {
    const { met } = await taught(lesson, asTold);
    expect(met).toEqual(titles(lesson));
  });

  it('never stays behind one who goes his own way, and tells him why it came out so', async () => {
    for (const pupil of [idler, wilful()]) {
      const { met, seen, end, last } = await taught(lesson, pupil);
      expect(inTurn(lesson, met)).toBe(true);
      expect(seen.desk.outcome).not.toBeNull();
      expect(met.at(-1)).toBe(titles(lesson).at(-1));
      expect(['lost', 'drawn', 'won']).toContain(end);
      expect(last).toMatch(/^English -?\d+, Europeans -?\d+: .{20,}\.$/);
    }
  });

  it('says nothing that isn’t so', async () => {
    for (const pupil of [asTold, idler, wilful()]) {
      const { words } = await taught(lesson, pupil);
      for (const text of words) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      for (const text of words) expect(text.length).toBeLessThanOrEqual(300);
    }
  });
});

describe('Minorca', () => {
  it('is won by one who does as it says: the sea held, the port taken, the trade preyed on', async () => {
    const { end, last, words, seen } = await taught(minorca, asTold);
    expect(end).toBe('won');
    expect(last).toContain('you alone were left in the Western Med, and Port Mahon has fallen');
    expect(words).toContain('They have found the fight: one line now, under the higher leader.');
    expect(words).toContain('The sea is yours, and the beaten run for the nearest port.');
    const sources = seen.desk.view.ledger.map(({ source }) => source);
    expect(sources).toEqual(expect.arrayContaining(['area', 'commerce']));
  });

  it('tells one who sent nobody out that a sea is held by who lies in it', async () => {
    const { end, last } = await taught(minorca, idler);
    expect(end).toBe('drawn');
    expect(last).toContain('nobody sailed, and a sea is held by who lies in it');
  });
});

describe('a first year', () => {
  it('tells one who loses which seas were left to the enemy', async () => {
    const { end, last } = await taught(firstYear, idler);
    expect(end).toBe('lost');
    expect(last).toMatch(
      /they held \d seas that count alone: a squadron of two ships there would have denied it/,
    );
  });
});

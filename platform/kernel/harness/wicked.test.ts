import { describe, expect, it } from 'vitest';
import { looseDice } from '../dice.ts';
import { Match } from '../match.ts';
import { AUCTION_FOR_THREE, type Auction, auction } from '../toys/auction.ts';
import { seededOpening } from '../toys/opening.ts';
import {
  credulous,
  leakingAsk,
  leakingByADie,
  leakingByCount,
  leakingBySilence,
  leakingHappening,
  leakingResignation,
  leakingResolution,
  leakingToTheGallery,
  leakingView,
  mutatingAsks,
  mutatingCheck,
  mutatingResolve,
  nondeterministic,
  notPlain,
  silentOpening,
} from '../toys/wicked.ts';
import type { Game } from '../vocabulary.ts';
import { CheckedMoment } from './checked-moment.ts';
import { ALL_CHECKS, type HarnessCheck } from './index.ts';
import { checkRefusals } from './refusals.ts';
import { found, TRADING } from './testing/found.ts';
import { FoundViolations } from './violation.ts';

/** That a few matches bring a violation up. */
const expectFound = (game: Game<Auction>, wanted: string, checks: readonly HarnessCheck[] = ALL_CHECKS) =>
  expect(found(game, { checks, wanted })).toContain(wanted);

describe('a wicked game is caught', () => {
  const cases: readonly [string, Game<Auction>, HarnessCheck, string][] = [
    ['a leak in the view', leakingView, 'secrecy', 'view-differs'],
    ['a leak to the gallery', leakingToTheGallery, 'secrecy', 'view-differs'],
    ['a leak in a happening', leakingHappening, 'secrecy', 'happenings-differ'],
    ['a leak in an ask', leakingAsk, 'secrecy', 'asks-differ'],
    ['a leak in what comes of a step', leakingResolution, 'secrecy', 'next-view-differs'],
    ['a leak by silence', leakingBySilence, 'secrecy', 'quietness-differs'],
    ['a leak by a die that nobody is told of', leakingByADie, 'secrecy', 'quietness-differs'],
    ['a leak by how much others are asked', leakingByCount, 'secrecy', 'asks-count-differs'],
    ['a leak by a resignation', leakingResignation, 'secrecy', 'resign-happenings-differ'],
    ['an opening that is not told', silentOpening, 'opening', 'untold'],
    ['a game that is not deterministic', nondeterministic, 'purity', 'not-repeatable'],
    ['a resolution that writes on the state', mutatingResolve, 'purity', 'mutates'],
    ['a question that writes on the state', mutatingAsks, 'purity', 'mutates'],
    ['a state that is not plain data', notPlain, 'revive', 'not-plain'],
    ['a check that lets anything through', credulous, 'refusals', 'accepted-but-breaks'],
  ];

  it.each(cases)('%s', (_, game, check, name) => {
    expectFound(game, `${check}/${name}`);
  });

  it.each(cases)('%s, by that check alone', (_, game, check, name) => {
    expectFound(game, `${check}/${name}`, [check]);
  });

  it('no leak by a die where answers of that kind stand', () => {
    const standing = new Set(Object.keys(leakingByADie.schema.answers));
    expect(found({ ...leakingByADie, standing })).not.toContain('secrecy/quietness-differs');
  });

  it('a game that is not deterministic, by replay and revival too', () => {
    expectFound(nondeterministic, 'replay/hash-differs', ['replay']);
    expectFound(nondeterministic, 'revive/states-differ', ['revive']);
  });

  it('a refusal that writes on the state: as a write where all is frozen, by what it changed where not', () => {
    expectFound(mutatingCheck, 'purity/mutates');
    expectFound(mutatingCheck, 'refusals/changed', ['refusals']);
  });

  it('and only what it does wrong is held against it', () => {
    const others = (game: Game<Auction>, check: HarnessCheck) =>
      [...found(game, { matches: 4 })].filter((violation) => !violation.startsWith(`${check}/`));
    for (const game of [
      leakingView,
      leakingToTheGallery,
      leakingHappening,
      leakingAsk,
      leakingResolution,
      leakingBySilence,
      leakingByADie,
      leakingByCount,
      leakingResignation,
    ])
      expect(others(game, 'secrecy')).toEqual([]);
    expect(others(silentOpening, 'opening')).toEqual([]);
    expect(others(credulous, 'refusals')).toEqual([]);
  });
});

describe('smaller faults are caught', () => {
  const faults: readonly [string, Partial<Game<Auction>>, string][] = [
    ['an invariant', { invariants: () => ['no'] }, 'invariants/broken'],
    ['nothing asked', { asks: () => [] }, 'asks/nothing-asked'],
    [
      'an id used again',
      { asks: (s) => auction.asks(s).map((a) => ({ ...a, id: a.seat })) },
      'asks/id-reused',
    ],
    [
      'an ask to nobody',
      { asks: (s) => auction.asks(s).map((a) => ({ ...a, seat: 'dan' })) },
      'asks/nobody-there',
    ],
    [
      'an ask without a schema',
      { asks: (s) => auction.asks(s).map((a) => ({ ...a, kind: 'x' })) },
      'asks/no-schema',
    ],
    ['nothing to choose', { choices: () => [] }, 'choices/none'],
    [
      'a malformed choice',
      { choices: (v, a) => [...auction.choices(v, a), { card: 9 }] },
      'choices/malformed',
    ],
    ['an illegal choice', { choices: () => [1, 2, 3, 4, 5, 6].map((card) => ({ card })) }, 'choices/refused'],
    [
      'an imagination that does not fit',
      { imagine: (v, d) => ({ ...auction.imagine(v, d), round: 9 }) },
      'secrecy/view-differs',
    ],
    [
      'resigning that breaks',
      { resign: (s) => ({ state: { ...s, round: 9 }, happenings: [] }) },
      'resign/broken',
    ],
    [
      'a secret in the view',
      { view: (s, seat) => ({ ...auction.view(s, seat), token: 'a-long-word-that-opens-a-seat' }) },
      'secrecy/forbidden-key',
    ],
    [
      'a throw',
      {
        resolve: () => {
          throw new Error('no');
        },
      },
      'play/throws',
    ],
  ];
  it.each(faults)('%s', (_, spoilt, violation) => {
    expectFound({ ...auction, ...spoilt }, violation);
  });

  it('a step that shows something and does not say so can be undone, which is a leak the undo law rests on', () => {
    const silent: Game<Auction> = {
      ...auction,
      resolve(state, answers, dice) {
        const { state: next, happenings } = auction.resolve(state, answers, dice);
        return { state: next, happenings: happenings.map(({ news: _, ...rest }) => rest) };
      },
    };
    expectFound(silent, 'secrecy/happenings-differ');
  });
});

describe('an umpire who does something on a refusal', () => {
  const { report, violations } = new FoundViolations();
  const match = Match.begin(auction, seededOpening(auction, AUCTION_FOR_THREE, TRADING), null);
  const answers = match.asks.map((ask) => ({ ask, answer: { card: match.state.hands[ask.seat]![0]! } }));
  const scene = new CheckedMoment(match, { seed: 1, answers, chance: looseDice(1), report });

  it('is caught', () => {
    checkRefusals(scene, []);
    expect(violations).toEqual([]);
    const honest = scene.fork.bind(scene);
    scene.fork = () => {
      const fork = honest();
      const does = fork.do.bind(fork);
      fork.do = (deed) => {
        const verdict = does(deed);
        // An answer left lying changes no state: only the numbers and the desk give it away.
        const { ask, answer } = answers[0]!;
        if (!verdict.ok) does({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
        return verdict;
      };
      return fork;
    };
    checkRefusals(scene, []);
    expect(violations).toMatchObject([{ check: 'refusals', name: 'changed' }]);
  });
});

describe('an umpire whose refusals tell which questions are open to others', () => {
  it('is caught', () => {
    const { report, violations } = new FoundViolations();
    const match = Match.begin(auction, seededOpening(auction, AUCTION_FOR_THREE, TRADING), null);
    const answers = match.asks.map((ask) => ({ ask, answer: { card: match.state.hands[ask.seat]![0]! } }));
    const scene = new CheckedMoment(match, { seed: 1, answers, chance: looseDice(1), report });
    const honest = scene.fork.bind(scene);
    scene.fork = () => {
      const fork = honest();
      const refuses = fork.refusal.bind(fork);
      fork.refusal = (seat, id, answer) =>
        fork.asks.some((ask) => ask.id === id && ask.seat !== seat)
          ? { code: 'not-yours', rule: 'umpire', message: 'That was put to somebody else.' }
          : refuses(seat, id, answer);
      return fork;
    };
    checkRefusals(scene, []);
    expect(violations[0]).toMatchObject({ check: 'refusals', name: 'tells-apart' });
  });
});

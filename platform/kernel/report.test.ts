import { describe, expect, it } from 'vitest';
import { ALL_CHECKS, playOut } from './harness/index.ts';
import type { EngagementLink } from './harness/link.ts';
import { hashOf } from './hash.ts';
import type { Entry } from './journal.ts';
import { Match } from './match.ts';
import { pastHash } from './proof/answer-chain.ts';
import { verifyJournal } from './proof/proof.ts';
import { rebuildMatch } from './rebuild.ts';
import { answerAsk, checkableOpening, code, done, journalOf, SECRET, seededOpening } from './toys/opening.ts';
import { type ToyBattle, type War, warGame, warOf } from './toys/war.ts';
import type { Engagement, Game } from './vocabulary.ts';

const CHILD = hashOf('the match it was fought in');

/** Both come to the north with two ships each: a battle waits. */
function atWar(years = 4): { match: Match<War>; entries: Entry[] } {
  const match = Match.begin(warGame, seededOpening(warGame, warOf(years), {}), null);
  return { match, entries: [meet(match, 'ann'), meet(match, 'ben')] };
}
const meet = (match: Match<War>, seat: string): Entry => answerAsk(match, seat, { sea: 'north', ships: 2 });
const told = (lost: unknown, engagement = 'battle 0') => ({ engagement, child: CHILD, result: { lost } });
const reported = (match: Match<War>, report = told({ ann: 0, ben: 2 })): Entry => {
  const verdict = match.report(report);
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.entry;
};
const refusal = (match: Match<War>, report: Parameters<Match<War>['report']>[0]): string => {
  const verdict = match.report(report);
  return verdict.ok ? 'taken' : verdict.refusal.code;
};

describe('an engagement that waits to be fought out', () => {
  it('is suspended alone: all else goes on, and it is the same for everybody', () => {
    const { match } = atWar();
    expect(match.engagements.map(({ id }) => id)).toEqual(['battle 0']);
    expect(match.asks).toHaveLength(2);
    meet(match, 'ann');
    meet(match, 'ben');
    expect(match.engagements.map(({ id }) => id)).toEqual(['battle 0', 'battle 1']);
    expect(match.asks).toEqual([]);
    reported(match);
    expect(match.engagements.map(({ id }) => id)).toEqual(['battle 1']);
    expect(match.asks).toHaveLength(2);
  });

  it('takes what can have come of it, and refuses the rest unchanged', () => {
    const { match } = atWar();
    const before = JSON.stringify(match.snapshot());
    expect(refusal(match, told({ ann: 3, ben: 0 }))).toBe('more-than-were-there');
    expect(refusal(match, told({ ann: -1, ben: 0 }))).toBe('malformed');
    expect(refusal(match, told({ ann: 0, ben: 0 }, 'battle 1'))).toBe('no-such-engagement');
    expect(JSON.stringify(match.snapshot())).toBe(before);
    expect(match.reportRefusal(told({ ann: 3, ben: 0 }))?.rule).toBe('3');
    const verdict = match.report(told({ ann: 0, ben: 2 }));
    expect(verdict).toMatchObject({
      ok: true,
      entry: { n: 3, type: 'report', engagement: 'battle 0', child: CHILD },
      step: { step: 2, quiet: false },
      fought: { id: 'battle 0', ships: { ann: 2, ben: 2 } },
    });
    expect(refusal(match, told({ ann: 0, ben: 2 }))).toBe('no-such-engagement');
  });

  it('keeps what others had answered meanwhile', () => {
    const { match } = atWar();
    meet(match, 'ann');
    reported(match);
    expect(match.pendingAnswer('1 ann')).toEqual({ sea: 'north', ships: 2 });
    expect(match.desk('ben').waitingFor).toEqual(['ben']);
    meet(match, 'ben');
    expect(match.step).toBe(3);
  });

  it('is nothing that anybody goes back over, by himself or by consent', () => {
    const { match } = atWar();
    done(match, { type: 'undo-request', seat: 'ann', to: 0 });
    reported(match);
    expect(match.undoRequest).toBeNull();
    for (const seat of ['ann', 'ben']) {
      expect(code(match, { type: 'undo', seat, to: 0 })).toBe('undo-needs-consent');
      expect(code(match, { type: 'undo-request', seat, to: 0 })).toBe('undo-too-far');
      expect(code(match, { type: 'undo-request', seat, to: 1 })).toBe('undo-too-far');
    }
  });

  it('is over with the match', () => {
    const { match } = atWar();
    done(match, { type: 'resign', seat: 'ben' });
    expect(match.engagements).toEqual([]);
    expect(refusal(match, told({ ann: 0, ben: 0 }))).toBe('match-over');
  });

  it('keys every die after it: another child, another chain', () => {
    const spoils = (child: string): unknown[] => {
      const match = Match.begin(warGame, checkableOpening(warGame, warOf(40), {}), SECRET);
      const dice: unknown[] = [];
      for (let year = 0; year < 6; year++) {
        answerAsk(match, 'ann', { sea: 'north', ships: 1 });
        answerAsk(match, 'ben', { sea: 'north', ships: 1 });
        const verdict = match.report({ ...told({ ann: 0, ben: 0 }, `battle ${year}`), child });
        if (verdict.ok) dice.push(verdict.step!.happenings[0]!.truth.dice);
      }
      return dice;
    };
    expect(spoils(CHILD)).toEqual(spoils(CHILD));
    expect(spoils(CHILD)).not.toEqual(spoils(hashOf('another')));
  });

  it('goes on from a snapshot as if nothing had been', () => {
    const { match } = atWar();
    const revived = Match.resume(warGame, match.opening, null, JSON.parse(JSON.stringify(match.snapshot())));
    reported(match);
    reported(revived);
    expect(revived.snapshot()).toEqual(match.snapshot());
  });
});

describe('the journal of a match with reports', () => {
  const finished = () => {
    const { match, entries } = atWar(1);
    entries.push(reported(match));
    return { journal: journalOf(match.opening, entries, { hash: hashOf(match.state) }), match };
  };

  it('is followed to the byte', () => {
    const { journal, match } = finished();
    expect(hashOf(rebuildMatch(warGame, journal).state)).toBe(hashOf(match.state));
    const forged = {
      ...journal,
      entries: journal.entries.with(2, { ...journal.entries[2]!, ...told({ ann: 2, ben: 3 }) } as Entry),
    };
    expect(() => rebuildMatch(warGame, forged)).toThrow('more-than-were-there');
  });

  it('is checked in part where the matches behind it are not at hand, and whole where they are', () => {
    const { journal } = finished();
    expect(verifyJournal(warGame, journal)).toMatchObject({ verdict: 'in-part' });
    const seen: [Engagement, string][] = [];
    const proof = verifyJournal(warGame, journal, {
      borneOut: (fought, { child }) => {
        seen.push([fought, child]);
        return { ok: true, text: 'so it was' };
      },
    });
    expect(proof.verdict).toBe('honest');
    expect(seen).toEqual([[expect.objectContaining({ id: 'battle 0', sea: 'north' }), CHILD]]);
    expect(
      verifyJournal(warGame, journal, { borneOut: () => ({ ok: false, text: 'it was not' }) }).verdict,
    ).toBe('dishonest');
  });

  it('is named by the hash of its opening and entries', () => {
    const { journal } = finished();
    expect(pastHash(journal.opening, journal.entries)).toMatch(/^[0-9a-f]{64}$/);
    expect(pastHash(journal.opening, journal.entries.slice(1))).not.toBe(
      pastHash(journal.opening, journal.entries),
    );
  });
});

describe('the harness, across reports', () => {
  const found = (game: Game<War>): string[] => [
    ...new Set(
      Array.from({ length: 6 }, (_, seed) => playOut(game, warOf(6), {}, { seed, checks: ALL_CHECKS }))
        .flatMap(({ violations }) => violations)
        .map(({ check, name }) => `${check} ${name}`),
    ),
  ];
  const rules = warGame.engagements!;
  const withRules = (more: Partial<typeof rules>): Game<War> => ({
    ...warGame,
    engagements: { ...rules, ...more },
  });

  it('finds nothing in an honest game, plays it to its end, and takes what a fight brings', () => {
    expect(found(warGame)).toEqual([]);
    const fought: string[] = [];
    const course = playOut(
      warGame,
      warOf(8),
      {},
      {
        seed: 3,
        fight: ({ id }) => {
          fought.push(id);
          return { child: CHILD, result: { lost: { ann: 1, ben: 0 } } };
        },
      },
    );
    expect(course).toMatchObject({ finished: true, violations: [] });
    expect(fought.length).toBeGreaterThan(0);
    expect(course.journal.entries.filter(({ type }) => type === 'report')).toHaveLength(fought.length);
  });

  it('finds an engagement that gives away what is hidden', () => {
    const leaky: Game<War> = {
      ...warGame,
      view: (state, seat) => ({
        ...warGame.view(state, seat),
        battles: state.battles.map((battle) => ({ ...battle, behind: state.reserve })),
      }),
    };
    expect(found(leaky)).toContain('reports tells-hidden');
  });

  it('finds one that some see otherwise', () => {
    const open = (view: War['view']) =>
      view.battles.map((battle) => (view.reserve.ann === undefined ? battle : { ...battle, mine: true }));
    expect(found(withRules({ open }))).toContain('reports seen-otherwise');
  });

  it('finds a report that tells what is hidden, and one that does not count', () => {
    const take: typeof rules.take = (state, engagement, result, dice) => {
      const taken = rules.take(state, engagement, result, dice);
      return { ...taken, state: { ...taken.state, reports: state.reserve.ann! } };
    };
    expect(found(withRules({ take }))).toContain('reports report-next-view-differs');
    const keep: typeof rules.take = (state) => ({ state, happenings: [] });
    expect(found(withRules({ take: keep }))).toContain('reports taken-twice');
  });

  it('finds results that its own judge refuses, and engagements without any', () => {
    expect(found(withRules({ *choices() {} }))).toContain('reports none');
    const check: typeof rules.check = (_view, engagement, result) =>
      (engagement as ToyBattle).ships.ann === (result as { lost: { ann: number } }).lost.ann
        ? { code: 'no', rule: '3', message: 'No.' }
        : null;
    expect(found(withRules({ check }))).toContain('reports refused');
  });

  describe('down to the matches they are fought in', () => {
    const link: EngagementLink = {
      madeOf: (engagement) => ({ ...(engagement as ToyBattle), id: 'child' }),
      reportOf: (engagement, [last]) => ({
        lost: { ann: (engagement as ToyBattle).ships.ann, ben: last as number },
      }),
    };
    const along = (game: Game<War>, other: Partial<EngagementLink> = {}): string[] => [
      ...new Set(
        Array.from({ length: 6 }, (_, seed) => {
          const used = { ...link, ...other };
          const fight = (engagement: Engagement) => ({
            child: CHILD,
            result: link.reportOf(engagement, [1], CHILD),
            lasts: [1],
          });
          return playOut(game, warOf(6), {}, { seed, checks: ['link'], link: used, fight });
        })
          .flatMap(({ violations }) => violations)
          .map(({ check, name }) => `${check} ${name}`),
      ),
    ];
    /** What a battle is told with: something that only the umpire knows. */
    const telling = (extra: (state: War['state']) => object): Game<War> => ({
      ...warGame,
      view: (state, seat) => ({
        ...warGame.view(state, seat),
        battles: state.battles.map((battle) => ({ ...battle, ...extra(state) })),
      }),
    });

    it('finds nothing where what is hidden stays behind', () => {
      expect(along(warGame)).toEqual([]);
    });

    it('finds a child, and a report, that carry what is hidden', () => {
      expect(along(telling(({ reserve }) => ({ behind: reserve })))).toContain('link child-differs');
      const scouted: EngagementLink['reportOf'] = (engagement) => {
        const { behind } = engagement as ToyBattle & { behind?: { ben: number } };
        return { lost: { ann: 0, ben: (behind?.ben ?? 0) % 2 } };
      };
      const found = along(
        telling(({ reserve }) => ({ behind: reserve })),
        { reportOf: scouted },
      );
      expect(found).toContain('link report-differs');
    });

    it('finds a battle that is there only where what is hidden is so', () => {
      const open: typeof rules.open = (view) => view.battles.filter(() => view.reserve.ann !== 3);
      const seen: Game<War> = {
        ...withRules({ open }),
        view: (state, seat) => ({ ...warGame.view(state, seat), reserve: state.reserve }),
        imagine: (view, dice) => ({ ...warGame.imagine(view, dice), reserve: { ann: 3, ben: 3 } }),
      };
      expect(along(seen)).toContain('link not-there');
    });

    it('finds a link that remembers what it was asked before', () => {
      let asked = 0;
      expect(along(warGame, { madeOf: () => asked++ })).toContain('link made-otherwise-again');
      expect(along(warGame, { reportOf: () => asked++ })).toContain('link told-otherwise-again');
    });
  });
});

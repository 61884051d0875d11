import { anyAnswer, looseDice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../index.ts';
import { ANSWERS, type AskKind } from './asks.ts';
import { readAnswer, writeAnswer } from './notation.ts';

const KINDS = Object.keys(ANSWERS) as AskKind[];

describe('notation', () => {
  it('reads back every answer of random play as it was written', () => {
    const seen = new Set<AskKind>();
    const random = anyAnswer(seaPower);
    const chooser: typeof random = (view, ask, dice) => {
      const answer = random(view, ask, dice);
      const text = writeAnswer(ask.kind, answer as never);
      expect(readAnswer(ask.kind, text), text).toEqual(answer);
      expect(text).not.toContain('\n');
      seen.add(ask.kind);
      return answer;
    };
    const choosers = { english: chooser, european: chooser };
    const options = { bidding: true, capture: true, seaTime: true, weather: true, russians: true };
    for (const [index, scenario] of [scenarios[0]!, scenarios[2]!].entries())
      playOut(seaPower, scenario, options, { seed: 7 + index, checks: [], choosers, maxSteps: 400 });
    expect(seen.size).toBeGreaterThan(12);
  });

  it('writes as one would say it', () => {
    const course = { path: ['north-sea', 'bay-of-biscay'], end: 'sea' };
    const cases: readonly [AskKind, unknown, string][] = [
      ['sail', { order: null }, 'pass'],
      ['sail', { order: { token: 'E1', ...course } }, 'E1: north-sea > bay-of-biscay > sea'],
      [
        'onward',
        { ...course, under: 'E2', onStation: true },
        'north-sea > bay-of-biscay > sea; under E2; on station',
      ],
      ['onward', { path: [], end: 'nore', onStation: false }, 'nore; off station'],
      ['gauge', { withdraw: null }, 'fight'],
      ['gauge', { withdraw: { port: 'brest' } }, 'into brest'],
      ['gauge', { withdraw: { area: 'north-sea' } }, 'away to north-sea'],
      ['frigate', { area: null }, 'none'],
      ['frigate', { area: 'north-sea' }, 'north-sea'],
      ['search', { choice: 'avoid' }, 'avoid'],
      ['battle-order', { area: 'baltic-sea' }, 'baltic-sea'],
      ['line', { damaged: ['eng-mars', 'eng-kent'] }, 'eng-mars, eng-kent'],
      ['refuge', { ports: [{ ship: 'eng-mars', port: 'nore' }] }, 'eng-mars > nore'],
      ['return', { ports: [{ token: 'E1', port: 'nore' }] }, 'E1 > nore'],
      ['return', { ports: [] }, 'none'],
      ['assault', { areas: ['caribbean', 'baltic-sea'] }, 'caribbean, baltic-sea'],
      ['demobilise', { ships: ['eng-mars'], leaders: [] }, 'eng-mars; none'],
      ['commission', { ships: ['eng-mars', 'eng-kent'] }, 'eng-mars, eng-kent'],
      ['wear', { damage: [{ ship: 'eng-mars', points: 1 }] }, 'eng-mars 1'],
      ['place', { squadron: 'eng-red', port: 'nore' }, 'eng-red @ nore'],
      [
        'reorganise',
        {
          squadrons: [{ squadron: 'eng-red', port: 'nore', stacks: [[{ ship: 'eng-mars', leader: null }]] }],
          ashore: [{ ship: 'eng-kent', port: 'nore' }],
        },
        'eng-red @ nore = eng-mars | eng-kent > nore',
      ],
      ['means', { by: 'board', way: 'hex-action' }, 'board hex-action'],
      ['means', { by: 'tables', way: null }, 'tables'],
      ['bid', { points: 5, side: 'english' }, '5 for english'],
      ['defend', { ports: [{ area: 'caribbean', port: 'kingston' }] }, 'caribbean > kingston'],
      ['repair', { repairs: [{ ship: 'eng-mars', points: 2 }] }, 'eng-mars 2'],
      [
        'organise',
        {
          squadrons: [
            {
              squadron: 'eng-red',
              stacks: [[{ ship: 'eng-mars', leader: 'eng-hawke' }], [{ ship: 'eng-kent', leader: null }]],
            },
            { squadron: 'eng-blue', stacks: [] },
          ],
        },
        'eng-red = eng-mars+eng-hawke / eng-kent; eng-blue = none',
      ],
    ];
    expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(KINDS));
    for (const [kind, answer, text] of cases) {
      expect(writeAnswer(kind, answer as never)).toBe(text);
      expect(readAnswer(kind, text)).toEqual(answer);
    }
  });

  it('takes no word for another', () => {
    const nonsense: readonly [AskKind, string][] = [
      ['sail', 'E1'],
      ['sail', 'E1: north-sea > sea; undr E2'],
      ['onward', ''],
      ['onward', 'north-sea > sea; on the station'],
      ['gauge', 'withdraw to north-sea'],
      ['gauge', 'into '],
      ['search', 'flee'],
      ['bid', 'five for english'],
      ['repair', 'eng-mars'],
      ['repair', 'eng-mars 2 3'],
      ['refuge', 'eng-mars > nore > brest'],
      ['organise', 'eng-red = eng-mars+eng-hawke+eng-byng'],
      ['place', 'eng-red'],
    ];
    for (const [kind, text] of nonsense) expect(readAnswer(kind, text), `${kind}: ${text}`).toBeNull();
  });

  it('takes no word at all for nothing at all, where there may be nothing', () => {
    for (const text of ['', '  ', 'none', ' none ']) {
      expect(readAnswer('line', text)).toEqual({ damaged: [] });
      expect(readAnswer('repair', text)).toEqual({ repairs: [] });
      expect(readAnswer('return', text)).toEqual({ ports: [] });
    }
    expect(readAnswer('demobilise', ';')).toEqual({ ships: [], leaders: [] });
    expect(readAnswer('place', '  eng-red@nore ')).toEqual({ squadron: 'eng-red', port: 'nore' });
    expect(readAnswer('line', 'eng-mars ,eng-kent')).toEqual({ damaged: ['eng-mars', 'eng-kent'] });
  });

  it('survives anything at all', () => {
    const dice = looseDice(5);
    const marks = [...'ab >:;,=|@+/ 12'];
    for (let count = 0; count < 300; count++) {
      const text = Array.from({ length: dice.below(20) }, () => marks[dice.below(marks.length)]).join('');
      for (const kind of KINDS) expect(() => readAnswer(kind, text)).not.toThrow();
    }
  });
});

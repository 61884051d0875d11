import { type Journal, type Snapshot, verifyJournal } from '@weathergage/kernel';
import { finishAdopted } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { adopt } from './adopt.ts';
import { reloadPhase } from './gunnery/reload.ts';
import { hexAction } from './index.ts';
import { advancedOf, advancedSea, advancedShip } from './testing/advanced.ts';
import flamborough from './testing/journals-of-rules-1/flamborough-head.json' with { type: 'json' };
import turn18 from './testing/journals-of-rules-1/flamborough-head-turn-18.json' with { type: 'json' };
import nymphe from './testing/journals-of-rules-1/nymphe-and-cleopatre.json' with { type: 'json' };
import { testSea } from './testing/sea.ts';
import type { HexAction } from './types.ts';

/** Written by the first rules. JSON has no unions: the types of a journal are what the kernel checks, not the compiler. */
const journals = { flamborough, nymphe } as unknown as Readonly<Record<'flamborough' | 'nymphe', Journal>>;
const saved = turn18 as unknown as Snapshot<HexAction>;

describe('a match begun under the first rules', () => {
  it.each(Object.entries(journals))('%s: its journal says plainly that other rules made it', (_, journal) => {
    const { verdict, findings } = verifyJournal(hexAction, journal);
    expect(verdict).toBe('in-part');
    expect(findings.filter(({ unchecked }) => unchecked)).toEqual([
      {
        ok: true,
        unchecked: true,
        text: `The match was played under rules 1; these are ${hexAction.rulesVersion}, and can't replay or check it.`,
      },
    ]);
  });

  it('is taken over in the middle of a turn, played to its end, and verified from there on', () => {
    const { taken, proof } = finishAdopted(hexAction, journals.flamborough, saved);
    expect(hexAction.invariants(taken)).toEqual([]);
    expect(taken).toMatchObject({ turn: 18, phase: 'load' });
    expect(proof.findings.filter(({ ok }) => !ok)).toEqual([]);
    expect(proof.verdict).toBe('in-part');
    expect(proof.findings.map(({ text }) => text)).toContain(
      `Begun under rules 1; checked from entry ${saved.n + 1}, where ${hexAction.rulesVersion} took over.`,
    );
  });

  it('[16.1.2.2.3] keeps the quality that a captured crew had sunk to, as its sections tell', () => {
    const old = testSea({ ships: [{ id: 'b', at: 'K15', heading: 1, owner: 'b', captured: true }] });
    const [prize] = old.ships;
    prize!.sections[1] = { ...prize!.sections[1]!, quality: 'green' };
    expect(adopt(old, '1').ships[0]!.homeQuality).toBe('green');
    expect(adopt(testSea({ ships: [{ id: 'a', at: 'K15', heading: 1 }] }), '1').ships[0]).not.toHaveProperty(
      'homeQuality',
    );
  });

  it('[26.1] [13.5] goes on with one broadside in all, and asks again about loading that was put off', () => {
    const putOff = { loaded: { L: false, R: false }, empty: 0, advanced: { shot: { L: null, R: null } } };
    const old = advancedSea([
      advancedShip({ id: 'x', at: 'K15', heading: 1, ...putOff }),
      advancedShip({ id: 'y', at: 'P15', heading: 1, side: 'b' }),
    ]);
    const { oneBroadside: _, ...rules } = old.advanced.rules;
    const sea = advancedOf(adopt({ ...old, phase: 'load', advanced: { ...old.advanced, rules } }, '1'));
    expect(sea.advanced.rules.oneBroadside).toBe(true);
    expect(reloadPhase.asks(sea).map(({ ship }) => ship)).toEqual(['x']);
  });

  it('is left as it is when these rules saved it', () => {
    const sea = testSea({ ships: [{ id: 'a', at: 'K15', heading: 1 }] });
    expect(adopt(sea, hexAction.rulesVersion)).toBe(sea);
  });
});

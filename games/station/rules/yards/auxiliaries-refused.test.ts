import { describe, expect, it } from 'vitest';
import { actDone, BATTLE, itRefuses } from '../testing/acts.ts';
import { rebasedTold } from '../testing/acts-told.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import type { Stated } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';

const give = (aux: string, to: { port: string } | { formation: string }): ReorganisationAct => ({
  do: 'transfer-auxiliary',
  aux,
  to,
});
const rebase = (aux: string, to: string): ReorganisationAct => ({ do: 'rebase', aux, to });
const base: Stated = {
  ...home,
  ports: { 'kings-port': 'red-fleet-1 red-fleet-u', ferry: 'red-light-1', ville: 'azure-fleet-u' },
  available: 'red-fleet-2',
  put: [
    {
      id: 'red-gf',
      at: 'kings-port',
      fitting: true,
      leader: 'r-ash',
      squadrons: 'red-c',
      auxiliaries: 'red-bomb-1',
    },
    { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-e', auxiliaries: 'red-50-1' },
  ],
};
const summer: Stated = { ...base, scenario: { start: { year: 1741, turn: 9 } } };

describe('Auxiliaries are not Transferred', () => {
  itRefuses({
    '[6.135] aux-source: that nobody has': {
      stated: base,
      act: give('ghost', { port: 'ferry' }),
    },
    '[6.135] aux-source: that are Available': {
      stated: base,
      act: give('red-fleet-2', { port: 'ferry' }),
    },
    '[6.13] aux-port: to an Enemy Port': {
      stated: base,
      act: give('red-fleet-1', { port: 'ville' }),
    },
    '[6.132] aux-class: to a Port, being Bombs': {
      stated: base,
      act: give('red-bomb-1', { port: 'kings-port' }),
    },
    '[6.13] aux-formation: to no Formation': {
      stated: base,
      act: give('red-fleet-1', { formation: 'red-det-1' }),
    },
    '[6.135] aux-same: to the Port they are at': {
      stated: base,
      act: give('red-fleet-1', { port: 'kings-port' }),
    },
    '[6.135] aux-same: to the Formation they are with': {
      stated: base,
      act: give('red-bomb-1', { formation: 'red-gf' }),
    },
    '[6.135] aux-elsewhere: from Port to Port': {
      stated: base,
      act: give('red-fleet-1', { port: 'ferry' }),
    },
    '[6.135] aux-elsewhere: to a Formation at sea': {
      stated: base,
      act: give('red-fleet-1', { formation: 'red-flag' }),
    },
    '[8.42] aux-elsewhere: after a Battle elsewhere': {
      stated: base,
      act: give('red-fleet-1', { formation: 'red-gf' }),
      occasion: BATTLE,
    },
  });

  it('[6.135] but from Port to Formation in one place, after a check, which the Enemy does not hear of', () => {
    const { world, came, told } = actDone(base, give('red-fleet-1', { formation: 'red-gf' }), { dice: [5] });
    expect(world.forces.red!.auxiliaries['red-fleet-1']).toEqual({ in: 'formation', formation: 'red-gf' });
    expect(world.forces.red!.formations['red-gf']!.auxiliaries).toEqual(['red-bomb-1', 'red-fleet-1']);
    expect({ came, told }).toEqual({
      came: true,
      told: [
        {
          dice: [5],
          kind: 'check',
          leader: 'r-ash',
          modifier: 0,
          others: null,
          passed: true,
          rating: 5,
          rule: '6.135',
          side: 'red',
          what: 'transfer-auxiliary',
        },
        {
          aux: 'red-fleet-1',
          kind: 'transferred-auxiliary',
          others: null,
          rule: '6.135',
          side: 'red',
          to: 'red-gf',
        },
      ],
    });
    expect(actDone(base, give('red-fleet-1', { formation: 'red-gf' }), { dice: [6] }).came).toBe(false);
  });

  it('[8.424] [6.135] freely after a Battle', () => {
    const stated = sea(
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a', auxiliaries: 'red-bomb-1' },
      { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b' },
    );
    const { world, told } = actDone(stated, give('red-bomb-1', { formation: 'red-flag' }), {
      occasion: BATTLE,
    });
    expect(world.forces.red!.auxiliaries['red-bomb-1']).toEqual({ in: 'formation', formation: 'red-flag' });
    expect(told).toEqual([
      {
        aux: 'red-bomb-1',
        kind: 'transferred-auxiliary',
        others: null,
        rule: '6.135',
        side: 'red',
        to: 'red-flag',
      },
    ]);
  });
});

describe('Auxiliaries do not Rebase', () => {
  itRefuses({
    '[6.153] aux-source: that nobody has': {
      stated: summer,
      act: rebase('ghost', 'gulf'),
    },
    '[6.153] aux-source: that are Available': {
      stated: { ...summer, available: 'red-50-u' },
      act: rebase('red-50-u', 'gulf'),
    },
    '[6.153] aux-range: with a range': {
      stated: summer,
      act: rebase('red-fleet-1', 'gulf'),
    },
    '[6.153] aux-same: to where they are': {
      stated: summer,
      act: rebase('red-fleet-u', 'kings-port'),
    },
    '[6.13] aux-port: to an Enemy Port': {
      stated: summer,
      act: rebase('red-fleet-u', 'ville'),
    },
    '[6.153] aux-winter: to a Zone in Winter': {
      stated: base,
      act: rebase('red-fleet-u', 'gulf'),
    },
    '[11.13] not-now: after a Battle': {
      stated: summer,
      act: rebase('red-fleet-u', 'gulf'),
      occasion: BATTLE,
    },
  });

  it('[6.153] [6.157] but to a Zone in Summer, where a marker stands that does not show the Class', () => {
    const { world, told } = actDone(summer, rebase('red-fleet-u', 'gulf'));
    const [marker] = world.markers;
    expect(marker).toEqual({ id: marker!.id, side: 'red', kind: 'zone', at: 'gulf', class: null });
    expect(world.forces.red!.auxiliaries['red-fleet-u']).toEqual({
      in: 'zone',
      at: 'gulf',
      marker: marker!.id,
    });
    expect(told).toEqual([rebasedTold('red-fleet-u', 'gulf')]);
  });

  it('[6.153] and to a Friendly Port at any time', () => {
    const { world, told } = actDone(base, rebase('red-fleet-u', 'ferry'));
    expect(world.forces.red!.auxiliaries['red-fleet-u']).toEqual({ in: 'port', port: 'ferry' });
    expect(told).toEqual([rebasedTold('red-fleet-u', 'ferry')]);
  });
});

import { describe, expect, it } from 'vitest';
import { itRefuses } from '../testing/acts.ts';
import { putConvoy } from '../testing/convoys.ts';
import { inWords } from '../testing/lines.ts';
import { redDesk, STATIONS } from '../testing/reorganisation.ts';
import { fleets, force, formationIn, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { placeDummies } from '../yards/dummies.ts';
import { spareFlotillas } from './act-forming.ts';
import { reorganisationStep } from './reorganisation.ts';

/** One act each, of those that are the last. */
const actsAt = (step: Umpire): string[] =>
  step.choices<'reorganise'>().flatMap(({ acts, done }) => (done ? acts.map(inWords) : []));

describe('Subordinating', () => {
  const under = (formation: string, to = 'red-gf'): ReorganisationAct => ({
    do: 'subordinate',
    formation,
    to,
  });
  const GF = force('red-gf x r-ash red-a');
  const stated = (...put: readonly ReturnType<typeof force>[]): Stated => ({
    put: [GF, ...put],
    stations: STATIONS,
  });
  itRefuses({
    '[3.322] kind: a Dummy': {
      stated: stated(),
      act: under('dummy-2'),
      change: (world) => placeDummies(world, scripted(world), 'red', [{ at: 'x', command: null }]),
    },
    '[3.322] kind: a Convoy': {
      stated: stated(),
      act: under('red-victuals'),
      change: (world) => {
        putConvoy(world, { group: 'red-victuals', at: 'narrows' });
        formationIn(world, 'red-victuals').place = { at: 'x', berth: 'sea' };
      },
    },
    '[3.322] kind: a Grand Flag under another': {
      stated: stated(force('red-flag x r-birch red-b')),
      act: under('red-gf', 'red-flag'),
    },
    '[3.322] kind: a Flag under a Detachment': {
      stated: stated(force('red-flag x r-birch red-b'), force('red-det-1 x r-cole red-c')),
      act: under('red-flag', 'red-det-1'),
    },
    '[3.322] kind: a Detachment under another': {
      stated: stated(force('red-det-2 x r-dunn red-b'), force('red-det-1 x r-cole red-c')),
      act: under('red-det-2', 'red-det-1'),
    },
    '[3.322] may: a Flag under a Grand Flag': {
      stated: stated(force('red-flag x r-birch red-b')),
      act: under('red-flag'),
    },
    '[3.322] may: a Detachment under a Grand Flag': {
      stated: stated(force('red-det-1 x r-cole red-b')),
      act: under('red-det-1'),
    },
    '[3.322] may: a Detachment under a Flag': {
      stated: stated(force('red-flag x r-birch red-b'), force('red-det-1 x r-cole red-c')),
      act: under('red-det-1', 'red-flag'),
    },
    '[3.425] equals: under an equal while a senior is there to take it': {
      stated: stated(force('red-flag x r-birch red-b'), force('red-det-1 x r-east red-c')),
      act: under('red-det-1', 'red-flag'),
    },
    '[3.425] may: under an equal where the senior lies elsewhere': {
      stated: {
        put: fleets('red-gf w r-ash red-a, red-flag x r-birch red-b, red-det-1 x r-east red-c'),
      },
      act: under('red-det-1', 'red-flag'),
    },
    '[3.425] may: under an equal where nobody else may take it': {
      stated: {
        put: fleets('red-flag x r-birch red-b, red-det-1 x r-east red-c, red-det-2 x r-ash red-e'),
      },
      act: under('red-det-1', 'red-flag'),
    },
  });

  it('[3.33] Flotillas that might be Formed: of one’s own, not in play, for whom there is an officer', () => {
    const spare = (mess: string, put: Stated['put'] = []): string[] =>
      spareFlotillas(stationAt({ mess, put }), 'red');
    expect(spare('r-ash r-cole')).toEqual(['red-gf', 'red-flag', 'red-det-1', 'red-det-2']);
    expect(spare('r-cole')).toEqual(['red-det-1', 'red-det-2']);
    expect(spare('')).toEqual([]);
    expect(spare('r-cole', [force('red-det-1 x r-dunn red-a')])).toEqual(['red-det-2']);
  });
});

describe('What is offered', () => {
  const offered = (stated: Stated, change: (world: State) => void = () => {}): string[] => {
    const step = redDesk({ stations: { red: 'r-ash' }, ...stated });
    change(step.world);
    return actsAt(step);
  };
  const of = (all: readonly string[], what: string): string[] =>
    all.filter((one) => one.startsWith(`{do:${what}`));

  it('[3.33] [3.326] Forming of those that lie together and may serve, all of them or two', () => {
    const all = offered({
      fittingOut: { 'kings-port': 'red-a red-b red-d', ferry: 'red-c' },
      mess: 'r-cole',
    });
    expect(of(all, 'form')).toEqual(
      ['red-gf', 'red-flag', 'red-det-1', 'red-det-2'].flatMap((id) => [
        `{do:form flotilla:${id} squadrons:[red-a red-b red-d] flotillas:[]}`,
        `{do:form flotilla:${id} squadrons:[red-a red-b] flotillas:[]}`,
        `{do:form flotilla:${id} squadrons:[red-c] flotillas:[]}`,
      ]),
    );
    const step = redDesk({
      fittingOut: { cala: 'cobalt-a cobalt-g', ville: 'azure-a' },
      mess: 'c-diaz c-cano',
    });
    step.answer({ acts: [], done: true });
    expect(of(actsAt(step), 'form')).toEqual([
      '{do:form flotilla:cobalt-flag squadrons:[cobalt-a cobalt-g] flotillas:[]}',
      '{do:form flotilla:cobalt-galleys squadrons:[cobalt-g] flotillas:[]}',
    ]);
  });

  it('[11.152] Forming of those about to enter the map, by place', () => {
    const coming = (turn: number, at: string, id: string) => ({
      turn,
      at,
      flotilla: null,
      leader: null,
      squadrons: [{ id, sail: 2, dp: 0 }],
    });
    const world = stationAt({
      put: [force('red-e w nobody red-e')],
      mess: 'r-cole',
      stations: { red: 'r-ash' },
    });
    forcesOf(world, 'red').arrivals = [
      coming(1, 'ocean', 'red-a'),
      coming(1, 'ocean', 'red-b'),
      coming(1, 'gulf', 'red-c'),
    ];
    const all = actsAt(new Umpire(world, reorganisationStep));
    expect(of(all, 'form')).toEqual(
      ['red-gf', 'red-flag', 'red-det-1', 'red-det-2'].flatMap((id) => [
        `{do:form flotilla:${id} squadrons:[red-a red-b] flotillas:[]}`,
        `{do:form flotilla:${id} squadrons:[red-c] flotillas:[]}`,
      ]),
    );
  });

  it('[3.333] [3.34] Subordinating, parting, Unforming and posting', () => {
    const all = offered({
      put: [
        force('red-gf x r-ash red-a'),
        force('red-det-1 x r-cole red-b'),
        force('red-det-2 w r-dunn red-c'),
        force('red-d x nobody red-d'),
        force('red-flag x nobody red-e', { under: 'red-gf' }),
      ],
      mess: 'r-birch',
    });
    expect(all.filter((one) => /subordinate|detach|unform|drop|post /.test(one))).toEqual([
      '{do:subordinate formation:red-det-1 to:red-gf}',
      '{do:subordinate formation:red-d to:red-gf}',
      '{do:subordinate formation:red-d to:red-det-1}',
      '{do:detach formation:red-flag}',
      '{do:post leader:r-birch flotilla:red-flag}',
      ...['red-a', 'red-b', 'red-c', 'red-e'].map((id) => `{do:drop squadron:${id}}`),
      ...['red-gf', 'red-det-1', 'red-det-2', 'red-flag'].map((id) => `{do:unform flotilla:${id}}`),
    ]);
  });

  it('[11.184] [12.3] a captive Admiral’s ransom; Auxiliaries to Formations that lie with them', () => {
    const all = offered(
      {
        put: [force('red-gf kings-port r-ash red-a', { fitting: true, auxiliaries: 'red-light-1' })],
        ports: { 'kings-port': 'red-fleet-1' },
        mess: 'r-birch',
      },
      (world) => {
        forcesOf(world, 'red').leaders['r-birch']!.at = 'prisoner';
      },
    );
    expect(all.filter((one) => /ransom|transfer-aux|relieve/.test(one))).toEqual([
      '{do:relieve leader:r-ash}',
      '{do:ransom leader:r-birch}',
      '{do:transfer-auxiliary aux:red-fleet-1 to:{formation:red-gf}}',
    ]);
  });
});

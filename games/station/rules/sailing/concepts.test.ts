import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { drawMeetings } from '../battle/meetings.ts';
import { galeEffect } from '../chart/gale-effects.ts';
import {
  AUX_CLASSES,
  CONVOY_KINDS,
  FLOTILLA_KINDS,
  RANKS,
  SAIL_CLASSES,
  SEASONS,
  STATES,
} from '../module/vocabulary.ts';
import { listen } from '../sequence.ts';
import { testModule } from '../testing/module.ts';
import { going, withPlan } from '../testing/plans.ts';
import { afloat, catching, sailOn, seaOf, testGale, whereIs } from '../testing/sailing.ts';
import { fleets, force, formationIn, scripted } from '../testing/station.ts';
import { spot } from '../umpire/tokens.ts';
import { STEPS } from '../world/state.ts';
import { forceFor, galesStep } from './gales.ts';
import { catchModifier } from './passage.ts';
import { waysOf } from './plans.ts';

describe('Preliminaries', () => {
  it('[2.1] the words of the glossary are closed lists, and a module can use no others', () => {
    expect([SAIL_CLASSES, STATES, FLOTILLA_KINDS, RANKS, AUX_CLASSES, CONVOY_KINDS, SEASONS]).toEqual([
      ['SOL', 'SOL(D)', 'F', 'LV', 'G'],
      ['Ready', 'FittingOut', 'InOrdinary'],
      ['GrandFlag', 'Flag', 'Detachment'],
      ['Cdre', 'RA', 'VA', 'FA', 'AF'],
      ['Fleet', 'Fleet-50', 'Light', 'Galley', 'Fireship', 'Bomb', 'Marine'],
      ['trade', 'troop', 'victualing'],
      ['Winter', 'Spring', 'Summer', 'Fall'],
    ]);
    for (const { class: sort } of testModule.squadrons) expect(SAIL_CLASSES).toContain(sort);
  });

  it('[2.21] a die shows nought to nine, each as likely', () => {
    const counts = Array(10).fill(0) as number[];
    const { context } = listen(afloat(), looseDice(5));
    for (let throws = 0; throws < 5000; throws++) counts[context.d10()]!++;
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(90);
  });

  it('[2.21] modifiers add up: the Gale’s, the leader’s half and the swift Formation’s', () => {
    const world = afloat({
      put: [force('red-flag x r-ash red-f')],
      world: { blowing: ['Norther'], gales: [testGale('Norther', 11, 'x')] },
    });
    const formation = formationIn(world, 'red-flag');
    const way = waysOf(world, 'red', formation).find(({ step }) => 'to' in step && step.to === 'ville');
    expect(catchModifier(world, 'red', formation, catching(way))).toBe(2 - 2 - 1);
  });

  it('[2.221] the module goes before the series: its Gales stay or travel as it says', () => {
    const stays = seaOf({
      winds: testModule.winds.map((wind) => ({ ...wind, galeDrift: null, galeLasts: { space: 9, zone: 9 } })),
    });
    const at = (module: typeof testModule): string | undefined => {
      const world = afloat({
        scenario: { module },
        world: { blowing: ['Norther'], gales: [testGale('Norther', 8, 'x')] },
      });
      galesStep.enter(world, scripted(world));
      return world.gales[0]?.at;
    };
    expect([at(testModule), at(stays)]).toEqual(['y', 'x']);
  });

  it('[2.222] these rules stand alone: a Turn has no step but those of the fleets', () => {
    expect(STEPS).toHaveLength(20);
    expect(STEPS.filter((step) => /land|army|siege/.test(step))).toEqual([]);
  });

  it('[2.23] [2.231] a table is thrown on, a chart is read: the Force of a Gale and what it does', () => {
    const norther = testModule.winds[0]!;
    expect([0, 3, 5, 7, 8, 9].map((die) => forceFor(norther, 'Winter', die))).toEqual([
      8,
      9,
      10,
      11,
      12,
      null,
    ]);
    expect(galeEffect({ force: 9, range: 1 }).attrition).toBe(1);
  });

  it('[2.33] what is not ordered otherwise happens at once: plots are settled before anybody moves', () => {
    const world = afloat({
      put: fleets('red-flag w r-birch red-a, azure-flag x a-aubin azure-a'),
    });
    withPlan(world, 'red-flag', going('x'));
    withPlan(world, 'azure-flag', going('w'));
    sailOn(world);
    expect([whereIs(world, 'red-flag'), whereIs(world, 'azure-flag')]).toEqual(['x', 'm2']);
  });

  it('[2.34] [2.341] there is no limit to a stack, and some in it may be seen and others not', () => {
    const world = afloat({
      put: fleets(
        'red-flag x nobody red-a, red-det-1 x nobody red-b, red-det-2 x nobody red-c',
        'azure-flag x nobody azure-a, cobalt-flag w c-cano cobalt-a',
      ),
    });
    spot(world, scripted(world), world.tokens[0]!.id, 'search');
    withPlan(world, 'cobalt-flag', going('x'));
    sailOn(world);
    const here = world.tokens.filter(({ place }) => place.at === 'x');
    expect(here).toHaveLength(5);
    expect(here.filter(({ face }) => face !== null)).toHaveLength(1);
  });

  it('[2.35] opponents may share a Space; with none of them seen nothing comes of it', () => {
    const world = afloat({
      put: fleets('red-flag w r-birch red-a, azure-flag x a-aubin azure-a'),
    });
    withPlan(world, 'red-flag', going('x'));
    sailOn(world);
    expect(whereIs(world, 'red-flag')).toBe('x');
    expect(drawMeetings(world, scripted(world))).toEqual([]);
    spot(world, scripted(world), world.tokens[0]!.id, 'search');
    expect(drawMeetings(world, scripted(world))).toHaveLength(1);
  });
});

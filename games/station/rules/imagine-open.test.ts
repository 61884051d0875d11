import { describe, expect, it } from 'vitest';
import { imagine } from './imagine.ts';
import { came, meeting } from './testing/battle.ts';
import { battling, playTo } from './testing/fighting.ts';
import { blueGuessed, drawsFirst, drawsLast } from './testing/imagined.ts';
import { afloat, tokenFor } from './testing/sailing.ts';
import { force, formationIn } from './testing/station.ts';
import { view } from './umpire/view.ts';
import type { Forces } from './world/forces.ts';

const structure = ({ formations }: Forces): string[] =>
  Object.values(formations).map(({ id, under, leader, squadrons }) =>
    [id, under ?? 'free', leader ?? 'nobody', ...squadrons].join(' '),
  );
const RED = force('red-gf w r-ash red-a:4 red-b:4', came('with', 'narrows'));

describe('what lies open in a Battle is imagined as it is', () => {
  it('[8.125] [3.491] a Flotilla under a Notional leader has no other', () => {
    const world = meeting({ put: [RED, { id: 'azure-flag', at: 'w', squadrons: 'azure-a:4' }] });
    playTo(battling(world, 9, 9, 9, 9), 'intensity');
    for (const dice of [drawsFirst, drawsLast])
      expect(structure(imagine(view(world, 'red'), dice).forces.blue!)).toEqual([
        'azure-flag free nobody azure-a',
      ]);
  });

  it('[8.125] of two Formations each has its own Squadrons and officer', () => {
    const world = meeting({
      put: [
        RED,
        force('azure-flag w a-aubin azure-a:4', came('against', 'x')),
        force('azure-det w a-brun azure-b:4', came('against', 'x')),
      ],
    });
    playTo(battling(world, 0, 0, 9, 9, 9), 'intensity', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
      reinforce: (side) => ({ formations: side === 'blue' ? ['azure-det'] : [], assist: null, screen: null }),
    });
    for (const dice of [drawsFirst, drawsLast])
      expect(structure(imagine(view(world, 'red'), dice).forces.blue!)).toEqual([
        'azure-flag free a-aubin azure-a',
        'azure-det free a-brun azure-b',
      ]);
  });
});

describe('an officer in a Battle', () => {
  it('[8.125] is posted once, were he guessed elsewhere before', () => {
    const world = meeting({
      put: [
        RED,
        force('azure-det x a-brun azure-b:4'),
        force('azure-flag w a-aubin azure-a:4', came('against', 'x')),
      ],
    });
    playTo(battling(world, 9, 9, 9, 9), 'intensity');
    for (const dice of [drawsFirst, drawsLast]) {
      const posted = Object.values(blueGuessed(world, dice).formations).flatMap(({ leader }) => leader ?? []);
      expect(new Set(posted).size).toBe(posted.length);
    }
  });
});

describe('what is not seen is imagined as it might be', () => {
  it('[5.279] who is about to leave a Zone comes out by an exit of his own edge', () => {
    const world = afloat({ put: [force('azure-flag gulf a-aubin azure-a')] });
    const place = { at: 'gulf', berth: 'out', edge: 'S', to: 'cala' } as const;
    formationIn(world, 'azure-flag').place = place;
    tokenFor(world, 'azure-flag').place = place;
    for (const dice of [drawsFirst, drawsLast])
      expect(Object.values(blueGuessed(world, dice).formations).map((one) => one.place)).toEqual([place]);
  });
});

/** What a machine uses of Hex Action's rules. */
import type { Outcome } from '@weathergage/kernel';
import { list, type TellsUses, type Used, type Uses } from './used.ts';

const LOADS: Readonly<Record<string, string>> = {
  R: 'roundshot loaded (26.1)',
  D: 'doubleshot loaded (24.2.3)',
  C: 'chainshot loaded (24.2.2)',
  G: 'grapeshot loaded (24.2.4)',
};
const PARTIES: Readonly<Record<string, string>> = {
  OBP: 'boarders sent (10.2)',
  DBP: 'boarders repelled (10.2)',
  TBP: 'men sent across (10.2.6)',
};

function notesOf(order: Used): string[] {
  const found: string[] = [];
  if (order.sail === 'FS') found.push('full sails set (20.1)');
  if (order.sail === 'BS') found.push('full sails taken in (20.1)');
  if (order.anchor === 'up' || order.anchor === 'cut') found.push('anchor weighed or cut (20.3)');
  else if (order.anchor === 'A') found.push('anchored (20.3)');
  else if (order.anchor !== undefined) found.push('anchored on springs (20.3)');
  if (order.repair !== undefined) found.push('repairs (20.5)');
  if (order.oars === true) found.push('oars');
  if (order.tow !== undefined) found.push('a tow noted (35.0)');
  if (order.light === true) found.push('fireship lit');
  if (typeof order.plot === 'string' && order.plot.includes('B')) found.push('sails backed');
  return found;
}

export const hexAnswers: Uses = (ask, answer) => {
  switch (ask.kind) {
    case 'plot':
      return notesOf(answer);
    case 'orders':
      return ['orders written ahead (32.3)'];
    case 'prepare':
      return answer.sail === 'full' ? ['full sails set (20.1)'] : [];
    case 'fire':
      return [answer.L, answer.R].flatMap((shot) => {
        if (shot === null || shot === undefined) return [];
        const { aim, section } = shot as Used;
        return [
          `fired at the ${aim} (11.1)`,
          ...(section === undefined ? [] : ['fired by sections (24.1.2)']),
        ];
      });
    case 'reload':
      return [answer.L, answer.R].flatMap((load) =>
        load === null || load === undefined ? [] : [LOADS[(load as Used).shot as string] ?? 'loaded'],
      );
    case 'grapple':
      return list(answer.targets).length > 0 ? ['grapples thrown (9.1)'] : [];
    case 'ungrapple':
      return list(answer.from).length > 0 ? ['grapples cut (9.2)'] : [];
    case 'unfoul':
      return list(answer.attempts).length > 0 ? ['unfouling (6.0)'] : [];
    case 'boarding':
      return list(answer.parties).map(({ type }) => PARTIES[type as string] ?? 'parties');
    case 'board-on':
      return answer.board === true ? ['counter-attack (12.3.5)'] : [];
    case 'disengage':
      return answer.disengage === true ? ['melee broken off (12.3.3)'] : [];
    case 'battery':
      return answer.shot === null ? [] : ['a battery fired'];
    case 'refloat':
      return answer.lighten === true ? ['guns overboard (38.2)'] : [];
    default:
      return [];
  }
};

const FIRED: Readonly<Record<string, string>> = {
  R: 'roundshot fired (24.2.1)',
  D: 'doubleshot fired (24.2.3)',
  C: 'chainshot fired (24.2.2)',
  G: 'grapeshot fired (24.2.4)',
};

/** A broadside of the Basic Game has no kind of shot. */
const fireUses = ({ shot, rake, target }: Used): string[] => [
  ...(rake === true ? ['raking fire'] : []),
  ...(target === null ? ['fired at nothing'] : []),
  ...(shot === undefined ? [] : [FIRED[shot as string] ?? 'fired']),
];

export const hexTold: TellsUses = (told) => {
  switch (told.kind) {
    case 'fire':
      return fireUses(told);
    case 'collision':
      return ['collisions (8.3)'];
    case 'foul':
      return told.success === true ? ['fouled (8.3.5)'] : [];
    case 'grapple':
      return told.success === true ? ['grappled (9.1)'] : [];
    case 'tow':
      return told.begins === true ? ['taken in tow (35.0)'] : [];
    case 'melee-ends':
      return [`melee ${told.how as string} (12.3)`];
    case 'captured':
      return ['ships taken'];
    case 'surrender':
      return [`struck: ${told.how as string}`];
    case 'aground':
      return ['took the ground (38.0)'];
    case 'refloat':
      return told.floats === true ? ['floated off (38.2)'] : [];
    case 'battery-hit':
      return told.silenced === true ? ['a battery silenced'] : [];
    case 'catches-fire':
      return told.caught === true ? ['set on fire by a fireship'] : [];
    case 'left':
      return ['left the sea'];
    case 'over': {
      const { reason, rule } = told.outcome as Outcome;
      return [`ended by ${reason} (${rule})`];
    }
    default:
      return [];
  }
};

export const hexRules: readonly string[] = [
  ...Object.values(LOADS),
  ...Object.values(PARTIES),
  'full sails set (20.1)',
  'anchored (20.3)',
  'anchored on springs (20.3)',
  'anchor weighed or cut (20.3)',
  'a tow noted (35.0)',
  'taken in tow (35.0)',
  'grapples thrown (9.1)',
  'orders written ahead (32.3)',
  'took the ground (38.0)',
  'a battery fired',
  'left the sea',
  'ended by the scenario’s own test (14.2)',
];

/** What a machine uses of Sea Power's rules. */
import { list, type TellsUses, times, type Uses } from './used.ts';

export const seaPowerAnswers: Uses = (ask, answer) => {
  switch (ask.kind) {
    case 'demobilise':
      return times(list(answer.ships).length, 'ships put out of commission (5.0)');
    case 'organise':
    case 'reorganise':
      return list(answer.squadrons).map(({ stacks }) =>
        list(stacks).length > 0 ? 'squadrons organised (3.7, 5.3)' : 'decoys laid out (6.6)',
      );
    case 'frigate':
      return answer.area === null ? [] : ['frigates placed (6.32)'];
    case 'sail':
      return answer.order === null
        ? []
        : [
            (answer.order as { end: string }).end === 'sea'
              ? 'voyages to sea (6.1)'
              : 'voyages out and in again (6.61)',
          ];
    case 'onward':
      return ['a voyage goes on (6.5)'];
    case 'search':
      return [answer.choice === 'fight' ? 'search: fights (6.5/2)' : 'search: avoids (6.5/2)'];
    case 'battle-order':
      return ['which battle first (4.0/11)'];
    case 'gauge':
      return [answer.withdraw === null ? 'with the gauge: engages (7.2)' : 'with the gauge: withdraws (7.2)'];
    case 'line':
      return ['lines closed up (7.33)'];
    case 'refuge':
      return ['refuge chosen (7.31)'];
    case 'assault':
      return times(list(answer.areas).length, 'ports attacked (6.23)');
    case 'defend':
      return ['which port is attacked (6.23/1)'];
    case 'repair':
      return times(list(answer.repairs).length, 'ships repaired (9.2)');
    default:
      return [];
  }
};

export const seaPowerTold: TellsUses = ({ kind, ...told }) => {
  switch (kind) {
    case 'search':
      return [`search: ${told.result as string} (6.5)`];
    case 'decoy':
      return ['decoys found out (6.61)'];
    case 'join':
      return [told.joined === true ? 'a battle is joined (6.5/5)' : 'joins and fails (6.5/5)'];
    case 'combined':
      return ['squadrons combined (6.1/7)'];
    case 'battle':
      return ['battles (7.1)'];
    case 'disengaged':
      return ['disengages (7.6/1)'];
    case 'assault':
      return told.taken === true ? ['ports taken (6.23)'] : [];
    default:
      return [];
  }
};

export const seaPowerRules: readonly string[] = [
  'squadrons combined (6.1/7)',
  'search: avoids (6.5/2)',
  'a battle is joined (6.5/5)',
  'with the gauge: withdraws (7.2)',
  'ports taken (6.23)',
  'disengages (7.6/1)',
  'decoys found out (6.61)',
];

/** A puzzle of the line: who is put up against whom. */
import type { Puzzle } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { CROWN, calmGulf, LEAGUE, orders, type StationMoment, sailing, toldOf } from './parts.ts';

const WORN = 'crown-sol-b';
const SOUND = 'crown-sol-a';

const fights = (moment: StationMoment, own: string, his: string): boolean =>
  toldOf(moment, 'combat').some(
    ({ combat: { squadrons } }) => squadrons[CROWN]?.includes(own) && squadrons[LEAGUE]?.includes(his),
  );

/** These one after the other, and no call for the Admirals. */
const putUp =
  (...wanted: readonly string[]) =>
  ({ battle }: View): AnswerTo<'combat'> => {
    const paired = battle!.combats.flatMap(({ squadrons }) => Object.values(squadrons).flat());
    const { first, chosen } = battle!.picking!;
    const waits = chosen === null && first !== 'crown';
    return { squadron: waits ? null : wanted.find((id) => !paired.includes(id))!, admiral: false };
  };

export const pairByPair: Puzzle<Station> = {
  id: 'pair-by-pair',
  title: 'Pair by pair',
  difficulty: 3,
  teaches: 'In which order Squadrons can be put up',
  rules: ['8.33', '8.331', '8.335'],
  scenario: calmGulf(
    {
      id: 'pair-by-pair',
      title: 'Pair by pair',
      briefing: 'Montreval has to come in past the Crown Fleet, and the lines are forming.',
      issued: [
        { order: 'cr-blockade', formation: 'crown-fleet' },
        { order: 'le-garrison', formation: 'league-flag' },
      ],
    },
    {
      flotillas: [
        {
          id: 'crown-fleet',
          leader: 'cro-hallam',
          at: 'valdoro',
          squadrons: `${SOUND}:4/1 ${WORN}:2/9 crown-sol-c:4/5`,
        },
        {
          id: 'league-flag',
          leader: 'lea-montreval',
          at: 'middle-ground',
          squadrons: 'league-sol-a:4/1 league-sol-b:3/5 league-sol-c:2/9',
        },
      ],
    },
  ),
  before: {
    until: ({ battle }) => (battle?.picking ?? null) !== null,
    orders: (view, ask) =>
      ask.kind === 'intensity'
        ? { intensity: 'Light' }
        : ask.kind === 'plot'
          ? sailing({})(view, ask)
          : undefined,
  },
  seed: 1,
  seat: 'crown',
  task: 'The lines form before Valdoro. Put Crown A, your soundest, against League A, their soundest, and Crown B, who is worn out, against League C, their worst.',
  turns: 1,
  hint: 'He puts up a Squadron first, then you, and so on by turns. After your first the others follow by their damage, up or down the track; who is put up last meets whoever is left.',
  enemy: orders({}),
  solved: (moment) => fights(moment, WORN, 'league-sol-c') && fights(moment, SOUND, 'league-sol-a'),
  lost: (moment) =>
    toldOf(moment, 'combat').length > 0 ? 'The guns have spoken, and the pairs were others.' : null,
  late: 'The Turn is over, and the pairs were others.',
  solution: {
    words: [
      'He puts up League A: answer with Crown A.',
      'Now it is you who begins. From one point of damage the track leads up to Crown C at five, or round to Crown B at nine: put up Crown C. He answers with League B.',
      'Crown B is left, and so is League C.',
    ],
    orders: orders({ combat: putUp(SOUND, 'crown-sol-c', WORN) }),
  },
  wrong: [
    {
      name: 'Hide the worn one behind the first',
      why: 'Crown B met League A, four sound ships of the line.',
      orders: orders({ combat: putUp(WORN, SOUND, 'crown-sol-c') }),
    },
    {
      name: 'Keep the best for later',
      why: 'Crown C answered League A, so that Crown A had to be content with another.',
      orders: orders({ combat: putUp('crown-sol-c', SOUND, WORN) }),
    },
    {
      name: 'The worn one second',
      why: 'You began the second pair with Crown B, and he had League B to answer with. Who is put up last is left the worst.',
      orders: orders({ combat: putUp(SOUND, WORN, 'crown-sol-c') }),
    },
  ],
  // The other one: Hallam is aboard Crown A, and calls for their Admiral at once.
  ways: { kinds: ['combat'], all: 8, solve: 2 },
};

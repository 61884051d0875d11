/** Hex Action on the page. */
import type { Scenario } from '@weathergage/hex-action/rules/scenario.ts';
import type { Game } from '@weathergage/kernel';
import type { GameBoard } from '../toolkit/contract.ts';
import { emblems } from './emblems.tsx';
import type { GameEntry, ScenarioCard } from './game.ts';

const cardOf = (scenario: Scenario): ScenarioCard => {
  const { id, title, date, place, briefing, balance = '', tutorial = false } = scenario;
  return {
    id,
    title,
    date,
    place,
    briefing,
    balance,
    tutorial,
    sides: scenario.sides.map((side) => ({
      name: side.name,
      seats: side.seats.map((seat) => ({ id: seat.id, side: side.id, name: seat.name })),
      forces: scenario.ships.filter((ship) => ship.side === side.id).map((ship) => ship.name),
    })),
    scenario,
  };
};

export const hexAction: GameEntry = {
  id: 'hex-action',
  title: 'Hex Action',
  description: 'Single ships on hexes: secret plots, opened together, and every broadside counted.',
  emblem: emblems['hex-action'],
  load: async () => {
    const [{ hexAction: game }, { board }, { scenarios }] = await Promise.all([
      import('@weathergage/hex-action/rules/index.ts'),
      import('@weathergage/hex-action/board/index.ts'),
      import('@weathergage/hex-action/data/scenarios.ts'),
    ]);
    return {
      id: 'hex-action',
      game: game as unknown as Game,
      board: board as unknown as GameBoard,
      cards: scenarios.map(cardOf),
      cardOf: (scenario) => cardOf(scenario as Scenario),
      options: [
        {
          title: 'Length',
          options: [
            {
              kind: 'choice',
              key: 'turnLimit',
              label: 'Length',
              choices: [
                { label: 'As the scenario says', value: undefined },
                { label: '20 turns at most', value: 20 },
                { label: '40 turns at most', value: 40 },
              ],
            },
          ],
        },
      ],
      machine: {
        usual: 'midshipman',
        levels: {
          random: 'any order that is allowed',
          straight: 'sails straight and fires',
          midshipman: 'keen, with much to learn',
          captain: 'knows wind, range and rake',
        },
      },
      phases: [
        { rule: '6.0', title: 'Unfouling' },
        { rule: '7.0', title: 'Movement notation' },
        { rule: '8.0', title: 'Movement execution' },
        { rule: '9.0', title: 'Grappling and ungrappling' },
        { rule: '10.0', title: 'Boarding preparation' },
        { rule: '11.0', title: 'Combat' },
        { rule: '12.0', title: 'Melee' },
        { rule: '13.0', title: 'Loading' },
        { rule: '14.0', title: 'Victory' },
      ],
    };
  },
};

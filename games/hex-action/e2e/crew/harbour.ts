/** A harbour in which everything is at hand that is seldom done: a tow, oars, shoals, a fireship and a bomb. */
import type { Scenario } from '../../rules/scenario/scenario.ts';

type Entry = Scenario['ships'][number];

const american = (
  id: string,
  name: string,
  type: string,
  bow: string,
  heading: Entry['heading'] = 4,
): Entry => ({
  id,
  name,
  class: type,
  side: 'american',
  seat: 'american-1',
  nation: 'American',
  quality: 'elite',
  bow,
  heading,
});

export const harbour: Scenario = {
  id: 'harbour',
  title: 'The harbour',
  date: '1804-08-03',
  place: 'The Barbary coast',
  briefing: 'A squadron with gunboat, bomb and fireship before a port.',
  edition: 'advanced',
  rules: { towing: true, runningAground: true, bombs: true },
  special: [{ id: 'fireships', burnTurns: 6, catchOn: 5, catchOnFouled: 3, explodeAfter: 2 }],
  anchoring: true,
  board: { columns: 40, rows: 35, fixed: true },
  land: ['P33-35', 'Q33-35', 'R33-35', 'S33-35', 'W28'],
  batteries: [
    {
      id: 'mole',
      name: 'Mole battery',
      side: 'corsair',
      hexes: ['W28'],
      quality: 'green',
      guns: 2,
      hull: 15,
      crew: 8,
      arc: [1, 2, 6],
    },
  ],
  depths: [{ depth: 12, hexes: ['P31-32', 'Q31-32', 'R31-32', 'S31-32'] }],
  wind: 4,
  velocity: 3,
  sides: [
    { id: 'american', name: 'American squadron', seats: [{ id: 'american-1', name: 'Preble' }] },
    { id: 'corsair', name: 'Corsairs', seats: [{ id: 'corsair-1', name: 'Murad Reis' }] },
  ],
  ships: [
    american('constitution', 'Constitution', 'us-f4-44', 'K10'),
    // Her stern is where Constitution’s bow points to: so she lies right for a tow (35.4.1).
    american('argus', 'Argus', 'us-s5-16', 'K12'),
    american('gunboat', 'Gunboat', 'row-gunboat-2', 'N14', 1),
    american('bomb', 'Vesuvius', 'bomb-1', 'W21'),
    american('president', 'President', 'us-f4-44', 'Q28'),
    american('intrepid', 'Intrepid', 'fireship-5', 'Z22'),
    {
      id: 'galley',
      name: 'Galley',
      class: 'row-galley-24',
      side: 'corsair',
      seat: 'corsair-1',
      nation: 'Ottoman',
      quality: 'green',
      bow: 'Z27',
      heading: 2,
      anchored: 'A',
    },
    // Far off, so that the day is not over with the galley.
    {
      id: 'polacca',
      name: 'Polacca',
      class: 'row-galley-24',
      side: 'corsair',
      seat: 'corsair-1',
      nation: 'Ottoman',
      quality: 'green',
      bow: 'KK6',
      heading: 2,
      anchored: 'A',
    },
  ],
  victory: { type: 'points', margin: 60 },
  provenance: { positions: 'constructed' },
};

/** Campaigns that people play: a war, and which of its battles are fought out. */
export interface Campaign {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  /** The game and the scenario of the war, and the options it is played with. */
  readonly game: string;
  readonly scenario: string;
  readonly options: object;
  /** Only so many of its years, from the first. */
  readonly years?: number;
  /** How strong a machine is met in it, where another than the usual is meant. */
  readonly opponent?: string;
}

export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'three-actions-1756',
    title: 'Three Actions off Minorca',
    briefing:
      'The way in, for one evening: three years of war for one sea, a handful of ships a side, and a battle a year. Cards beside the chart say what to do.',
    game: 'sea-power',
    scenario: 'three-actions-1756',
    options: { foughtOut: { ways: ['hex-action', 'table-action'] } },
    opponent: 'nearest',
  },
  {
    id: 'evening-1778',
    title: 'An evening of 1778',
    briefing:
      'The fleets of 1778 for two years, on the chart of the world. There are a few battles in it, and each may be fought out ship by ship; what is lost there is lost to the war.',
    game: 'sea-power',
    scenario: 'maritime-war-1778',
    years: 2,
    options: { capture: true, foughtOut: { ways: ['hex-action', 'table-action'] } },
  },
  {
    id: 'three-levels-1778',
    title: 'One war on three levels',
    briefing:
      'The fleets of 1778 for two years on the chart of the world. Whoever meets may contest the sea for a season, four Turns on the station there; and the Battles of that season may be fought out ship by ship.',
    game: 'sea-power',
    scenario: 'maritime-war-1778',
    years: 2,
    options: {
      capture: true,
      foughtOut: { ways: ['station'], below: { ways: ['hex-action', 'table-action'] } },
    },
  },
  {
    id: 'toulon-1744',
    title: 'Toulon, 1744',
    briefing:
      'Four Turns off Toulon. The Combined Fleet is to come out, the British are to keep it in, and the two lines are the longest of that war. Every Battle of three Squadrons or more may be fought out.',
    game: 'station',
    scenario: 'intro-toulon',
    options: { foughtOut: { ways: ['hex-action', 'table-action'], least: 3 } },
  },
  {
    id: 'mediterranean-1744',
    title: 'The Mediterranean, 1744',
    briefing:
      'The year from the sortie at Toulon on, three weeks to a Turn, in all of the Mediterranean. Every Battle of three Squadrons or more may be fought out, and what is lost off Toulon is missing for the rest of the year.',
    game: 'station',
    scenario: 'mediterranean-1744',
    options: { foughtOut: { ways: ['hex-action', 'table-action'], least: 3 } },
  },
  {
    id: 'marrick-1757',
    title: 'The station of Marrick',
    briefing: 'A smaller theatre and a shorter war, with every meeting of ships open to be fought out.',
    game: 'station',
    scenario: 'marrick-1757',
    options: { foughtOut: { ways: ['table-action', 'hex-action'] } },
  },
  {
    id: 'maritime-war-1778',
    title: 'The Maritime War, 1778 to 1783',
    briefing:
      'Six years of war for the seas of the world, with prizes. Its great battles, of four ships a side or more, may be fought out in line ahead.',
    game: 'sea-power',
    scenario: 'maritime-war-1778',
    options: { capture: true, foughtOut: { ways: ['hex-action', 'table-action'], least: 4 } },
  },
];

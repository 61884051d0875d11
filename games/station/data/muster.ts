/** How scenarios are written: Flotillas with all that is in them, then what lies in Ports. */
import type { Scenario } from '../rules/world/scenario.ts';
import { words } from './tables.ts';

export interface Muster {
  readonly id: string;
  readonly leader: string;
  readonly at: string;
  /** In the Harbour or at anchor; else at sea. */
  readonly fitting?: true;
  readonly under?: string;
  /** `british-sol-a:4/2` is four Sail with two Damage Points. */
  readonly squadrons: string;
  readonly auxiliaries?: string;
}

export interface Rest {
  readonly flotillas: readonly Muster[];
  /** Squadrons outside Flotillas, by Port. */
  readonly fittingOut?: Readonly<Record<string, string>>;
  readonly ordinary?: Readonly<Record<string, string>>;
  /** Auxiliaries by Port, or `Available`. */
  readonly auxiliaries?: Readonly<Record<string, string>>;
  readonly mess?: string;
}

type Stocked = Scenario['squadrons'][number];

const stock = (text: string, where: Stocked['in']): Stocked[] =>
  words(text).map((word) => {
    const [id = '', numbers = ''] = word.split(':');
    const [sail = '0', dp = '0'] = numbers.split('/');
    return { id, sail: Number(sail), dp: Number(dp), in: where };
  });

const lying = (ports: Readonly<Record<string, string>> | undefined, state: 'FittingOut' | 'InOrdinary') =>
  Object.entries(ports ?? {}).flatMap(([port, text]) => stock(text, { port, state }));

type Told = 'id' | 'title' | 'date' | 'place' | 'briefing' | 'module' | 'start' | 'turns' | 'prestige';

export const scenario = (told: Pick<Scenario, Told> & Partial<Scenario>, rest: Rest): Scenario => ({
  events: [],
  statuses: {},
  campaigns: {},
  contingents: {},
  ports: {},
  stations: {},
  issued: [],
  convoys: [],
  repairPoints: {},
  flotillas: rest.flotillas.map(({ id, leader, at, fitting, under }) => ({
    id,
    leader,
    at,
    state: fitting === true ? 'FittingOut' : 'Ready',
    under: under ?? null,
  })),
  squadrons: [
    ...rest.flotillas.flatMap(({ id, squadrons }) => stock(squadrons, { flotilla: id })),
    ...lying(rest.fittingOut, 'FittingOut'),
    ...lying(rest.ordinary, 'InOrdinary'),
  ],
  auxiliaries: [
    ...rest.flotillas.flatMap(({ id: at, auxiliaries = '' }) => words(auxiliaries).map((id) => ({ id, at }))),
    ...Object.entries(rest.auxiliaries ?? {}).flatMap(([at, text]) => words(text).map((id) => ({ id, at }))),
  ],
  mess: words(rest.mess ?? ''),
  ...told,
});

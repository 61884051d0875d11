/** Careers: what captains and admirals have come to by their battles in a campaign, folded from its reports. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { FLAGS } from '../flags.ts';
import { captainName, captainOf } from './captains.ts';
import { CAREER_RANKS, type CareerRank, type FoughtBattle, SERVICE_FATES, type Service } from './service.ts';

/** Fame at which each rank is reached: a captain who was in four victories has his broad pendant. */
const RISES = [0, 12, 24, 40, 60, 90] as const;
/** What a battle is worth: to have been there, to have won, to have led, the enemy's losses for who led, blood. */
const FAME = { fought: 1, won: 2, ledToVictory: 4, enemyLost: 1, wound: 1, shipLost: -2 } as const;

const Count = Type.Integer({ minimum: 0 });
export const CareerSchema = Exactly({
  id: Type.String({ maxLength: 120 }),
  name: Type.String({ maxLength: 120 }),
  side: Type.String({ maxLength: 60 }),
  flag: OneOf(FLAGS),
  rank: OneOf(CAREER_RANKS),
  fame: Type.Integer(),
  battles: Count,
  victories: Count,
  wounds: Count,
  /** How he stands now: what befell him last, if it keeps him ashore. */
  state: OneOf(['serves', 'wounded', 'captured', 'killed']),
  /** Battle by battle. */
  record: Type.Array(
    Exactly({
      engagement: Type.String({ maxLength: 200 }),
      place: Type.String({ maxLength: 120 }),
      year: Type.Integer(),
      ship: Type.String({ maxLength: 120 }),
      won: Type.Union([Type.Boolean(), Type.Null()]),
      fate: OneOf(SERVICE_FATES),
      rank: OneOf(CAREER_RANKS),
    }),
  ),
});
export type Career = Static<typeof CareerSchema>;

const rankFor = (fame: number): CareerRank =>
  CAREER_RANKS[
    Math.max(
      0,
      RISES.findLastIndex((least) => fame >= least),
    )
  ]!;

/** With what a man begins: what his rank stands for. */
const begun = (id: string, name: string, { side, ship: { flag } }: Service, rank: CareerRank): Career => ({
  id,
  name,
  side,
  flag,
  rank,
  fame: RISES[CAREER_RANKS.indexOf(rank)]!,
  battles: 0,
  victories: 0,
  wounds: 0,
  state: 'serves',
  record: [],
});

function after(career: Career, battle: FoughtBattle, service: Service): Career {
  const won = battle.victor === null ? null : battle.victor === service.side;
  const enemy = Object.entries(battle.lost).reduce(
    (sum, [side, lost]) => (side === service.side ? sum : sum + lost),
    0,
  );
  const gained =
    FAME.fought +
    (won === true ? FAME.won + (service.led ? FAME.ledToVictory : 0) : 0) +
    (service.led ? enemy * FAME.enemyLost : 0) +
    (service.fate === 'wounded' ? FAME.wound : 0) +
    (service.shipLost && service.leader === null ? FAME.shipLost : 0);
  const fame = Math.max(0, career.fame + gained);
  // Nobody is put down again.
  const rank =
    CAREER_RANKS[Math.max(CAREER_RANKS.indexOf(career.rank), CAREER_RANKS.indexOf(rankFor(fame)))]!;
  return {
    ...career,
    fame,
    rank,
    battles: career.battles + 1,
    victories: career.victories + (won === true ? 1 : 0),
    wounds: career.wounds + (service.fate === 'wounded' ? 1 : 0),
    state: service.fate === 'unhurt' ? 'serves' : service.fate,
    record: [
      ...career.record,
      {
        engagement: battle.engagement,
        place: battle.place,
        year: battle.year,
        ship: service.ship.name,
        won,
        fate: service.fate,
        rank,
      },
    ],
  };
}

/** Who can take no part in the next battle: the dead for good, a captain in the enemy's hands too. */
const isGone = ({ state }: Career): boolean => state === 'killed' || state === 'captured';

/** From the first battle to the last; the most famous first. */
export function careersFrom(battles: readonly FoughtBattle[]): readonly Career[] {
  const careers = new Map<string, Career>();
  /** How many captains a ship has had. */
  const before = new Map<string, number>();
  for (const battle of battles)
    for (const service of battle.services) {
      const { leader, ship } = service;
      const id = leader === null ? captainId(careers, before, service) : leader.id;
      const career =
        careers.get(id) ??
        (leader === null
          ? begun(id, captainName(ship.flag, ship.id, before.get(ship.id) ?? 0), service, 'Captain')
          : begun(id, leader.name, service, leader.rank));
      careers.set(id, after(career, battle, service));
    }
  return [...careers.values()].toSorted((a, b) => b.fame - a.fame || (a.id < b.id ? -1 : 1));
}

/** The captain whom the ship has now: the one she had, or if he is gone the next. */
function captainId(
  careers: ReadonlyMap<string, Career>,
  before: Map<string, number>,
  { ship }: Service,
): string {
  const idOf = (at: number): string => (at === 0 ? captainOf(ship.id) : `${captainOf(ship.id)}-${at + 1}`);
  let at = before.get(ship.id) ?? 0;
  const last = careers.get(idOf(at));
  if (last !== undefined && isGone(last)) at++;
  before.set(ship.id, at);
  return idOf(at);
}

/** The sea as it looks after each happening of a story: for drawing only, the umpire keeps the true one. */
import type { AdvancedLog } from '../../rules/sea/advanced-log.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';

const changed = (sea: Sea, id: string, change: (ship: Ship) => Partial<Ship>): Sea => ({
  ...sea,
  ships: sea.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
});

/** Rigging goes from the first section on. */
function withoutRigging(rigging: readonly number[], squares: number): number[] {
  let rest = squares;
  return rigging.map((left) => {
    const gone = Math.min(left, rest);
    rest -= gone;
    return left - gone;
  });
}

/** The log's advanced columns changed; nothing in the Basic Game. */
const noted = (sea: Sea, id: string, change: (log: AdvancedLog) => Partial<AdvancedLog>): Sea =>
  changed(sea, id, ({ advanced }) =>
    advanced === undefined ? {} : { advanced: { ...advanced, ...change(advanced) } },
  );

/** What the Advanced Game adds to what can be seen. */
function afterAdvanced(sea: Sea, told: HexTold): Sea {
  switch (told.kind) {
    case 'wind':
      return sea.advanced === undefined
        ? sea
        : {
            ...sea,
            wind: told.direction,
            advanced: { ...sea.advanced, velocity: told.velocity, changeNumber: told.changeNumber },
          };
    case 'sails':
      return noted(sea, told.ship, () => ({ sail: told.sail }));
    case 'anchor':
      return noted(sea, told.ship, () => ({
        anchors: told.left,
        ...(told.what === 'cut' || told.what === 'weighed'
          ? { anchor: null }
          : told.what === 'dropped' && told.how !== null
            ? { anchor: { how: told.how, state: 'holding' as const, turns: 0 } }
            : {}),
      }));
    case 'fire-aboard':
      return noted(sea, told.ship, () => ({ fire: told.what === 'out' ? null : told.turns }));
    case 'lit':
      return noted(sea, told.ship, () => ({ lit: sea.turn }));
    case 'doomed':
      return noted(sea, told.ship, () => ({ doom: told.doom }));
    case 'mast':
      return told.hangs === null
        ? sea
        : noted(sea, told.ship, ({ wreckage }) => ({ wreckage: [...wreckage, told.hangs!] }));
    case 'aground':
      return noted(sea, told.ship, () => ({
        aground: { difficulty: told.difficulty, from: { bow: told.hex, heading: 1 }, lightened: false },
      }));
    case 'refloat':
      return told.floats ? noted(sea, told.ship, () => ({ aground: null })) : sea;
    case 'tow':
      return noted(sea, told.ship, () => ({ tows: told.begins ? told.tows : null }));
    case 'ended':
      return changed(sea, told.ship, () => ({ presence: 'gone' }));
    case 'battery-hit':
      return sea.advanced === undefined
        ? sea
        : {
            ...sea,
            advanced: {
              ...sea.advanced,
              batteries: sea.advanced.batteries.map((battery) =>
                battery.id === told.battery
                  ? { ...battery, hull: battery.hull - told.hull, crew: battery.crew - told.crew }
                  : battery,
              ),
            },
          };
    default:
      return sea;
  }
}

export function afterTold(sea: Sea, told: HexTold): Sea {
  switch (told.kind) {
    case 'moved': {
      const at = told.steps.at(-1);
      if (at === undefined) return sea;
      return changed(sea, told.ship, () => ({
        ...at,
        still: told.drift ? 1 : 0,
        noted: { factors: told.steps.length, hexes: told.drift ? 0 : told.steps.length },
      }));
    }
    case 'entered':
      return changed(sea, told.ship, () => ({ ...told.at, presence: 'afloat' }));
    case 'left':
      return changed(sea, told.ship, () => ({ presence: 'gone' }));
    case 'damage':
      return changed(sea, told.ship, (ship) => ({
        hull: ship.hull - told.hull,
        rigging: withoutRigging(ship.rigging, told.rigging),
        guns: { L: ship.guns.L - told.guns.L, R: ship.guns.R - told.guns.R },
        carronades: {
          L: ship.carronades.L - told.carronades.L,
          R: ship.carronades.R - told.carronades.R,
        },
        sections: ship.sections.map((section) => ({
          ...section,
          left: section.left - (told.crew.find(({ section: no }) => no === section.no)?.squares ?? 0),
        })),
      }));
    case 'surrender':
      return changed(sea, told.ship, () => ({ surrender: told.how }));
    case 'recovered':
      return changed(sea, told.ship, () => ({ surrender: null }));
    case 'captured':
      return changed(sea, told.ship, () => ({ captured: true, side: told.bySide }));
    case 'retaken':
      return changed(sea, told.ship, () => ({ captured: false, side: told.side, surrender: null }));
    case 'foul':
      return told.success ? { ...sea, fouls: [...sea.fouls, { a: told.ships[0], b: told.ships[1] }] } : sea;
    case 'turn':
      return { ...sea, turn: told.turn };
    default:
      return afterAdvanced(sea, told);
  }
}

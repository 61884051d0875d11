/** The table as it looks after each happening of a story: for drawing only, the umpire keeps the true one. */
import type { Battery, Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import type { Place, TableTold } from '../../rules/table/told.ts';

function withShip(table: Table, id: string, change: (ship: Ship) => Partial<Ship>): Table {
  return {
    ...table,
    ships: table.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
  };
}

function withBattery(table: Table, id: string, change: Partial<Battery>): Table {
  return {
    ...table,
    batteries: table.batteries.map((battery) => (battery.id === id ? { ...battery, ...change } : battery)),
  };
}

const moved = (table: Table, ship: string, to: Place): Table =>
  withShip(table, ship, () => ({ at: to.at, heading: to.heading }));

export function afterTold(table: Table, told: TableTold): Table {
  switch (told.kind) {
    case 'turn':
      return { ...table, turn: told.turn, ships: table.ships.map((ship) => ({ ...ship, acted: false })) };
    case 'initiative':
      return {
        ...table,
        acting: 0,
        order: told.order.map((squadron) => ({
          squadron,
          total: told.rolls.find((roll) => roll.squadron === squadron)?.total ?? 0,
        })),
      };
    case 'moved':
    case 'turned':
    case 'boxhauled':
    case 'drifted':
    case 'aligned':
      return moved(table, told.ship, told.to);
    case 'sail':
      return withShip(table, told.ship, () => ({ sail: told.to }));
    case 'cut':
      return withShip(table, told.ship, () => ({ anchored: false, sail: 'easy' }));
    case 'fires':
      return withShip(table, told.ship, () => ({ fires: told.fires }));
    case 'leaks':
      return withShip(table, told.ship, () => ({ leaks: told.leaks }));
    case 'rudder-repaired':
      return withShip(table, told.ship, () => ({ rudder: false }));
    case 'critical':
      return told.critical === 'rudder' ? withShip(table, told.ship, () => ({ rudder: true })) : table;
    case 'damage':
      return told.area === 'fort'
        ? withBattery(table, told.ship, { fort: told.left })
        : withBattery(
            withShip(table, told.ship, () => ({ [told.area]: told.left })),
            told.ship,
            told.area === 'crew' ? { crew: told.left } : {},
          );
    case 'fire': {
      const { side } = told;
      return side === null
        ? table
        : withShip(table, told.ship, (ship) => ({ fired: { ...ship.fired, [side]: true } }));
    }
    case 'sunk':
      return withShip(table, told.ship, () => ({ fate: 'sunk' }));
    case 'exploded':
      return withShip(table, told.ship, () => ({ fate: 'exploded' }));
    case 'aground':
      return withShip(table, told.ship, () => ({ fate: 'aground' }));
    case 'left':
      return withShip(table, told.ship, () => ({ fate: 'left' }));
    case 'struck':
      return withShip(table, told.ship, () => ({ colours: 'struck' }));
    case 'captured':
      return withShip(table, told.ship, () => ({ colours: 'prize', side: told.side, crew: told.crew }));
    case 'retaken':
      return withShip(table, told.ship, () => ({ colours: 'retaken', side: told.side, crew: told.crew }));
    case 'destroyed':
      return withBattery(table, told.ship, { state: 'destroyed' });
    case 'surrendered':
      return withBattery(table, told.ship, { state: 'surrendered' });
    case 'done':
      return withShip(table, told.ship, () => ({ acted: true }));
    default:
      return table;
  }
}

/** What makes one commander another. */
export interface Temper {
  /** Whether he takes Orders that are not forced on him. */
  readonly orders: boolean;
  /** Chance of success from which an Order is worth having. */
  readonly trust: number;
  /** The Turn of the Year in which he means to sail again after the Winter. */
  readonly spring: number;
  /** Sail of the line that a Battle must promise to be sought, and the loss from which it is shunned. */
  readonly seek: number;
  readonly shun: number;
  /** Whether Auxiliaries are sent out, Convoys raided, the trade covered. */
  readonly cruisers: boolean;
  /** Whether Flotillas are divided and Formed for the Orders there are. */
  readonly organises: boolean;
  /** Whether Prestige is spent where it brings more. */
  readonly spends: boolean;
}

/** The best there is. */
export const ADMIRAL: Temper = {
  orders: true,
  trust: 0.6,
  spring: 5,
  seek: 0.25,
  shun: -0.2,
  cruisers: true,
  organises: true,
  spends: true,
};

/** Does much the same in a hurry: he sails the Winter through and never spends what he has won. */
export const COMMODORE: Temper = { ...ADMIRAL, spring: 1, spends: false };

/** Sits in Port and repairs; sails only when an Order is forced on him. */
export const HARBOUR: Temper = {
  ...COMMODORE,
  orders: false,
  seek: 3,
  shun: 0,
  cruisers: false,
  organises: false,
};

/** What the panel calls each kind of question, and what sends everything. */
import type { AskKind } from '../../rules/sea/asks.ts';

export const TITLES: Readonly<Record<AskKind, string>> = {
  unfoul: 'Clear the rigging',
  plot: 'Plot the course',
  contested: 'A contested hex',
  grapple: 'Grapple',
  ungrapple: 'Cut free',
  boarding: 'Boarding parties',
  fire: 'Fire',
  'gun-losses': 'Guns lost',
  'board-on': 'Board in turn',
  disengage: 'Break off',
  load: 'Load',
  battery: 'Shore battery',
  orders: 'Orders ahead',
  message: 'A signal',
  flagship: 'A new flagship',
  squadrons: 'Flagship and squadrons',
  prepare: 'Sails at the start',
  muster: 'Choose your fleet',
  reload: 'Load',
  refloat: 'Aground',
};

/** What becomes of ships that nobody has thought of yet, on the button that sends everything. */
export const SEND_ALL = { sailing: 'Send all, the rest lie still', other: 'Send all as they stand' } as const;

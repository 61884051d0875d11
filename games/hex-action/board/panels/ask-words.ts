/** What the panel calls each kind of question, and what its last button says. */
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

/** What the confirming button says when it is the last word. */
export const CONFIRM: Readonly<Record<AskKind, string>> = {
  unfoul: 'So ordered',
  plot: 'Give orders',
  contested: 'So ordered',
  grapple: 'So ordered',
  ungrapple: 'So ordered',
  boarding: 'So ordered',
  fire: 'Fire as ordered',
  'gun-losses': 'Mark them',
  'board-on': 'So ordered',
  disengage: 'So ordered',
  load: 'Load',
  battery: 'Fire as ordered',
  orders: 'Give orders',
  message: 'So ordered',
  flagship: 'So ordered',
  squadrons: 'Form the squadrons',
  prepare: 'So ordered',
  muster: 'Send the fleet to sea',
  reload: 'Load',
  refloat: 'So ordered',
};

/** What becomes of ships that nobody has thought of yet, on the button that sends everything. */
export const SEND_ALL = { sailing: 'Send all, the rest lie still', other: 'Send all as they stand' } as const;

/**
 * Signals that can be made at a table in the place of words: a hoist of numeral flags, what it says in the manner of the
 * time, and what is meant. What travels and is kept is the id alone, so that each reader has it in his own language.
 */
export interface FlagSignal {
  readonly id: string;
  /** The flags from top to bottom. */
  readonly hoist: string;
  /** As an officer of the watch would read it out. */
  readonly words: string;
  /** The same to somebody of today. */
  readonly plain: string;
}

export const FLAG_SIGNALS = [
  { id: 'hail', hoist: '12', words: 'Pass within hail', plain: 'Hello' },
  { id: 'fortune', hoist: '47', words: 'Fair winds and a following sea', plain: 'Good luck' },
  { id: 'ready', hoist: '5', words: 'Cleared for action', plain: 'I am ready' },
  { id: 'heave-to', hoist: '31', words: 'Heave to', plain: 'Wait a moment, please' },
  { id: 'make-sail', hoist: '86', words: 'Make more sail', plain: 'Please go on' },
  { id: 'affirmative', hoist: '1', words: 'Affirmative', plain: 'Yes' },
  { id: 'negative', hoist: '0', words: 'Negative', plain: 'No' },
  { id: 'not-understood', hoist: '67', words: 'Signal not understood', plain: 'What do you mean?' },
  { id: 'closer', hoist: '16', words: 'Engage the enemy more closely', plain: 'Attack' },
  { id: 'assist', hoist: '54', words: 'In want of assistance', plain: 'I need help' },
  { id: 'follow', hoist: '83', words: 'Follow in my wake', plain: 'Do as I do' },
  { id: 'line', hoist: '20', words: 'Form the line of battle', plain: 'Stay together' },
  { id: 'chase', hoist: '73', words: 'General chase', plain: 'Everybody after them' },
  { id: 'haul-off', hoist: '39', words: 'Discontinue the action', plain: 'Let us withdraw' },
  { id: 'well-done', hoist: '90', words: 'Your conduct is observed with satisfaction', plain: 'Well played' },
  { id: 'obliged', hoist: '28', words: 'I am obliged to you', plain: 'Thank you' },
  { id: 'farewell', hoist: '94', words: 'Part company', plain: 'Good-bye' },
] as const satisfies readonly FlagSignal[];

export const signalOf = (id: string): FlagSignal | undefined => FLAG_SIGNALS.find((one) => one.id === id);

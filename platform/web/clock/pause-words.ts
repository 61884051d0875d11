/** Every sentence of a time to answer that a rule gives, and of its pause. */
import { countedWords, listedWords } from '../toolkit/phrases.ts';

export const COUNTDOWN_WORDS = {
  name: 'Time to answer',
  about: (name: string, limit: string, note: string) =>
    `${name}: ${limit} from when the question was put. ${note}`,
  left: (name: string, seconds: number) => `${name}: ${seconds} seconds left`,
  stopped: (name: string) => `${name} is stopped.`,
  pressing: (name: string, seconds: number) => `${name}: only ${countedWords(seconds, 'second')} left.`,
  twoMinutes: (name: string) => `${name}: less than 2 minutes left.`,
  little: (name: string, seconds: number) => `${name}: less than ${seconds} seconds left.`,
  pause: 'Pause',
  goOn: 'Go on',
} as const;

/** Who speaks is `You` for oneself; `mine` where he is meant who reads it. */
export const PAUSE_WORDS = {
  you: 'You',
  ended: (name: string) => `${name} ended the pause.`,
  paused: (time: string, name: string, mine: boolean) =>
    `Paused since ${time}, as ${mine ? 'you' : name} asked. Orders may be given.`,
  asked: (name: string, mine: boolean, time: string, others: readonly string[]) =>
    `${name} ${mine ? 'ask' : 'asks'} for a pause, since ${time}.${others.length === 0 ? '' : ` ${listedWords(others)} must agree.`} The clock runs meanwhile.`,
  declined: (name: string) => `${name} did not agree to a pause.`,
  withdraw: 'Withdraw',
  refuse: 'Refuse',
  agree: 'Agree',
  end: 'End the pause',
  goesOn: (seconds: number) => `The clock goes on in ${seconds} s`,
} as const;

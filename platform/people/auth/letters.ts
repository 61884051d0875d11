/** The letters that the house sends, and the way they go. Without a way there is none, and whoever asks is told so. */
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The name that a letter has wherever it is seen: one that comes twice is known by it. */
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Post {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export interface SmtpTerms {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

const CONNECT_MS = 10_000;

export function smtpPost({ url, from }: SmtpTerms): Post {
  const transport = createTransport(
    { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: CONNECT_MS },
    { from },
  );
  return {
    // No addresses but the one that is meant: what was typed never becomes a list of them, or a header.
    send: async ({ to, subject, text, id, headers }) => {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        ...(id === undefined ? {} : { messageId: id }),
        ...(headers === undefined ? {} : { headers: { ...headers } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** What letters say. A catalogue of another language would stand beside this one. */
export const LETTERS = {
  enter: (link: string) => ({
    subject: 'Sign in to Weathergage',
    text: `Somebody, you I hope, wants to sign in with this address. This link does it, once, within ten minutes:\n\n${link}\n\nIf it was not you, nothing has happened: throw this letter away.\n`,
  }),
  confirm: (link: string) => ({
    subject: 'Confirm your address for Weathergage',
    text: `An account has been asked for with this address. This link confirms that it is yours, within a day:\n\n${link}\n\nIf it was not you, throw this letter away and there will be no account.\n`,
  }),
  reset: (link: string) => ({
    subject: 'A new password for Weathergage',
    text: `A new password has been asked for. This link lets you set one, once, within an hour; all other devices are then signed out:\n\n${link}\n\nIf it was not you, throw this letter away: the old password holds.\n`,
  }),
  known: (page: string) => ({
    subject: 'You have an account at Weathergage',
    text: `Somebody tried to make an account with this address, and there is one already. If it was you, sign in, or ask for a new password:\n\n${page}\n\nIf it was not you, nothing has happened.\n`,
  }),
} as const;

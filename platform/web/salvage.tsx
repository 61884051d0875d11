/** Stands between a fault in one part of the page and the rest of it: nobody is left with a white sheet. */
import { Component, type ReactNode } from 'react';
import { PAGE_WORDS } from './page-words.ts';

interface SalvageProps {
  readonly children: ReactNode;
  /** What stands in place of the part that failed. */
  after(words: string): ReactNode;
}

export class Salvage extends Component<SalvageProps, { readonly words: string | null }> {
  override state: { readonly words: string | null } = { words: null };

  static getDerivedStateFromError(error: unknown): { readonly words: string } {
    return { words: troubleOf(error) };
  }

  override render(): ReactNode {
    const { words } = this.state;
    return words === null ? this.props.children : this.props.after(words);
  }
}

/** As browsers say that a part of the page did not come over the wire. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload/i;

/** What went wrong, and what to do next. */
export function troubleOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return NOT_FETCHED.test(message) ? PAGE_WORDS.notFetched : message;
}
